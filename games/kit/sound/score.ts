/**
 * Defines the format of a game's score.ts: its voices and its music, as data. The section "Sounds" of kit/README.md
 * explains how to write one; good examples are games/grasscutter and games/pool8.
 */
import type { Key, Mode } from './scale.ts'
import type { Role } from './voices.ts'

/** A partial: its pitch as a multiple of the note's, its loudness, and its fade as a multiple of the voice's. */
export type Overtone = readonly [ratio: number, gain: number, fade?: number]

/** Band-passed noise in a voice: breath, a stick on a drum, balls that collide. */
export interface Noise {
  readonly gain: number
  /** Centre frequency in hertz, or a sweep from one to another. Independent of the note. */
  readonly band: number | readonly [from: number, to: number]
  /** Q factor: 0.5 is wide, 8 is nearly a tone. */
  readonly narrow?: number
  /** Seconds until it has faded. */
  readonly fade: number
}

/** A recipe for a timbre, rendered once to samples. Start from those of `timbres.ts`: `wood({ fade: 0.1 })`. */
export interface Timbre {
  /** Empty for noise alone. */
  readonly partials: readonly Overtone[]
  /** Seconds to full loudness; 0.003 for struck instruments. */
  readonly attack: number
  /** Decay in seconds; for a held voice, after the note is released. */
  readonly fade: number
  /** Initial pitch as a multiple of the note's, and the seconds until it reaches the note. */
  readonly glide?: readonly [from: number, within: number]
  readonly noise?: Noise
  /** Sounds as long as its note lasts: pads, reeds, bowed strings. */
  readonly held?: true
  /** A pitch in hertz, independent of the note, for unpitched sounds. A step changes it by a quarter of a semitone. */
  readonly fixed?: number
  /** Octaves above middle C, instead of the role's octave. */
  readonly octave?: number
  /** Multiplies the role's volume; may exceed 1. */
  readonly volume?: number
}

/**
 * A line of music for one layer: bars separated by |. The characters of a bar share its time evenly, so in a bar of four
 * beats, four characters are quarters, eight are eighths, twelve are triplets and sixteen are sixteenths.
 *
 *   1–9  a degree of the scale, counted from the chord's root (1 3 5 are the chord) or from the key
 *   a–g  the degrees 1 to 7 in the octave below
 *   x    the whole chord, voiced close to the previous one
 *   ~    a semitone below the root of the next chord, leading to it (for basses)
 *   -    holds the previous note
 *   .    rest
 *
 * Spaces are ignored. In a layer of drums, digits select the drum.
 */
export type MusicLine = string

export interface MusicLayer {
  readonly voice?: Timbre
  /** Percussion, instead of a voice. The digit 1 plays the first. */
  readonly drums?: readonly Timbre[]
  /** Octaves above the octave of middle C. */
  readonly octave?: number
  /** 0 to 1. */
  readonly volume: number
  /** Tension from which it is audible; always by default. */
  readonly from?: number
  /** Tension from which it is silent. */
  readonly until?: number
  /** −1 left, 1 right. */
  readonly pan?: number
  /** For melodies: degrees count from the tonic, and strong beats snap to the nearest chord tone. */
  readonly counts?: 'key'
  /** Notes in the chord of `x`: 3, or 4 with the seventh. */
  readonly tones?: 3 | 4
  /** `false` turns variations off, for drums and ostinatos. Lines are still chosen at random. */
  readonly varies?: false
  /**
   * Lines are chosen at random, one after another, until the section is full. A list applies to all sections; a record
   * applies to the sections that it names, and the layer is silent in the others. A line as long as its section is a tune.
   */
  readonly lines: readonly MusicLine[] | Readonly<Record<string, readonly MusicLine[]>>
}

export interface Score {
  readonly key: Key
  readonly mode: Mode
  /** Beats per minute at tension 0. */
  readonly tempo: number
  /** Beats per minute at tension 1. */
  readonly quickens?: number
  /** Beats per bar; 4 by default. */
  readonly beats?: number
  /** Delay of off-beat eighths: 0 for straight, 0.33 for triplets. */
  readonly swing?: number
  /** Reverb: its volume, 0 to 0.5, and its length in seconds. */
  readonly room?: readonly [share: number, seconds: number]
  /** Multiplies every layer's volume, so that all games' music is equally loud. Measure with `npm run bench sound`. */
  readonly volume?: number
  /** Multiplies every effect's volume, so that the busiest minute of a round is as loud as in other games. */
  readonly effects?: number
  /** Chords by degree, one or two per bar: '1 6 2/5 1'. A + makes the third major: 5+ in minor. */
  readonly sections: Readonly<Record<string, string>>
  /** Order of the sections, repeated for ever: 'AABA'. */
  readonly form: string
  /** Any number. Change it if the variations repeat too soon. */
  readonly seed?: number
  /** Three or four. At least one plays at tension 0, and each of 0, 0.5 and 1 adds one. */
  readonly layers: readonly MusicLayer[]
  /** Voices by role. Roles without one use the plain voice. */
  readonly voices: Readonly<{ readonly [role in Role]?: Timbre }>
  /** Voice of the fanfares; `chime` by default. */
  readonly fanfare?: Timbre
}
