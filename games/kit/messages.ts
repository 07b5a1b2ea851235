/**
 * Defines and parses the messages between a game's frame and its host page. Both sides check origin and source, and
 * ignore malformed messages.
 */
import { fieldsOf } from './fields.ts'
import { isRoundCode } from './fragment.ts'

/** A player's progress in a game, for the host page. */
export interface Summary {
  /** Whether there is an unfinished round. */
  readonly continues: boolean
  /** The current level; 0 in a game without numbered levels. */
  readonly level: number
  readonly stars: number
  /** As in `medals.ts`. */
  readonly medal: number
  /** The last date on which the daily round was played, and whether it earned a golden flower. */
  readonly day: string
  readonly golden: boolean
}

export type FromGame =
  /** The game is drawn and responds to input. Repeated on `hello`. */
  | { readonly arcade: 'ready' }
  /** A round has ended. */
  | { readonly arcade: 'over' }
  /** Asks the page to let the frame fill the window, or to stop, where the platform has no fullscreen. */
  | { readonly arcade: 'fill'; readonly on: boolean }
  /** The games are being stored for offline use: store the pages as well. */
  | { readonly arcade: 'keep' }
  /** Asks the page to open the system's share sheet, because a frame may not. The page answers with `shared`. */
  | { readonly arcade: 'share'; readonly text: string; readonly url: string }
  /** The player reports a problem with the round of this challenge code: opens the contact form. */
  | { readonly arcade: 'report'; readonly code: string }
  /** The player's progress. Sent when the game opens and after every change. */
  | { readonly arcade: 'has'; readonly has: Summary }

/** How much of a frame is outside the viewport, above and below, in CSS pixels: see `shell/fit.ts`. */
export interface Hidden {
  readonly above: number
  readonly below: number
}

export type FromPage =
  /** The page now listens: a game that is already ready says so again. */
  | { readonly arcade: 'hello' }
  | ({ readonly arcade: 'sight' } & Hidden)
  /** The frame has left the viewport. */
  | { readonly arcade: 'away' }
  /** A key pressed on the page but meant for the game, as in `KeyboardEvent.code`. */
  | { readonly arcade: 'key'; readonly code: string }
  /** The visitor navigated back: ends `fill`. */
  | { readonly arcade: 'unfill' }
  /** The page's URL has this challenge in its fragment. */
  | { readonly arcade: 'challenge'; readonly code: string }
  /** Whether the share sheet has opened. */
  | { readonly arcade: 'shared'; readonly done: boolean }
  /** Whether all pages have been stored. */
  | { readonly arcade: 'kept'; readonly all: boolean }

export function readFromGame(data: unknown): FromGame | undefined {
  const { arcade, on, has, text, url, code } = fieldsOf(data)
  if (arcade === 'ready' || arcade === 'keep' || arcade === 'over') return { arcade }
  if (arcade === 'has') {
    const summary = readSummary(has)
    return summary && { arcade, has: summary }
  }
  if (arcade === 'report') return isRoundCode(code) ? { arcade, code } : undefined
  if (arcade === 'share') return isShareable(text) && isShareable(url) ? { arcade, text, url } : undefined
  return arcade === 'fill' && typeof on === 'boolean' ? { arcade, on } : undefined
}

/** A challenge link has at most 8 KB. */
const MOST_SHARED_CHARS = 10_000
const isShareable = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MOST_SHARED_CHARS

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** Parses a summary from a message or from storage. Undefined if any field is invalid. */
export function readSummary(data: unknown): Summary | undefined {
  const { continues, level, stars, medal, day, golden } = fieldsOf(data)
  if (typeof continues !== 'boolean' || typeof golden !== 'boolean') return undefined
  if (typeof day !== 'string' || !/^(\d{4}-\d\d-\d\d)?$/.test(day)) return undefined
  if (!isCount(level) || !isCount(stars) || !isCount(medal) || medal > 4) return undefined
  return { continues, level, stars, medal, day, golden }
}

export function readFromPage(data: unknown): FromPage | undefined {
  const { arcade, code, all, above, below, done } = fieldsOf(data)
  if (arcade === 'hello' || arcade === 'unfill' || arcade === 'away') return { arcade }
  if (arcade === 'sight') return isCount(above) && isCount(below) ? { arcade, above, below } : undefined
  if (arcade === 'key' || arcade === 'challenge')
    return typeof code === 'string' ? { arcade, code } : undefined
  if (arcade === 'shared') return typeof done === 'boolean' ? { arcade, done } : undefined
  return arcade === 'kept' && typeof all === 'boolean' ? { arcade, all } : undefined
}
