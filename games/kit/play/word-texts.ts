/** Reads the texts of floating words: their kind, which belong together, and what Calm leaves of them. Pure. */
import type { MEDAL_NAMES } from '../medals.ts'
import type { FloatKind } from '../paint/floating-words.ts'

/** The higher, the more important. */
export const RANKS: Readonly<Record<FloatKind, number>> = { score: 0, times: 1, word: 2, title: 3, medal: 4 }

/** A copy, because code that all late scripts share would become a script of its own. */
const MEDALS: typeof MEDAL_NAMES = ['Bronze', 'Silver', 'Gold', 'Emerald']
const SCORE = /^[+−]\d+$/
const TIMES = /^×\d/
const MEDAL = new RegExp(`^(?:${MEDALS.join('|')})\\b`)
const COUNTED = /\s*[+−×]\s?\d+/g

/** A medal is one whatever the game calls it. */
export function kindOf(text: string, given?: FloatKind): FloatKind {
  if (MEDAL.test(text)) return 'medal'
  if (given) return given
  if (SCORE.test(text)) return 'score'
  return TIMES.test(text) ? 'times' : 'word'
}

/** Equal for texts that differ only in their numbers: 'Close! +4' and 'Close! +8'. */
export const patternOf = (text: string): string => text.replaceAll(/\d+/g, '#')

/** '+3' and '+2' are '+5'. Both have the same pattern. */
export const sumOf = (one: string, other: string): string =>
  patternOf(one).replace('#', String(Number(one.slice(1)) + Number(other.slice(1))))

/** What Calm shows of a text; empty for nothing. */
export const calmed = (text: string, kind: FloatKind): string =>
  kind === 'word' || kind === 'title' ? text.replaceAll(COUNTED, '').trim() : ''
