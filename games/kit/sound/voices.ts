/** Defines the sound roles that games use. A game's score assigns a voice to each role. */

/** Roles with their default octave and volume. */
export const ROLES = {
  /** Small steps: a flap, a move, a cursor. */
  tick: { octave: 1, volume: 0.16 },
  /** Something picked, placed or gained. */
  pluck: { octave: 1, volume: 0.24 },
  /** Something bursts. */
  pop: { octave: 0, volume: 0.3 },
  /** A gem, star or medal. */
  chime: { octave: 2, volume: 0.2 },
  /** An impact: balls, crates, a landing. */
  knock: { octave: 0, volume: 0.2 },
  /** Something heavy falls or breaks. */
  thud: { octave: -1, volume: 0.4 },
  /** Air: a slide, a gust, a swing. */
  swish: { octave: 2, volume: 0.12 },
  /** An invalid move. */
  buzz: { octave: -1, volume: 0.12 },
} as const satisfies Record<string, { readonly octave: number; readonly volume: number }>

export type Role = keyof typeof ROLES

export interface Sound {
  readonly name: Role
  /** Steps in a pentatonic scale in the music's key; five steps are an octave. */
  readonly step?: number
  /** 0 to 1. */
  readonly volume?: number
  /** Delay in seconds. */
  readonly after?: number
  /** Stereo position: −1 left, 1 right. */
  readonly pan?: number
}

/** Fanfares that the shell plays, from small to large, and the one for a lost round. */
export type Tune = 'goal' | 'medal' | 'look' | 'won' | 'best' | 'pack' | 'lost'
