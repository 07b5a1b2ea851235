/** Prerenders every page of the site: those in the list of pages, and one for each game. */
import type { Settings } from '../config.ts'
import type { PageDocument } from './document.ts'
import type { Entry } from './entries.ts'
import { singlePath } from './src/addresses.ts'

type Prerender = typeof import('./src/prerender.tsx')

export interface RenderedPage {
  /** The name of the file to write, without `.html`. */
  readonly file: string
  readonly document: PageDocument
}

/** The host answers an unknown slug with the error page, which logs this. */
const UNKNOWN_GAME = 'No game has this slug.'

export async function* renderPages(
  site: Prerender,
  entries: readonly Entry[],
  settings: Settings,
  modulesOf: (screen: string) => readonly string[],
): AsyncGenerator<RenderedPage> {
  const bySlug = new Map(entries.map((entry) => [entry.game.slug, entry]))
  const entryOf = (slug: string) => {
    const entry = bySlug.get(slug)
    if (!entry) throw new Error(`No game has the slug ${JSON.stringify(slug)}.`)
    return entry
  }
  const loadText = async (slug: string) => entryOf(slug).game

  for (const [name, page] of site.listedPages) {
    if (page.file === undefined) continue
    const head = site.pageHead(page)
    const failure = name === 'error' ? UNKNOWN_GAME : undefined
    yield {
      file: page.file,
      document: {
        title: site.titleOf(head),
        description: page.description(settings.siteName),
        path: head.path,
        modules: page.load ? modulesOf(name) : [],
        failure,
        body: await site.renderPage(head.path ?? `/${page.file}`, loadText, failure),
      },
    }
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

/** Structured data for search engines. */
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
