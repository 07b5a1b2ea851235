/** Composes a bar after midnight: walking double bass, sparse piano, and brushes for the last balls. */
import type { Score } from '../kit/sound/score.ts'
import { air, brush, click, drum, glass, rasp, string, tines, wood } from '../kit/sound/timbres.ts'

// Loaded together with the score.
export { keyNames } from './key-names.ts'
export { late } from './late.ts'
export { lessons } from './lessons.ts'
export { ladderWords as choiceWords, resultKey } from './rating.ts'
export { nextMatch as nextRound } from './next-match.ts'
export { SHARED as sharedLevels } from './rules/choices.ts'
export { turns } from './turns.ts'

export const score: Score = {
  key: 'D',
  mode: 'dorian',
  tempo: 80,
  quickens: 90,
  effects: 1.6,
  swing: 0.3,
  room: [0.24, 1.1],
  sections: {
    A: '1 4 1 4 1 6 2 5+',
    B: '4 4 7 7 3 3 2 5+',
  },
  form: 'AABA',
  layers: [
    {
      voice: string({ fade: 0.9, bright: 0.55, noise: { gain: 0.1, band: 700, fade: 0.03 } }),
      octave: -2,
      volume: 0.34,
      lines: ['1 3 5 ~', '1 5 8 ~', '1 2 3 ~', '8 5 3 ~', '1 - 5 ~', '1 5 3 ~'],
    },
    {
      voice: tines({ fade: 1.6 }),
      octave: 0,
      volume: 0.15,
      tones: 4,
      pan: -0.15,
      lines: ['x--x----', '..x-....', '...x--x-', '.x--..x-', 'x-......|...x--..', '....x---'],
    },
    {
      voice: glass({ fade: 1.4, bright: 0.6 }),
      octave: 1,
      volume: 0.15,
      from: 0.3,
      pan: 0.2,
      counts: 'key',
      lines: {
        A: [
          '....5-4-|3---1-..|....5-6-|7---5-..|8-7-5-4-|3---....|2-3-4-2-|1---....',
          '1-3-5-4-|2---....|1-3-5-7-|6---....|8---7-5-|4-3-2---|2---3-4-|5-----..',
          '....1-2-|3-----..|....3-4-|5-----..|7-5-4-3-|2---....|....2-3-|g---....',
        ],
        B: [
          '6---4---|5-4-2---|7---4---|2-----..|5---3---|1-----..|2-4-2---|g---3---',
          '8-6-4-6-|....4---|7-5-4-2-|....2---|5-3-1-3-|....5---|6-4-2-4-|3-----..',
        ],
      },
    },
    {
      drums: [
        brush({ fade: 0.14, noise: { gain: 1, band: 3200, narrow: 0.6, fade: 0.14 } }),
        brush({ fade: 0.3, noise: { gain: 1, band: [2200, 1200], narrow: 0.7, fade: 0.3 } }),
        wood({ fade: 0.07, fixed: 900 }),
      ],
      volume: 0.1,
      from: 0.6,
      pan: 0.1,
      lines: ['1.211.21', '1.211.23', '1.2.1.21', '2.112.13'],
    },
  ],
  voices: {
    tick: wood({ fade: 0.08, bright: 0.7 }),
    pluck: tines({ fade: 0.8 }),
    // A ball drops into a leather pocket.
    pop: drum({ fade: 0.16, octave: -1, noise: { gain: 0.5, band: 420, fade: 0.08 } }),
    chime: glass({ fade: 0.9, octave: 1 }),
    // Ball on ball.
    knock: click(),
    // Ball on cushion.
    thud: drum({ fade: 0.16, glide: [1.3, 0.04], noise: { gain: 0.35, band: 260, fade: 0.07 } }),
    swish: air({ fade: 0.3, noise: { gain: 1, band: [1400, 500], narrow: 0.7, fade: 0.3 } }),
    buzz: rasp({ fade: 0.16, bright: 0.6 }),
  },
  fanfare: glass({ fade: 1.1, bright: 0.7 }),
}
