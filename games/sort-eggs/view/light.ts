/** Computes the light: skies from dawn to night, darkness, and positions of sun and moon. */
import { easeInOut, mix } from '../../kit/paint/easing.ts'

/** Start of dawn, morning, noon, afternoon, evening and night, as shares of the 24 hours. */
const HOURS = [0, 0.12, 0.3, 0.48, 0.64, 0.8] as const
/** A sky for each, from the zenith down, and its darkness. */
export const SKIES = [
  ['#6d7fe0', '#ffa7c0', '#ffe9b0'],
  ['#2a9be6', '#7fd6f5', '#f4fbd8'],
  ['#1583d8', '#55c2f2', '#d4f6ff'],
  ['#2f86cf', '#8fcbe0', '#ffe2a0'],
  ['#4a2aa8', '#c05fc8', '#ffb07a'],
  ['#140f44', '#34308f', '#8a6fd0'],
] as const
/** Index of the night sky. */
export const NIGHT = 5
const DARK = [0.12, 0, 0, 0, 0.42, 1] as const

export interface Light {
  readonly sky: number
  readonly next: number
  /** Blend into the next sky, 0 to 1. */
  readonly blend: number
  /** 0 by day, 1 at night. */
  readonly dark: number
  /** Share of the 24 hours, 0 to 1. */
  readonly hour: number
}

/** Without air it is always night, though sun and moon still move. */
export function lightAt(clock: number, isAirless = false): Light {
  const hour = (clock + 1) % 1
  const sky = HOURS.findLastIndex((from) => from <= hour)
  const next = (sky + 1) % HOURS.length
  const [from, to] = [HOURS[sky] ?? 0, HOURS[next] || 1]
  if (isAirless) return { sky: NIGHT, next: NIGHT, blend: 0, hour, dark: 1 }
  // Each sky stays unchanged for the first half of its period.
  const blend = easeInOut(((hour - from) / (to - from)) * 2 - 1)
  return { sky, next, blend, hour, dark: mix(DARK[sky] ?? 0, DARK[next] ?? 0, blend) }
}
