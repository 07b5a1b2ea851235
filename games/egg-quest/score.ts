/**
 * Music for the climb: a whistle over a ukulele. The tune leaps like the egg: a third, a fifth, then the seventh, from
 * which it steps down.
 */
import type { Score } from '../kit/sound/score.ts'
import { bell, drum, rasp, reed, string, water, wood } from '../kit/sound/timbres.ts'
import { createEffects } from './view/effects.ts'
import { drawLane } from './view/lane.ts'
import { drawFetching, drawRescue } from './view/rescue.ts'
import { createRibbon } from './view/ribbon.ts'
import { drawSigns } from './view/signs.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'
export { place } from './place.ts'
export const isOneButton = true
export const late = {
  createEffects,
  createRibbon,
  drawFetching,
  drawLane,
  drawRescue,
  drawSigns,
}

export const score: Score = {
  key: 'A',
  mode: 'mixolydian',
  tempo: 104,
  quickens: 126,
  swing: 0.16,
  room: [0.08, 0.8],
  volume: 1.2,
  sections: {
    // The orchard, the treetops, clucking, dusk.
    A: '1 4 7 1 1 4 7/5 1',
    B: '4 1 4 1 6 7 4 5',
    C: '7 4 1 1 7 4 5 5',
    D: '2 5 2 5 4 7 1 1',
  },
  form: 'ABACDABCDB',
  layers: [
    {
      // A whistle has hardly any partials.
      voice: {
        partials: [
          [1, 1],
          [2, 0.08],
        ],
        attack: 0.03,
        fade: 0.1,
        held: true,
        noise: { gain: 0.05, band: 1800, fade: 1 },
      },
      octave: 1,
      volume: 0.08,
      counts: 'key',
      varies: false,
      lines: {
        A: [
          '1.3.1.5.|1.7-6-5-|4.2.4.7.|5-3-1...|1.3.1.5.|1.8---76|7-6-5.2.|1--.....',
          '1.3.1.5.|1.7-6-5-|4.2.4.7.|5-......|1.3.1.5.|1.8-6-..|7-6-5-4-|3--.....',
        ],
        B: [
          '6---4-5-|3---1...|6---8-7-|5-......|6.6.8...|7.7.9...|8-6-4-..|2---5-..',
          '6---4-5-|3---1...|6---4-2-|1-......|3.3.6...|4.4.7...|6-8-6-4-|5---2-..',
        ],
        C: [
          '2.2.4.7.|6-..4-..|1.1.3.5.|3-..1-..|2.2.4.7.|8-..6-..|7-6-5-4-|2-......',
          '7.7.4.2.|4-......|5.5.3.1.|3-......|7.7.9.7.|6-..4-..|5-..7-..|5-......',
        ],
        D: [
          '4-----2-|5---2...|4---6-4-|5-......|6---4---|7---4-2-|3---5---|1-......',
          '........|5-..2-..|........|7-..5-..|8---6---|7---4-2-|3---1---|........',
        ],
      },
    },
    {
      voice: string({ fade: 0.5, bright: 0.7 }),
      volume: 0.24,
      pan: 0.25,
      lines: ['..x...x.', '..x...xx', '1.x.5.x.', '..x.x.x.', '1.5.8.5.'],
    },
    {
      voice: reed({ attack: 0.015, fade: 0.07, bright: 0.5 }),
      octave: -1,
      volume: 0.08,
      from: 0.3,
      pan: -0.15,
      varies: false,
      lines: ['1...5...', '1...5.3.', '1..15...', '1...1.~.'],
    },
    {
      drums: [
        drum({ fixed: 120, fade: 0.16 }),
        wood({ fixed: 700, fade: 0.06 }),
        wood({ fixed: 930, fade: 0.05 }),
      ],
      volume: 0.16,
      from: 0.65,
      lines: ['1...2...', '1..12.3.', '1.3.2.3.', '1..32.3.'],
    },
  ],
  voices: {
    // A chick's cheep.
    tick: water({ fade: 0.11, glide: [0.7, 0.06], volume: 1.3 }),
    // Boing.
    pluck: string({ fade: 0.4, glide: [1.14, 0.09] }),
    // A cracking shell.
    pop: water({ fade: 0.1, glide: [0.8, 0.02], octave: 1, noise: { gain: 0.5, band: 2100, fade: 0.02 } }),
    chime: bell({ fade: 0.9, bright: 0.7, octave: 1 }),
    // An egg landing in straw.
    knock: wood({ fade: 0.12, octave: 1, noise: { gain: 0.5, band: 2600, narrow: 0.6, fade: 0.07 } }),
    thud: drum({ fade: 0.22, noise: { gain: 0.9, band: [2200, 900], narrow: 0.6, fade: 0.13 } }),
    swish: { partials: [], attack: 0.03, fade: 0.24, noise: { gain: 1, band: [500, 1500], fade: 0.24 } },
    // A crow's caw.
    buzz: rasp({
      fade: 0.3,
      glide: [1.3, 0.2],
      octave: 0,
      volume: 1.8,
      noise: { gain: 0.6, band: 1200, narrow: 2, fade: 0.22 },
    }),
  },
}
