/**
 * What a game in its frame and the page around it say to each other, for both sides. Each checks origin and source of
 * what it hears, and what is malformed says nothing.
 */
import { fieldsOf } from './fields.ts'

/** What a visitor has in a game, in a few words. */
export interface Summary {
  /** Whether a round waits to be played on. */
  readonly continues: boolean
  /** Where the journey stands; 0 in a game without one. */
  readonly level: number
  readonly stars: number
  /** As in `medals.ts`. */
  readonly medal: number
  /** The last date on which the round of the day was played, and whether a golden flower grew. */
  readonly day: string
  readonly golden: boolean
}

export type FromGame =
  /** The picture stands and a press is answered. Said again when asked: see `hello`. */
  | { readonly arcade: 'ready' }
  /** Where the platform has no fullscreen: let the frame fill the window, or no longer. */
  | { readonly arcade: 'fill'; readonly on: boolean }
  /** The games are being kept for offline use: keep the pages as well. */
  | { readonly arcade: 'keep' }
  /** What the visitor has in this game. Said as it opens, and when it has changed. */
  | { readonly arcade: 'has'; readonly has: Summary }

/** What of a frame is out of sight, above and below, in CSS pixels: see `shell/fit.ts`. */
export interface Hidden {
  readonly above: number
  readonly below: number
}

export type FromPage =
  /** The page listens from now on: a game that was ready before says so once more. */
  | { readonly arcade: 'hello' }
  | ({ readonly arcade: 'sight' } & Hidden)
  /** Nothing of the frame is in sight any more. */
  | { readonly arcade: 'away' }
  /** A key that was pressed on the page and is meant for the game, as in `KeyboardEvent.code`. */
  | { readonly arcade: 'key'; readonly code: string }
  /** The visitor went back: end what `fill` asked for. */
  | { readonly arcade: 'unfill' }
  /** The visitor came by a link with this challenge in its fragment. */
  | { readonly arcade: 'challenge'; readonly code: string }
  /** Whether all pages are kept. */
  | { readonly arcade: 'kept'; readonly all: boolean }

export function readFromGame(data: unknown): FromGame | undefined {
  const { arcade, on, has } = fieldsOf(data)
  if (arcade === 'ready' || arcade === 'keep') return { arcade }
  if (arcade === 'has') {
    const summary = readSummary(has)
    return summary && { arcade, has: summary }
  }
  return arcade === 'fill' && typeof on === 'boolean' ? { arcade, on } : undefined
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** For a message, and for what was kept of one. Nothing, if anything in it is not as it should be. */
export function readSummary(data: unknown): Summary | undefined {
  const { continues, level, stars, medal, day, golden } = fieldsOf(data)
  if (typeof continues !== 'boolean' || typeof golden !== 'boolean') return undefined
  if (typeof day !== 'string' || !/^(\d{4}-\d\d-\d\d)?$/.test(day)) return undefined
  if (!isCount(level) || !isCount(stars) || !isCount(medal) || medal > 4) return undefined
  return { continues, level, stars, medal, day, golden }
}

export function readFromPage(data: unknown): FromPage | undefined {
  const { arcade, code, all, above, below } = fieldsOf(data)
  if (arcade === 'hello' || arcade === 'unfill' || arcade === 'away') return { arcade }
  if (arcade === 'sight') return isCount(above) && isCount(below) ? { arcade, above, below } : undefined
  if (arcade === 'key' || arcade === 'challenge')
    return typeof code === 'string' ? { arcade, code } : undefined
  return arcade === 'kept' && typeof all === 'boolean' ? { arcade, all } : undefined
}
