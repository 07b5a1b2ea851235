/** Music and sounds of Push-It: a slow waltz for clarinet and double bass, and heavy clay pots. */
import type { Score } from '../kit/sound/score.ts'
import { air, bell, drum, reed, string, water, type Tuning } from '../kit/sound/timbres.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'

const clarinet: Tuning = { attack: 0.07, fade: 0.2, bright: 0.55 }

export const score: Score = {
  key: 'D',
  mode: 'minor',
  tempo: 84,
  quickens: 96,
  beats: 3,
  room: [0.2, 1.5],
  volume: 1.3,
  sections: {
    A: '1 5+ 1 7 6 2 5+ 1',
    B: '3 7 6 3 4 7 3 5+',
    C: '6 3 4 1 6 3 2 5+',
    D: '1 4 7 3 6 2 5+ 1',
  },
  form: 'ABCADBACDAB',
  layers: [
    {
      voice: reed(clarinet),
      volume: 0.085,
      pan: -0.1,
      counts: 'key',
      lines: {
        A: [
          '1-3|2-e|123|4--|6-5|4-3|232|1-.',
          '3-5|5-2|345|7--|8-6|654|752|1-.',
          '1--123|5-2|3--345|7-4|6--654|4-6|5--g12|3-.',
        ],
        B: ['3-5|4-2|654|5-.|6-4|764|5-3|2-.', '5-3|4--|6-1|3-.|4-6|7-2|5--345|5-.'],
        C: ['f-1|5-3|432|3-.|1-4|5-3|4-6|5-.', '3-1|5-.|6-4|3-.|1-3|5-7|6-4|2-.'],
        D: ['345|6-4|234|5-3|123|4-2|g-2|1-.'],
      },
    },
    {
      voice: string({ fade: 1.5, bright: 0.9 }),
      octave: -1,
      volume: 0.2,
      lines: ['1--', '1-e', '1----~', '1-5', '1-- --5'],
    },
    {
      voice: string({ fade: 0.8, bright: 0.4 }),
      volume: 0.16,
      pan: 0.2,
      from: 0.3,
      lines: ['.xx|.x.', '.x.|.xx'],
    },
    {
      voice: bell({ fade: 1, bright: 0.5 }),
      octave: 1,
      volume: 0.1,
      pan: 0.3,
      from: 0.7,
      lines: ['..a.c.|e.c...', '..e.c.|..a...', '......|a.c.e.'],
    },
  ],
  voices: {
    // A boot on tiles.
    tick: {
      partials: [[1, 0.5]],
      attack: 0.003,
      fade: 0.07,
      noise: { gain: 1, band: 750, narrow: 0.8, fade: 0.06 },
      fixed: 170,
      volume: 1.6,
    },
    pluck: string({ fade: 1, octave: 0 }),
    pop: water({ fade: 0.22 }),
    chime: bell({ fade: 1.5, bright: 0.8, octave: 1 }),
    // Fired clay: neither wood nor glass.
    knock: {
      partials: [
        [1, 1],
        [2.42, 0.55, 0.6],
        [4.1, 0.25, 0.35],
      ],
      attack: 0.002,
      fade: 0.15,
      volume: 1.3,
      noise: { gain: 0.2, band: 1200, fade: 0.02 },
    },
    // A pot grinding over the floor.
    thud: drum({
      attack: 0.012,
      fade: 0.3,
      glide: [1.15, 0.1],
      noise: { gain: 0.8, band: [620, 300], narrow: 0.8, fade: 0.26 },
    }),
    swish: air({ fade: 0.3, noise: { gain: 1, band: [700, 1700], narrow: 0.8, fade: 0.3 } }),
    buzz: {
      partials: [
        [1, 1],
        [3, 0.7],
        [5, 0.35],
        [7, 0.15],
      ],
      attack: 0.02,
      fade: 0.25,
      glide: [1.12, 0.15],
    },
  },
}
