/** Composes the music: a garden at noon, with harp and flute, and light tapping when the lawn is nearly done. */
import type { Score } from '../kit/sound/score.ts'
import { air, bell, breath, brush, drum, rasp, string, water, wood } from '../kit/sound/timbres.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'

export const score: Score = {
  key: 'G',
  mode: 'major',
  tempo: 84,
  quickens: 94,
  effects: 1.8,
  swing: 0.08,
  room: [0.16, 0.9],
  sections: {
    A: '1 6 4 5 1 6 2/5 1',
    B: '4 5 3 6 4 1 2 5',
    C: '6 3 4 1 6 2 5 5',
  },
  form: 'AABAC',
  layers: [
    {
      voice: string({ fade: 1.5, bright: 0.7 }),
      octave: 0,
      volume: 0.15,
      pan: -0.2,
      lines: ['1.5.8.5.', '1.3.5.8.', '1.585.3.', '1..5.8.5', '1.5.3.5.|8.5.3.5.'],
    },
    {
      voice: string({ fade: 1.1, bright: 0.5 }),
      octave: -1,
      volume: 0.2,
      lines: ['1---5---', '1-----5-', '1---3-5-', '1---1-5-'],
    },
    {
      voice: breath(),
      octave: 1,
      volume: 0.11,
      from: 0.2,
      pan: 0.2,
      counts: 'key',
      lines: {
        A: [
          '5---3-4-|5-6-5---|4---2-3-|2---....|5---3-4-|5-8-6---|4-3-2-g-|1---....',
          '3-4-5---|6---5-3-|4-3-4-6-|5---....|8---6-5-|6-5-3---|2-3-4-2-|1-----..',
          '....5-3-|1---....|....6-4-|2---....|5-3-5-8-|6---....|4-2-g-2-|1---....',
        ],
        B: [
          '6---4---|5---....|3-4-5-3-|1---....|6---8-6-|5---3---|2-3-4-3-|2---....',
          '4-5-6-8-|7---5---|5---3---|6---....|4---6---|5-3-1---|2---4---|5-----..',
        ],
        C: [
          '6-5-3---|3-2-g---|4-3-4-6-|5---....|6-8-6---|4---2---|5-4-3-2-|2---....',
          '3---....|5---....|6-4-1---|3---....|6---3---|2---4---|5---7---|8-7-5---',
        ],
      },
    },
    {
      drums: [
        brush({ fade: 0.06, noise: { gain: 1, band: 4200, fade: 0.06 } }),
        wood({ fade: 0.09, fixed: 830 }),
        wood({ fade: 0.1, fixed: 620 }),
      ],
      volume: 0.12,
      from: 0.6,
      pan: 0.3,
      lines: ['1.1.2.1.', '1.112.1.', '1.1.2.13', '1.1.2.1.|1.3.2.32'],
    },
  ],
  voices: {
    // The blades: a snip with a woody edge.
    tick: wood({ fade: 0.12, bright: 0.6, noise: { gain: 0.5, band: 2600, fade: 0.035 } }),
    pluck: string({ fade: 0.7 }),
    pop: water(),
    chime: bell({ fade: 1.1 }),
    knock: wood({ fade: 0.16 }),
    thud: drum({ fade: 0.3 }),
    // The mower sets off.
    swish: air({ fade: 0.34, noise: { gain: 1, band: [700, 1500], narrow: 0.9, fade: 0.34 } }),
    buzz: rasp(),
  },
}
