/** Converts keys, modes and scale degrees to pitches. Pure. */

/** Semitones of the seven degrees above the tonic, and the five degrees (pentatonic) that effects use. */
const MODES = {
  major: [
    [0, 2, 4, 5, 7, 9, 11],
    [0, 1, 2, 4, 5],
  ],
  lydian: [
    [0, 2, 4, 6, 7, 9, 11],
    [0, 1, 2, 4, 5],
  ],
  mixolydian: [
    [0, 2, 4, 5, 7, 9, 10],
    [0, 1, 2, 4, 5],
  ],
  dorian: [
    [0, 2, 3, 5, 7, 9, 10],
    [0, 2, 3, 4, 6],
  ],
  minor: [
    [0, 2, 3, 5, 7, 8, 10],
    [0, 2, 3, 4, 6],
  ],
  phrygian: [
    [0, 1, 3, 5, 7, 8, 10],
    [0, 2, 3, 4, 6],
  ],
} as const satisfies Record<string, readonly [readonly number[], readonly number[]]>

export type Mode = keyof typeof MODES

/** Semitones from middle C to the nearest tonic, so that all games have the same range. */
const KEYS = {
  C: 0,
  Db: 1,
  D: 2,
  Eb: 3,
  E: 4,
  F: 5,
  Gb: 6,
  G: -5,
  Ab: -4,
  A: -3,
  Bb: -2,
  B: -1,
} as const

export type Key = keyof typeof KEYS

const MIDDLE_C = 261.63
/** Highest fundamental, in hertz. */
export const HIGHEST = 2500

export const keyOf = (key: Key): number => KEYS[key]
export const scaleOf = (mode: Mode): readonly number[] => MODES[mode][0]

/** Semitones above middle C to hertz. */
export const hertzOf = (semitones: number) => MIDDLE_C * 2 ** (semitones / 12)

/** Transposes down by octaves until the pitch is no higher than `HIGHEST`. */
export function folded(hertz: number): number {
  while (hertz > HIGHEST) hertz /= 2
  return hertz
}

/** Semitones from the tonic to a degree in any octave. Degrees count from 0 here; 7 is the octave. */
export function semitonesOf(mode: Mode, degree: number): number {
  const octave = Math.floor(degree / 7)
  return 12 * octave + (scaleOf(mode)[degree - 7 * octave] ?? 0)
}

/** Pitch of an effect's step, in hertz. Five steps are an octave (pentatonic), so any sequence sounds melodic. */
export function pitch(step: number, octave: number, key: Key = 'C', mode: Mode = 'major'): number {
  const five = MODES[mode][1]
  const rounds = Math.floor(step / five.length)
  const degree = five[Math.round(step - rounds * five.length)] ?? 0
  return folded(hertzOf(keyOf(key) + 12 * (octave + rounds) + semitonesOf(mode, degree)))
}
