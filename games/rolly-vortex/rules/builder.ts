/** Builds one figure: tracks its position, the pieces laid so far, and how far the route may turn. */
import type { Chance } from '../../kit/rules/chance.ts'
import { CURVE, curveAt, speedAt, STEERING, type Curve } from './curve.ts'
import { apart, wrap, type Arc, type Drum, type Obstacle, type TubeTreat } from './tube.ts'

/** Thickness of walls and blades, in metres. */
export const THICK = 0.6
/** Time between the gems of a row, in seconds. */
export const GEM_GAP = 0.22
/** Time that a drum rotates before its first piece, in seconds. */
const DRUM_AHEAD = 0.5
/** Time to look before each turn of the route, in seconds, and the share of the steering speed that it may demand. */
const LOOK = 0.2
const SHARE = 0.8

type Motion = Pick<Obstacle, 'turn' | 'sways'>

export interface Builder {
  readonly dice: Chance
  readonly obstacles: Obstacle[]
  readonly drums: Drum[]
  readonly treats: TubeTreat[]
  /** Drift of the ball in a rotating tube, and sway of otherwise fixed walls, in turns per second. */
  drift: number
  sway: number
  /** Metres from the start, and the angle of the route. */
  at: number
  line: number
  nextId: number
  curve(curve: Curve): number
  /** -1 for left, 1 for right. */
  side(): -1 | 1
  /** How far the route may turn here: at most `most`, and never further than can be steered in time. */
  reach(most: number): number
  /** Turns the route to one side, by at most `most`. */
  bend(most: number): void
  /** Leaves this many seconds of tube free. */
  pass(seconds: number): void
  /** Adds a wall. Without `motion` it is fixed, or sways where walls sway. */
  wall(arcs: readonly Arc[], motion?: Motion): void
  blade(arcs: readonly Arc[], turn: number): void
  hole(arcs: readonly Arc[], seconds: number): void
  /** Adds a wall that lasts `seconds`, as part of a longer structure. */
  mass(arcs: readonly Arc[], seconds: number): void
  treat(kind: TubeTreat['kind'], at: number, angle: number): void
  gem(): void
  /** Adds gems for `seconds`, winding around the tube by `turn` turns per second. */
  coil(seconds: number, turn: number): void
  /** Adds a row of gems over the last seconds, from the route's previous angle to its current one. */
  trail(from: number, seconds: number): void
}

export function createBuilder(
  dice: Chance,
  at: number,
  line: number,
  nextId: number,
  secondsFree: number,
): Builder {
  /** Seconds since the last obstacle. */
  let free = secondsFree

  function add(kind: Obstacle['kind'], length: number, open: readonly Arc[], rest: Partial<Obstacle>): void {
    const arcs = open.map(({ from, span }) => ({ from: wrap(from), span }))
    const { at } = here
    here.obstacles.push({
      id: here.nextId++,
      kind,
      at,
      length,
      arcs,
      turn: 0,
      sways: false,
      closest: 1,
      ...rest,
    })
    free = 0
  }

  /** Adds a long obstacle and continues the route behind it. */
  function addLong(kind: Obstacle['kind'], seconds: number, arcs: readonly Arc[], closest: number): void {
    const length = seconds * speedAt(here.at)
    add(kind, length, arcs, { closest })
    here.at += length
  }

  const here: Builder = {
    dice,
    obstacles: [],
    drums: [],
    treats: [],
    drift: 0,
    sway: 0,
    at,
    line,
    nextId,
    curve: (curve) => curveAt(curve, here.at),
    side: () => (dice.int(2) ? 1 : -1),
    reach: (most) =>
      Math.min(most, Math.max(0, free - LOOK) * (STEERING.spin * SHARE - Math.abs(here.drift))),
    bend(most) {
      here.line += here.reach(most) * here.side() * (0.4 + dice.fraction() * 0.6)
    },
    pass(seconds) {
      here.at += seconds * speedAt(here.at)
      free += seconds
    },
    wall: (arcs, motion = { turn: here.sway, sways: here.sway !== 0 }) => add('wall', THICK, arcs, motion),
    blade: (arcs, turn) => add('blade', THICK, arcs, { turn }),
    hole: (arcs, seconds) => addLong('hole', seconds, arcs, 1),
    mass: (arcs, seconds) => addLong('wall', seconds, arcs, -1),
    treat(kind, at, angle) {
      here.treats.push({ id: here.nextId++, kind, at, angle: wrap(angle), missed: false })
    },
    gem: () => here.treat('gem', here.at, here.line),
    coil(seconds, turn) {
      for (let past = 0; past < seconds; past += GEM_GAP) {
        here.gem()
        here.pass(GEM_GAP)
        here.line += turn * GEM_GAP
      }
    },
    trail(from, seconds) {
      const length = seconds * speedAt(here.at)
      const count = Math.floor(seconds / GEM_GAP)
      const turn = apart(from, here.line)
      for (let i = 1; i <= count; i++) {
        const share = i / count
        here.treat('gem', here.at - length * (1 - share), from + turn * share * share * (3 - 2 * share))
      }
    },
  }
  return here
}

/** Lays pieces inside a drum, which starts slightly earlier. */
export function turning(here: Builder, lay: (here: Builder) => void): void {
  here.drift = here.curve(CURVE.drift) * here.side()
  const at = here.at - DRUM_AHEAD * speedAt(here.at)
  lay(here)
  here.drums.push({ at, length: here.at - at, turn: here.drift })
}
