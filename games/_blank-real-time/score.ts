/** Music and voices: strings and glass. Start by changing key, mode and chords; `npm run bench sound <slug>` renders it. */
import type { Score } from '../kit/sound/score.ts'
import { bell, brush, glass, string, wood } from '../kit/sound/timbres.ts'

export const score: Score = {
  key: 'G',
  mode: 'major',
  tempo: 92,
  quickens: 108,
  volume: 1.7,
  room: [0.14, 0.8],
  sections: { A: '1 6 4 5', B: '4 1 2 5' },
  form: 'AABA',
  layers: [
    {
      voice: string(),
      volume: 0.16,
      lines: ['1.5.8.5.', '1.3.5.8.', '1.585.3.', '1..5.8.5'],
    },
    {
      voice: bell({ fade: 1 }),
      octave: 1,
      volume: 0.09,
      from: 0.3,
      counts: 'key',
      lines: {
        A: ['5---3-2-|3---6-..|8---6-4-|5---....', '5-6-5---|3---1-..|2-4-6-4-|5---....'],
        B: ['6---8---|5---3-..|4-3-2---|5---....', '6-5-4---|3---5-..|4---2---|7---....'],
      },
    },
    {
      drums: [brush({ fade: 0.06 }), wood({ fixed: 760 })],
      volume: 0.07,
      from: 0.6,
      lines: ['1.1.2.1.', '1.112.1.', '1.1.2.11'],
    },
  ],
  voices: { pluck: glass(), chime: bell(), thud: wood({ octave: -1 }) },
}
