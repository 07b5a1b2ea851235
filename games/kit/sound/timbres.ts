/**
 * Provides recipes for voices, adjusted by a score's `Tuning`. Bundling keeps only those that a score uses. A score may
 * also define a `Voice` of its own.
 */
import type { Overtone, Timbre } from './score.ts'

export interface Tuning extends Omit<Partial<Timbre>, 'partials'> {
  /** Multiplies the upper partials: 1 by default, 0 for none. */
  readonly bright?: number
}

function voice(partials: readonly Overtone[], plain: Omit<Timbre, 'partials'>, tuning: Tuning): Timbre {
  const { bright = 1, ...rest } = tuning
  const { noise } = plain
  return {
    ...plain,
    // A voice of noise alone fades with its noise.
    ...(noise && partials.length === 0 && { noise: { ...noise, fade: rest.fade ?? noise.fade } }),
    ...rest,
    partials: partials.map(([ratio, gain, fade]): Overtone => [
      ratio,
      ratio > 1.5 ? gain * bright : gain,
      fade ?? 1,
    ]),
  }
}

/** A wooden bar struck by a soft mallet: a marimba, or with a short fade a wood block. */
export const wood = (tuning: Tuning = {}) =>
  voice(
    [
      [1, 1],
      [3.93, 0.28, 0.3],
      [9.2, 0.1, 0.12],
    ],
    { attack: 0.003, fade: 0.5, noise: { gain: 0.12, band: 1100, fade: 0.025 } },
    tuning,
  )

/** A struck glass. */
export const glass = (tuning: Tuning = {}) =>
  voice(
    [
      [1, 1],
      [2.32, 0.34, 0.6],
      [4.25, 0.2, 0.35],
      [6.63, 0.08, 0.2],
    ],
    { attack: 0.003, fade: 1.1 },
    tuning,
  )

/** A small bell, or a celesta. */
export const bell = (tuning: Tuning = {}) =>
  voice(
    [
      [0.5, 0.2],
      [1, 1],
      [2, 0.4, 0.6],
      [3.01, 0.26, 0.4],
      [4.17, 0.14, 0.28],
      [5.43, 0.07, 0.2],
    ],
    { attack: 0.003, fade: 1.6 },
    tuning,
  )

/** A drop falling into water, with a pitch that jumps up. */
export const water = (tuning: Tuning = {}) =>
  voice(
    [
      [1, 1],
      [2, 0.12, 0.5],
    ],
    { attack: 0.004, fade: 0.2, glide: [0.5, 0.09] },
    tuning,
  )

/** Breath over a tube: a flute, held. */
export const breath = (tuning: Tuning = {}) =>
  voice(
    [
      [1, 1],
      [1.006, 0.25],
      [2, 0.22],
      [3, 0.07],
    ],
    { attack: 0.07, fade: 0.2, held: true, noise: { gain: 0.07, band: 1600, fade: 1 } },
    tuning,
  )

/** Air alone: a swish that sweeps from one band to another. */
export const air = (tuning: Tuning = {}) =>
  voice(
    [],
    { attack: 0.03, fade: 0.25, noise: { gain: 1, band: [1900, 700], narrow: 0.9, fade: 0.25 } },
    tuning,
  )

/** A plucked string: guitar, harp, or double bass if low and short. */
export const string = (tuning: Tuning = {}) =>
  voice(
    [
      [1, 1],
      [2, 0.55, 0.75],
      [3, 0.35, 0.55],
      [4, 0.18, 0.42],
      [5, 0.05, 0.35],
      [6, 0.08, 0.28],
      [7, 0.06, 0.22],
    ],
    { attack: 0.004, fade: 1.3, noise: { gain: 0.06, band: 1400, fade: 0.02 } },
    tuning,
  )

/** Hammers on tines: an electric piano. */
export const tines = (tuning: Tuning = {}) =>
  voice(
    [
      [1, 1],
      [2, 0.24, 0.7],
      [3, 0.1, 0.45],
      [7.1, 0.07, 0.07],
    ],
    { attack: 0.005, fade: 1.8 },
    tuning,
  )

/** A reed: clarinet, accordion. */
export const reed = (tuning: Tuning = {}) =>
  voice(
    [
      [1, 1],
      [1.005, 0.3],
      [2, 0.12],
      [3, 0.4],
      [5, 0.16],
      [7, 0.06],
    ],
    { attack: 0.05, fade: 0.14, held: true },
    tuning,
  )

/** A struck skin; `fixed: 55` makes a bass drum with a constant pitch. */
export const drum = (tuning: Tuning = {}) =>
  voice(
    [
      [1, 1],
      [1.59, 0.3, 0.5],
      [2.3, 0.12, 0.3],
    ],
    { attack: 0.003, fade: 0.35, glide: [1.8, 0.07], noise: { gain: 0.15, band: 500, fade: 0.03 } },
    tuning,
  )

/** A brush, shaker or cymbal: noise in one band. */
export const brush = (tuning: Tuning = {}) =>
  voice(
    [],
    { attack: 0.004, fade: 0.12, fixed: 440, noise: { gain: 1, band: 3600, narrow: 0.8, fade: 0.12 } },
    tuning,
  )

/** Two colliding hard balls: very short, bright, without pitch. */
export const click = (tuning: Tuning = {}) =>
  voice(
    [
      [1, 1],
      [1.71, 0.55, 0.7],
      [2.63, 0.25, 0.5],
    ],
    { attack: 0.0012, fade: 0.045, fixed: 1850, noise: { gain: 0.5, band: 2700, narrow: 0.7, fade: 0.012 } },
    tuning,
  )

/** A soft pad, held. */
export const hum = (tuning: Tuning = {}) =>
  voice(
    [
      [1, 1],
      [1.008, 0.6],
      [2, 0.25],
      [3, 0.08],
    ],
    { attack: 0.5, fade: 0.9, held: true },
    tuning,
  )

/** A dull buzz for an invalid move. */
export const rasp = (tuning: Tuning = {}) =>
  voice(
    [
      [1, 1],
      [1.06, 0.8],
      [2, 0.5],
      [3, 0.3],
      [4, 0.15],
    ],
    { attack: 0.008, fade: 0.2, glide: [1.15, 0.12] },
    tuning,
  )
