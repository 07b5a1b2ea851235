/** Generates the tube ahead, figure by figure. The route never turns faster than a held key can follow. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { createBuilder, turning, type Builder } from './builder.ts'
import { BREATH_SECONDS, CHOICE, CURVE, curveAt, LURE, RUN_UP, speedAt, zoneNumber } from './curve.ts'
import { FIGURES, figuresOf, lapOf, openingOf, type FigureName } from './zones.ts'
import { apart, type Drum, type Obstacle, type TubeTreat } from './tube.ts'

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

/** Lays the next figure after a stretch of free tube. A zone opens with a choice of treats and its own figure. */
export function layFigure(course: TubeCourse): Laid {
  const dice = chance(course.cursor)
  const zone = zoneNumber(course.laidTo)
  const opens = zone > course.zone
  const rest = curveAt(CURVE.rest, course.laidTo)
  const here = createBuilder(dice, course.laidTo, course.line, course.nextId, rest)
  const name = opens ? openingOf(zone) : pick(dice, zone, course.last)
  if (opens && zone > 0) layChoice(here, zone)
  lay(here, name, lapOf(zone))
  // The first ember hangs in the free tube, where it teaches what embers are for.
  if (zone === 0 && opens) here.treat('ember', here.at, here.line)
  else if (!opens && dice.int(2)) lure(here)
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

/** A bubble on one side and an ember on the other, of which a ball gets one; or two embers, one of them to be missed. */
function layChoice(here: Builder, zone: number): void {
  const side = here.side() * CHOICE
  here.treat(zone % 2 === 1 ? 'bubble' : 'ember', here.at, here.line - side)
  here.treat('ember', here.at, here.line + side)
  here.pass(BREATH_SECONDS)
}

/** Hangs an ember in the way of the first obstacle, just beside the edge that the route passes. */
function lure(here: Builder): void {
  const [obstacle] = here.obstacles
  if (!obstacle || obstacle.turn !== 0 || obstacle.kind === 'hole' || here.drift !== 0) return
  const route = here.treats.find(({ at }) => at >= obstacle.at)?.angle ?? here.line
  /** The distance from the route to an edge, and the place of an ember behind it. */
  const edges = obstacle.arcs.flatMap(({ from, span }) =>
    [from, from + span].map((edge, i) => ({
      away: Math.abs(apart(edge, route)),
      angle: edge + Math.min(LURE.turns, span / 2) * (1 - 2 * i),
    })),
  )
  const [near] = edges.sort((a, b) => a.away - b.away)
  if (near) here.treat('ember', obstacle.at - LURE.seconds * speedAt(obstacle.at), near.angle)
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
