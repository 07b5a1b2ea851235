/** Builds one figure: how far along it is, what it has set up so far, and how far the way through may turn. */
import type { Chance } from '../../kit/rules/chance.ts'
import { curveAt, speedAt, STEERING, type Curve } from './curve.ts'
import { apart, wrap, type Arc, type Obstacle, type Treat } from './tube.ts'

/** Metres. Walls and blades are this thick. */
const THICK = 0.6
/** Metres between the gems of a row. */
export const GEM_GAP = 3.2
/** For every turn of the way a player has these seconds to look first, and needs only this share of the steering. */
const LOOK = 0.2
const SHARE = 0.8

export interface Builder {
  readonly dice: Chance
  readonly obstacles: Obstacle[]
  readonly treats: Treat[]
  /** Metres from the start, and the angle of the way through. */
  at: number
  line: number
  nextId: number
  curve(curve: Curve): number
  /** -1 for left, 1 for right. */
  side(): -1 | 1
  /** How far the way may turn here: at most `most`, and never further than can be steered in time. */
  reach(most: number): number
  /** Turns the way to one side, by at most `most`. */
  bend(most: number): void
  /** Leaves this many seconds of tube free. */
  pass(seconds: number): void
  wall(arcs: readonly Arc[], turn?: number): void
  blade(arcs: readonly Arc[], turn: number): void
  hole(arcs: readonly Arc[], seconds: number): void
  treat(kind: Treat['kind'], at: number, angle: number): void
  gem(): void
  /** A row of gems over the last seconds, leading from where the way was to where it is. */
  trail(from: number, seconds: number): void
}

export function openBuilder(
  dice: Chance,
  at: number,
  line: number,
  nextId: number,
  secondsFree: number,
): Builder {
  /** Seconds since the last thing that had to be steered round. */
  let free = secondsFree

  function add(kind: Obstacle['kind'], length: number, arcs: readonly Arc[], turn: number): void {
    const closed = arcs.map(({ from, span }) => ({ from: wrap(from), span }))
    here.obstacles.push({ id: here.nextId++, kind, at: here.at, length, arcs: closed, turn, closest: 1 })
    free = 0
  }

  const here: Builder = {
    dice,
    obstacles: [],
    treats: [],
    at,
    line,
    nextId,
    curve: (curve) => curveAt(curve, here.at),
    side: () => (dice.int(2) ? 1 : -1),
    reach: (most) => Math.min(most, Math.max(0, free - LOOK) * STEERING.spin * SHARE),
    bend(most) {
      here.line += here.reach(most) * here.side() * (0.4 + dice.fraction() * 0.6)
    },
    pass(seconds) {
      here.at += seconds * speedAt(here.at)
      free += seconds
    },
    wall: (arcs, turn = 0) => add('wall', THICK, arcs, turn),
    blade: (arcs, turn) => add('blade', THICK, arcs, turn),
    hole(arcs, seconds) {
      const length = seconds * speedAt(here.at)
      add('hole', length, arcs, 0)
      here.at += length
    },
    treat(kind, at, angle) {
      here.treats.push({ id: here.nextId++, kind, at, angle: wrap(angle), missed: false })
    },
    gem: () => here.treat('gem', here.at, here.line),
    trail(from, seconds) {
      const length = seconds * speedAt(here.at)
      const count = Math.floor(length / GEM_GAP)
      const turn = apart(from, here.line)
      for (let i = 1; i <= count; i++) {
        const share = i / count
        here.treat('gem', here.at - length * (1 - share), from + turn * share * share * (3 - 2 * share))
      }
    },
  }
  return here
}
