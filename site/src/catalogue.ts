/** The list of games. The build finds them by folder and writes them into the script, so that nothing has to be fetched. */
import rows from 'virtual:cards'
import { logoAddress } from './addresses.ts'
import { settings } from './settings.ts'

export interface Game {
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

/** What every page knows about every game. The texts come with the game's own page. */
export type Card = Pick<Game, 'title' | 'slug' | 'logo' | 'gameurl'> & {
  readonly colour: string
}

/** What a game's own small module holds. */
export type GameText = Pick<Game, 'description' | 'sec_desc'>

/** A card as the script carries it. The mark is the part of the logo's address that does not follow from the slug. */
export type CardRow = readonly [slug: string, title: string, mark: string, colour: string]

/** The part of a row that dealing a card into the page needs. The page itself carries these for the inline script. */
export type DealRow = readonly [slug: string, title: string, mark: string]

/**
 * A page without scripts lists the catalogue, and one with scripts is dealt from what it carries: both up to this
 * many games. Beyond that, pages would grow with the catalogue.
 */
export const MOST_IN_PAGE = 200

export const cards: readonly Card[] = rows.map(([slug, title, mark, colour]) => ({
  slug,
  title,
  logo: logoAddress(slug, mark),
  colour,
  gameurl: `${settings.origins.games}/${slug}`,
}))

export function findCard(slug: string | null): Card {
  const card = cards.find((each) => each.slug === slug)
  if (!card)
    throw new Error(
      slug === null ? 'No game was asked for.' : `No game has the slug ${JSON.stringify(slug)}.`,
    )
  return card
}
