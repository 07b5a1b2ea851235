/** Generates the tube ahead, figure by figure. The route never turns faster than a held key can follow. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { createBuilder, turning, type Builder } from './builder.ts'
import { CURVE, curveAt, RUN_UP, speedAt, zoneNumber } from './curve.ts'
import { FIGURES, figuresOf, lapOf, openingOf, type FigureName } from './zones.ts'
import type { Drum, Obstacle, TubeTreat } from './tube.ts'

/** State of the generator: how far the tube has been laid, and everything needed to continue. */
export interface TubeCourse {
  readonly cursor: number
  readonly nextId: number
  /** Metres laid so far. */
  readonly laidTo: number
  /** Angle at which the route leaves the last figure. */
  readonly line: number
  readonly last: FigureName
  /** Zone of the last figure; none before the first. */
  readonly zone: number
}

export function createCourse(seed: number): TubeCourse {
  return { cursor: seed | 0, nextId: 1, laidTo: RUN_UP, line: 0, last: 'ribbon', zone: -1 }
}

interface Laid {
  readonly course: TubeCourse
  readonly obstacles: readonly Obstacle[]
  readonly drums: readonly Drum[]
  readonly treats: readonly TubeTreat[]
}

/** Lays the next figure after a stretch of free tube. A zone opens with its own figure, preceded by a bubble. */
export function layFigure(course: TubeCourse): Laid {
  const dice = chance(course.cursor)
  const zone = zoneNumber(course.laidTo)
  const opens = zone > course.zone
  const rest = curveAt(CURVE.rest, course.laidTo)
  const here = createBuilder(dice, course.laidTo, course.line, course.nextId, rest)
  const name = opens ? openingOf(zone) : pick(dice, zone, course.last)
  if (opens && zone % 2 === 1) here.treat('bubble', here.at - (rest / 2) * speedAt(here.at), here.line)
  lay(here, name, lapOf(zone))
  const { obstacles, drums, treats, at, line, nextId } = here
  return {
    course: {
      cursor: dice.cursor,
      nextId,
      laidTo: at + curveAt(CURVE.rest, at) * speedAt(at),
      line,
      last: name,
      zone,
    },
    obstacles,
    drums,
    treats: treats.sort((a, b) => a.at - b.at),
  }
}

function pick(dice: Chance, zone: number, last: FigureName): FigureName {
  const [own, known] = figuresOf(zone).map((names) => names.filter((name) => name !== last))
  return dice.pick(own?.length && dice.int(2) ? own : (known ?? []))
}

/** On later laps, most figures are in drums, or have swaying walls, or both. */
function lay(here: Builder, name: FigureName, lap: number): void {
  if (lap > 1 && here.dice.int(3)) here.sway = here.curve(CURVE.turn) * here.side()
  const turns = lap % 2 === 1 && name !== 'drum' && name !== 'mill' && here.dice.int(3)
  if (turns) turning(here, FIGURES[name])
  else FIGURES[name](here)
}
