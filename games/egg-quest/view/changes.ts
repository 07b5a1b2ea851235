/** What happened between two states: found once, for sounds, sparks and faces. */
import { medalWon } from '../../kit/medals.ts'
import { MEDALS, zoneAt } from '../rules/curve.ts'
import type { Climb } from '../rules.ts'

export interface Changes {
  readonly leapt: boolean
  readonly landed: boolean
  readonly centred: boolean
  readonly fellBack: boolean
  readonly broke: boolean
  readonly letGo: boolean
  readonly arrived: boolean
  /** Points for seeds caught. */
  readonly caught: number
  /** The zone just entered. */
  readonly entered: number | undefined
  /** The name of the medal just won. */
  readonly medal: string | undefined
}

export function changesOf(before: Climb, after: Climb): Changes {
  const landed = after.best > before.best
  const zone = zoneAt(after.best)
  return {
    leapt: after.leaps > before.leaps,
    landed,
    centred: after.centres > before.centres,
    fellBack: after.backs > before.backs,
    broke: after.eggs < before.eggs,
    letGo: !before.flight && after.flight?.rise === 0,
    arrived: before.waiting > 0 && after.waiting === 0,
    caught: landed ? 0 : Math.max(0, after.points - before.points),
    entered: landed && zone > zoneAt(before.best) ? zone : undefined,
    medal: medalWon(MEDALS, before.points, after.points),
  }
}
