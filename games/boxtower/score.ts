/**
 * Music of a wharf: a marimba over plucked strings, in three like the swinging load. The tune rises a fifth and falls
 * back, and reaches one step further the second time. A storm adds low strings and drums.
 */
import type { Score } from '../kit/sound/score.ts'
import { bell, drum, string, water, wood } from '../kit/sound/timbres.ts'
import { burstChanges, burstPetal } from './view/bursts.ts'
import { peakOf } from './view/peaks.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'
export { place } from './place.ts'
export const isOneButton = true

export const late = { burstChanges, burstPetal, peakOf }

export const score: Score = {
  key: 'E',
  mode: 'dorian',
  beats: 3,
  tempo: 100,
  quickens: 126,
  room: [0.1, 1],
  volume: 1.55,
  sections: {
    // The quay, heaving, the crane, fog.
    A: '1 1 4 7 1 3 7 1',
    B: '4 1 4 1 3 7 5 5',
    C: '1 7 3 4 1 7 5 1',
    D: '1 4 1 4 7 4 1 5',
  },
  form: 'ABACDACBDB',
  layers: [
    {
      voice: wood({ fade: 0.8 }),
      volume: 0.26,
      counts: 'key',
      varies: false,
      pan: 0.15,
      lines: {
        A: [
          '1..54.|3.4.1.|1..65.|4.3.2.|1..54.|5.7.5.|4.2.g.|1.....',
          '1..54.|3-..1.|1..65.|4.3.2.|1..57.|7.8.5.|4.2.g.|1..e1.',
        ],
        B: [
          '6-6.4.|5-..3.|4-4.6.|5.....|7-7.5.|4-..2.|5-4.3.|2.....',
          '4-4.6.|5-..8.|6-6.4.|3.....|5-5.7.|7-..4.|5-3.2.|e.....',
        ],
        C: [
          '5.8.5.|7-..4.|3.5.7.|6-..4.|8-7.5.|4-2.4.|5.3.2.|1.....',
          '8.5.3.|4-..2.|5.3.1.|4-..6.|8-7.5.|7-4.2.|2.3.2.|1.....',
        ],
        D: [
          '1-..e.|1-..f.|1-..3.|4.....|4-3.2.|1-..f.|e-..1.|2.....',
          '......|f-1.2.|3.....|4-2.1.|g.....|f-..d.|e.....|g-..e.',
        ],
      },
    },
    {
      voice: string({ fade: 0.45, bright: 1.1 }),
      octave: -1,
      volume: 0.26,
      pan: -0.2,
      lines: ['1.5.5.', '1...5.', '1.x.x.', '1.8...', '1.x...', '1.5.x.', '1..5x.'],
    },
    {
      drums: [
        wood({ fixed: 520, fade: 0.07 }),
        wood({ fixed: 390, fade: 0.09 }),
        drum({ fixed: 110, fade: 0.25 }),
      ],
      volume: 0.16,
      from: 0.45,
      lines: ['3.1.2.', '3...12', '3.112.', '3.1..2'],
    },
    {
      voice: string({ fade: 0.7 }),
      octave: -2,
      volume: 0.14,
      from: 0.8,
      varies: false,
      lines: ['111111', '1-1-11', '11-11-', '1-11-5'],
    },
  ],
  voices: {
    // A pulley.
    tick: wood({ fade: 0.05, bright: 1.4, volume: 1.6 }),
    pluck: string({ fade: 0.4 }),
    pop: water({ fade: 0.24, glide: [0.55, 0.12] }),
    // The ship's bell.
    chime: bell({ fade: 1.4, octave: 1, volume: 1.1 }),
    // Wood on wood.
    knock: wood({
      fade: 0.2,
      bright: 1.7,
      octave: 0,
      volume: 1.2,
      noise: { gain: 0.6, band: 900, narrow: 0.7, fade: 0.05 },
    }),
    thud: drum({ fade: 0.45, noise: { gain: 0.6, band: 320, narrow: 0.6, fade: 0.25 } }),
    swish: { partials: [], attack: 0.06, fade: 0.4, noise: { gain: 1, band: [900, 450], fade: 0.4 } },
    // A creaking rope.
    buzz: {
      partials: [
        [1, 1],
        [1.07, 0.9],
        [3.1, 0.6],
        [4.3, 0.4],
      ],
      attack: 0.06,
      fade: 0.4,
      glide: [0.8, 0.3],
      octave: 0,
      volume: 1.6,
    },
  },
}
