/** Scores the music: a toy band at a picnic, with a strumming ukulele and somebody whistling. */
import type { Score } from '../kit/sound/score.ts'
import { breath, drum, string, water, wood, type Tuning } from '../kit/sound/timbres.ts'
import type { Timbre } from '../kit/sound/score.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'

/** Steel bars. */
const glockenspiel = (tuning: Tuning): Timbre => ({
  partials: [
    [1, 1],
    [2.76, 0.3, 0.4],
    [5.4, 0.12, 0.2],
  ],
  attack: 0.003,
  fade: 1.2,
  ...tuning,
})
const ukulele = string({ fade: 0.55, bright: 0.7 })

export const score: Score = {
  key: 'G',
  mode: 'major',
  tempo: 100,
  quickens: 112,
  swing: 0.12,
  room: [0.1, 0.6],
  volume: 1.6,
  sections: {
    A: '1 2 5 1 6 4 2/5 1',
    B: '4 1 4 5 6 3 4 5',
    C: '6 4 1 5 6 2+ 5 5',
    D: '1 3 4 1 4 1 2 5',
  },
  form: 'ABCADBACDABC',
  layers: [
    {
      voice: breath({ attack: 0.045, fade: 0.12 }),
      octave: 1,
      volume: 0.085,
      pan: 0.15,
      counts: 'key',
      lines: {
        A: [
          '3-53-21-|2-42-1f-|5-45-67-|8---5--.|6-86-53-|4-64-31-|2-4-5-7-|8---....',
          '5---3-1-|2-3-4--.|5---4-2-|3-----..|3-5-6--.|8---6-4-|4-3-2-g-|1---....',
          '8---5-3-|4-----..|2---5-4-|3-----..|6---8-6-|8-6-4---|4-2-7-5-|8---....',
        ],
        B: [
          '6---8-6-|5---3--.|6---8-9-|9---7--.|8-8-7-6-|7---5--.|6-5-4-3-|2---..5-',
          '1-4-6-4-|5---....|4-6-8-6-|7---....|6-8-9-8-|7---5--.|4---6-4-|5---2-..',
        ],
        C: [
          '1-3-6-5-|4---3-1-|1-3-5-3-|2-----..|6-5-6-8-|6---2--.|5-6-5-4-|2---5-..',
          '3---1-3-|6---4---|5---3-1-|2-----..|3-4-3-1-|2---4--.|5-4-5-7-|5---2-..',
        ],
        // The glockenspiel asks a question, if it plays.
        D: ['....5-3-|....7-5-|....6-4-|5---....|....4-6-|....3-5-|....2-4-|5---....'],
      },
    },
    {
      voice: ukulele,
      octave: 1,
      volume: 0.18,
      pan: -0.2,
      lines: ['x..x.x..', 'x...x.x.', 'x.xx.x..', 'x...x...', 'x..x..x.'],
    },
    {
      voice: string({ fade: 0.6, bright: 1.2 }),
      octave: -1,
      volume: 0.2,
      from: 0.3,
      lines: ['1.....5.|1...1.~.', '1...5...|1...1.~.'],
    },
    {
      voice: glockenspiel({}),
      octave: 1,
      volume: 0.09,
      pan: 0.3,
      from: 0.7,
      lines: {
        A: ['........|..5.3...|........|..3.5.3.'],
        B: ['..3.5...|......5.|..3.5...|......3.'],
        C: ['........|5.3.....|..3.5...|3.......'],
        D: ['1-3-5...|5-3-....|3-5-8...|....5-3-|3-1-3...|5-3-....|1-3-5...|....3.5.'],
      },
    },
  ],
  voices: {
    tick: wood({ fade: 0.06 }),
    pluck: ukulele,
    // A finger popped out of a cheek.
    pop: water({ fade: 0.13, glide: [0.65, 0.04], noise: { gain: 0.2, band: 900, fade: 0.02 } }),
    chime: glockenspiel({}),
    knock: wood({ fade: 0.12, bright: 1.5, fixed: 480 }),
    thud: drum({ fade: 0.22, noise: { gain: 0.35, band: 900, fade: 0.09 } }),
    // A falling slide whistle.
    swish: {
      partials: [
        [1, 1],
        [2, 0.15],
      ],
      attack: 0.02,
      fade: 0.32,
      glide: [1.7, 0.4],
      noise: { gain: 0.25, band: 1500, fade: 0.2 },
      octave: 1,
    },
    // A kazoo.
    buzz: {
      partials: [
        [1, 1],
        [2, 0.9],
        [3, 0.8],
        [4, 0.6],
        [5, 0.45],
        [6, 0.3],
      ],
      attack: 0.015,
      fade: 0.25,
      glide: [1.12, 0.12],
      volume: 1.3,
      octave: 0,
    },
  },
  fanfare: glockenspiel({}),
}
