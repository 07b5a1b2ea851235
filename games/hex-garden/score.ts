/** Defines the music: a calm six-beat pentatonic piece for strings on the black keys, sparse, with bees. */
import type { Score, Timbre } from '../kit/sound/score.ts'
import { air, bell, drum, string, water, wood } from '../kit/sound/timbres.ts'

// Loaded together with the score.
export { keyNames } from './key-names.ts'
export { lessons } from './lessons.ts'
export { place } from './place.ts'

/** Silk strings on a long board: a soft attack, and a pitch that bends into place. */
const koto = string({ fade: 1.5, octave: 0, bright: 0.85, glide: [1.012, 0.12] })

/** Wings: two slightly detuned tones. */
const bees: Timbre = {
  partials: [
    [1, 1],
    [1.012, 0.8],
    [2, 0.5],
    [2.02, 0.4],
    [3, 0.2],
    [4, 0.1],
  ],
  attack: 0.9,
  fade: 1.2,
  held: true,
}

export const score: Score = {
  key: 'Gb',
  mode: 'major',
  tempo: 112,
  quickens: 126,
  beats: 6,
  room: [0.2, 1.6],
  volume: 1.55,
  effects: 0.7,
  sections: {
    A: '1 1 6 6 4 4 1 1',
    B: '6 6 2 2 4 4 5 5',
    C: '4 1 4 1 2 6 4 5',
    D: '3 6 4 1',
    E: '2 2 6 6 4 5 1 1',
  },
  form: 'ABADCEBCAED',
  layers: [
    {
      voice: string({ fade: 2.2, bright: 0.7 }),
      octave: -2,
      volume: 0.15,
      lines: ['1.....', '1..5..', '1....5', '1...5.', '5..1..'],
    },
    {
      voice: koto,
      volume: 0.2,
      pan: -0.15,
      counts: 'key',
      varies: false,
      lines: {
        A: [
          '1-2--5|----3-|6-5--3|.|...1-2|6-----|5-3--2|1.',
          '.|5-3--2|3-----|.|6-8--6|..6-5-|3-2--e|1.',
          '...5-6|5-3---|3-6--8|.|f-1-2-|6.|..5-3-|1.',
        ],
        B: [
          '3--6--|8-6-3.|2--6--|9-8-6.|...6-8|8-6-5.|5--2--|5.',
          '6-8--9|8.|6-9--8|6.|f-1--2|1.|2-5---|..3-2.',
        ],
        C: [
          '6-8--6|5--3--|6-8--9|5---3.|2-3--6|3--1--|1-2--6|5--2..',
          '1.|..3-5-|6.|..5-3-|6-5-2-|1-2-3-|6-8---|9.',
        ],
        D: ['3-5---|6-3---|1-f---|e-1...', '5.|3.|6-1---|..2-1.'],
        E: ['6-5-2-|...2-3|6--3--|...1-2|f--1--|2--e--|1.|.', '2-3-5-|6.|3-2-1-|f.|1-2---|5-3-2-|..1---|.'],
      },
    },
    {
      voice: string({ fade: 0.9, bright: 0.5, noise: { gain: 0.1, band: 1000, fade: 0.02 } }),
      octave: -1,
      volume: 0.1,
      pan: 0.3,
      from: 0.35,
      lines: ['1.5.8.', '.58.5.', '1.58..', '..5.85', '5.8.5.'],
    },
    {
      voice: bees,
      octave: -1,
      volume: 0.05,
      from: 0.65,
      lines: ['x-----|-----.', 'x-----', '...x--'],
    },
  ],
  voices: {
    // Thin bamboo, then thick bamboo.
    tick: wood({ fade: 0.07, octave: 1, bright: 0.6 }),
    knock: wood({ fade: 0.22, octave: 0, bright: 1.2, noise: { gain: 0.25, band: 700, fade: 0.04 } }),
    pluck: koto,
    pop: water({ fade: 0.15, octave: 0 }),
    chime: bell({ fade: 1.8, octave: 0, bright: 0.75 }),
    // A stone in the soil.
    thud: drum({ fade: 0.3, glide: [1.3, 0.05], noise: { gain: 0.4, band: 260, fade: 0.06 } }),
    // A watering can.
    swish: air({ fade: 0.45, attack: 0.05, noise: { gain: 1, band: [2000, 3300], narrow: 0.8, fade: 0.45 } }),
    // A single bee that objects.
    buzz: { ...bees, partials: bees.partials, attack: 0.02, fade: 0.1, octave: 0 },
  },
}
