/**
 * Generates boards. Cuts a snake that fills the board into paths and lets their ends take over each other's cells until
 * the snake is unrecognisable. Then joins ends by bridges and burrows, and plants hedges where deduction gets stuck.
 */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { beside, stepsApart } from '../../kit/rules/grid.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import { around, endsOf, gridOf, hedgeBetween, type Board, type BoardMark } from './board.ts'
import type { LevelShape } from './curve.ts'
import { deduce, createDeduction } from './deduce.ts'
import { linksOf, netOf } from './net.ts'

/** Attempts to grow an end, per cell of the board. */
const STIRS = 36
/** The shortest path, in cells, and the longest, in board widths. */
const SHORTEST = 3
const LONGEST = 3
/** Minimum distance between burrows, in steps. */
const APART = 3
/** Attempts to place bridges, with stirring in between. */
const PATIENCE = 40

type Marks = Record<number, BoardMark>

export interface GeneratedBoard {
  readonly board: Board
  /** How hard it is to deduce. */
  readonly effort: number
  /** The board has the requested elements and can be solved by deduction, so its solution is unique. */
  readonly isSound: boolean
}

export function makeBoard(shape: LevelShape, seed: number): GeneratedBoard {
  const dice = chance(seed)
  const { ways, marks } = weave(shape, dice)
  freeze(shape.ice, ways, marks, dice)
  const hedges: number[] = []
  const board = { size: shape.size, ways, marks, hedges }
  const net = netOf(board)
  const deduction = createDeduction(net)
  const onWay = new Set(ways.flatMap((way) => linksOf(net, way)))
  const cells = shape.size * shape.size
  const effort = deduce(net, deduction, (open) => {
    const link = hedges.length < shape.hedges ? open.find((each) => !onWay.has(each)) : undefined
    if (link !== undefined) {
      const [a = 0, b = 0] = net.ends.slice(link * 2)
      hedges.push(hedgeBetween(a % cells, b % cells))
    }
    return link
  })
  return { board, effort, isSound: deduction.isSolved() && ways.length === shape.pairs }
}

/** Candidates for a board that is not tuned. Few, because the player is waiting. */
const TRIES = 4

/** The hardest of a few sound boards, or the first sound one after that. */
export function hardestOf(shape: LevelShape, nextSeed: () => number): Board {
  let best: GeneratedBoard | undefined
  for (let tried = 0; tried < TRIES || !best; tried++) {
    const made = makeBoard(shape, nextSeed())
    if (made.isSound && made.effort >= (best?.effort ?? 0)) best = made
  }
  return best.board
}

/** Creates paths that fill the board, and the ponds, bridges and burrows, because those change the paths. */
function weave(
  { size, pairs, ponds, bridges, burrows, touch }: LevelShape,
  dice: Chance,
): { ways: number[][]; marks: Marks } {
  const marks: Marks = {}
  const ways = snakePieces(size, pairs + bridges + burrows)
  stir(size, ways, dice, size * size * STIRS, touch)
  for (let i = 0; i < ponds; i++) {
    const long = ways.filter((way) => way.length > SHORTEST)
    if (long.length === 0) break
    marks[dice.pick(long).pop() ?? -1] = 'pond'
    stir(size, ways, dice, size * size, touch)
  }
  for (let tried = 0; tried < PATIENCE && bridges > 0; tried++) {
    if (bridgeOver(size, ways, marks, dice)) bridges--
    // Paths must not change once there is a bridge.
    else if (Object.values(marks).includes('bridge')) break
    else stir(size, ways, dice, size * size, touch)
  }
  if (burrows) burrow(size, ways, marks, dice)
  return { ways, marks }
}

