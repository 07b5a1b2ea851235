/**
 * Plays the garden by ear, without access to the rules. Reads hand and bed line by line, plans all three pieces on its
 * own model of the bed, and steers the first to its place by the announcements. Then reads the bed again, because the
 * model does not predict cans, buds and the swarm.
 */
import type { Listener } from '../../kit/test/listener.ts'
import { add, COMPASS, readBoard, type HeardBoard, type HeardPiece, type Axial } from './read-board.ts'

/** Points for the first medal. */
export const BRONZE = 700

/** The row and the column of the middle cell, counted from 0. */
const MIDDLE = 4
const SIDE = MIDDLE * 2 + 1
/** The keys of the full cells. */
type Soil = ReadonlySet<number>

const key = ([across, down]: Axial) => down * 100 + across
const isInside = ([across, down]: Axial) =>
  Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down)) <= MIDDLE
/** The first cell of a row: rows above the middle start further to the right. */
const firstAcross = (down: number) => Math.max(-MIDDLE, -MIDDLE - down)
const spotAt = (row: number, cell: number): Axial => [
  firstAcross(row - 1 - MIDDLE) + cell - 1,
  row - 1 - MIDDLE,
]

const SPOTS: readonly Axial[] = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE - Math.abs(row - MIDDLE) }, (_, cell) => spotAt(row + 1, cell + 1)),
).flat()

/** Lines in all three directions: horizontal, falling and rising. */
const LINES = [
  ([, down]: Axial) => down,
  ([across]: Axial) => across,
  ([across, down]: Axial) => across + down,
].flatMap((along) =>
  Array.from({ length: SIDE }, (_, line) => SPOTS.filter((spot) => along(spot) === line - MIDDLE).map(key)),
)

/** Stones block cells as flowers do, but no line with a stone blooms. */
interface Occupied {
  readonly soil: Soil
  readonly stones: Soil
}

const cellsOf = ({ rows }: HeardBoard, isMatch: (content: string) => boolean): Soil =>
  new Set(
    rows.flatMap((row, i) =>
      row.flatMap((content, j) => (isMatch(content) ? key(spotAt(i + 1, j + 1)) : [])),
    ),
  )

const occupied = (board: HeardBoard): Occupied => ({
  soil: cellsOf(board, (content) => content !== 'empty'),
  stones: cellsOf(board, (content) => content === 'stone'),
})

/** Counts the edges between soil and full cells or the rim, which later pieces have to fit around. */
const raggedness = (soil: Soil): number =>
  SPOTS.filter((spot) => !soil.has(key(spot))).reduce(
    (sum, spot) =>
      sum +
      Object.values(COMPASS)
        .map((step) => add(spot, step))
        .filter((near) => !isInside(near) || soil.has(key(near))).length,
    0,
  )

interface Errand {
  readonly number: number
  readonly to: Axial
  /** Lines expected to bloom. */
  readonly lines: number
}

interface Plan {
  readonly soil: Soil
  readonly stones: Soil
  readonly pieces: readonly HeardPiece[]
  readonly errands: readonly Errand[]
  readonly gained: number
  readonly worth: number
}

/** Beam width: plans kept at each step. */
const BEAM = 16
/** Value of one ragged edge less, in points. */
const EDGE = 3

interface Planted {
  readonly soil: Soil
  readonly lines: number
  readonly gained: number
}

function plant({ soil, stones }: Occupied, { cells }: HeardPiece, root: Axial): Planted | undefined {
  const spots = cells.map((cell) => add(root, cell))
  if (!spots.every((spot) => isInside(spot) && !soil.has(key(spot)))) return undefined
  const full = new Set([...soil, ...spots.map(key)])
  const lines = LINES.filter((line) => line.every((cell) => full.has(cell) && !stones.has(cell)))
  for (const cell of lines.flat()) full.delete(cell)
  const gained = cells.length + 2 * (lines.length + 1) * lines.flat().length
  return { soil: full, lines: lines.length, gained }
}

