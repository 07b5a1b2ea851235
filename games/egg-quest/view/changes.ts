/** What happened between two states: found once, for sounds, sparks and faces. */
import { medalWon } from '../../kit/medals.ts'
import { isFever } from '../rules/chain.ts'
import { MEDALS, zoneAt } from '../rules/curve.ts'
import type { Seed } from '../rules/nests.ts'
import { caughtIn, type Climb } from '../rules.ts'

export interface Changes {
  readonly leapt: boolean
  readonly landed: boolean
  readonly centred: boolean
  readonly fellBack: boolean
  /** Mother hen brings the egg back; there is a golden egg; a crow was run into, or fled. */
  readonly saved: boolean
  readonly golden: boolean
  readonly bumped: boolean
  readonly scared: boolean
  readonly broke: boolean
  readonly letGo: boolean
  readonly arrived: boolean
  /** A fever has begun; and a chain that was worth something has ended or cooled. */
  readonly fevered: boolean
  readonly cooled: boolean
  /** Seeds that were caught, and what came in. */
  readonly caught: readonly Seed[]
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
    caught: caughtIn(before, after),
    gain: after.points - before.points,
    entered: zone > zoneAt(before.best) ? zone : undefined,
    medal: medalWon(MEDALS, before.points, after.points),
  }
}
