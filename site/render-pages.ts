/** Prerenders every page of the site: the listed pages, and one for each game. */
import type { Settings } from '../config.ts'
import type { PageDocument } from './document.ts'
import { dealRow, type CatalogueEntry } from './entries.ts'
import { homeFacts, videoGame } from './facts.ts'
import { singlePath } from './src/addresses.ts'

type Prerender = typeof import('./src/prerender.tsx')

export interface RenderedPage {
  /** The name of the file to write, without `.html`. */
  readonly file: string
  readonly document: PageDocument
}

export async function* renderPages(
  site: Prerender,
  entries: readonly CatalogueEntry[],
  settings: Settings,
  modulesOf: (screen: string) => readonly string[],
): AsyncGenerator<RenderedPage> {
  const { MOST_IN_PAGE } = site
  const bySlug = new Map(entries.map((entry) => [entry.game.slug, entry]))
  const entryOf = (slug: string) => {
    const entry = bySlug.get(slug)
    if (!entry) throw new Error(`No game has the slug ${JSON.stringify(slug)}.`)
    return entry
  }
  const loadText = async (slug: string) => entryOf(slug).game
  const rows = entries.length <= MOST_IN_PAGE ? entries.map(dealRow) : []
  /** Only pages with an empty grid contain card data. */
  const cardsFor = (body: string) => (rows.length > 0 && body.includes('class="undealt"') ? rows : undefined)

  for (const [name, page] of site.shownPages) {
    if (page.file === undefined) continue
    const head = site.pageHead(page)
    const { failure } = page
    const body = await site.renderPage(head.path ?? `/${page.file}`, loadText, failure)
    yield {
      file: page.file,
      document: {
        title: site.titleOf(head),
        description: page.description(settings.siteName),
        path: head.path,
        modules: page.load ? modulesOf(name) : [],
        failure,
        ...(name === 'home' && { facts: homeFacts(entries, MOST_IN_PAGE, settings) }),
        cards: cardsFor(body),
        body,
      },
    }
  }

  for (const card of site.cards) {
    const entry = entryOf(card.slug)
    const head = site.gameHead(card)
    const body = await site.renderPage(singlePath(card.slug), loadText)
    yield {
      file: `single/${card.slug}`,
      document: {
        title: site.titleOf(head),
        description: entry.summary,
        path: head.path,
        image: entry.game.image,
        imageAlt: `${card.title}: a picture of the game, with its name`,
        modules: [...modulesOf('game-texts'), `/game/${card.slug}.js`],
        facts: videoGame(entry, settings),
        cards: cardsFor(body),
        body,
      },
    }
  }
}
