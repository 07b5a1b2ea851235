/** Queues the big words (medal, fever, new zone), so that each is shown alone. */
import { medalWon } from '../../kit/medals.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { MEDALS, zoneAt } from '../rules/curve.ts'
import { storeysOf, type BuildingSite } from '../rules.ts'
import { zoneName } from '../words.ts'
import { GARLAND } from './lamps.ts'

/** Size of a word in grains, and how far it rises in pixels. */
const LARGE = 320
const RISE = 46

/** Position and size of a word: below the bars and the lamps, even after it has risen. */
export const placeIn = ({ width, safe }: Pick<Stage, 'width' | 'safe'>, unit: number) => ({
  x: width / 2,
  y: safe.top + GARLAND + RISE + (LARGE * unit) / 2,
  size: LARGE * unit,
})

/** Seconds between two words. */
const ALONE = 0.8

/** Words for a change, most important first. */
export function announced(before: BuildingSite, after: BuildingSite): readonly string[] {
  const [from, to] = [storeysOf(before), storeysOf(after)]
  const medal = medalWon(MEDALS, from, to)
  return [
    ...(medal ? [`${medal}!`] : []),
    ...(after.fever && !before.fever ? ['Fever!'] : []),
    ...(zoneAt(to) > zoneAt(from) ? [zoneName(after)] : []),
  ]
}

interface Announcements {
  add(words: readonly string[]): void
  /** Advances time. Returns the word to show now, if any. */
  pass(delta: number): string | undefined
  /** Whether no word is shown or queued. */
  isQuiet(): boolean
  clear(): void
}

export function createAnnouncements(): Announcements {
  let queue: readonly string[] = []
  let left = 0
  return {
    add: (words) => void (queue = [...queue, ...words]),
    pass(delta) {
      left -= delta
      const [next, ...others] = queue
      if (next === undefined || left > 0) return undefined
      queue = others
      left = ALONE
      return next
    },
    isQuiet: () => left <= 0 && queue.length === 0,
    clear() {
      queue = []
      left = 0
    },
  }
}
