/**
 * What a game's score.ts exports: by which voices its sounds are heard, and the music that it is played to. Data only.
 * How to write one: the section "Sounds" of kit/README.md; two to learn from: games/grasscutter, games/pool8.
 */
import type { Key, Mode } from './scale.ts'
import type { Role } from './voices.ts'

/** One tone of a voice: its pitch as a multiple of the note's, how loud, and how much of the voice's fade it lasts. */
export type Overtone = readonly [ratio: number, gain: number, fade?: number]

/** Noise in a voice: breath, the stick on the drum, two balls that meet. */
export interface Noise {
  readonly gain: number
  /** Hertz of its middle, or from where to where that moves. It does not follow the note. */
  readonly band: number | readonly [from: number, to: number]
  /** How narrow: 0.5 is wide, 8 is nearly a tone. */
  readonly narrow?: number
  /** Seconds until it has faded. */
  readonly fade: number
}

/** A recipe for a timbre, baked once into samples. `timbres.ts` has recipes to begin with: `wood({ fade: 0.1 })`. */
export interface Voice {
  /** None for noise alone. */
  readonly partials: readonly Overtone[]
  /** Seconds to its full loudness; 0.003 for what is struck. */
  readonly attack: number
  /** Seconds until it has faded; of a held voice, after the note was let go. */
  readonly fade: number
  /** The pitch at the beginning as a multiple of the note's, and the seconds in which it gets there. */
  readonly glide?: readonly [from: number, within: number]
  readonly noise?: Noise
  /** Sounds for as long as its note lasts: pads, reeds, strings that are bowed. */
  readonly held?: true
  /** Always at this pitch, in hertz, whatever the note; a step changes it by a quarter of a semitone. For what has none. */
  readonly fixed?: number
  /** Octaves above middle C, for one that plays a role: without it what the role usually has. */
  readonly octave?: number
  /** 0 to 1 and above, for one that plays a role: times what the role usually has. */
  readonly volume?: number
}

/**
 * A line of music for one layer: a bar after a bar, with | between them. The signs of a bar share its time evenly, so
 * that in a bar of four beats eight signs are eighths, sixteen sixteenths, twelve triplets and four quarters.
 *
 *   1–9  a degree of the scale, counted from the chord's root (1 3 5 are the chord) or from the key
 *   a–g  the degrees 1 to 7 in the octave below
 *   x    the whole chord, each tone as near as it can be to where it was in the chord before
 *   ~    half a tone below the root of the next chord: leads on to it (for basses)
 *   -    what sounds goes on
 *   .    rest
 *
 * Blanks are for the eye only. In a layer of drums the digits say which drum.
 */
export type Line = string

export interface Layer {
  readonly voice?: Voice
  /** In place of a voice: percussion. The digit 1 is the first of them. */
  readonly drums?: readonly Voice[]
  /** Octaves above the one of middle C. */
  readonly octave?: number
  /** 0 to 1. */
  readonly volume: number
  /** The tension from which it is heard: without it always. */
  readonly from?: number
  /** The tension from which it is not heard any more. */
  readonly until?: number
  /** −1 left, 1 right. */
  readonly pan?: number
  /** Degrees count from the key's first tone; on strong beats they move to the nearest tone of the chord. For melodies. */
  readonly counts?: 'key'
  /** How many tones `x` has: 3, or 4 with the seventh. */
  readonly tones?: 3 | 4
  /** Whether it is varied each time; drums and ostinatos may want to be `false`, then only their lines change. */
  readonly varies?: false
  /**
   * What it plays. Lines follow each other until the section is full, chosen anew each time. A list is for all sections;
   * otherwise for the sections named, and in the others it is silent. A line that is as long as its section is a tune.
   */
  readonly lines: readonly Line[] | Readonly<Record<string, readonly Line[]>>
}

export interface Score {
  readonly key: Key
  readonly mode: Mode
  /** Beats a minute, calm. */
  readonly tempo: number
  /** Beats a minute at the highest tension. */
  readonly quickens?: number
  /** Beats a bar: 4 if nothing is said. */
  readonly beats?: number
  /** How much an eighth off the beat is late: 0, up to 0.33 for triplets. */
  readonly swing?: number
  /** How much of everything comes back from the room, 0 to 0.5, and for how many seconds. */
  readonly room?: readonly [share: number, seconds: number]
  /** Times every layer's volume, so that the music is as loud as other games': `npm run bench sound` says how loud it is. */
  readonly volume?: number
  /** Times every effect's volume, so that the fullest minute of a round is as loud as in other games. */
  readonly effects?: number
  /** Chords by their degrees, one a bar, or two: '1 6 2/5 1'. A + makes the chord's third great: 5+ in minor. */
  readonly sections: Readonly<Record<string, string>>
  /** The order of the sections: 'AABA'. It begins anew after the last. */
  readonly form: string
  /** Any number: other variations, where these repeat themselves too soon. */
  readonly seed?: number
  /** Three or four. At tension 0 there is at least one, and each of 0, 0.5 and 1 brings another. */
  readonly layers: readonly Layer[]
  /** By which voice each role is heard. Those that are left out are played by the plain ones. */
  readonly voices: Readonly<{ readonly [role in Role]?: Voice }>
  /** What plays the fanfares; otherwise the voice of `chime`. */
  readonly fanfare?: Voice
}
