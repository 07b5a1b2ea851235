/** Generates a garden of a given shape by hill climbing from a random board. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { BURROW, CRACKED, HEDGE, ICE, SPROUT, STONE, type Board, type Lock } from './board.ts'
import type { Element, LevelShape } from './curve.ts'
import { BREAKS, GROWS, OPENS, SLIDES, survey, TUNNELS, type BoardSurvey } from './solve.ts'

interface GradedBoard {
  readonly board: Board
  readonly grade: number
}

/** Changes to try before a seed is given up. */
const PATIENCE = 160
/** Minimum share of tiles that are traps: off every shortest path, but costing only leaps. The game promises this. */
const LEAST_TRAPS = 0.5
const MOST_WAYS = 2
/** Maximum share of positions without a path to the goal, in gardens where something can break. */
const MOST_RISK = 0.4

/** Further changes to try on a garden that must be fair. */
const CARE = 30

/** Grows a garden from a seed, or returns undefined. With `isFair`, returns the hardest fair garden found. */
export function grow(
  shape: LevelShape,
  seed: number,
  isFair?: (board: Board) => boolean,
): GradedBoard | undefined {
  const dice = chance(seed)
  let board = sow(shape, dice)
  let found = survey(board)
  let faults = faultsOf(shape, board, found)
  let best: GradedBoard | undefined
  const care = isFair ? CARE : 0
  let end = faults > 0 ? PATIENCE : care
  for (let looked = 1; looked < end; looked++) {
    const changed = change(board, found, dice)
    const seen = survey(changed)
    const left = faultsOf(shape, changed, seen)
    // Accept equal changes too: they lead out of local optima.
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

/** Shuffles the cells and deals them out to everything in the garden. */
function sow({ columns, rows, hedges, has }: LevelShape, dice: Chance): Board {
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

/** Places gates that matter: one on the goal, or three elsewhere. The second key's gate may be on the first key. */
function hangGates(count: number, goal: number, take: () => number, dice: Chance): Lock[] {
  const locks: Lock[] = []
  for (let kind = 0; kind < count; kind++) {
    const guarded = locks[0]?.key ?? goal
    const gates = dice.int(2) ? [guarded] : [take(), take(), take()]
    locks.push({ key: take(), gates })
  }
  return locks
}

/** A random number that allows at least one leap within the edges, capped to rule out very long leaps. */
function numberFor(columns: number, rows: number, cell: number, dice: Chance): number {
  const [x, y] = [columnOf(columns, cell), rowOf(columns, cell)]
  const room = Math.max(x, y, columns - 1 - x, rows - 1 - y)
  return 1 + dice.int(Math.min(room, Math.ceil(Math.max(columns, rows) * 0.65)))
}

/** Changes one number, or swaps two cells. */
function change(board: Board, { best, traps, dead }: BoardSurvey, dice: Chance): Board {
  const { columns, rows, tiles } = board
  const fate = dice.int(12)
  if (fate < 4) {
    const [one, other] = [dice.pick(specialCells(board)), dice.int(tiles.length)]
    return swapped(board, one, other)
  }
  // Skip unreachable tiles, whose numbers do not matter. Dead ends need a change most.
  const candidates = fate < 7 && dead.length > 0 ? dead : [...best, ...traps, ...dead]
  const cell = dice.pick(candidates)
  return { ...board, tiles: tiles.with(cell, numberFor(columns, rows, cell, dice)) }
}

/** Cells that are more than a plain number. */
function specialCells({ tiles, ground, start, goal, locks, carrots }: Board): number[] {
  const fixed = [start, goal, ...carrots, ...locks.flatMap(({ key, gates }) => [key, ...gates])]
  return tiles.flatMap((number, cell) =>
    number === HEDGE || ground[cell] !== STONE || fixed.includes(cell) ? [cell] : [],
  )
}

/** Swaps everything in two cells. */
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

/** How far a board is from its shape; 0 is a playable garden. */
function faultsOf(shape: LevelShape, board: Board, found: BoardSurvey): number {
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
  // Fixed last: dead ends where nothing can break, or a shortest path that breaks no tile where one should.
  const isSound = shape.has.cracks ? (found.uses & BREAKS) !== 0 : canBreak || risk === 0
  return faults + idle * 8 || (isSound ? 0 : 1)
}

/** The `Survey.uses` bit that proves an element is needed. */
const USES: Readonly<Partial<Record<Element, number>>> = {
  keys: OPENS,
  ice: SLIDES,
  burrows: TUNNELS,
  sprouts: GROWS,
}

/** Whether no shortest path avoids an element, so that players must have understood it. */
export function matters(element: Element, board: Board, { uses, par, risk }: BoardSurvey): boolean {
  // Cracks matter if the path is shorter without them, or if they can lose the round. Carrots are always required.
  if (element === 'cracks')
    return risk > 0 || survey({ ...board, ground: board.ground.replaceAll(CRACKED, STONE) }).par < par
  return element === 'carrots' || (uses & (USES[element] ?? 0)) !== 0
}
