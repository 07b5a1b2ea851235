/** A rectangle of land while a garden is being made on it: what each place is, and how the first drive passed it. */
import type { Way } from '../../kit/rules/ways.ts'

/** Still to be decided, lawn, or a hedge that stopped a slide and must stay. */
export type Ground = 'wild' | 'lawn' | 'kept'

/** How the drive went over a place. */
export interface Passing {
  readonly ways: ReadonlySet<Way>
  /** Whether a slide began or ended here. */
  readonly stopped: boolean
}

export interface Plot {
  readonly width: number
  readonly height: number
  /** By place: rows of places, one after the other. */
  readonly ground: Ground[]
  readonly passed: Map<number, Passing>
  readonly molehills: Set<number>
  readonly start: number
}

export function wildPlot(width: number, height: number, start: number): Plot {
  const ground: Ground[] = Array.from({ length: width * height }, () => 'wild')
  ground[start] = 'lawn'
  const passed = new Map([[start, { ways: new Set<Way>(), stopped: true }]])
  return { width, height, ground, passed, molehills: new Set(), start }
}

export function neighbour({ width, height }: Plot, place: number, way: Way): number | undefined {
  const x = place % width
  if (way === 'left') return x > 0 ? place - 1 : undefined
  if (way === 'right') return x < width - 1 ? place + 1 : undefined
  const to = place + (way === 'up' ? -width : width)
  return to >= 0 && to < width * height ? to : undefined
}

/** The edge of the land is a hedge for good. */
export const groundAt = ({ ground }: Plot, place: number | undefined): Ground =>
  place === undefined ? 'kept' : (ground[place] ?? 'kept')

export function pass({ passed }: Plot, place: number, way: Way, stopped: boolean): void {
  const known = passed.get(place)
  passed.set(place, {
    ways: new Set([...(known?.ways ?? []), way]),
    stopped: stopped || known?.stopped === true,
  })
}
