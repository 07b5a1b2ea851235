/** The building site of one figure: where it has got to, what stands there, and how far the way through may turn. */
import type { Chance } from '../../kit/rules/chance.ts'
import { apart, wrap, type Arc, type Obstacle, type Treat } from './tube.ts'
import { curveAt, speedAt, STEERING, type Curve } from './curve.ts'

/** Metres. Walls and blades are this thick. */
const THICK = 0.6
/** Seconds to see, and the share of the steering left to whoever comes from the side, in every turn of the way. */
const THINK = 0.2
const SLACK = 0.8

export interface Site {
  readonly luck: Chance
  readonly obstacles: Obstacle[]
  readonly treats: Treat[]
  at: number
  line: number
  nextId: number
  curve(curve: Curve): number
  /** -1 for left, 1 for right. */
  side(): -1 | 1
  /** How far the way may turn here: at most so far, and never further than can be steered in time. */
  reach(most: number): number
  /** Turns the way to either side, at most so far. */
  bend(most: number): void
  /** Goes on by so many seconds. */
  pass(seconds: number): void
  wall(arcs: readonly Arc[], turn?: number): void
  blade(arcs: readonly Arc[], turn: number): void
  hole(arcs: readonly Arc[], seconds: number): void
  treat(kind: Treat['kind'], at: number, angle: number): void
  gem(): void
  /** Gems in a row from where the way was to where it is, over the last so many seconds. */
  trail(from: number, seconds: number): void
}

export function site(luck: Chance, at: number, line: number, nextId: number, rest: number): Site {
  /** Seconds since the last thing that had to be steered round. */
  let free = rest

  function stand(kind: Obstacle['kind'], length: number, arcs: readonly Arc[], turn: number) {
    const closed = arcs.map(({ from, span }) => ({ from: wrap(from), span }))
    here.obstacles.push({ id: here.nextId++, kind, at: here.at, length, arcs: closed, turn, closest: 1 })
    free = 0
  }

  const here: Site = {
    luck,
    obstacles: [],
    treats: [],
    at,
    line,
    nextId,
    curve: (curve) => curveAt(curve, here.at),
    side: () => (luck.int(2) ? 1 : -1),
    reach: (most) => Math.min(most, Math.max(0, free - THINK) * STEERING.spin * SLACK),
    bend(most) {
      here.line += here.reach(most) * here.side() * (0.4 + luck.fraction() * 0.6)
    },
    pass(seconds) {
      here.at += seconds * speedAt(here.at)
      free += seconds
    },
    wall: (arcs, turn = 0) => stand('wall', THICK, arcs, turn),
    blade: (arcs, turn) => stand('blade', THICK, arcs, turn),
    hole(arcs, seconds) {
      const length = seconds * speedAt(here.at)
      stand('hole', length, arcs, 0)
      here.at += length
    },
    treat(kind, at, angle) {
      here.treats.push({ id: here.nextId++, kind, at, angle: wrap(angle), missed: false })
    },
    gem: () => here.treat('gem', here.at, here.line),
    trail(from, seconds) {
      const length = seconds * speedAt(here.at)
      const count = Math.floor(length / 3.2)
      const turn = apart(from, here.line)
      for (let i = 1; i <= count; i++) {
        const share = i / count
        here.treat('gem', here.at - length * (1 - share), from + turn * share * share * (3 - 2 * share))
      }
    },
  }
  return here
}

/** Closed all but one opening. */
export function gate(middle: number, opening: number): Arc[] {
  return [{ from: middle + opening / 2, span: 1 - opening }]
}

/** The same arc several times at even distances, with the middle of an opening at `middle`. */
export function spokes(count: number, span: number, middle: number): Arc[] {
  return Array.from({ length: count }, (_, i) => ({ from: middle + (i + 0.5) / count - span / 2, span }))
}
