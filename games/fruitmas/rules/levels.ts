/** Builds a level: its tree, goals, frost and the pieces besides fruit. */
import { chance } from '../../kit/rules/chance.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { amountsOf, halvesOf, movesFor, planOf, treeOf } from './curve.ts'
import { likeOf } from './day.ts'
import { CANDLE, FROST, FRUIT, SQUIRREL, STAR } from './pieces.ts'
import { CELLS, WIDE } from './tree.ts'

export interface LevelTarget {
  readonly kind: number
  readonly count: number
}

export interface Level {
  readonly open: readonly boolean[]
  /** Kinds of fruit, in halves: an odd number means that the last kind is half as common as the others. */
  readonly halves: number
  readonly goals: readonly LevelTarget[]
  /** The sign is a list: a fruit counts only once those above it are collected. */
  readonly inOrder?: boolean
  /** Layers on each cell. */
  readonly frost: readonly number[]
  /** The kind in each cell at the start, except fruit and stars; 0 for none. A ribbon is tied around a fruit. */
  readonly hung: readonly number[]
  readonly stars: number
  readonly moves: number
}

/** The multiplier decorrelates the random sequences of neighbouring levels. */
const diceOf = (number: number) => chance(number * 7919)

const cache = new Map<number, Level>()

/** The level with this number, which for a daily board comes from `dayNumber`. */
export function levelOf(number: number): Level {
  const level = cache.get(number) ?? makeLevel(number)
  cache.set(number, level)
  return level
}

function makeLevel(number: number): Level {
  const plan = planOf(likeOf(number))
  const planned = diceOf(plan)
  const { extras, inOrder, kinds, fruit, frost, thick, stars } = amountsOf(plan, planned)
  const open = openCells(treeOf(plan, planned))
  const halves = halvesOf(plan, extras)
  const dice = number === plan ? planned : diceOf(number)
  const places = dice.shuffle(inside(open))
  const layers = open.map(() => 0)
  for (const cell of places.slice(0, frost / 2))
    layers[cell] = layers[mirror(cell)] = Math.floor(1 + thick + dice.fraction())
  const fruits = dice.shuffle([...FRUIT.keys()].slice(0, halves >> 1)).slice(0, kinds)
  const hung = hang(open, extras, dice.shuffle(places))
  const goals = [
    ...fruits.map((kind) => ({ kind, count: fruit })),
    { kind: FROST, count: layers.reduce((sum, layer) => sum + layer, 0) },
    { kind: STAR, count: stars },
    ...[...extras.keys()].map((kind) => ({ kind, count: hung.filter((each) => each === kind).length })),
  ].filter(({ count }) => count > 0)
  return { open, halves, goals, inOrder, frost: layers, hung, stars, moves: movesFor(number, plan) }
}

/** Which cells are open, from the widths of the rows. */
export const openCells = (rows = '') =>
  Array.from({ length: CELLS }, (_, cell) => {
    const side = Math.abs(columnOf(WIDE, cell) * 2 + 1 - WIDE)
    return side < Number(rows[rowOf(WIDE, cell)])
  })

const AROUND = [-1, 1, -WIDE]

/** Cells left of the trunk, except at the tips of boughs and where the tree is narrow: a match there needs luck. */
const inside = (open: readonly boolean[]) =>
  [...open.keys()].filter((cell) => {
    const column = columnOf(WIDE, cell)
    return column && column < WIDE / 2 && open[cell] && AROUND.every((by) => open[cell + by])
  })

/** Kinds that are not mirrored: their two sides use different rows. */
const SCATTERED: readonly number[] = [CANDLE, SQUIRREL]

/** Places elements in pairs, left and right of the trunk. */
function hang(
  open: readonly boolean[],
  extras: ReadonlyMap<number, number>,
  places: readonly number[],
): number[] {
  const hung = open.map(() => 0)
  let next = 0
  for (const [kind, count] of extras)
    for (let pair = 0; pair < count / 2; pair++, next++) {
      const left = places[next]
      const right = SCATTERED.includes(kind) ? places.at(-1 - next) : left
      if (left === undefined || right === undefined) break
      hung[left] = hung[mirror(right)] = kind
    }
  return hung
}

const mirror = (cell: number) => cell + WIDE - 1 - 2 * columnOf(WIDE, cell)

/** The tree's highest row. */
export const topRow = (open: readonly boolean[]) => rowOf(WIDE, open.indexOf(true))
