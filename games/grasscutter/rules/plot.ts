/** A rectangle of land while a garden is being made on it: what each place is, and how the first drive passed it. */
import { beside, type Grid } from '../../kit/rules/grid.ts'
import type { Way } from '../../kit/rules/ways.ts'

/** Still to be decided, lawn, or a hedge that stopped a slide and must stay. */
export type Ground = 'wild' | 'lawn' | 'kept'

/** How the drive went over a place. */
export interface Passing {
  readonly ways: ReadonlySet<Way>
  /** Whether a slide began or ended here. */
  readonly stopped: boolean
}

export interface Plot extends Grid {
  /** By place: the cells of the grid. */
  readonly ground: Ground[]
  readonly passed: Map<number, Passing>
  readonly molehills: Set<number>
  readonly start: number
}

export function wildPlot(columns: number, rows: number, start: number): Plot {
  const ground: Ground[] = Array.from({ length: columns * rows }, () => 'wild')
  ground[start] = 'lawn'
  const passed = new Map([[start, { ways: new Set<Way>(), stopped: true }]])
  return { columns, rows, ground, passed, molehills: new Set(), start }
}

/** Beyond the edge of the land there is hedge for good. */
export const groundAt = ({ ground }: Plot, place: number | undefined): Ground =>
  place === undefined ? 'kept' : (ground[place] ?? 'kept')

export const groundBeside = (plot: Plot, place: number, way: Way): Ground =>
  groundAt(plot, beside(plot, place, way))

export function pass({ passed }: Plot, place: number, way: Way, stopped: boolean): void {
  const known = passed.get(place)
  passed.set(place, {
    ways: new Set([...(known?.ways ?? []), way]),
    stopped: stopped || known?.stopped === true,
  })
}
