/**
 * Music for a garden at first light, in 6/8: a pan pipe over a harp. The tune flaps and glides: up a fourth, back a
 * step, up a fourth, and down again.
 */
import type { Score, Timbre } from '../kit/sound/score.ts'
import { bell, drum, rasp, string, water, wood } from '../kit/sound/timbres.ts'
import { createEffects } from './view/effects.ts'
import { createRibbon } from './view/ribbon.ts'
import { createTrail } from './view/trail.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'
export { place } from './place.ts'
export const isOneButton = true
export const late = { createEffects, createRibbon, createTrail }

/** A pipe closed at its lower end has few even partials; the noise is the breath before the tone. */
const panPipe: Timbre = {
  partials: [
    [1, 1],
    [1.004, 0.2],
    [2, 0.06],
    [3, 0.14, 0.6],
  ],
  attack: 0.035,
  fade: 1.5,
  noise: { gain: 0.3, band: 1500, narrow: 0.8, fade: 0.11 },
}

const harp = string({ fade: 1.5, bright: 0.6, octave: 1 })

export const score: Score = {
  key: 'F',
  mode: 'major',
  // Two dotted-quarter beats per bar; a steady bird flaps three times in a bar.
  beats: 2,
  tempo: 64,
  quickens: 78,
  room: [0.14, 1.4],
  volume: 0.96,
  sections: {
    // Dawn, berries, night, high up.
    A: '1 5 4 5 1 6 2/5 1',
    B: '6 3 4 1 6 3 2 5',
    C: '2 6 2 6 4 1 2 5',
    D: '4 5 3 6 4 5 1 1',
  },
  form: 'ABADCABCDB',
  layers: [
    {
      voice: panPipe,
      volume: 0.16,
      counts: 'key',
      // An eighth is a third of a beat here, so variations that shift by half a beat would limp.
      varies: false,
      lines: {
        A: [
          '1-43-6|5--2--|6-54-3|2--...|1-43-6|8-76-5|4-32-g|1--...',
          '1-43-6|5--2--|6-54-3|2-g2..|1-43-6|8--6-5|6-42-g|1--...',
          '......|5-42--|6-54-3|2--...|1-43-6|8-76-5|4-32-g|1--...',
        ],
        B: [
          '6--3--|5--3-2|1--4-3|3--...|6--8-7|7--5-3|4--6-5|5--2--',
          '3--6--|5-35--|4--1--|3--...|8--6-3|5--7--|6--4-2|2--5--',
        ],
        C: [
          '6-----|3--...|4-32--|3--...|1--4--|3--...|2--f--|g--2--',
          '......|6--3--|......|6--...|......|3-1...|......|2--...',
        ],
        D: [
          '8-56-3|2-35--|7-65-3|1--3--|8-56-3|5-67--|8--5-3|1--...',
          '8-56-3|2--...|7-65-3|1--...|4-56-8|7--5-2|3--5-3|1--...',
        ],
      },
    },
    {
      voice: harp,
      octave: -1,
      volume: 0.16,
      pan: -0.25,
      lines: ['1.50.5', '1.58..', '15.0.8', '1..5.0', '1.5..8|1.50.8', '1.5.8.|..5.8.'],
    },
    {
      voice: string({ fade: 0.9 }),
      octave: -2,
      volume: 0.26,
      from: 0.35,
      varies: false,
      lines: ['1--5--', '1-----', '1-.5-3', '1--..5'],
    },
    {
      drums: [
        drum({ fixed: 130, fade: 0.22 }),
        { partials: [], attack: 0.004, fade: 0.07, noise: { gain: 1, band: 3600, fade: 0.07 } },
        wood({ fixed: 620, fade: 0.07 }),
      ],
      volume: 0.13,
      from: 0.7,
      pan: 0.2,
      lines: ['1.22.2', '1.21.2', '1..2.2|1.2322', '1.223.'],
    },
  ],
  voices: {
    tick: wood({ fade: 0.06, bright: 1.5, volume: 1.5 }),
    pluck: string({ fade: 0.8, bright: 0.8 }),
    // A juicy berry.
    pop: water({ fade: 0.13, glide: [0.6, 0.05], octave: 1, noise: { gain: 0.2, band: 1300, fade: 0.02 } }),
    chime: bell({ fade: 1.2, bright: 0.7, octave: 1, volume: 1.2 }),
    // A hollow cane.
    knock: wood({ fade: 0.16, bright: 1.6, volume: 1.3, noise: { gain: 0.4, band: 1700, fade: 0.02 } }),
    thud: drum({ fade: 0.3, noise: { gain: 0.5, band: 300, fade: 0.12 } }),
    // Feathers.
    swish: { partials: [], attack: 0.025, fade: 0.17, noise: { gain: 1, band: [500, 1000], fade: 0.17 } },
    buzz: rasp({ fade: 0.34, glide: [1.1, 0.3], volume: 1.5 }),
  },
  fanfare: harp,
}
