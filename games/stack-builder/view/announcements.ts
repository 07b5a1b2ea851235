/** Chooses the big words (medal, fever, new zone) and their place. */
import { medalWon } from '../../kit/medals.ts'
import type { Float } from '../../kit/paint/floats.ts'
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

interface Announcement extends Pick<Float, 'kind'> {
  readonly text: string
}

/** Words for a change, most important first. */
export function announced(before: BuildingSite, after: BuildingSite): readonly Announcement[] {
  const [from, to] = [storeysOf(before), storeysOf(after)]
  const medal = medalWon(MEDALS, from, to)
  return [
    ...(medal ? [{ text: `${medal}!`, kind: 'medal' } as const] : []),
    ...(after.fever && !before.fever ? [{ text: 'Fever!', kind: 'title' } as const] : []),
    ...(zoneAt(to) > zoneAt(from) ? [{ text: zoneName(after), kind: 'title' } as const] : []),
  ]
}
