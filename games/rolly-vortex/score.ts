/** Composes a tunnel: an accelerating pulse, a slow distant call, and glass in triplets against the pulse's four. */
import type { Score, Timbre } from '../kit/sound/score.ts'
import { air, breath, brush, drum, glass, rasp, tines, water } from '../kit/sound/timbres.ts'
import { directPeak } from './view/peaks.ts'

// Loaded together with the score.
export { lessons } from './lessons.ts'
export { place } from './place.ts'
export const late = { directPeak }

/** The ball on the wall: soft, with overtones that a small speaker can reproduce. */
const pulse: Timbre = {
  partials: [
    [1, 1],
    [2, 0.7, 0.7],
    [3, 0.35, 0.5],
    [4, 0.15, 0.35],
  ],
  attack: 0.012,
  fade: 0.4,
}

export const score: Score = {
  key: 'D',
  mode: 'dorian',
  tempo: 92,
  quickens: 132,
  room: [0.22, 1.4],
  volume: 1.32,
  sections: {
    A: '1 1 4 4 1 1 3 7',
    B: '3 7 1 1 3 7 4 4',
    C: '2 2 1 1 2 3 4 5',
    D: '5 5 4 4 3 3 7 7',
    E: '1 1 1 7',
  },
  form: 'ABACEDBCADEBCD',
  seed: 4,
  layers: [
    {
      voice: pulse,
      octave: -2,
      volume: 0.3,
      lines: ['1.1.1.1.', '1.1.1.15', '1.11.11.', '1.1.8.1.'],
    },
    {
      voice: breath({ attack: 0.18, fade: 0.5, noise: { gain: 0.05, band: 900, fade: 1 } }),
      volume: 0.06,
      counts: 'key',
      lines: {
        A: ['1--3|5---|6--5|4---|1--3|5--8|7--5|4-2-', '5---|3--1|6---|4--2|5---|8--5|7--6|5-4-'],
        B: ['3--5|4--2|1---|-...|5--7|7--4|6---|6-4-', '5--3|2---|3--2|1---|7--5|4---|6--7|6---'],
        C: ['2---|4--3|1---|3--2|2---|3---|4---|5---', '6--7|4---|5--4|3---|4--2|5--3|6--4|7--5'],
        D: ['7---|5--7|6---|4--6|5---|3--5|4---|2--3', '5--7|9---|4--6|8---|3--5|7---|2--4|7---'],
      },
    },
    {
      voice: glass({ fade: 0.5, bright: 0.6 }),
      octave: 0,
      volume: 0.1,
      pan: 0.2,
      from: 0.3,
      lines: [
        '1.5.3.5.8.5.3.5.',
        '135.135.135.13..',
        '1.35.13.5.1.35..',
        '8531853185318531',
        '135135135135135.',
      ],
    },
    {
      drums: [
        drum({ fixed: 58, fade: 0.3, glide: [2.4, 0.06] }),
        brush({ fade: 0.05, noise: { gain: 1, band: 4200, narrow: 1, fade: 0.05 } }),
        brush({ fade: 0.14, noise: { gain: 1, band: 1700, narrow: 0.8, fade: 0.14 } }),
      ],
      volume: 0.15,
      from: 0.65,
      varies: false,
      lines: ['1.2.3.2.', '1.2.3.21', '1.213.2.', '1.2.3.22'],
    },
  ],
  voices: {
    tick: glass({ fade: 0.14, octave: 0, bright: 1.3 }),
    pluck: tines({ fade: 0.7, octave: 0, bright: 1.4 }),
    // Bursting bubbles and broken walls.
    pop: water({ fade: 0.16, octave: 1, glide: [1.7, 0.09], noise: { gain: 0.45, band: 2600, fade: 0.09 } }),
    chime: glass({ fade: 0.9, octave: 1, bright: 0.5, volume: 0.85 }),
    // Cracking slate.
    knock: {
      partials: [
        [1, 1],
        [2.76, 0.7, 0.6],
        [5.4, 0.4, 0.35],
      ],
      attack: 0.0015,
      fade: 0.16,
      volume: 1.8,
      noise: { gain: 0.9, band: [3200, 900], narrow: 0.6, fade: 0.13 },
    },
    thud: drum({ fade: 0.5, glide: [2.2, 0.12], noise: { gain: 0.3, band: 320, fade: 0.1 } }),
    // Air behind the ball.
    swish: air({ fade: 0.4, attack: 0.06, noise: { gain: 1, band: [700, 2400], narrow: 1.4, fade: 0.4 } }),
    buzz: rasp({ octave: 0, bright: 0.7 }),
  },
}