function furtherPlans(plan: Plan, isWearied: boolean): Plan[] {
  return plan.pieces.flatMap((piece) =>
    SPOTS.flatMap((root): Plan | [] => {
      const planted = plant(plan, piece, root)
      if (!planted) return []
      const gained = plan.gained + planted.gained
      return {
        soil: planted.soil,
        stones: plan.stones,
        pieces: plan.pieces.filter((other) => other !== piece),
        errands: [...plan.errands, { number: piece.number, to: root, lines: planted.lines }],
        gained,
        // With enough points, fill the bed so that the round ends.
        worth: isWearied ? raggedness(planted.soil) - gained : gained - EDGE * raggedness(planted.soil),
      }
    }),
  )
}

/** Plans a place for as many pieces of the hand as have room. */
function planFor(board: HeardBoard, isWearied: boolean): readonly Errand[] {
  let plans: Plan[] = [{ ...occupied(board), pieces: board.pieces, errands: [], gained: 0, worth: 0 }]
  let errands: readonly Errand[] = []
  while (plans.length) {
    errands = plans[0]?.errands ?? []
    plans = plans
      .flatMap((plan) => furtherPlans(plan, isWearied))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, BEAM)
  }
  return errands
}

/** The position of the current piece's root, if it was announced. */
function rootIn(heard: string): Axial | undefined {
  const found = /Row (\d), cell (\d)\.$/.exec(heard)
  return found ? spotAt(Number(found[1]), Number(found[2])) : undefined
}

function arrowTo(from: Axial, to: Axial): string | undefined {
  if (from[1] !== to[1]) return from[1] < to[1] ? 'ArrowDown' : 'ArrowUp'
  if (from[0] !== to[0]) return from[0] < to[0] ? 'ArrowRight' : 'ArrowLeft'
  return undefined
}

export function createListener(): Listener {
  /** Lines of the board read until now; undefined when no reading is in progress. */
  let lines: string[] | undefined
  let errands: readonly Errand[] = []
  let isChosen = false
  /** The position of the current piece's root. Unknown after a press whose announcement was a lesson or a goal. */
  let at: Axial | undefined
  let score = 0

  /** Reads the next line of the board, and plans after the last one. */
  function read(heard: string): string | undefined {
    lines ??= []
    // A lesson in between makes the reading begin again.
    if (heard.startsWith('Piece') && lines.some((line) => line.startsWith('Row'))) lines = []
    if (/^(Piece \d,|Row \d of)/.test(heard)) lines.push(heard)
    if (!heard.startsWith('Row 9 of')) return 'KeyV'
    errands = planFor(readBoard(lines), score >= BRONZE)
    lines = undefined
    return errands.length ? undefined : 'KeyV'
  }

  return {
    next(heard) {
      score = Number(/Score (\d+)/.exec(heard)?.[1] ?? score)
      at = rootIn(heard)
      if (heard.startsWith('No room:')) throw new Error(`The piece should fit: ${heard}`)
      if (/planted|bloomed|multiplier/i.test(heard)) {
        const bloomed = Number(/(\d+) lines?(?: bloomed|, multiplier)/.exec(heard)?.[1] ?? 0)
        const meant = errands[0]?.lines ?? 0
        if (heard.startsWith('Swarm') ? bloomed <= meant : bloomed !== meant)
          throw new Error(`${meant} lines should bloom: ${heard}`)
        ;[errands, isChosen, lines] = [[], false, []]
      }
      // The result card opens by itself; this key does nothing.
      if (heard.includes('Nothing fits.')) return 'ShiftLeft'
      // A new round, or new pieces.
      if (/In hand:|New:/.test(heard)) [errands, isChosen, lines] = [[], false, []]
      const question = errands.length ? undefined : read(heard)
      const [errand] = errands
      if (question || !errand) return question ?? 'KeyV'
      if (!isChosen) {
        isChosen = true
        return `Digit${errand.number}`
      }
      return at ? (arrowTo(at, errand.to) ?? 'Space') : 'KeyO'
    },
  }
}
