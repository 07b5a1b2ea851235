/** Finds where a place of lesson-places.ts is. */
import type { ElementSpot } from '../../kit/view.ts'
import { CROW_PLACE, EGG_PLACE, GOLDEN_PLACE, WIND_PLACE } from '../lesson-places.ts'
import { TREE } from '../rules/curve.ts'
import { crowX, crowY, goldenOf, nestX, nestY } from '../rules/nests.ts'
import { EGG, nestOf, type Climb } from '../rules.ts'
import type { Lens } from './lens.ts'

/** Diameters of rings, in units. */
const CROW = 67
/** What hangs from a nest is this much wider than the nest. */
const HANGING = 40
/** Middle and height of the windy band above a nest, as shares of the distance between nests: see air.ts. */
const BAND = { middle: 0.7, height: 0.9 }

export function lessonSpot({ unit, x, y }: Lens, place: number, climb: Climb): ElementSpot {
  const { at, tick } = climb
  const spotAt = (across: number, up: number, size: number) => ({ x: x(across), y: y(up), size: size * unit })
  const [nest, next] = [nestOf(climb, at), nestOf(climb, at + 1)]
  if (place === EGG_PLACE) return spotAt(nestX(nest, tick), nestY(nest, tick) + EGG, EGG * 3)
  if (place === CROW_PLACE) return spotAt(crowX(next, tick), crowY(next), CROW)
  if (place === WIND_PLACE)
    return spotAt(0, (next.id + BAND.middle) * TREE.spacing, TREE.spacing * BAND.height)
  const shown = place === GOLDEN_PLACE ? goldenOf(next) : next
  return spotAt(nestX(shown, tick), nestY(shown, tick), shown.half * 2 + HANGING)
}
