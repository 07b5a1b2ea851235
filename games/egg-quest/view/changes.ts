/** Derives the events between two states, for sounds, effects and moods. */
import { medalWon } from '../../kit/medals.ts'
import { isFever } from '../rules/chain.ts'
import { MEDALS, zoneAt } from '../rules/curve.ts'
import type { Seed } from '../rules/nests.ts'
import { seedsCaught, type Climb } from '../rules.ts'

export interface Changes {
  readonly leapt: boolean
  readonly landed: boolean
  readonly centred: boolean
  /** In a golden nest. */
  readonly gilt: boolean
  readonly fellBack: boolean
  /** Mother hen brings the egg back. */
  readonly saved: boolean
  /** A golden egg was earned. */
  readonly golden: boolean
  /** A crow stopped the egg. */
  readonly bumped: boolean
  /** A crow fled. */
  readonly scared: boolean
  readonly broke: boolean
  /** The nest dropped the egg. */
  readonly letGo: boolean
  /** The next egg appeared. */
  readonly arrived: boolean
  /** A fever started. */
  readonly fevered: boolean
  /** A chain of at least two ended or cooled. */
  readonly cooled: boolean
  readonly caught: readonly Seed[]
  /** Points gained. */
  readonly gain: number
  /** The zone just entered. */
  readonly entered: number | undefined
  /** The name of the medal just won. */
  readonly medal: string | undefined
}

export function changesOf(before: Climb, after: Climb): Changes {
  const zone = zoneAt(after.best)
  return {
    leapt: after.leaps > before.leaps,
    landed: after.best > before.best,
    centred: after.centres > before.centres,
    gilt: after.nests.some(({ id, golden }) => golden && id === after.best && id > before.best),
    fellBack: after.backs > before.backs,
    saved: after.saves > before.saves,
    golden: after.golden > before.golden,
    bumped: after.bumps > before.bumps,
    scared: after.scared > before.scared,
    broke: after.eggs < before.eggs,
    letGo: !before.flight && after.flight?.rise === 0,
    arrived: before.waiting > 0 && after.waiting === 0,
    fevered: isFever(after) && !isFever(before),
    cooled: after.combo < before.combo && before.combo > 1,
    caught: seedsCaught(before, after),
    gain: after.points - before.points,
    entered: zone > zoneAt(before.best) ? zone : undefined,
    medal: medalWon(MEDALS, before.points, after.points),
  }
}
