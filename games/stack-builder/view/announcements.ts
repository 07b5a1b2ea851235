/** The words that stand alone: a medal, the fever, a new zone. One after the other, so that none hides another. */
import { medalWon } from '../../kit/medals.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { MEDALS, zoneAt } from '../rules/curve.ts'
import { storeysOf, type Site } from '../rules.ts'
import { zoneName } from '../words.ts'
import { GARLAND } from './lamps.ts'

/** Grains: how large such a word is; and pixels by which it rises. */
const LARGE = 320
const RISE = 46

/** Below the bars and the lamps, even when it has risen. */
export const placeIn = ({ width, safe }: Pick<Stage, 'width' | 'safe'>, unit: number) => ({
  x: width / 2,
  y: safe.top + GARLAND + RISE + (LARGE * unit) / 2,
  size: LARGE * unit,
})

/** Seconds that a word has for itself. */
const ALONE = 0.8

/** What a change gives cause to, the most important first. */
export function announced(before: Site, after: Site): readonly string[] {
  const [from, to] = [storeysOf(before), storeysOf(after)]
  const medal = medalWon(MEDALS, from, to)
  return [
    ...(medal ? [`${medal}!`] : []),
    ...(after.fever && !before.fever ? ['Fever!'] : []),
    ...(zoneAt(to) > zoneAt(from) ? [zoneName(after)] : []),
  ]
}

export interface Announcements {
  add(words: readonly string[]): void
  /** Lets time pass; gives the word whose turn it is now, if one's is. */
  pass(delta: number): string | undefined
  /** Whether no word is there, nor waits. */
  isQuiet(): boolean
  clear(): void
}

export function createAnnouncements(): Announcements {
  let waiting: readonly string[] = []
  let left = 0
  return {
    add: (words) => void (waiting = [...waiting, ...words]),
    pass(delta) {
      left -= delta
      const [next, ...others] = waiting
      if (next === undefined || left > 0) return undefined
      waiting = others
      left = ALONE
      return next
    },
    isQuiet: () => left <= 0 && waiting.length === 0,
    clear() {
      waiting = []
      left = 0
    },
  }
}
