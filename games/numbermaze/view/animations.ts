/** Tracks the running animations: hops, flying keys, refusals. They belong to the view, not to the state. */
import type { Way } from '../../kit/rules/ways.ts'
import { leapResult, type State } from '../rules.ts'
import { cellsApart } from '../rules/board.ts'
import { numberAt, terrainOf } from '../rules/terrain.ts'
import { landsAt, nextHop, type Hop } from './hopping.ts'

/** A pickup: a key flies to its gates and opens them; a carrot is eaten. Times in seconds on the page's clock. */
export interface Pickup {
  /** Its memory bit: keys first, then carrots. */
  readonly bit: number
  readonly taken: number
  readonly opened: number
}

/** In seconds. */
export const KEY_FLIGHT = 0.5

export interface Animations {
  /** When the garden appeared. */
  arrived: number
  hops: readonly Hop[]
  refused: { readonly way: Way; readonly cell: number; readonly at: number } | undefined
  pickups: readonly Pickup[]
}

/** Longest of the animations that follow a landing, an opened gate or a new garden, in seconds. */
const AFTERWARDS = 0.9

/** Whether anything moves, apart from idle motion. */
export const isAnimated = ({ arrived, hops, pickups }: Animations, now: number): boolean =>
  now < Math.max(arrived, ...hops.map(landsAt), ...pickups.map(({ opened }) => opened)) + AFTERWARDS

/** The animations of a new garden. */
export const createAnimations = (now: number): Animations => ({
  arrived: now,
  hops: [],
  refused: undefined,
  pickups: [],
})

/** Splits a move into hops. An undo is a single hop. */
function legsOf(before: State, after: State): Pick<Hop, 'style' | 'from' | 'to' | 'number'>[] {
  const number = numberAt(terrainOf(before.board), before.memory, before.at)
  const isBack = after.spent < before.spent
  const { touch, rest } = isBack ? { touch: after.at, rest: after.at } : leapResult(before, after)
  const legs = [
    { style: 'leap', from: before.at, to: touch, number },
    { style: 'slide', from: touch, to: rest, number: 0 },
    { style: 'dive', from: rest, to: after.at, number: 0 },
  ] as const
  return legs.filter(({ from, to }) => from !== to)
}

const isPicked = (memory: number, bit: number) => ((memory >> bit) & 1) === 1

/** Starts the animation of a move or its undo: the hops, and the keys that fly after the last landing. */
export function animateMove(
  animations: Animations,
  before: State,
  after: State,
  now: number,
): Hop | undefined {
  // Landed hops were kept only to delay this one.
  const hops = animations.hops.filter((earlier) => landsAt(earlier) > now)
  let last = animations.hops.at(-1)
  for (const [i, leg] of legsOf(before, after).entries()) {
    const from = i > 0 && last ? landsAt(last) : now
    last = nextHop(last, leg, cellsApart(after.board, leg.from, leg.to), from)
    hops.push(last)
  }
  animations.hops = hops
  animations.refused = undefined
  const taken = last ? landsAt(last) : now
  const { locks, carrots } = after.board
  const gained = [...locks, ...carrots].flatMap((_, bit) =>
    isPicked(after.memory & ~before.memory, bit) ? [bit] : [],
  )
  animations.pickups = [
    ...animations.pickups.filter(({ bit }) => isPicked(after.memory, bit)),
    ...gained.map((bit) => ({ bit, taken, opened: bit < locks.length ? taken + KEY_FLIGHT : taken })),
  ]
  return last
}
