/** Scores the music: an original carol in three-four time, on bells over a humming choir. */
import type { Score, Timbre } from '../kit/sound/score.ts'
import { air, bell, brush, drum, glass, rasp, string, tines, water, wood } from '../kit/sound/timbres.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'

/** A choir humming with closed mouths. */
const choir: Timbre = {
  partials: [
    [1, 1],
    [1.004, 0.6],
    [0.996, 0.5],
    [2, 0.35],
    [3, 0.14],
    [4, 0.04],
  ],
  attack: 0.45,
  fade: 0.8,
  held: true,
}

const handbell = bell({ fade: 2, bright: 0.8, octave: 1 })

export const score: Score = {
  key: 'Bb',
  mode: 'major',
  tempo: 88,
  quickens: 100,
  beats: 3,
  room: [0.22, 1.8],
  volume: 1.2,
  sections: {
    A: '1 5 4 3 6 1 2+ 5',
    B: '1 5 4 3 6 4 5 1',
    C: '6 3 4 1 6 2+ 5 5',
    D: '4 1 4 1 2 6 4 5',
    E: '6 3 6 3 4 1 2 5',
    F: '1 4 1 5',
  },
  form: 'ABCDBEFADCEB',
  seed: 18,
  layers: [
    {
      voice: choir,
      volume: 0.085,
      lines: ['x--', 'x-.', 'x--|---', 'x-x'],
    },
    {
      voice: handbell,
      octave: 1,
      volume: 0.2,
      counts: 'key',
      varies: false,
      lines: {
        A: ['365|2|143|g|f13|5-3|6-2|2-.', '5-3|2-5|4-6|5|8-6|5-3|6-2|5-.'],
        B: ['365|2|143|g|f13|6-4|232|1', '365|7-5|643|5-2|1-3|4-6|2-g|1'],
        C: ['8-7|5|6-5|3|356|6-2|5|-.e', '3-6|5-3|4-6|5|8-6|6-4|5-7|5..'],
        D: ['468|5|643|1|246|8-6|4-6|5-2', '6-4|3|1-4|5|6-4|3-1|f-4|2'],
        E: ['678|7-5|653|5|456|5-3|4-2|5-e', '3-1|g|3-6|5|1-4|3-5|4-6|7-5'],
        F: ['8.5|8.6|8.5|7.2', '135|146|135|257'],
      },
    },
    {
      voice: string({ fade: 1.4, bright: 0.7 }),
      octave: -1,
      volume: 0.13,
      pan: 0.2,
      from: 0.3,
      lines: ['1.5.8.', '1.8.5.', '1.....', '1...5.', '1.5.3.'],
    },
    {
      drums: [
        brush({ fade: 0.16, noise: { gain: 1, band: 4600, narrow: 2.5, fade: 0.16 } }),
        drum({ fixed: 62, fade: 0.4 }),
      ],
      volume: 0.07,
      from: 0.65,
      varies: false,
      lines: ['1.1.1.', '1.1111', '211.1.', '1.1.11'],
    },
  ],
  voices: {
    // A glass ball on its thread.
    tick: glass({ fade: 0.16, octave: 1 }),
    // A musical box.
    pluck: tines({ fade: 0.8, octave: 1, bright: 1.8 }),
    // Ripe fruit popping.
    pop: water({ fade: 0.13, octave: 1, glide: [0.55, 0.06], noise: { gain: 0.14, band: 1500, fade: 0.02 } }),
    chime: handbell,
    // Fruit on a branch; the lid of a gift.
    knock: wood({ fade: 0.12, octave: 0, volume: 1.3, bright: 0.7 }),
    // Snow sliding off a roof.
    thud: drum({
      fade: 0.3,
      glide: [1.4, 0.08],
      noise: { gain: 0.7, band: [700, 250], narrow: 0.6, fade: 0.3 },
    }),
    swish: air({ fade: 0.3, attack: 0.05, noise: { gain: 1, band: [3000, 1500], narrow: 0.7, fade: 0.3 } }),
    buzz: rasp({ fade: 0.22, octave: 0, bright: 0.6 }),
  },
}
