/** A move as a film: scenes in seconds, and where every piece is at any moment of them. Pure. */
import { clamp, easeInOut, easeOut, hop, mix, overshoot } from '../kit/easing.ts'
import type { Step } from './cascade.ts'
import type { Board } from './matches.ts'
import { columnOf, idOf, rowOf, WIDE, type Swap } from './pieces.ts'

/** Seconds. */
export const SWAP = 0.17
/** What is about to go swells and holds its breath. */
const STOP = 0.09
const BLAST_STOP = 0.16
const WAVE = 0.042
const POP = 0.2
const SHAKE = 0.75
const SETTLE = 0.16
/** Rows a second, a second. */
const GRAVITY = 46

interface Timed {
  readonly at: number
  readonly length: number
}
export type Scene = Timed &
  (
    | { readonly kind: 'swap'; readonly board: Board; readonly swap: Swap; readonly back: boolean }
    | { readonly kind: 'go'; readonly step: Step; readonly stop: number; readonly chain: number }
    | { readonly kind: 'fall'; readonly step: Step; readonly from: ReadonlyMap<number, number> }
    | { readonly kind: 'shake'; readonly step: Step; readonly from: ReadonlyMap<number, number> }
  )

export interface Film {
  readonly scenes: readonly Scene[]
  readonly length: number
}

/** A swap that does nothing goes there and back. */
export const refusal = (board: Board, swap: Swap): Film => ({
  scenes: [{ kind: 'swap', at: 0, length: SWAP * 1.7, board, swap, back: true }],
  length: SWAP * 1.7,
})

export function film(board: Board, swap: Swap, steps: readonly Step[]): Film {
  const scenes: Scene[] = [{ kind: 'swap', at: 0, length: SWAP, board, swap, back: false }]
  let at = SWAP
  steps.forEach((step, i) => {
    if (step.shuffled) {
      scenes.push({ kind: 'shake', at, length: SHAKE, step, from: rowsBefore(step) })
      at += SHAKE
      return
    }
    const stop = step.blasts.length ? BLAST_STOP : STOP
    const waves = Math.max(...step.cleared.map(({ wave }) => wave))
    const length = stop + waves * WAVE + POP * 0.8
    scenes.push({ kind: 'go', at, length, step, stop, chain: i + 1 })
    at += length
    const from = rowsBefore(step)
    const falls = step.landed.map((piece, cell) =>
      piece > 0 ? rowOf(cell) - (from.get(idOf(piece)) ?? 0) : 0,
    )
    const fall = Math.sqrt((2 * Math.max(...falls)) / GRAVITY) + SETTLE * 0.5
    scenes.push({ kind: 'fall', at, length: fall, step, from })
    at += fall
  })
  return { scenes, length: at + SETTLE }
}

/** The row that each piece falls from; what is new waits above the tree, the lowest first. In a shake, the cell. */
function rowsBefore({ start, cleared, born, landed, shuffled }: Step): Map<number, number> {
  const from = new Map<number, number>()
  const gone = new Set(cleared.map(({ cell }) => cell))
  start.forEach((piece, cell) => {
    if (piece > 0 && !gone.has(cell)) from.set(idOf(piece), shuffled ? cell : rowOf(cell))
  })
  for (const { cell, piece } of born) from.set(idOf(piece), rowOf(cell))
  for (let column = 0; column < WIDE; column++) {
    const cells = landed.flatMap((piece, cell) => (piece > 0 && columnOf(cell) === column ? [cell] : []))
    const fresh = cells.filter((cell) => !from.has(idOf(landed[cell] ?? 0)))
    fresh.forEach((cell, i) => from.set(idOf(landed[cell] ?? 0), rowOf(cells[0] ?? 0) - fresh.length + i))
  }
  return from
}

export type Place = (
  piece: number,
  column: number,
  row: number,
  wide: number,
  high: number,
  wow?: boolean,
) => void

/** The scene of a moment; before the first and after the last there is none. */
export const sceneAt = ({ scenes }: Film, time: number) => scenes.findLast(({ at }) => at <= time)

