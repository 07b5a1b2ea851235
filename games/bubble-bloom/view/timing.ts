/** Schedules the effects of a shot: the rules resolve it at once, the view shows it step by step. Pure. */
import { fieldOf, type State } from '../rules.ts'
import { rowOf } from '../rules/field.ts'
import { fly } from '../rules/flight.ts'

/** Flight speed, in blossoms per second. */
const SPEED = 27
/** Seconds: from contact to the first burst, between bursts, for all bursts at most, and the pause before the fall. */
const STOP = 0.06
const NEXT = 0.06
const BURSTS = 0.55
const GASP = 0.1
/** Delay per row, in seconds: each row falls later than the one below it. */
const ROW = 0.025
/** Seconds before the bed sinks. */
const SETTLE = 0.12

interface Timing {
  /** Start, bounces and contact point, from the top left corner of the bed at the time of the shot. */
  readonly path: readonly number[]
  /** Seconds after the shot. */
  readonly land: number
  readonly bursts: ReadonlyMap<number, number>
  readonly falls: ReadonlyMap<number, number>
  readonly sink: number
}

/** The length of a path, in blossoms. */
export function lengthOf(path: readonly number[]): number {
  let length = 0
  for (let i = 2; i < path.length; i += 2)
    length += Math.hypot((path[i] ?? 0) - (path[i - 2] ?? 0), (path[i + 1] ?? 0) - (path[i - 1] ?? 0))
  return length
}

export function timing(before: State, { shot }: State): Timing | undefined {
  if (!shot) return undefined
  const { path } = fly(fieldOf(before.bed), before.sunk, shot.aim)
  const land = lengthOf(path) / SPEED
  const each = Math.min(NEXT, BURSTS / Math.max(1, shot.burst.length))
  const first = land + STOP
  const last = first + each * Math.max(0, shot.burst.length - 1)
  const rows = new Map(before.bed.map(({ id, cell }) => [id, rowOf(cell)]))
  const lowest = Math.max(0, ...shot.fallen.map((id) => rows.get(id) ?? 0))
  return {
    path,
    land,
    bursts: new Map(shot.burst.map((id, i) => [id, first + i * each])),
    falls: new Map(shot.fallen.map((id) => [id, last + GASP + (lowest - (rows.get(id) ?? 0)) * ROW])),
    sink: (shot.burst.length ? last : land) + SETTLE,
  }
}

/** The point at a distance of `far` blossoms along a path. */
export function along(path: readonly number[], far: number): { x: number; y: number } {
  let passed = 0
  for (let i = 2; ; i += 2) {
    const x = path[i - 2] ?? 0
    const y = path[i - 1] ?? 0
    const nextX = path[i] ?? 0
    const nextY = path[i + 1] ?? 0
    const leg = Math.sqrt((nextX - x) ** 2 + (nextY - y) ** 2)
    if (passed + leg < far && i + 2 < path.length) {
      passed += leg
      continue
    }
    const t = leg > 0 ? Math.min(1, (far - passed) / leg) : 1
    return { x: x + (nextX - x) * t, y: y + (nextY - y) * t }
  }
}
