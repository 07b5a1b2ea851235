/** The small files that search engines and platforms ask for. */
import type { Settings } from '../config.ts'
import type { Entry } from './entries.ts'
import { singlePath } from './src/addresses.ts'
import { indexedPaths } from './src/pages.ts'

export function sitemap(entries: readonly Entry[], settings: Settings): string {
  const games = entries.map(({ game }) => singlePath(game.slug))
  const urls = [...indexedPaths(), ...games].map(
    (path) => `<url><loc>${settings.origins.site}${path}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

export const robots = (settings: Settings) =>
  `User-agent: *\nAllow: /\nSitemap: ${settings.origins.site}/sitemap.xml\n`

export const manifest = (settings: Settings) =>
  JSON.stringify({
    name: settings.siteName,
    short_name: settings.siteName,
    description: 'Free games that start at a touch.',
    start_url: '/',
    display: 'browser',
    background_color: '#f3faf0',
    theme_color: '#14613a',
    icons: [
      { src: '/logo.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
