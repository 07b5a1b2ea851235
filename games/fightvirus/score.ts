/**
 * Music of a laboratory at night: a low pulse, a dry ostinato, and distant humming. The tune feels its way up from
 * below; the middle register is left free for bursts.
 */
import type { Score } from '../kit/sound/score.ts'
import { brush, drum, glass, hum, rasp, string, tines, water } from '../kit/sound/timbres.ts'
import { drawHelps } from './view/helps.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'
export { place } from './place.ts'
export const late = { drawHelps }

export const score: Score = {
  key: 'F',
  mode: 'minor',
  tempo: 96,
  quickens: 124,
  room: [0.08, 0.7],
  volume: 1.3,
  sections: {
    // The watch, the microscope, the boss, a hush.
    A: '1 6 1 6 4 6 7 5',
    B: '4 1 6 3 4 1 7 7',
    C: '1 1 7 7 6 6 5+ 5+',
    D: '6 7 1 1 6 7 3 5',
  },
  form: 'ABACDBACD',
  layers: [
    {
      voice: string({ fade: 0.6 }),
      octave: -2,
      volume: 0.3,
      varies: false,
      lines: ['11......', '11..11..', '11....5.', '11..1..~', '11..5...'],
    },
    {
      voice: hum({ attack: 0.15, fade: 0.5 }),
      volume: 0.08,
      counts: 'key',
      pan: -0.2,
      lines: {
        A: [
          'e---1-2-|3-----..|e---1-3-|3-2-1---|4-3-1---|f---1---|2---g---|e-......',
          '....e-1-|3---1---|....e-3-|1-......|4---6---|6-5-3---|4---2---|e-......',
        ],
        B: ['4---6---|5-----..|6-5-3---|5---3---|4---1---|3-----..|2---4---|2-......'],
        C: ['5-......|5-5-3---|4-......|4-4-2---|3-......|3-3-1---|2-......|2---e---'],
        D: [
          '1-------|2-------|3---5---|5-......|6-----5-|4---2---|3-------|2-......',
          '........|g-......|........|5-3-1---|........|4-......|........|2-......',
        ],
      },
    },
    {
      voice: tines({ fade: 0.25, bright: 1.4 }),
      octave: -1,
      volume: 0.3,
      from: 0.4,
      pan: 0.25,
      lines: ['..1.5.8.', '1.5.3.5.', '.15.8.5.', '1.8.5.8.', '1.581.58'],
    },
    {
      drums: [
        drum({ fixed: 75, fade: 0.18 }),
        brush({ fade: 0.05 }),
        brush({ fade: 0.12, noise: { gain: 1, band: 1900, fade: 0.1 } }),
      ],
      volume: 0.16,
      from: 0.65,
      varies: false,
      lines: ['1.2.1.2.', '1.2.1122', '1.2.3.2.', '1.2112.2', '1.2.3.22'],
    },
  ],
  voices: {
    tick: tines({ fade: 0.05, bright: 2, volume: 1.6 }),
    pluck: string({ fade: 0.25, bright: 1.3, octave: -1, volume: 0.8 }),
    // A cell. Starts low, because a long chain ends three octaves higher.
    pop: water({
      octave: -1,
      fade: 0.16,
      glide: [0.45, 0.07],
      noise: { gain: 0.35, band: [700, 1800], fade: 0.05 },
    }),
    // An ampoule.
    chime: glass({ fade: 0.9, octave: 1, volume: 0.9 }),
    knock: glass({ fade: 0.14, bright: 1.6, octave: 0, noise: { gain: 0.5, band: 2400, fade: 0.03 } }),
    // A heart.
    thud: drum({ fade: 0.3, volume: 0.8, glide: [1.5, 0.08], noise: { gain: 0.4, band: 260, fade: 0.1 } }),
    swish: {
      partials: [],
      attack: 0.06,
      fade: 0.34,
      noise: { gain: 1, band: [400, 1100], narrow: 1.4, fade: 0.34 },
    },
    buzz: rasp({ fade: 0.3, glide: [1, 0.1], volume: 1.8 }),
  },
}
