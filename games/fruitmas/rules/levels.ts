/** A level's content: which cells its tree has, what to bring, where the frost lies. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { amountsOf, halvesOf, movesFor, TREES, treeOf } from './curve.ts'
import { likeOf } from './day.ts'
import { FRUIT, STAR } from './pieces.ts'
import { CELLS, WIDE } from './tree.ts'

/** What a goal counts when it counts neither a fruit nor stars. */
export const FROST = 8

export interface Goal {
  readonly kind: number
  readonly count: number
}

export interface Level {
  readonly open: readonly boolean[]
  /** Kinds of fruit, in halves: an odd number means that the last kind is half as common as the others. */
  readonly halves: number
  readonly goals: readonly Goal[]
  /** Layers on each cell. */
  readonly frost: readonly number[]
  readonly stars: number
  readonly moves: number
}

/** By its number, which for a board of a day comes from `dayNumber`. */
export function levelOf(number: number): Level {
  const level = likeOf(number)
  const { kinds, fruit, frost, thick, stars } = amountsOf(level)
  const dice = chance(number * 7919)
  const open = openCells(TREES[number < 0 ? 1 + dice.int(TREES.length - 1) : treeOf(level)])
  const halves = halvesOf(level)
  const layers = freeze(open, frost, thick, dice)
  const fruits = dice.shuffle([...FRUIT.keys()].slice(0, halves >> 1)).slice(0, kinds)
  const goals = [
    ...fruits.map((kind) => ({ kind, count: fruit })),
    { kind: FROST, count: layers.reduce((sum, layer) => sum + layer, 0) },
    { kind: STAR, count: stars },
  ].filter(({ count }) => count > 0)
  return { open, halves, goals, frost: layers, stars, moves: movesFor(level) }
}

/** From the widths of the rows, as in TREES. */
export const openCells = (rows = '') =>
  Array.from({ length: CELLS }, (_, cell) => {
    const side = Math.abs(columnOf(WIDE, cell) * 2 + 1 - WIDE)
    return side < Number(rows[rowOf(WIDE, cell)])
  })

const AROUND = [-1, 1, -WIDE]

/** Frost lies in pairs, left and right of the trunk alike. */
function freeze(open: readonly boolean[], cells: number, thick: number, dice: Chance): number[] {
  const layers = open.map(() => 0)
  // Not at the tips of the boughs, nor where the tree is narrow: there a match needs luck.
  const left = [...open.keys()].filter((cell) => {
    const column = columnOf(WIDE, cell)
    return column && column < WIDE / 2 && open[cell] && AROUND.every((by) => open[cell + by])
  })
  for (const cell of dice.shuffle(left).slice(0, cells / 2))
    layers[cell] = layers[mirror(cell)] = Math.floor(1 + thick + dice.fraction())
  return layers
}

const mirror = (cell: number) => cell + WIDE - 1 - 2 * columnOf(WIDE, cell)

/** The first row that the tree has. */
export const topRow = (open: readonly boolean[]) => rowOf(WIDE, open.indexOf(true))
