/** Music and voices: harp and tines. Start by changing key, mode and chords; `npm run bench sound <slug>` renders it. */
import type { Score } from '../kit/sound/score.ts'
import { bell, brush, string, tines, water } from '../kit/sound/timbres.ts'

export const score: Score = {
  key: 'F',
  mode: 'major',
  tempo: 80,
  volume: 1.8,
  room: [0.15, 0.8],
  sections: { A: '1 4 6 5', B: '2 5 1 4' },
  form: 'AABA',
  layers: [
    {
      voice: string(),
      volume: 0.16,
      lines: ['1.3.5.8.', '1.5.8.5.', '1.583.5.', '1..5.3.8'],
    },
    {
      voice: tines({ fade: 1.1 }),
      octave: 1,
      volume: 0.07,
      from: 0.3,
      counts: 'key',
      lines: {
        A: ['3---5-6-|8---6-..|6-5-3---|2---....', '5---6-8-|6---4-..|3-4-5-3-|2---....'],
        B: ['4---6---|7---5-..|3-5-8---|6---....', '6-4-2---|5---7-..|8---5---|4---....'],
      },
    },
    {
      drums: [brush({ fade: 0.06 })],
      volume: 0.06,
      from: 0.6,
      lines: ['1.1.1.1.', '1.111.1.', '1.1.1.11'],
    },
  ],
  voices: { pop: water(), pluck: bell({ fade: 0.8 }) },
}