/** Lets the end of a random path take over a neighbouring cell and the rest of its path, `times` times. */
function stir(size: number, ways: number[][], dice: Chance, times: number, touch: number): void {
  const grid = gridOf(size)
  const owner: number[] = []
  for (const [pair, way] of ways.entries()) for (const cell of way) owner[cell] = pair
  const ownBeside = (pair: number, cell: number) =>
    WAYS.filter((side) => owner[beside(grid, cell, side) ?? -1] === pair).length

  for (let i = 0; i < times; i++) {
    const pair = dice.int(ways.length)
    const way = ways[pair] ?? []
    if (dice.int(2)) way.reverse()
    const to = beside(grid, way.at(-1) ?? 0, dice.pick(WAYS))
    const giver = to === undefined ? pair : (owner[to] ?? pair)
    const other = ways[giver]
    if (to === undefined || giver === pair || !other) continue
    if (dice.int(2)) other.reverse()
    const left = other.indexOf(to)
    const taken = other.slice(left)
    if (left < SHORTEST || way.length + taken.length > size * LONGEST) continue
    // Boards on which no path runs alongside itself mostly have only one solution, but are easy.
    if (taken.some((cell, nth) => ownBeside(pair, cell) > (nth ? 0 : 1) + touch)) continue
    other.length = left
    way.push(...taken)
    for (const cell of taken) owner[cell] = pair
  }
}

/** Cuts a snake through all cells into pieces of equal length; on a 5 × 5 board with five pairs these are the rows. */
export function snakePieces(size: number, pairs: number): number[][] {
  const cells = size * size
  const snake = Array.from({ length: cells }, (_, i) => {
    const row = Math.floor(i / size)
    return row % 2 ? row * size + size - 1 - (i % size) : i
  })
  return Array.from({ length: pairs }, (_, pair) =>
    snake.slice(Math.round((pair * cells) / pairs), Math.round(((pair + 1) * cells) / pairs)),
  )
}

/** Merges two paths, from end `a` of one to end `b` of the other, with the cells between them. */
function splice(ways: number[][], a: number, b: number, between: readonly number[]): void {
  const one = ways.find((way) => endsOf(way).includes(a)) ?? []
  const other = ways.find((way) => endsOf(way).includes(b)) ?? []
  if (one[0] === a) one.reverse()
  if (other[0] !== b) other.reverse()
  one.push(...between, ...other)
  ways.splice(ways.indexOf(other), 1)
}

/** Joins two paths that end on both sides of a straight stretch of a third one by a bridge over it. */
function bridgeOver(size: number, ways: number[][], marks: Marks, dice: Chance): boolean {
  const endAt = new Map(ways.flatMap((way) => endsOf(way).map((end) => [end, way] as const)))
  const places = ways.flatMap((way) =>
    way.slice(1, -1).flatMap((cell, i) => {
      const step = cell - (way[i] ?? 0)
      if ((way[i + 2] ?? 0) - cell !== step || marks[cell]) return []
      const sides = around(size, cell)
      const [a = -1, b = -1] = Math.abs(step) === 1 ? sides : sides.slice(2)
      const [one, other] = [endAt.get(a), endAt.get(b)]
      const isFree = one && other && one !== other && one !== way && other !== way
      return isFree && !sides.some((side) => marks[side] === 'bridge') ? [[a, cell, b] as const] : []
    }),
  )
  if (places.length === 0) return false
  const [a, cell, b] = dice.pick(places)
  marks[cell] = 'bridge'
  splice(ways, a, b, [cell])
  return true
}

function burrow(size: number, ways: number[][], marks: Marks, dice: Chance): void {
  const places = ways.flatMap((one, i) =>
    ways
      .slice(i + 1)
      .filter((other) => one.length + other.length <= size * LONGEST)
      .flatMap((other) => endsOf(one).flatMap((a) => endsOf(other).map((b) => [a, b] as const))),
  )
  const far = places.filter(([a, b]) => stepsApart(size, a, b) >= APART)
  if (far.length === 0) return
  const [a, b] = dice.pick(far)
  marks[a] = marks[b] = 'burrow'
  splice(ways, a, b, [])
}

/** Places ice where a path goes straight on. */
function freeze(count: number, ways: number[][], marks: Marks, dice: Chance): void {
  const straight = ways.flatMap((way) =>
    way.slice(1, -1).filter((cell, i) => cell * 2 === (way[i] ?? 0) + (way[i + 2] ?? 0) && !marks[cell]),
  )
  for (const cell of dice.shuffle(straight).slice(0, count)) marks[cell] = 'ice'
}
