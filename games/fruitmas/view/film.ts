/** Turns a move into a film: timed shots, and every piece's pose at any moment. */
import { clamp, easeInOut, easeOut, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { playOut, type State } from '../rules.ts'
import type { CascadeStep } from '../rules/steps.ts'
import type { Board } from '../rules/matches.ts'
import { idOf } from '../rules/pieces.ts'
import { WIDE, type Swap } from '../rules/tree.ts'

/** Seconds. */
const SWAP = 0.17
const REFUSAL = 0.29
/** Pieces swell before they pop, longer before a blast. */
const HOLD = 0.09
const BLAST_HOLD = 0.16
/** Delay between two waves. */
const WAVE = 0.042
const POP = 0.2
const SHAKE = 0.75
const SETTLE = 0.16
/** Rows per second squared. */
const GRAVITY = 46

/** The rows that pieces fall from, by id. */
type StartRows = ReadonlyMap<number, number>

interface Timed {
  readonly at: number
  readonly length: number
}

type FilmShot = Timed &
  (
    | {
        readonly kind: 'swap'
        readonly board: Board
        readonly swap: Swap
        readonly back: boolean
        readonly step?: undefined
      }
    | { readonly kind: 'clear'; readonly step: CascadeStep; readonly hold: number; readonly chain: number }
    | { readonly kind: 'fall' | 'shake'; readonly step: CascadeStep; readonly rows: StartRows }
  )

export interface Film {
  readonly shots: readonly FilmShot[]
  readonly length: number
}

/** An illegal swap moves there and back. */
export const refusalOf = (board: Board, swap: Swap): Film => ({
  shots: [{ kind: 'swap', at: 0, length: REFUSAL, board, swap, back: true }],
  length: REFUSAL,
})

let latest: { readonly before: State; readonly after: State; readonly film: Film } | undefined

/** The film of a change, if a move made it. The latest is kept: playing out a cascade is slow, and several parts need it. */
export function filmBetween(before: State, after: State): Film | undefined {
  if (!after.last) return undefined
  if (latest?.before !== before || latest.after !== after) {
    const steps: CascadeStep[] = []
    playOut(before, after.last, steps)
    latest = { before, after, film: filmOf(before.board, after.last, steps) }
  }
  return latest.film
}

export function filmOf(board: Board, swap: Swap, steps: readonly CascadeStep[]): Film {
  const shots: FilmShot[] = [{ kind: 'swap', at: 0, length: SWAP, board, swap, back: false }]
  let at = SWAP
  let chain = 0
  for (const step of steps) {
    const rows = startRows(step)
    let length = SHAKE
    if (step.hopped) {
      shots.push({ kind: 'swap', at, length: SWAP, board: step.start, swap: step.hopped, back: false })
      at += SWAP
      continue
    }
    if (step.points) chain++
    if (!step.shuffled) {
      const hold = step.blasts.length ? BLAST_HOLD : HOLD
      const clearing = hold + Math.max(0, ...step.cleared.map(({ wave }) => wave)) * WAVE + POP * 0.8
      shots.push({ kind: 'clear', at, length: clearing, step, hold, chain })
      at += clearing
      const falls = step.landed.map((piece, cell) =>
        piece > 0 ? rowOf(WIDE, cell) - (rows.get(idOf(piece)) ?? 0) : 0,
      )
      length = Math.sqrt((2 * Math.max(...falls)) / GRAVITY) + SETTLE / 2
    }
    shots.push({ kind: step.shuffled ? 'shake' : 'fall', at, length, step, rows })
    at += length
  }
  return { shots, length: at + SETTLE }
}

/** The row that each piece falls from. New ones wait above the tree, the lowest first. */
function startRows({ start, cleared, born, landed }: CascadeStep): Map<number, number> {
  const rows = new Map<number, number>()
  start.forEach((piece, cell) => rows.set(idOf(piece), rowOf(WIDE, cell)))
  for (const { piece } of cleared) rows.delete(idOf(piece))
  for (const { cell, piece } of born) rows.set(idOf(piece), rowOf(WIDE, cell))
  const tops: number[] = []
  // From the bottom up: each new piece starts a row above the last.
  for (let cell = landed.length; cell--;) {
    const piece = landed[cell] ?? 0
    if (piece <= 0 || rows.has(idOf(piece))) continue
    const column = columnOf(WIDE, cell)
    const above =
      (tops[column] ?? landed.findIndex((each, at) => each > 0 && columnOf(WIDE, at) === column) / WIDE) - 1
    tops[column] = above
    rows.set(idOf(piece), Math.floor(above))
  }
  return rows
}

type PlacePiece = (
  piece: number,
  column: number,
  row: number,
  wide: number,
  high: number,
  wow?: boolean,
) => void

/** When a piece pops, in seconds from the start of its shot. */
export const popsAt = (hold: number, wave: number) => hold + wave * WAVE

export function pose(shot: FilmShot, time: number, place: PlacePiece): void {
  const t = time - shot.at
  const { kind, length } = shot
  if (kind === 'swap') poseSwap(shot, t, place)
  else if (kind === 'clear') poseClear(shot, t, place)
  else if (kind === 'fall') poseFall(shot.step, shot.rows, t, place)
  else poseShake(shot.step, clamp(t / length), place)
}

export function poseRest(board: Board, place: PlacePiece): void {
  board.forEach((piece, cell) => {
    if (piece > 0) place(piece, columnOf(WIDE, cell), rowOf(WIDE, cell), 1, 1)
  })
}

function poseSwap(
  { board, swap, length, back }: FilmShot & { kind: 'swap' },
  t: number,
  place: PlacePiece,
): void {
  const up = hop(t / length)
  const along = back ? up * 0.42 : easeInOut(t / length)
  poseRest(board, (piece, column, row) => {
    const cell = row * WIDE + column
    const other = cell === swap.from ? swap.to : cell === swap.to ? swap.from : cell
    // The piece that the player moves passes in front.
    const grow = cell === swap.from ? 1 + 0.14 * up : 1
    place(
      piece,
      mix(column, columnOf(WIDE, other), along),
      mix(row, rowOf(WIDE, other), along),
      grow,
      grow,
      other !== cell,
    )
  })
}

function poseClear({ step, hold }: FilmShot & { kind: 'clear' }, t: number, place: PlacePiece): void {
  const waves = new Map(step.cleared.map(({ piece, wave }) => [idOf(piece), wave]))
  poseRest(step.start, (piece, column, row) => {
    const wave = waves.get(idOf(piece))
    const since = t - popsAt(hold, wave ?? 99)
    const ready = wave === undefined ? 0 : clamp((t - wave * WAVE * 0.6) / hold)
    const size = (1 + 0.16 * ready) * (1 - easeOut(since / POP))
    if (size > 0.02) place(piece, column, row, size, size, ready > 0)
  })
  for (const { cell, piece } of step.born) {
    const size = overshoot((t - hold) / POP, 2.6)
    if (t > hold) place(piece, columnOf(WIDE, cell), rowOf(WIDE, cell), size, size, true)
  }
}

function poseFall({ landed }: CascadeStep, rows: StartRows, t: number, place: PlacePiece): void {
  const tops: number[] = []
  poseRest(landed, (piece, column, row) => {
    const top = (tops[column] ??= row)
    const start = rows.get(idOf(piece)) ?? row
    const fallen = Math.min(row, start + (GRAVITY * t * t) / 2)
    // New pieces grow out of the boughs above.
    const grown = clamp(1.1 + fallen - top)
    // A soft landing: flat for a moment, then tall, then at rest.
    const soft = clamp((t - Math.sqrt((2 * (row - start)) / GRAVITY)) / SETTLE)
    const flat = start < row ? (soft ? Math.sin(soft * Math.PI * 2) * (1 - soft) * 0.2 : -0.05) : 0
    if (grown) place(piece, column, fallen, grown * (1 + flat), grown * (1 - flat), fallen < row)
  })
}

/** Shrinks all pieces into the needles and lets them reappear in new places. */
function poseShake({ start, landed }: CascadeStep, t: number, place: PlacePiece): void {
  const size = Math.abs(1 - 2 * t)
  poseRest(t < 0.5 ? start : landed, (piece, column, row) => place(piece, column, row, size, size, true))
}
