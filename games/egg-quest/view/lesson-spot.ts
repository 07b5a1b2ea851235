/** Finds where a place of lesson-places.ts is. */
import type { Screen } from '../../kit/board/room.ts'
import type { ElementSpot } from '../../kit/view.ts'
import { CROW_PLACE, EGG_PLACE, PLATE_PLACE, WIND_PLACE } from '../lesson-places.ts'
import { nestOf, type Climb } from '../rules.ts'
import { crowSpot, windSpot } from './air.ts'
import { plateSpot } from './hud.ts'
import type { Lens } from './lens.ts'
import { nestSpot, seatSpot } from './tree.ts'

export function lessonSpot({ safe }: Screen, lens: Lens, place: number, climb: Climb): ElementSpot {
  const { at, tick, eggs } = climb
  if (place === PLATE_PLACE) return plateSpot(safe, eggs)
  if (place === EGG_PLACE) return seatSpot(lens, nestOf(climb, at), tick)
  const next = nestOf(climb, at + 1)
  if (place === WIND_PLACE) return windSpot(lens, next)
  return place === CROW_PLACE ? crowSpot(lens, next, tick) : nestSpot(lens, next, tick)
}
