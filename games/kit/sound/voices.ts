/** Sounds from a few lines of synthesis, all in one pentatonic key, so that a quick run of them is a tune. */

export interface Voice {
  readonly wave: OscillatorType | 'noise'
  /** Octaves above middle C. */
  readonly octave: number
  /** Seconds until it has faded. */
  readonly fade: number
  /** The pitch at its end, as a multiple of its beginning. */
  readonly glide: number
  readonly volume: number
  /** How much of a second, brighter partial rings along. */
  readonly ring?: number
}

export const VOICES = {
  /** Small steps: a flap, a move, a cursor. */
  tick: { wave: 'triangle', octave: 1, fade: 0.07, glide: 1.3, volume: 0.16 },
  /** Something picked, placed or gained. */
  pluck: { wave: 'triangle', octave: 1, fade: 0.3, glide: 1, volume: 0.24, ring: 0.2 },
  /** Something bursts. */
  pop: { wave: 'sine', octave: 0, fade: 0.12, glide: 2.4, volume: 0.3 },
  /** Gems, stars, medals. */
  chime: { wave: 'sine', octave: 2, fade: 0.8, glide: 1, volume: 0.2, ring: 0.5 },
  /** Things meet: balls, crates, a landing. */
  knock: { wave: 'square', octave: 0, fade: 0.06, glide: 0.6, volume: 0.12 },
  /** Something heavy falls or breaks. */
  thud: { wave: 'sine', octave: -1, fade: 0.28, glide: 0.4, volume: 0.4 },
  /** Air: a slide, a gust, a swing. */
  swish: { wave: 'noise', octave: 2, fade: 0.22, glide: 0.5, volume: 0.12 },
  /** No, that cannot be. */
  buzz: { wave: 'sawtooth', octave: -1, fade: 0.16, glide: 0.8, volume: 0.1 },
} as const satisfies Record<string, Voice>

export interface Sound {
  readonly name: keyof typeof VOICES
  /** Steps up or down the scale; five are an octave. */
  readonly step?: number
  /** 0 to 1. */
  readonly volume?: number
  /** Seconds to wait. */
  readonly after?: number
  /** From where it comes: −1 left, 1 right. */
  readonly pan?: number
}

/** Arpeggios that the shell plays at the end of a round. */
export const WON: readonly Sound[] = [0, 2, 3, 5, 7].map((step, i) => ({
  name: 'chime',
  step: step - 5,
  after: i * 0.09,
}))
export const GOAL: readonly Sound[] = [2, 4, 6].map((step, i) => ({
  name: 'chime',
  step: step - 5,
  after: i * 0.08,
}))
export const LOST: readonly Sound[] = [3, 2, 0].map((step, i) => ({
  name: 'pluck',
  step: step - 5,
  after: i * 0.13,
}))

const SCALE = [0, 2, 4, 7, 9]

export function pitch(step: number, octave: number): number {
  const rounds = Math.floor(step / SCALE.length)
  const semitones = SCALE[step - rounds * SCALE.length] ?? 0
  return 261.63 * 2 ** (octave + rounds + semitones / 12)
}
