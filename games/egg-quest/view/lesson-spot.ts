/** Finds where a place of lesson-places.ts is. */
import type { ElementSpot } from '../../kit/view.ts'
import { CROW_PLACE, EGG_PLACE, WIND_PLACE } from '../lesson-places.ts'
import { TREE } from '../rules/curve.ts'
import { crowX, crowY, nestX, nestY } from '../rules/nests.ts'
import { EGG, nestOf, type Climb } from '../rules.ts'
import type { Lens } from './lens.ts'

export function lessonSpot({ unit, x, y }: Lens, place: number, climb: Climb): ElementSpot {
  const { at, tick } = climb
  const spotAt = (across: number, up: number, size: number) => ({ x: x(across), y: y(up), size: size * unit })
  const [nest, next] = [nestOf(climb, at), nestOf(climb, at + 1)]
  if (place === EGG_PLACE) return spotAt(nestX(nest, tick), nestY(nest, tick) + EGG, EGG * 3)
  if (place === CROW_PLACE) return spotAt(crowX(next, tick), crowY(next), 67)
  return place === WIND_PLACE
    ? spotAt(0, (next.id + 0.7) * TREE.spacing, TREE.spacing * 0.9)
    : spotAt(nestX(next, tick), nestY(next, tick), next.half * 2 + 40)
}