/** When a piece that goes has gone, from the beginning of its scene. */
export const goesAt = (stop: number, wave: number) => stop + wave * WAVE

export function pose(scene: Scene, time: number, place: Place): void {
  const t = time - scene.at
  if (scene.kind === 'swap') poseSwap(scene, t, place)
  else if (scene.kind === 'go') poseGo(scene, t, place)
  else if (scene.kind === 'fall') poseFall(scene, t, place)
  else poseShake(scene, t, place)
}

export function poseRest(board: Board, place: Place): void {
  board.forEach((piece, cell) => {
    if (piece > 0) place(piece, columnOf(cell), rowOf(cell), 1, 1)
  })
}

function poseSwap({ board, swap, length, back }: Scene & { kind: 'swap' }, t: number, place: Place): void {
  const way = back ? hop(t / length) * 0.42 : easeInOut(t / length)
  board.forEach((piece, cell) => {
    if (piece <= 0) return
    const other = cell === swap.from ? swap.to : cell === swap.to ? swap.from : cell
    // The one in hand passes in front.
    const grow = cell === swap.from ? 1 + 0.14 * hop(t / length) : 1
    const x = mix(columnOf(cell), columnOf(other), way)
    const y = mix(rowOf(cell), rowOf(other), way)
    place(piece, x, y, grow, grow, other !== cell)
  })
}

function poseGo({ step, stop }: Scene & { kind: 'go' }, t: number, place: Place): void {
  const waves = new Map(step.cleared.map(({ cell, wave }) => [cell, wave]))
  step.start.forEach((piece, cell) => {
    if (piece <= 0) return
    const wave = waves.get(cell)
    if (wave === undefined) return place(piece, columnOf(cell), rowOf(cell), 1, 1)
    const since = t - goesAt(stop, wave)
    const ready = clamp((t - wave * WAVE * 0.6) / stop)
    const size = since < 0 ? 1 + 0.16 * easeOut(ready) : 1.16 * (1 - easeOut(since / POP))
    if (size > 0.02) place(piece, columnOf(cell), rowOf(cell), size, size, true)
  })
  for (const { cell, piece } of step.born) {
    const size = overshoot((t - stop) / (POP * 1.1), 2.6)
    if (t > stop) place(piece, columnOf(cell), rowOf(cell), size, size, true)
  }
}

function poseFall({ step, from }: Scene & { kind: 'fall' }, t: number, place: Place): void {
  const tops: number[] = []
  step.landed.forEach((piece, cell) => {
    if (piece <= 0) return
    const [column, row] = [columnOf(cell), rowOf(cell)]
    const top = (tops[column] ??= row)
    const start = from.get(idOf(piece)) ?? row
    const fallen = Math.min(row, start + (GRAVITY * t * t) / 2)
    const landed = t - Math.sqrt((2 * (row - start)) / GRAVITY)
    if (landed < 0) {
      // What is new grows out of the boughs above.
      const grown = clamp(1.1 + fallen - top)
      if (grown > 0) place(piece, column, fallen, 0.95 * grown, 1.06 * grown, true)
      return
    }
    // Lands soft: flat for a moment, then tall, then at rest.
    const soft = clamp(landed / SETTLE)
    const flat = start < row ? Math.sin(soft * Math.PI * 2) * (1 - soft) * 0.2 : 0
    place(piece, column, row + flat * 0.3, 1 + flat, 1 - flat)
  })
}

/** Into the trunk, and out again to other places. */
function poseShake({ step, from, length }: Scene & { kind: 'shake' }, t: number, place: Place): void {
  const way = easeInOut(t / length)
  const pull = hop(t / length) * 0.8
  step.landed.forEach((piece, cell) => {
    if (piece <= 0) return
    const start = from.get(idOf(piece)) ?? cell
    const x = mix(columnOf(start), columnOf(cell), way)
    const y = mix(rowOf(start), rowOf(cell), way)
    const size = 1 - pull * 0.35
    place(piece, mix(x, (WIDE - 1) / 2, pull), mix(y, 5, pull), size, size, true)
  })
}
