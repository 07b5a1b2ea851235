/** A recorded round that goes with a message, kept in the history entry of the contact page. */
import { fieldsOf } from '../../games/kit/fields.ts'
import { FRAGMENT, isRoundCode } from '../../games/kit/fragment.ts'
import { singlePath } from './addresses.ts'
import type { CatalogueCard } from './catalogue.ts'

interface ReportedRound {
  readonly slug: string
  readonly code: string
}

export interface RoundReport {
  /** The title of the game. */
  readonly title: string
  /** Replays the round in the game. */
  readonly link: string
}

export const stateOf = (reported: ReportedRound) => ({ reported })

/** Parses the untrusted state of a history entry. Undefined without a round of a game in the catalogue. */
export function readReport(
  state: unknown,
  cards: readonly Pick<CatalogueCard, 'slug' | 'title'>[],
  siteOrigin: string,
): RoundReport | undefined {
  const { slug, code } = fieldsOf(fieldsOf(state)['reported'])
  const card = cards.find((each) => each.slug === slug)
  if (!card || !isRoundCode(code)) return undefined
  return { title: card.title, link: siteOrigin + singlePath(card.slug) + FRAGMENT + code }
}

/** Takes the round out of the current history entry, so that a reload does not bring it back. */
export function dropReport(): void {
  history.replaceState({ ...fieldsOf(history.state), usr: null }, '')
}

/** The note with the link below it. */
export const withReport = (note: string, { title, link }: RoundReport) =>
  `${note}\n\nThe reported round of ${title}:\n${link}`
