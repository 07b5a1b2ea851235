/** Generates sitemap, robots.txt and web app manifest. */
import type { Settings } from '../config.ts'
import { SCREENSHOTS } from './screenshots.ts'
import type { CatalogueEntry } from './entries.ts'
import { singlePath } from './src/addresses.ts'
import { indexedPaths } from './src/pages.ts'

/** `dateOf` returns when a page last changed, if known: a wrong date would be worse than none. */
export function sitemap(
  entries: readonly CatalogueEntry[],
  settings: Settings,
  dateOf: (path: string) => string | undefined,
): string {
  const games = entries.map(({ game }) => singlePath(game.slug))
  const urls = [...indexedPaths(settings.contactForm), ...games].map((path) => {
    const date = dateOf(path)
    const lastmod = date ? `<lastmod>${date}</lastmod>` : ''
    return `<url><loc>${settings.origins.site}${path}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

export const robots = (settings: Settings) =>
  `User-agent: *\nAllow: /\nSitemap: ${settings.origins.site}/sitemap.xml\n`

export const manifest = (settings: Settings) =>
  JSON.stringify({
    name: settings.siteName,
    short_name: settings.siteName,
    description: 'Free games that start at a touch.',
    lang: 'en',
    id: '/',
    start_url: '/',
    scope: '/',
    // Works without browser controls: header and footer link to every page.
    display: 'standalone',
    categories: ['games', 'entertainment'],
    background_color: '#f3faf0',
    theme_color: '#14613a',
    icons: [
      { src: '/logo.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    screenshots: SCREENSHOTS.map(({ file, width, height, label }) => ({
      src: `/${file}`,
      type: 'image/jpeg',
      sizes: `${width}x${height}`,
      form_factor: width > height ? 'wide' : 'narrow',
      label,
    })),
  })
