/** Composes the music: a rabbit on stepping stones, plucked strings in 6/8 with a cheeky raised fourth (Lydian). */
import type { Score } from '../kit/sound/score.ts'
import { air, bell, brush, click, drum, string, water, wood } from '../kit/sound/timbres.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'

const pizzicato = string({ fade: 0.5, bright: 0.8 })

export const score: Score = {
  key: 'D',
  mode: 'lydian',
  // Two beats of three eighths.
  tempo: 76,
  quickens: 88,
  beats: 2,
  room: [0.15, 0.9],
  volume: 1.9,
  effects: 1.5,
  sections: {
    A: '1 2 1 5 6 2 5 1',
    B: '6 3 6 3 7 3 2 5',
    C: '5 1 5 2 6 5 2 2',
    D: '1 7 6 5 1 7 2 5',
  },
  form: 'ABCADBACDABC',
  layers: [
    {
      voice: pizzicato,
      volume: 0.22,
      pan: -0.15,
      counts: 'key',
      lines: {
        A: [
          '5..345|6..4.2|3..123|2..e..|6..8.6|4..642|5.7.5.|1.....',
          '1.3..5|4.2..6|5.3..1|g..e..|6..5.3|4..2.4|7..5.2|1.....',
        ],
        // Freeze, look around, freeze.
        B: [
          '6.6.86|5..3..|6.6.86|7.....|7.7.97|7..5..|4.6.4.|5..2..',
          '8.6.3.|5.....|8.6.3.|3..5..|7.4.2.|3..5..|6.4.2.|2..e..',
        ],
        // Great leaps.
        C: [
          '2.....|3..5..|7..5..|6.....|8..6..|7..2..|4..6..|4.....',
          '7..2..|5.....|2..7..|4.....|6..1..|2..5..|6..2..|4.....',
        ],
        D: [
          '315.53|2g4.42|1f3.31|ge2...|358.85|247.74|4.6.4.|7..5..',
          '3.35.5|2.24.4|1.13.3|g..e..|5.58.8|7.74.4|642.46|5.....',
        ],
      },
    },
    {
      voice: string({ fade: 0.7, bright: 0.9 }),
      octave: -1,
      volume: 0.2,
      pan: 0.1,
      lines: ['1.....', '1..e..', '1....e', '1..5..', '1....~'],
    },
    {
      voice: wood({ fade: 0.35 }),
      volume: 0.22,
      pan: 0.25,
      from: 0.3,
      lines: ['..x..x|..x...', '..x.x.|..x..x'],
    },
    {
      drums: [wood({ fade: 0.07, fixed: 700 }), wood({ fade: 0.07, fixed: 520 }), brush({ fade: 0.05 })],
      volume: 0.11,
      from: 0.7,
      lines: ['3.13.2|3..3.1', '3.131.|2.23..'],
    },
  ],
  voices: {
    // A pebble.
    tick: click({ fixed: 1150, fade: 0.035, volume: 1.6 }),
    pluck: string({ fade: 0.4, octave: 0 }),
    // Take-off.
    pop: water({ fade: 0.26, glide: [0.5, 0.16] }),
    chime: bell({ fade: 0.9, octave: 1 }),
    // Paws on a stone.
    knock: {
      partials: [
        [1, 1],
        [2.74, 0.45, 0.5],
        [5.1, 0.2, 0.3],
      ],
      attack: 0.002,
      fade: 0.1,
      volume: 1.3,
      noise: { gain: 0.3, band: 700, fade: 0.03 },
    },
    // Earth.
    thud: drum({ fade: 0.26, glide: [1.4, 0.1], noise: { gain: 0.7, band: 320, fade: 0.2 } }),
    swish: air({ fade: 0.3, noise: { gain: 1, band: [1100, 2300], narrow: 1.2, fade: 0.3 } }),
    // A bassoon shakes its head.
    buzz: {
      partials: [
        [1, 0.7],
        [2, 1],
        [3, 0.8],
        [4, 0.4],
        [5, 0.25],
      ],
      attack: 0.02,
      fade: 0.24,
      glide: [1.19, 0.16],
      volume: 1.4,
    },
  },
  fanfare: bell({ fade: 0.9, bright: 0.8, octave: 1 }),
}
