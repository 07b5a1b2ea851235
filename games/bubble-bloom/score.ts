/** Defines the music: a kalimba lullaby over still water, which becomes livelier as the bag empties. */
import type { Score, Timbre } from '../kit/sound/score.ts'
import { air, drum, glass, hum, rasp, water, wood } from '../kit/sound/timbres.ts'

// Loaded together with the score.
export { keyNames } from './key-names.ts'
export { lessons } from './lessons.ts'

/** A steel tongue on a wooden box: one clear tone, and a short ring far above it. */
const kalimba: Timbre = {
  partials: [
    [1, 1],
    [2, 0.12, 0.6],
    [5.8, 0.16, 0.12],
  ],
  attack: 0.004,
  fade: 1.1,
  octave: 0,
  noise: { gain: 0.08, band: 700, fade: 0.03 },
}

const drop = water({ fade: 0.2, octave: 0, glide: [0.55, 0.07] })

export const score: Score = {
  key: 'A',
  mode: 'lydian',
  tempo: 72,
  quickens: 88,
  room: [0.2, 1.4],
  volume: 1.12,
  sections: {
    A: '1 2 1 5 6 2 5 1',
    B: '6 3 2 1 6 3 2 2',
    C: '3 7 1 2 3 7 5 5',
    D: '1 2 1 2',
    E: '5 1 5 2 6 1 2 5',
  },
  form: 'ABCADEBCED',
  layers: [
    {
      voice: hum({ attack: 0.7, fade: 1.1 }),
      volume: 0.07,
      lines: ['x---', 'x--.', 'x---|----', 'x-x-'],
    },
    {
      voice: kalimba,
      octave: 1,
      volume: 0.22,
      counts: 'key',
      varies: false,
      lines: {
        A: [
          '3-45-----...|4-32-----...|3-45--8-75--|7-65--2--...|3-21--f--...|2-34--6--...|5-42--g--...|1.',
          '5--3-45--...|6--4-32--...|5--8-75--3--|2-------....|1-f3--1--...|2-46--4--...|2-35--7--...|5.',
        ],
        B: [
          '1--6-53--...|5--3-2g--...|4--6-42--...|3.1.|1--6-58--...|7--5-43--...|4-32--4-56--|6.',
          '6--8-76--...|5--7-53--...|2--4-32--...|1.|3-21--f--...|g-23--5--...|4-56--4-32--|2.',
        ],
        C: [
          '53|42|3-45--3-----|46|75|4-56--7-----|7-65--2-----|......e-g2--',
          '35|24|5-43--1-----|24|35|7-64--2-----|2-35--7-----|5.',
        ],
        D: ['.|......6-42--|.|......9-76--', '......1-35--|.|......5-31--|.'],
        E: [
          '2-35--2-----|3-21-----...|5-67--5-----|6-54--2-----|3-21--6-----|5-43--1-----|2-34--6-----|5.',
          '5-42--g-----|1.|2-42--5-----|4.|6-53--1-----|3.|4-32--4-56--|7-5-2.',
        ],
      },
    },
    {
      voice: wood({ fade: 0.9, bright: 0.8 }),
      octave: -1,
      volume: 0.2,
      from: 0.3,
      lines: ['1--.....5...', '1-----5-----', '1-----8--5..', '1--5--1.....'],
    },
    {
      voice: drop,
      octave: 0,
      volume: 0.16,
      pan: 0.3,
      from: 0.65,
      lines: ['1.53.51.53.5', '..5..8..5..3', '1.35.81.35.8', '85.53.85.53.'],
    },
  ],
  voices: {
    // A water drop on a leaf.
    tick: water({ fade: 0.06, octave: 1, glide: [0.7, 0.03] }),
    pluck: kalimba,
    pop: drop,
    chime: glass({ fade: 1.1, octave: 1, bright: 0.6 }),
    // A seed among leaves.
    knock: wood({ fade: 0.14, octave: 0, bright: 0.5, noise: { gain: 0.3, band: 1300, fade: 0.04 } }),
    // Soft earth.
    thud: drum({ fade: 0.32, glide: [1.5, 0.08], noise: { gain: 0.35, band: 300, fade: 0.12 } }),
    swish: air({ fade: 0.28, attack: 0.02, noise: { gain: 1, band: [900, 2200], narrow: 1, fade: 0.28 } }),
    // A frog in the pond.
    buzz: rasp({ fade: 0.16, octave: 0, glide: [0.8, 0.06] }),
  },
}
