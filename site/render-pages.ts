/** Every page of the site that is written ahead of time, and what each says of itself. */
import type { Settings } from '../config.ts'
import type { PageDocument } from './document.ts'
import type { Entry } from './entries.ts'

import { singlePath } from './src/addresses.ts'
import type { Head } from './src/head.ts'

type Prerender = typeof import('./src/prerender.tsx')
type HeadName = Exclude<keyof Prerender['heads'], 'error'>

export interface SitePage {
  /** Where the page is written, without `.html`. */
  readonly file: string
  readonly document: PageDocument
}

/** The site's own pages: where each is written, and what it says of itself to search engines. */
const STATIC: readonly {
  name: HeadName
  file: string
  screen?: string
  description: (name: string) => string
}[] = [
  {
    name: 'home',
    file: 'index',
    description: () =>
      'Puzzles, arcade games and a pool table, free to play in any browser: no account, no advertising, nothing to install.',
  },
  {
    name: 'about',
    file: 'about',
    screen: 'about',
    description: (name) =>
      `Who we are at ${name}: our story, our team, and how we choose plants, tools and advice.`,
  },
  {
    name: 'privacy',
    file: 'privacy-policy',
    screen: 'privacy',
    description: (name) => `What ${name} collects, why, with whom it is shared, and how it is kept safe.`,
  },
  {
    name: 'terms',
    file: 'term-condition',
    screen: 'terms',
    description: (name) => `The terms on which you may use the website of ${name}.`,
  },
  {
    name: 'contact',
    file: 'contact-us',
    screen: 'contact',
    description: (name) =>
      `Write to ${name}: a question, an idea, a game that misbehaves. A person reads every message.`,
  },
  { name: 'notFound', file: '404', description: () => 'There is no page at this address.' },
]

export async function* renderPages(
  site: Prerender,
  entries: readonly Entry[],
  settings: Settings,
  modulesOf: (screen: string) => readonly string[],
): AsyncGenerator<SitePage> {
  const bySlug = new Map(entries.map((entry) => [entry.game.slug, entry]))
  const entryOf = (slug: string) => {
    const entry = bySlug.get(slug)
    if (!entry) throw new Error(`No game has the slug ${JSON.stringify(slug)}.`)
    return entry
  }
  const loadText = async (slug: string) => entryOf(slug).game

  for (const { name, file, screen, description } of STATIC) {
    const head: Head = site.heads[name]
    yield {
      file,
      document: {
        title: site.titleOf(head),
        description: description(settings.siteName),
        path: head.path,
        modules: screen ? modulesOf(screen) : [],
        body: await site.renderPage(head.path ?? `/${file}`, loadText),
      },
    }
  }

  const failure = 'No game has this slug.'
  yield {
    file: 'error',
    document: {
      title: site.titleOf(site.heads.error),
      description: 'Something went wrong while this page was shown.',
      failure,
      body: await site.renderPage('/single', loadText, failure),
    },
  }

  for (const card of site.cards) {
    const entry = entryOf(card.slug)
    const head = site.gameHead(card)
    yield {
      file: `single/${card.slug}`,
      document: {
        title: site.titleOf(head),
        description: entry.summary,
        path: head.path,
        image: entry.game.image,
        modules: [...modulesOf('game-texts'), `/game/${card.slug}.js`],
        facts: videoGame(entry, settings),
        body: await site.renderPage(singlePath(card.slug), loadText),
      },
    }
  }
}

const videoGame = ({ game, genre, summary }: Entry, settings: Settings) => ({
  '@context': 'https://schema.org',
  '@type': 'VideoGame',
  name: game.title,
  url: settings.origins.site + singlePath(game.slug),
  image: settings.origins.site + game.image,
  description: summary,
  genre,
  gamePlatform: 'Web browser',
  applicationCategory: 'Game',
  operatingSystem: 'Any',
  playMode: 'SinglePlayer',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  publisher: { '@type': 'Organization', name: settings.siteName, url: settings.origins.site },
})

export function sitemap(entries: readonly Entry[], settings: Settings): string {
  const paths = ['/', '/about', '/privacy-policy', '/term-condition', '/contact-us']
  const games = entries.map(({ game }) => singlePath(game.slug))
  const urls = [...paths, ...games].map((path) => `<url><loc>${settings.origins.site}${path}</loc></url>`)
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
