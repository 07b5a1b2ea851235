/**
 * Music for a tower that grows into the sky: patient patterns, one more with every height. The tune stacks storeys: up a
 * fifth and to the raised fourth, the same a step higher, and back down the stairs.
 */
import type { Score } from '../kit/sound/score.ts'
import { bell, drum, glass, hum, string, tines, wood } from '../kit/sound/timbres.ts'
import { createAir } from './view/air.ts'
import { createPassers } from './view/passers.ts'
import { isRecord, peakOf } from './view/peaks.ts'
import { createSkyline } from './view/skyline.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'
export { place } from './place.ts'
export const isOneButton = true

export const late = { createAir, createPassers, createSkyline, isRecord, peakOf }

export const score: Score = {
  key: 'Gb',
  mode: 'lydian',
  tempo: 80,
  quickens: 92,
  room: [0.25, 2.2],
  sections: {
    // The garden, rooftops, clouds, stars.
    A: '1 2 1 2 3 2 1 1',
    B: '6 2 1 5 6 2 3 3',
    C: '3 7 6 2 3 7 1 2',
    D: '1 5 2 6 1 5 2 2',
  },
  form: 'AABACDBDC',
  layers: [
    {
      voice: hum({ attack: 0.12, fade: 0.6, bright: 1.3 }),
      volume: 0.1,
      counts: 'key',
      varies: false,
      lines: {
        A: ['1-5-|4---|1-5-|6---|3-7-|6-4-|5-3-|1---', '1-5-|4--5|1-5-|6--5|3-7-|9-6-|5-3-|1---'],
        B: ['6-3-|4-2-|3-1-|2---|3-6-|6-9-|7-5-|3---', '3-1-|2-4-|5-3-|2---|1-3-|4-6-|7---|5-3-'],
        C: ['3--5|4---|3--1|2---|5--7|9---|8-5-|6-4-', '5---|4--2|1---|2--4|3--5|7--9|8---|6---'],
        D: ['5-3-|2-5-|4-6-|8---|8-5-|7-5-|6-4-|2---', '....|5-7-|....|6-8-|....|9-7-|6---|4-2-'],
      },
    },
    {
      voice: wood({ fade: 0.7, bright: 0.7, noise: { gain: 0.05, band: 900, fade: 0.02 } }),
      octave: -1,
      volume: 0.24,
      pan: -0.3,
      lines: ['1.5.8.5.', '1.58..5.', '1.5.8.05', '15.8.5.8', '1..58.5.'],
    },
    {
      voice: string({ fade: 1.6, bright: 0.7 }),
      octave: -2,
      volume: 0.2,
      from: 0.35,
      varies: false,
      lines: ['1---5---', '1-----5-', '1---1-5-', '1-------'],
    },
    {
      voice: tines({ fade: 0.9, bright: 0.8 }),
      volume: 0.12,
      from: 0.6,
      pan: 0.3,
      lines: ['1.35.1.31.35.13.', '135.135.135.1353', '5.31.5.31.53.135', '1.5.3.5.1.5.3.5.'],
    },
  ],
  voices: {
    tick: wood({ fade: 0.07, volume: 1.6 }),
    pluck: glass({ fade: 0.7, bright: 0.7, volume: 0.8 }),
    pop: glass({ fade: 0.2, bright: 0.4 }),
    chime: bell({ fade: 1.8, octave: 1, volume: 0.8 }),
    // Stone on stone.
    knock: {
      partials: [
        [1, 1],
        [1.58, 0.6, 0.7],
        [2.9, 0.4, 0.5],
      ],
      attack: 0.002,
      fade: 0.1,
      volume: 1.5,
      noise: { gain: 0.7, band: 1300, narrow: 0.6, fade: 0.05 },
    },
    thud: drum({ fade: 0.3, glide: [1.4, 0.05], noise: { gain: 0.5, band: 420, narrow: 0.6, fade: 0.1 } }),
    swish: { partials: [], attack: 0.05, fade: 0.4, noise: { gain: 1, band: [1400, 500], fade: 0.4 } },
    buzz: hum({ attack: 0.02, fade: 0.2, bright: 2 }),
  },
}
