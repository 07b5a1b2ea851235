/** What each level asks for: trees, kinds of fruit, errands, frost. All numbers of the difficulty are here and in tuned.ts. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { CELLS, columnOf, FRUIT, STAR, WIDE } from './pieces.ts'
import { TUNED_MOVES } from './tuned.ts'

/** What a goal counts when it is no fruit and no star. */
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

/** Open cells of each row from the top, around the trunk. Where a row is narrower than the one above, fruit fall past the gap. */
const TREES = [
  '044666666',
  '446668888',
  '466688888',
  '464686888',
  '246688888',
  '466468888',
  '466888888',
  '446866888',
] as const

/** Ten levels share a night, and each of the ten has an errand of its own kind: how many of each to bring. */
const NIGHT = 10
type Errand = readonly [
  /** Kinds of fruit; pieces of each in the first night, and more every night. */
  kinds: number,
  fruit: number,
  moreFruit: number,
  /** Frosted cells, always in pairs, more every night, and layers beyond the first on average. */
  frost: number,
  moreFrost: number,
  thick: number,
  stars: number,
  moreStars: number,
]
const ERRANDS: readonly Errand[] = [
  [1, 30, 2, 0, 0, 0, 0, 0],
  [2, 26, 1, 0, 0, 0, 0, 0],
  [1, 18, 1, 20, 1, 1, 0, 0],
  [0, 0, 0, 0, 0, 0, 3, 0.5],
  [3, 24, 1, 0, 0, 0, 0, 0],
  [1, 24, 2, 14, 1, 0.5, 0, 0],
  [2, 18, 1, 0, 0, 0, 2, 0.4],
  [0, 0, 0, 24, 1, 1.8, 0, 0],
  [0, 0, 0, 14, 2, 0.5, 3, 0.3],
  [2, 16, 1, 12, 1, 0.5, 2, 0.4],
]
/** After the sixth night the amounts grow no more, so that no level becomes mere work. */
const LAST_NIGHT = 5

export const TUNED_LEVELS = 60
/** In tuned.ts this letter would be no moves at all; the next is one. */
export const FIRST_LETTER = 50

/** The part of its games that the one-ply bot should win, from the first level to the last tuned one. */
export const targetRate = (level: number) =>
  level <= 3 ? 1 : 0.93 - (Math.min(level, TUNED_LEVELS) / TUNED_LEVELS) * 0.43

/** Moves that the first board offers at least: beginners should not have to search. */
export const leastMoves = (level: number) => (level <= 3 ? 12 : 4)

/** Of the moves allowed, the part left over that earns three stars, and two. */
export const STARS_AT = { three: 0.25, two: 0.1 } as const

const nightOf = (level: number) => Math.min(LAST_NIGHT, Math.floor((level - 1) / NIGHT))
/** From ten to eleven halves a move sets off half as much, and from eleven to twelve again. */
function halvesOf(level: number): number {
  if (level <= 5) return 10
  return level > 20 && level % 4 === 0 ? 12 : 11
}

export function treeOf(level: number): number {
  if (level <= 4) return 0
  if (level <= 10) return 1
  return 1 + ((level * 3 + nightOf(level)) % (TREES.length - 1))
}

const openCells = (tree: number) =>
  Array.from({ length: CELLS }, (_, cell) => {
    const side = Math.abs(columnOf(cell) * 2 + 1 - WIDE)
    return side < Number(TREES[tree]?.[Math.floor(cell / WIDE)])
  })

const mirror = (cell: number) => cell - columnOf(cell) + (WIDE - 1 - columnOf(cell))

export function levelAt(level: number): Level {
  const night = nightOf(level)
  const [kinds, fruit, moreFruit, frost, moreFrost, thick, stars, moreStars] = ERRANDS[
    (level - 1) % NIGHT
  ] ?? [1, 30, 0, 0, 0, 0, 0, 0]
  const dice = chance(level * 7919)
  const open = openCells(treeOf(level))
  const halves = halvesOf(level)
  const layers = freeze(open, frost + moreFrost * night, thick, dice)
  const bring = Math.floor(stars + moreStars * night)
  const fruits = dice.shuffle([...FRUIT.keys()].slice(0, halves >> 1)).slice(0, kinds)
  const goals = [
    ...fruits.map((kind) => ({ kind, count: fruit + moreFruit * night })),
    { kind: FROST, count: layers.reduce((sum, layer) => sum + layer, 0) },
    { kind: STAR, count: bring },
  ].filter(({ count }) => count > 0)
  return { open, halves, goals, frost: layers, stars: bring, moves: movesFor(level) }
}

const AROUND = [-1, 1, -WIDE]

/** Frost lies in pairs, left and right of the trunk alike. */
function freeze(open: readonly boolean[], cells: number, thick: number, dice: Chance): number[] {
  const layers = open.map(() => 0)
  // Not at the tips of the boughs, nor where the tree is narrow: there a match needs luck.
  const left = [...open.keys()].filter(
    (cell) =>
      columnOf(cell) && columnOf(cell) < WIDE / 2 && open[cell] && AROUND.every((by) => open[cell + by]),
  )
  for (const cell of dice.shuffle(left).slice(0, cells / 2)) {
    layers[cell] = layers[mirror(cell)] = Math.floor(1 + thick + dice.fraction())
  }
  return layers
}

/** Beyond the tuned levels the amounts and trees come back with other frost and fruit, and so do the moves. */
function movesFor(level: number): number {
  const like = level <= TUNED_LEVELS ? level : TUNED_LEVELS - NIGHT + 1 + ((level - 1) % NIGHT)
  return TUNED_MOVES.charCodeAt(like - 1) - FIRST_LETTER
}

/** The first row that the tree has. */
export const topRow = (open: readonly boolean[]) => Math.floor(open.indexOf(true) / WIDE)
