/** Blends the colours of sky and hills over the day. */
import { easeInOut, mix } from '../../kit/paint/easing.ts'
import { DAY, NIGHTFALL } from '../rules/curve.ts'
import type { Rgb, SeasonColours } from './looks.ts'

interface Hour {
  /** Fraction of the day at which these colours are reached; the day starts in the late morning. */
  readonly at: number
  readonly sky: readonly string[]
  readonly far: Rgb
  readonly near: Rgb
  readonly hedge: Rgb
  /** 0 by day, 1 at night: controls stars, lamps and the veil over the scenery. */
  readonly dark: number
}

const HOURS: readonly Hour[] = [
  {
    at: 0,
    sky: ['#0f8fd0', '#3fc1ea', '#c9f5ff'],
    far: [150, 222, 196],
    near: [116, 205, 110],
    hedge: [58, 168, 84],
    dark: 0,
  },
  {
    at: 0.3,
    sky: ['#1483cf', '#52bfe8', '#fdf0c4'],
    far: [160, 214, 180],
    near: [124, 196, 96],
    hedge: [62, 156, 78],
    dark: 0,
  },
  {
    at: 0.42,
    sky: ['#4a3aa8', '#ee6f98', '#ffd08a'],
    far: [186, 110, 160],
    near: [128, 92, 136],
    hedge: [82, 78, 112],
    dark: 0.3,
  },
  {
    at: NIGHTFALL,
    sky: ['#120d3d', '#2b2a86', '#6a5cc0'],
    far: [60, 54, 138],
    near: [42, 44, 112],
    hedge: [28, 40, 88],
    dark: 1,
  },
  {
    at: 0.82,
    sky: ['#140f44', '#34348f', '#8a6fc8'],
    far: [66, 58, 144],
    near: [46, 50, 118],
    hedge: [30, 46, 92],
    dark: 1,
  },
  {
    at: 0.93,
    sky: ['#5a6fd6', '#ffa9bd', '#fff0c4'],
    far: [176, 150, 190],
    near: [122, 150, 140],
    hedge: [70, 124, 98],
    dark: 0.25,
  },
]

export interface Light {
  /** Indices of the current and the next sky, and the blend between them. */
  readonly sky: number
  readonly next: number
  readonly blend: number
  readonly far: string
  readonly near: string
  readonly hedge: string
  readonly dark: number
  /** Fraction of the day, 0 to 1. */
  readonly hour: number
}

export const skyColours = HOURS.map(({ sky }) => sky)

const between = (a: Rgb, b: Rgb, t: number): Rgb => [
  Math.round(mix(a[0], b[0], t)),
  Math.round(mix(a[1], b[1], t)),
  Math.round(mix(a[2], b[2], t)),
]

/** Light at a garden x. The season tints hills and hedges, less in the dark. */
export function lightAt(x: number, { tint, tinted }: Pick<SeasonColours, 'tint' | 'tinted'>): Light {
  // x starts below 0, because the picture's left edge is left of the garden's start.
  const hour = (((x % DAY) + DAY) % DAY) / DAY
  const sky = HOURS.findLastIndex(({ at }) => at <= hour)
  const next = (sky + 1) % HOURS.length
  const [a, b] = [HOURS[sky], HOURS[next]]
  if (!a || !b) throw new Error(`No light for x = ${x}: HOURS must start at 0.`)
  const blend = easeInOut((hour - a.at) / ((b.at || 1) - a.at))
  const dark = mix(a.dark, b.dark, blend)
  const coloured = (layer: 'far' | 'near' | 'hedge', part: number) =>
    `rgb(${between(between(a[layer], b[layer], blend), tint, tinted * part * (1 - dark * 0.75))})`
  return {
    sky,
    next,
    blend,
    hour,
    far: coloured('far', 0.8),
    near: coloured('near', 1),
    hedge: coloured('hedge', 0.8),
    dark,
  }
}
