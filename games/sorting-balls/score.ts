/** Music and sounds of Sorting Balls: a softly swinging vibraphone, and glass. */
import type { Score } from '../kit/sound/score.ts'
import { air, brush, click, drum, glass, rasp, string, type Tuning } from '../kit/sound/timbres.ts'
import type { Timbre } from '../kit/sound/score.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'

/** Bars with resonator tubes: the second partial beats slowly against the first, like the vibrato of the fan. */
const vibraphone = (tuning: Tuning): Timbre => ({
  partials: [
    [1, 1],
    [1.011, 0.24],
    [4, 0.2, 0.35],
    [10, 0.05, 0.1],
  ],
  attack: 0.004,
  fade: 2,
  ...tuning,
})

export const score: Score = {
  key: 'F',
  mode: 'major',
  tempo: 92,
  quickens: 104,
  swing: 0.3,
  room: [0.16, 1.1],
  volume: 1.5,
  sections: {
    A: '1 4 3 6+ 2 5 1/6 2/5',
    B: '3+ 3+ 6+ 6+ 2+ 2+ 5 5',
    C: '4 5 3 6 2 5 1 6+',
    D: '1 2 1 2 4 3 2 5',
  },
  form: 'ABACDABCAD',
  layers: [
    {
      voice: vibraphone({}),
      octave: 1,
      volume: 0.18,
      pan: 0.12,
      counts: 'key',
      lines: {
        A: [
          'c-eg-e--|f---....|e-g2-g--|f---..e-|d-f1-f--|g---e---|c-e-f-1-|f-d-e-..',
          '3-2-3-e-|f---..1-|g---3-e-|c---..e-|d-f-2-3-|2---g---|3---f-1-|2---g-..',
          'e---c-e-|f-1-f---|3---..g-|f---c---|d---f-1-|g-f-e---|c-e-f-1-|2---e-..',
        ],
        B: [
          '.gg-2-3-|3---2-g-|.cc-e-f-|f---e-c-|.ff-1-2-|2---1-f-|.bb-d-e-|e---....',
          // Alternates third and seventh: a chromatic descent.
          'e---..g-|e-----..|.e--..f-|.e-----.|d---..f-|d-----..|.d--..e-|.d---...',
        ],
        C: [
          '1-----f-|g---....|g-----e-|f---....|f-----d-|e---g---|3---....|..c-e-f-',
          'f---1-3-|2---g---|3---g---|1---....|b-d-f-1-|g---e---|3-----..|....c-f-',
        ],
        D: [
          '..e.g.e.|..d.f.d.|..e.g.1.|..2.1.f.|1---f---|g---3---|f---2---|g---....',
          'c..c.e..|d..d.f..|e..e.g..|f..f.1..|f-1-f-d-|g---e---|b-d-f-d-|e---....',
        ],
      },
    },
    {
      // A guitar with a round tone.
      voice: string({ fade: 0.9, bright: 0.35 }),
      volume: 0.17,
      pan: -0.2,
      tones: 4,
      lines: ['x-----..', '...x-...', 'x--..x--', 'x-------', '.x--....'],
    },
    {
      voice: string({ fade: 0.9, bright: 0.9 }),
      octave: -2,
      volume: 0.22,
      from: 0.3,
      lines: ['1-5-|1-3~|1-5-|1-5~|1-3-|1-5~|1-1~|1-1~', '135~|1-5-|153~|1-3-|135~|1-5~|131~|131~'],
    },
    {
      // A brush, and finger snaps on two and four.
      drums: [
        brush({ fade: 0.16, noise: { gain: 1, band: 3000, narrow: 0.7, fade: 0.16 } }),
        click({ fixed: 1500, fade: 0.06, noise: { gain: 1, band: 1900, fade: 0.04 } }),
      ],
      volume: 0.1,
      from: 0.7,
      lines: ['1.2.1.21|1.211.2.', '1.2.1.2.|1.2.1121'],
    },
  ],
  voices: {
    tick: glass({ fade: 0.14 }),
    // A glass touched by a falling ball.
    pluck: glass({ fade: 0.8, bright: 0.7, octave: 0 }),
    // The cork.
    pop: {
      partials: [
        [1, 1],
        [2.1, 0.3, 0.4],
      ],
      attack: 0.002,
      fade: 0.12,
      glide: [0.6, 0.05],
      noise: { gain: 0.5, band: 1100, narrow: 1.5, fade: 0.03 },
    },
    chime: vibraphone({ fade: 1.5, octave: 1 }),
    // A glass ball comes to rest.
    knock: click({ fixed: 1250, fade: 0.06, volume: 1.5 }),
    thud: drum({ fade: 0.35 }),
    swish: air({ fade: 0.22 }),
    buzz: rasp({ bright: 0.7, volume: 1.4 }),
  },
}
