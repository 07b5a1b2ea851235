/** What a game says of its sounds: which role is heard, how high, how loud. By which voice is written in its score. */

/** The roles, and what each is for. */
export const ROLES = {
  /** Small steps: a flap, a move, a cursor. */
  tick: { octave: 1, volume: 0.16 },
  /** Something picked, placed or gained. */
  pluck: { octave: 1, volume: 0.24 },
  /** Something bursts. */
  pop: { octave: 0, volume: 0.3 },
  /** Gems, stars, medals. */
  chime: { octave: 2, volume: 0.2 },
  /** Things meet: balls, crates, a landing. */
  knock: { octave: 0, volume: 0.2 },
  /** Something heavy falls or breaks. */
  thud: { octave: -1, volume: 0.4 },
  /** Air: a slide, a gust, a swing. */
  swish: { octave: 2, volume: 0.12 },
  /** No, that cannot be. */
  buzz: { octave: -1, volume: 0.12 },
} as const satisfies Record<string, { readonly octave: number; readonly volume: number }>

export type Role = keyof typeof ROLES

export interface Sound {
  readonly name: Role
  /** Steps up or down a scale of five tones in the music's key; five are an octave. */
  readonly step?: number
  /** 0 to 1. */
  readonly volume?: number
  /** Seconds to wait. */
  readonly after?: number
  /** From where it comes: −1 left, 1 right. */
  readonly pan?: number
}

/** The fanfares that the shell plays, from the smallest to the largest, and the one for a round that was lost. */
export type Tune = 'goal' | 'medal' | 'won' | 'best' | 'pack' | 'lost'
