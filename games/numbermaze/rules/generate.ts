/** Grows a garden of a given shape: a random board, changed one thing at a time for as long as it gets no worse. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { BURROW, CRACKED, HEDGE, ICE, SPROUT, STONE, type Board, type Lock } from './board.ts'
import type { Element, Shape } from './curve.ts'
import { BREAKS, GROWS, OPENS, SLIDES, survey, TUNNELS, type Survey } from './solve.ts'

export interface Grown {
  readonly board: Board
  readonly grade: number
}

/** A seed is given up when this many changes have not made a garden of it. */
const PATIENCE = 160
/** The part of all tiles that are traps: off every shortest way, and costing no more than leaps. The game promises it. */
const LEAST_TRAPS = 0.5
const MOST_WAYS = 2
/** Where something can break, this part of all places may be without a way home. */
const MOST_RISK = 0.4

/** How many changes a garden that must be fair is tended by. */
const CARE = 30

/** The garden that grows from a seed, if it succeeds; of those that a few more changes lead to, the hardest that is fair. */
export function grow(shape: Shape, seed: number, isFair?: (board: Board) => boolean): Grown | undefined {
  const dice = chance(seed)
  let board = sow(shape, dice)
  let found = survey(board)
  let faults = faultsOf(shape, board, found)
  let best: Grown | undefined
  const care = isFair ? CARE : 0
  let end = faults > 0 ? PATIENCE : care
  for (let looked = 1; looked < end; looked++) {
    const changed = change(board, found, dice)
    const seen = survey(changed)
    const left = faultsOf(shape, changed, seen)
    // A change that is no better is kept too: it leads out of places where no single change is better.
    if (left > faults) continue
    board = changed
    found = seen
    if (faults > 0 && left === 0) end = looked + care
    faults = left
    if (faults === 0 && found.grade > (best?.grade ?? 0) && isFair?.(board))
      best = { board, grade: found.grade }
  }
  return isFair || faults > 0 ? best : { board, grade: found.grade }
}

/** The cells are shuffled, and everything that the garden has takes its own, one after the other. */
function sow({ columns, rows, hedges, has }: Shape, dice: Chance): Board {
  const all = Array.from({ length: columns * rows }, (_, cell) => cell)
  const cells = dice.shuffle(all)
  const take = () => cells.pop() ?? 0
  const some = (count = 0) => Array.from({ length: count }, take)
  const walls = some(hedges)
  const ground = all.map(() => STONE)
  const lay = (sign: string, count = 0) => {
    for (const cell of some(count)) ground[cell] = sign
  }
  lay(ICE, has.ice)
  lay(CRACKED, has.cracks)
  lay(BURROW, (has.burrows ?? 0) * 2)
  lay(SPROUT, has.sprouts)
  const [start, goal] = [take(), take()]
  return {
    columns,
    rows,
    tiles: all.map((cell) => (walls.includes(cell) ? HEDGE : numberFor(columns, rows, cell, dice))),
    ground: ground.join(''),
    start,
    goal,
    locks: hangGates(has.keys ?? 0, goal, take, dice),
    carrots: some(has.carrots),
  }
}

/** Gates that matter: one on the goal, or three in the way; the second key's gate may be on the first key. */
function hangGates(count: number, goal: number, take: () => number, dice: Chance): Lock[] {
  const locks: Lock[] = []
  for (let kind = 0; kind < count; kind++) {
    const guarded = locks[0]?.key ?? goal
    const gates = dice.int(2) ? [guarded] : [take(), take(), take()]
    locks.push({ key: take(), gates })
  }
  return locks
}

/** A number with which at least one leap from this cell stays within the edges. Few leaps are as long as the garden. */
function numberFor(columns: number, rows: number, cell: number, dice: Chance): number {
  const [x, y] = [columnOf(columns, cell), rowOf(columns, cell)]
  const room = Math.max(x, y, columns - 1 - x, rows - 1 - y)
  return 1 + dice.int(Math.min(room, Math.ceil(Math.max(columns, rows) * 0.65)))
}

/** Another number somewhere, or two cells change places. */
function change(board: Board, { best, traps, dead }: Survey, dice: Chance): Board {
  const { columns, rows, tiles } = board
  const fate = dice.int(12)
  if (fate < 4) {
    const [one, other] = [dice.pick(specialCells(board)), dice.int(tiles.length)]
    return swapped(board, one, other)
  }
  // The number of a tile that cannot be reached does not matter; dead ends need a change most.
  const candidates = fate < 7 && dead.length > 0 ? dead : [...best, ...traps, ...dead]
  const cell = dice.pick(candidates)
  return { ...board, tiles: tiles.with(cell, numberFor(columns, rows, cell, dice)) }
}

/** Cells with more than a number. */
function specialCells({ tiles, ground, start, goal, locks, carrots }: Board): number[] {
  const fixed = [start, goal, ...carrots, ...locks.flatMap(({ key, gates }) => [key, ...gates])]
  return tiles.flatMap((number, cell) =>
    number === HEDGE || ground[cell] !== STONE || fixed.includes(cell) ? [cell] : [],
  )
}

/** Everything that is in one of two cells is in the other then. */
function swapped(board: Board, one: number, other: number): Board {
  const { tiles, ground, locks } = board
  const swap = (cell: number) => (cell === one ? other : cell === other ? one : cell)
  return {
    ...board,
    tiles: tiles.map((_, cell) => tiles[swap(cell)] ?? HEDGE),
    ground: Array.from(ground, (_, cell) => ground[swap(cell)]).join(''),
    start: swap(board.start),
    goal: swap(board.goal),
    locks: locks.map(({ key, gates }) => ({ key: swap(key), gates: gates.map(swap) })),
    carrots: board.carrots.map(swap),
  }
}

/** How far a board is from what its shape asks for; 0 is a garden to play. */
function faultsOf(shape: Shape, board: Board, found: Survey): number {
  const { par, ways, traps, dead, risk } = found
  if (par === Infinity) return 1000 - dead.length
  const { tiles, ground } = board
  const numbered = tiles.filter((number, cell) => number !== HEDGE && ground[cell] !== ICE).length
  const missing = Math.max(0, Math.ceil(numbered * LEAST_TRAPS) - traps.length)
  const canBreak = shape.has.cracks ?? shape.has.sprouts
  const faults =
    Math.max(0, Math.abs(shape.par - par) - shape.par / 6) * 10 +
    (canBreak ? Math.max(0, risk - MOST_RISK) * 20 : dead.length * 3) +
    missing * 3 +
    Math.max(0, ways - MOST_WAYS)
  const idle = Object.keys(shape.has).filter((element) => !matters(element as Element, board, found)).length
  // The last to be mended: no way home where nothing can break, or a way on which nothing breaks where it should.
  const isSound = shape.has.cracks ? (found.uses & BREAKS) !== 0 : canBreak || risk === 0
  return faults + idle * 8 || (isSound ? 0 : 1)
}

/** What every shortest way makes use of. */
const USES: Readonly<Partial<Record<Element, number>>> = {
  keys: OPENS,
  ice: SLIDES,
  burrows: TUNNELS,
  sprouts: GROWS,
}

/** Whether nobody solves a garden that has an element in the fewest leaps without having understood what it does. */
export function matters(element: Element, board: Board, { uses, par, risk }: Survey): boolean {
  // Without cracks it would be shorter, or nothing could be lost; and no carrot may be left.
  if (element === 'cracks')
    return risk > 0 || survey({ ...board, ground: board.ground.replaceAll(CRACKED, STONE) }).par < par
  return element === 'carrots' || (uses & (USES[element] ?? 0)) !== 0
}
