/** Scores the music: a celesta over a quiet bossa nova. The sounds are chalk, lamp glass and an owl. */
import type { Score } from '../kit/sound/score.ts'
import { air, bell, brush, click, drum, glass, string, wood } from '../kit/sound/timbres.ts'
import { drawAdvice } from './view/advice.ts'

// Loaded together with the score.
export { keyNames } from './key-names.ts'
export { lessons } from './lessons.ts'
export const late = { drawAdvice }

const celesta = bell({ fade: 1.5, bright: 0.7, octave: 1 })
/** A solo guitar, unhurried. */
const PICKED = ['1..5.3..|1..5.7..', '1.5..3..|1..7.5..', '1..5.3.5|1..3.7..']

export const score: Score = {
  key: 'Eb',
  mode: 'major',
  tempo: 104,
  quickens: 112,
  room: [0.18, 1.4],
  volume: 1.2,
  sections: {
    A: '1 6 2 5 3 6+ 2 5',
    B: '4 3 2 1 4 3 2+ 5',
    C: '6 3 4 1 6 3 4 5',
    D: '2/5 1 3/6+ 2 2/5 3/6 2/5 1',
  },
  form: 'ABDACBADCABD',
  layers: [
    {
      voice: celesta,
      volume: 0.2,
      pan: 0.15,
      counts: 'key',
      lines: {
        // A three-note figure asks, a step higher each time; the last one answers.
        A: [
          '5--3--2-|3---....|6--4--3-|2---....|7--5--2-|3---....|2--4--6-|5---....',
          '3--5--7-|8---....|6--4--2-|5---....|5--7--9-|8---5---|4--6--8-|7---....',
        ],
        B: [
          '1--4--6-|5---....|f--2--4-|3---....|4--6--8-|7---5---|6--8--6-|7---5-..',
          '..6-8-6-|7---....|..4-6-4-|5---....|8--6--4-|5--7--9-|9--6--4-|5---....',
        ],
        C: [
          '3---..5-|7---5---|6-5-4---|3---....|3---..5-|9---7---|8--6--4-|5---....',
          '..3-5-3-|2---....|..4-6-4-|3---....|..8-7-8-|7---5---|6--4--1-|2---....',
        ],
        D: [
          '2-4-5-7-|8---5---|3-5-6-5-|4---6---|6-4-7-5-|7-5-8-6-|6-4-2-g-|1---....',
          '4-2-7-5-|3---5---|5-3-8-6-|4---....|2-4-5-7-|7-5-6-8-|9-8-7-5-|8---....',
        ],
      },
    },
    {
      voice: string({ fade: 1.1, bright: 0.6 }),
      octave: -1,
      volume: 0.16,
      pan: -0.2,
      // The seventh sounds in every other bar only, where it is never a minor second below the melody.
      lines: {
        A: PICKED,
        B: PICKED,
        C: PICKED,
        D: ['1.5.1.5.|1..5.3..', '1..51.5.|1.5..3..'],
      },
    },
    {
      voice: string({ fade: 1, bright: 0.8 }),
      octave: -1,
      volume: 0.18,
      from: 0.3,
      lines: ['1--e1--e|1--e1--~', '1--.e--1|1--e1--~'],
    },
    {
      drums: [brush({ fade: 0.06 }), wood({ fade: 0.06, fixed: 880 })],
      volume: 0.11,
      from: 0.7,
      lines: ['21.2.12.|.12.12.1', '.1.1.1.1|21.21.2.'],
    },
  ],
  voices: {
    tick: wood({ fade: 0.07, bright: 0.5 }),
    pluck: string({ fade: 0.8, octave: 0 }),
    // A lamp lights up.
    pop: {
      partials: [
        [1, 1],
        [2, 0.3, 0.5],
      ],
      attack: 0.03,
      fade: 0.3,
      glide: [0.85, 0.06],
      noise: { gain: 0.35, band: [400, 1300], fade: 0.14 },
    },
    chime: glass({ fade: 1.4, octave: 1 }),
    // Chalk touches the slate, then moves across it.
    knock: click({ fixed: 820, fade: 0.05, volume: 1.6 }),
    swish: air({ attack: 0.01, fade: 0.17, noise: { gain: 1, band: [2300, 1500], narrow: 1.6, fade: 0.17 } }),
    thud: drum({ fade: 0.3 }),
    // The owl disagrees.
    buzz: {
      partials: [
        [1, 1],
        [2, 0.2],
        [3, 0.06],
      ],
      attack: 0.05,
      fade: 0.42,
      glide: [1.14, 0.2],
      noise: { gain: 0.08, band: 500, fade: 0.2 },
      octave: 0,
    },
  },
  fanfare: celesta,
}
