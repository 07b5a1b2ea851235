/** Validates a saved round before it is resumed. */
import {
  between,
  isCursor,
  isFlag,
  listOf,
  oneOf,
  orNull,
  record,
  where,
  whole,
} from '../../kit/rules/shape.ts'
import { AHEAD, CRASH, fullAfter, RUSH, zoneNumber } from './curve.ts'
import { FIGURES, type FigureName } from './zones.ts'
import type { TubeCourse } from './generate.ts'
import type { Crash, State } from './state.ts'
import { OBSTACLES, TREATS, type Arc, type Drum, type Obstacle, type TubeTreat } from './tube.ts'

/** In metres; further than anyone rolls. */
const isMetres = between(0, 1e6)
const isTurns = between(-100, 100)

const isCourse = record<TubeCourse>({
  cursor: isCursor,
  nextId: whole(1),
  laidTo: isMetres,
  line: isTurns,
  last: oneOf(...(Object.keys(FIGURES) as FigureName[])),
  zone: whole(-1),
})
const isArc = record<Arc>({ from: isTurns, span: between(0, 1) })
const isObstacle = record<Obstacle>({
  id: whole(1),
  kind: oneOf(...OBSTACLES),
  at: isMetres,
  length: between(0, 1000),
  arcs: listOf(isArc, 0, 20),
  turn: isTurns,
  sways: isFlag,
  closest: between(-1, 1),
})
const isDrum = record<Drum>({ at: isMetres, length: between(0, 1000), turn: isTurns })
const isTreat = record<TubeTreat>({
  id: whole(1),
  kind: oneOf(...TREATS),
  at: isMetres,
  angle: isTurns,
  missed: isFlag,
})
const isCrash = record<Crash>({ id: whole(1), kind: oneOf(...OBSTACLES), ticks: whole(0, CRASH) })

const isWhole = record<State>({
  course: isCourse,
  distance: isMetres,
  angle: isTurns,
  spin: isTurns,
  steer: between(-1, 1),
  goal: between(-1, 1),
  obstacles: listOf(isObstacle),
  drums: listOf(isDrum),
  treats: listOf(isTreat),
  gems: whole(),
  embers: whole(),
  chain: whole(),
  nearMisses: whole(),
  rush: between(0, RUSH.full),
  blaze: isFlag,
  blazes: whole(),
  smashed: whole(),
  bonus: whole(),
  bubble: isFlag,
  spared: whole(0, 1000),
  crash: orNull(isCrash),
})

/**
 * The tube must be laid as far as the view reaches, but no further than the generator could have laid it. A full rush
 * must be burning.
 */
export const isRoll = where(
  isWhole,
  ({ course, distance, obstacles, drums, treats, rush, blaze, blazes }) =>
    course.laidTo >= distance + AHEAD &&
    course.laidTo <= distance + 4 * AHEAD &&
    course.zone <= zoneNumber(course.laidTo) &&
    (blaze ? rush > 0 : rush < fullAfter(blazes)) &&
    [...obstacles, ...treats].every(({ id }) => id < course.nextId) &&
    [...obstacles, ...drums, ...treats].every(({ at }) => at <= course.laidTo),
)
