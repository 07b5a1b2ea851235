/** The list of games, which the build writes into the script. */
import rows from 'virtual:cards'
import { logoAddress } from './addresses.ts'
import { settings } from './settings.ts'

export interface CatalogueGame {
  readonly title: string
  readonly slug: string
  /** The large picture. */
  readonly image: string
  /** The card's picture. */
  readonly logo: string
  /** The playable page, loaded in the frame. */
  readonly gameurl: string
  /** HTML, shown sanitized. */
  readonly description: string
  /** HTML, shown sanitized. */
  readonly sec_desc: string
}

/** The data of a game that every page has. Its texts come with the game's own page. */
export type CatalogueCard = Pick<CatalogueGame, 'title' | 'slug' | 'logo' | 'gameurl'> & {
  readonly colour: string
}

/** The content of a game's text module. */
export type GameDescriptions = Pick<CatalogueGame, 'description' | 'sec_desc'>

/** A card in compact form. The mark is the part of the logo's address that does not follow from the slug. */
export type CardRow = readonly [slug: string, title: string, mark: string, colour: string]

/** The part of a row that the inline script needs. The page contains these rows. */
export type DealRow = readonly [slug: string, title: string, mark: string]

/**
 * The maximum number of games in a page, both in the list for browsers without scripts and in the card data. It keeps
 * pages from growing with the catalogue.
 */
export const MOST_IN_PAGE = 200

export const cards: readonly CatalogueCard[] = rows.map(([slug, title, mark, colour]) => ({
  slug,
  title,
  logo: logoAddress(slug, mark),
  colour,
  gameurl: `${settings.origins.games}/${slug}`,
}))

export function findCard(slug: string | null): CatalogueCard {
  const card = cards.find((each) => each.slug === slug)
  if (!card)
    throw new Error(
      slug === null ? 'The address contains no slug.' : `No game has the slug ${JSON.stringify(slug)}.`,
    )
  return card
}
