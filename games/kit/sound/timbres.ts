/**
 * Recipes to begin with: each returns a voice, tuned by what a score says. A score picks a few, so only those are in its
 * file. Whatever a recipe does not have is written out in the score as a `Voice` of its own.
 */
import type { Overtone, Voice } from './score.ts'

export interface Tuning extends Omit<Partial<Voice>, 'partials'> {
  /** How much of the upper partials: 1 as it is, 0 none. */
  readonly bright?: number
}

function voice(partials: readonly Overtone[], plain: Omit<Voice, 'partials'>, tuning: Tuning): Voice {
  const { bright = 1, ...rest } = tuning
  const { noise } = plain
  return {
    ...plain,
    // Of noise alone the fade is the noise's.
    ...(noise && partials.length === 0 && { noise: { ...noise, fade: rest.fade ?? noise.fade } }),
    ...rest,
    partials: partials.map(([ratio, gain, fade]): Overtone => [
      ratio,
      ratio > 1.5 ? gain * bright : gain,
      fade ?? 1,
    ]),
  }
}

/** A bar of wood under a soft mallet: a marimba, or with a short fade a wood block. */
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

/** A glass that is struck. */
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

/** A drop that falls into water: the pitch leaps up. */
export const water = (tuning: Tuning = {}) =>
  voice(
    [
      [1, 1],
      [2, 0.12, 0.5],
    ],
    { attack: 0.004, fade: 0.2, glide: [0.5, 0.09] },
    tuning,
  )

/** Breath over a tube: a flute, for as long as the note lasts. */
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

/** Air alone: a swish, from one band to another. */
export const air = (tuning: Tuning = {}) =>
  voice(
    [],
    { attack: 0.03, fade: 0.25, noise: { gain: 1, band: [1900, 700], narrow: 0.9, fade: 0.25 } },
    tuning,
  )

/** A string that is plucked: guitar, harp, and low and short a double bass. */
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

/** A skin that is struck; `fixed: 55` for a bass drum that keeps its pitch. */
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

/** A brush, a shaker, a cymbal: noise of one band. */
export const brush = (tuning: Tuning = {}) =>
  voice(
    [],
    { attack: 0.004, fade: 0.12, fixed: 440, noise: { gain: 1, band: 3600, narrow: 0.8, fade: 0.12 } },
    tuning,
  )

/** Two hard balls that meet: very short, bright, and of no pitch. */
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

/** A pad, soft and held. */
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

/** A dull buzz: no, that cannot be. */
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
