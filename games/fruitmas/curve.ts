/** What each level asks for: trees, kinds of fruit, errands, frost. All numbers of the difficulty are here and in tuned.ts. */
import { chance } from '../kit/chance.ts'
import { CELLS, columnOf, FRUIT, HIGH, STAR, WIDE } from './pieces.ts'
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

/** Open cells of each row from the top, around the middle; then ornaments that block a cell and its mirror image. */
const TREES: readonly (readonly [rows: string, ...ornaments: readonly number[]])[] = [
  ['044666666'],
  ['446668888'],
  ['446668888', 35],
  ['466688888'],
  ['464686888'],
  ['446688888', 34, 50],
  ['246668888', 43],
  ['466888888', 42, 51],
]

/** Ten levels share a night, and each of the ten has an errand of its own kind: how many of each to bring. */
const NIGHT = 10
interface Errand {
  /** Kinds of fruit, and pieces of each: in the first night, and more every night. */
  readonly fruit?: readonly [kinds: number, first: number, more: number]
  /** Frosted cells, always in pairs; `thick` says how many layers more than one they have on average. */
  readonly frost?: readonly [first: number, more: number, thick: number]
  readonly stars?: readonly [first: number, more: number]
}
const ERRANDS: readonly Errand[] = [
  { fruit: [1, 30, 2] },
  { fruit: [2, 26, 1] },
  { frost: [20, 1, 1], fruit: [1, 18, 1] },
  { stars: [3, 0.5] },
  { fruit: [3, 24, 1] },
  { frost: [14, 1, 0.5], fruit: [1, 24, 2] },
  { stars: [2, 0.4], fruit: [2, 18, 1] },
  { frost: [24, 1, 1.8] },
  { stars: [3, 0.3], frost: [14, 2, 0.5] },
  { stars: [2, 0.4], frost: [12, 1, 0.5], fruit: [2, 16, 1] },
]
/** After the sixth night the amounts grow no more, so that no level becomes mere work. */
const LAST_NIGHT = 5

export const TUNED_LEVELS = 60

/** The part of its games that the one-ply bot should win, from the first level to the last tuned one. */
export const targetRate = (level: number) =>
  level <= 3 ? 1 : 0.93 - (Math.min(level, TUNED_LEVELS) / TUNED_LEVELS) * 0.43

/** Moves that the first board offers at least: beginners should not have to search. */
export const leastMoves = (level: number) => (level <= 3 ? 12 : 4)

/** Of the moves allowed, the part left over that earns three stars, and two. */
export const STARS_AT = { three: 0.25, two: 0.1 } as const

const nightOf = (level: number) => Math.min(LAST_NIGHT, Math.floor((level - 1) / NIGHT))
const grow = ([first, more]: readonly [number, number, ...number[]], night: number) =>
  Math.floor(first + more * night)

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

function openCells(tree: number): boolean[] {
  const [rows, ...ornaments] = TREES[tree] ?? ['888888888']
  return Array.from({ length: CELLS }, (_, cell) => {
    const wide = Number(rows[Math.floor(cell / WIDE)])
    const side = Math.abs(columnOf(cell) * 2 + 1 - WIDE)
    return side < wide && !ornaments.includes(cell) && !ornaments.includes(mirror(cell))
  })
}

const mirror = (cell: number) => cell - columnOf(cell) + (WIDE - 1 - columnOf(cell))

/** Cells of the bounding box that are closed, but lie inside the tree: an ornament hangs there. */
export const ornamentsOf = (level: number): number[] =>
  (TREES[treeOf(level)] ?? []).slice(1).flatMap((cell) => [Number(cell), mirror(Number(cell))])

export function levelAt(level: number): Level {
  const night = nightOf(level)
  const { fruit, frost, stars } = ERRANDS[(level - 1) % NIGHT] ?? {}
  const dice = chance(level * 7919)
  const open = openCells(treeOf(level))
  const halves = halvesOf(level)
  const layers = frost ? freeze(open, grow(frost, night), frost[2], dice) : open.map(() => 0)
  const bring = stars ? grow(stars, night) : 0
  const wanted = fruit
    ? dice.shuffle(FRUIT.map((_, kind) => kind).slice(0, halves >> 1)).slice(0, fruit[0])
    : []
  const goals = [
    ...wanted.map((kind) => ({ kind, count: fruit ? grow([fruit[1], fruit[2]], night) : 0 })),
    ...(frost ? [{ kind: FROST, count: layers.reduce((sum, layer) => sum + layer, 0) }] : []),
    ...(bring ? [{ kind: STAR, count: bring }] : []),
  ]
  return { open, halves, goals, frost: layers, stars: bring, moves: movesFor(level) }
}

const AROUND = [-1, 1, -WIDE]

/** Frost lies in pairs, left and right of the trunk alike. */
function freeze(
  open: readonly boolean[],
  cells: number,
  thick: number,
  dice: ReturnType<typeof chance>,
): number[] {
  const layers = open.map(() => 0)
  // Not at the tips of the boughs, nor beside an ornament: there a match needs luck.
  const left = open.flatMap((isOpen, cell) =>
    isOpen && columnOf(cell) < WIDE / 2 && columnOf(cell) > 0 && AROUND.every((by) => open[cell + by])
      ? [cell]
      : [],
  )
  for (const cell of dice.shuffle(left).slice(0, cells / 2)) {
    layers[cell] = layers[mirror(cell)] = Math.floor(1 + thick + dice.fraction())
  }
  return layers
}

/** Beyond the tuned levels the amounts and trees come back with other frost and fruit, and so do the moves. */
function movesFor(level: number): number {
  const like = level <= TUNED_LEVELS ? level : TUNED_LEVELS - NIGHT + 1 + ((level - 1) % NIGHT)
  return parseInt(TUNED_MOVES.slice((like - 1) * 2, like * 2), 36) || 30
}

/** The rows that the tree has, from its top. */
export const topRow = (open: readonly boolean[]) => Math.floor(open.indexOf(true) / WIDE)
export const rowsOf = (open: readonly boolean[]) => HIGH - topRow(open)
