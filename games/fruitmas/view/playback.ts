/** A move as a film: scenes in seconds, and where every piece is at any moment of them. Pure. */
import { clamp, easeInOut, easeOut, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Step } from '../rules/cascade.ts'
import type { Board } from '../rules/matches.ts'
import { columnOf, idOf, rowOf, WIDE, type Swap } from '../rules/pieces.ts'

/** Seconds. */
const SWAP = 0.17
const REFUSAL = 0.29
/** What is about to go swells and holds its breath, longer before a blast. */
const STOP = 0.09
const BLAST_STOP = 0.16
const WAVE = 0.042
const POP = 0.2
const SHAKE = 0.75
const SETTLE = 0.16
/** Rows a second, a second. */
const GRAVITY = 46

/** The rows that pieces fall from, by id. */
type Whence = ReadonlyMap<number, number>

interface Timed {
  readonly at: number
  readonly length: number
}
export type Scene = Timed &
  (
    | {
        readonly kind: 'swap'
        readonly board: Board
        readonly swap: Swap
        readonly back: boolean
        readonly step?: undefined
      }
    | { readonly kind: 'go'; readonly step: Step; readonly stop: number; readonly chain: number }
    | { readonly kind: 'fall' | 'shake'; readonly step: Step; readonly rows: Whence }
  )

export interface Film {
  readonly scenes: readonly Scene[]
  readonly length: number
}

/** A swap that does nothing goes there and back. */
export const refusal = (board: Board, swap: Swap): Film => ({
  scenes: [{ kind: 'swap', at: 0, length: REFUSAL, board, swap, back: true }],
  length: REFUSAL,
})

export function film(board: Board, swap: Swap, steps: readonly Step[]): Film {
  const scenes: Scene[] = [{ kind: 'swap', at: 0, length: SWAP, board, swap, back: false }]
  let at = SWAP
  steps.forEach((step, i) => {
    const rows = whence(step)
    let length = SHAKE
    if (!step.shuffled) {
      const stop = step.blasts.length ? BLAST_STOP : STOP
      const going = stop + Math.max(...step.cleared.map(({ wave }) => wave)) * WAVE + POP * 0.8
      scenes.push({ kind: 'go', at, length: going, step, stop, chain: i + 1 })
      at += going
      const falls = step.landed.map((piece, cell) =>
        piece > 0 ? rowOf(cell) - (rows.get(idOf(piece)) ?? 0) : 0,
      )
      length = Math.sqrt((2 * Math.max(...falls)) / GRAVITY) + SETTLE / 2
    }
    scenes.push({ kind: step.shuffled ? 'shake' : 'fall', at, length, step, rows })
    at += length
  })
  return { scenes, length: at + SETTLE }
}

/** The row that each piece falls from; what is new waits above the tree, the lowest first. */
function whence({ start, cleared, born, landed }: Step): Map<number, number> {
  const rows = new Map<number, number>()
  start.forEach((piece, cell) => rows.set(idOf(piece), rowOf(cell)))
  for (const { piece } of cleared) rows.delete(idOf(piece))
  for (const { cell, piece } of born) rows.set(idOf(piece), rowOf(cell))
  const tops: number[] = []
  // From the foot upwards, each new one a row above the last.
  for (let cell = landed.length; cell--;) {
    const piece = landed[cell] ?? 0
    if (piece <= 0 || rows.has(idOf(piece))) continue
    const column = columnOf(cell)
    const above =
      (tops[column] ?? landed.findIndex((each, at) => each > 0 && columnOf(at) === column) / WIDE) - 1
    tops[column] = above
    rows.set(idOf(piece), Math.floor(above))
  }
  return rows
}

export type Place = (
  piece: number,
  column: number,
  row: number,
  wide: number,
  high: number,
  wow?: boolean,
) => void

/** When a piece that goes has gone, from the beginning of its scene. */
export const goesAt = (stop: number, wave: number) => stop + wave * WAVE

export function pose(scene: Scene, time: number, place: Place): void {
  const t = time - scene.at
  const { kind, length } = scene
  if (kind === 'swap') poseSwap(scene, t, place)
  else if (kind === 'go') poseGo(scene, t, place)
  else if (kind === 'fall') poseFall(scene.step, scene.rows, t, place)
  else poseShake(scene.step, clamp(t / length), place)
}

export function poseRest(board: Board, place: Place): void {
  board.forEach((piece, cell) => {
    if (piece > 0) place(piece, columnOf(cell), rowOf(cell), 1, 1)
  })
}

function poseSwap({ board, swap, length, back }: Scene & { kind: 'swap' }, t: number, place: Place): void {
  const up = hop(t / length)
  const way = back ? up * 0.42 : easeInOut(t / length)
  poseRest(board, (piece, column, row) => {
    const cell = row * WIDE + column
    const other = cell === swap.from ? swap.to : cell === swap.to ? swap.from : cell
    // The one in hand passes in front.
    const grow = cell === swap.from ? 1 + 0.14 * up : 1
    place(piece, mix(column, columnOf(other), way), mix(row, rowOf(other), way), grow, grow, other !== cell)
  })
}

function poseGo({ step, stop }: Scene & { kind: 'go' }, t: number, place: Place): void {
  const waves = new Map(step.cleared.map(({ piece, wave }) => [idOf(piece), wave]))
  poseRest(step.start, (piece, column, row) => {
    const wave = waves.get(idOf(piece))
    const since = t - goesAt(stop, wave ?? 99)
    const ready = wave === undefined ? 0 : clamp((t - wave * WAVE * 0.6) / stop)
    const size = (1 + 0.16 * ready) * (1 - easeOut(since / POP))
    if (size > 0.02) place(piece, column, row, size, size, ready > 0)
  })
  for (const { cell, piece } of step.born) {
    const size = overshoot((t - stop) / POP, 2.6)
    if (t > stop) place(piece, columnOf(cell), rowOf(cell), size, size, true)
  }
}

function poseFall({ landed }: Step, rows: Whence, t: number, place: Place): void {
  const tops: number[] = []
  poseRest(landed, (piece, column, row) => {
    const top = (tops[column] ??= row)
    const start = rows.get(idOf(piece)) ?? row
    const fallen = Math.min(row, start + (GRAVITY * t * t) / 2)
    // What is new grows out of the boughs above.
    const grown = clamp(1.1 + fallen - top)
    // It lands soft: flat for a moment, then tall, then at rest.
    const soft = clamp((t - Math.sqrt((2 * (row - start)) / GRAVITY)) / SETTLE)
    const flat = start < row ? (soft ? Math.sin(soft * Math.PI * 2) * (1 - soft) * 0.2 : -0.05) : 0
    if (grown) place(piece, column, fallen, grown * (1 + flat), grown * (1 - flat), fallen < row)
  })
}

/** All draw back among the needles, and come out again in other places. */
function poseShake({ start, landed }: Step, t: number, place: Place): void {
  const size = Math.abs(1 - 2 * t)
  poseRest(t < 0.5 ? start : landed, (piece, column, row) => place(piece, column, row, size, size, true))
}
