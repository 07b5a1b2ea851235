/** Music of a cheerful farmyard in swing: a walking tuba, a clucking banjo, brushes on a milk churn. */
import type { Score, Timbre } from '../kit/sound/score.ts'
import { air, bell, brush, drum, rasp, string, water, wood } from '../kit/sound/timbres.ts'
import { drawSign } from './view/sign.ts'
import { drawTally } from './view/tally.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'
export { place } from './place.ts'
export const late = { drawSign, drawTally }

/** Short and nasal, like strings over a skin. */
const banjo = string({ fade: 0.55, bright: 1.35, octave: 0, noise: { gain: 0.1, band: 2100, fade: 0.015 } })

/** Rich in overtones, for small speakers. */
const tuba: Timbre = {
  partials: [
    [1, 1],
    [2, 0.6],
    [3, 0.3],
    [4, 0.12],
  ],
  attack: 0.035,
  fade: 0.12,
  held: true,
}

export const score: Score = {
  key: 'G',
  mode: 'major',
  tempo: 104,
  quickens: 126,
  swing: 0.3,
  room: [0.08, 0.5],
  volume: 1.46,
  sections: {
    A: '1 6+ 2+ 5 1 4 2+/5 1',
    B: '3+ 3+ 6+ 6+ 2+ 2+ 5 5',
    C: '4 1 4 1 6 2 5 5',
    D: '1 4 1 5',
    E: '6 3 4 1 6 3 2+ 5',
  },
  form: 'ACABDECAEBDCEAB',
  layers: [
    {
      voice: tuba,
      octave: -1,
      volume: 0.09,
      lines: ['1-..5-..', '1-..5-~.', '1-..3-5.', '1-..5-.~', '1-5.1-..'],
    },
    {
      voice: banjo,
      octave: 1,
      volume: 0.28,
      pan: -0.15,
      counts: 'key',
      lines: {
        A: [
          '1.11.5-.|3.2.f-..|2.22.6-.|5.4.2-..|1.11.5-.|6-5.4.3.|2.3.2.g.|1-..e.1.',
          '..1135-.|6.3.f-..|..222f-.|4.2.g-..|..1135-.|6.4.1-..|2.6.5.2.|1...',
        ],
        B: [
          '3.33.g-.|..g.3-..|f.ff.3-.|..3.f-..|2.22.f-.|..f.2-..|5.55.2-.|5.4.2.g.',
          '3-2-3-..|..345-..|6-5-3-..|..3.1.f.|2-3-2-..|..23 4-6.|5-4-2-..|g.g.g.e.',
        ],
        C: ['6-45|3-..|4-12|3-5.|6-32|2-43|21gf|ge..', '4-6-|5-31|6-45|3...|3-6-|6-42|5-2-|2.g.'],
        D: ['.|.|.|..5.5.2.', '..1.11e.|.|..1.113.|.'],
        E: [
          '3.5.6-3.|5.3.g-..|1.3.4-1.|3.1.e-..|3.5.6-8.|7.5.3-..|2.3.6-2.|2.g.e-..',
          '6-.63.1.|5-.53.g.|4-.46.4.|3-......|6-.63.1.|5-.53.5.|6-.6 2.2.|5...2.g.',
        ],
      },
    },
    {
      voice: banjo,
      volume: 0.15,
      pan: 0.25,
      from: 0.35,
      lines: ['..x...x.', '..x...xx', '.5x..5x.', '1358.58.'],
    },
    {
      drums: [
        brush({ fade: 0.22, noise: { gain: 1, band: [2200, 3200], narrow: 0.7, fade: 0.22 } }),
        wood({ fade: 0.07, fixed: 620 }),
      ],
      volume: 0.08,
      from: 0.65,
      varies: false,
      lines: ['1.1.1.1.', '1.1.1.11', '1.121.1.', '1.1.1.2.'],
    },
  ],
  voices: {
    // A wooden peg and latch.
    tick: wood({ fade: 0.05, octave: 2 }),
    knock: wood({
      fade: 0.13,
      bright: 1.6,
      octave: 1,
      volume: 1.5,
      noise: { gain: 0.35, band: 900, fade: 0.03 },
    }),
    // A shell: hollow, with a small crack.
    pop: water({ fade: 0.12, octave: 1, glide: [0.6, 0.05], noise: { gain: 0.3, band: 2400, fade: 0.02 } }),
    pluck: banjo,
    // The bell at the barn door.
    chime: bell({ fade: 1, bright: 0.8, octave: 1 }),
    thud: drum({ fade: 0.28, noise: { gain: 0.6, band: [1300, 500], fade: 0.12 } }),
    // Straw.
    swish: air({ fade: 0.3, noise: { gain: 1, band: [2600, 1100], narrow: 0.6, fade: 0.3 } }),
    // The fox, on a comb and paper.
    buzz: rasp({ fade: 0.24, octave: 1, volume: 1.5, bright: 1.3, glide: [0.85, 0.1] }),
  },
}
