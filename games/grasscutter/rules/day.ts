/** Gardens of the day: carved from the day's seed alone, as hard as a tuned level that is known to suit that weekday. */
import { chance } from '../../kit/rules/chance.ts'
import { parGoal, shapeOf } from './curve.ts'
import { isGrass, placesOf, type Garden } from './garden.ts'
import { carve, type Shape } from './generate.ts'
import { search, type Level } from './levels.ts'
import type { Effort } from './solve.ts'

/** The levels that the days are like, from Monday to Sunday: gates come in on Wednesday, molehills on Thursday. */
const LEVELS = [24, 34, 48, 54, 68, 88, 98] as const
/** Nobody should have to wait, so gardens that need a longer search are passed over. */
const EFFORT: Effort = { positions: 1500 }
/** How many gardens lower the bar by one slide. */
const STRICT = 5
/** The least lawn, as a fraction of what the shape asks for: a drive that ended early leaves little to do. */
const LEAST_LAWN = 0.85

/** A garden whose par is proven, and as near to the level's as a few tries come. */
export function dayGarden(seed: number, weekday: number): Level {
  const level = LEVELS[weekday - 1] ?? 1
  const shape = shapeOf(level)
  const dice = chance(seed)
  for (let tried = 0; ;) {
    const garden = carve(shape, dice)
    if (!isVaried(garden, shape)) continue
    const { result, ways } = search(garden, EFFORT)
    if (result === 'solved' && Math.abs(ways.length - parGoal(level)) <= tried++ / STRICT)
      return { garden, par: ways.length }
  }
}

/** Rows that repeat each other make long corridors: those gardens are dull, and so few that days would be alike. */
function isVaried(garden: Garden, { lawn }: Shape): boolean {
  const rows = garden.split('/')
  const grass = placesOf(garden, (place) => isGrass(garden, place)).length
  return grass >= lawn * LEAST_LAWN && new Set(rows).size >= rows.length - 1
}
