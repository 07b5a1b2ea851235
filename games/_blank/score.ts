/** Music and voices: harp and bell. Start by changing key, mode and chords; `npm run bench sound <slug>` renders it. */
import type { Score } from '../kit/sound/score.ts'
import { bell, brush, string, water } from '../kit/sound/timbres.ts'

export const score: Score = {
  key: 'C',
  mode: 'lydian',
  tempo: 76,
  volume: 1.84,
  room: [0.15, 0.8],
  sections: { A: '1 2 6 5', B: '4 1 2 5' },
  form: 'AABA',
  layers: [
    {
      voice: string(),
      volume: 0.16,
      lines: ['1.5.8.5.', '1.3.5.8.', '1.585.3.', '1..5.8.5'],
    },
    {
      voice: bell({ fade: 1.2 }),
      octave: 1,
      volume: 0.09,
      from: 0.3,
      counts: 'key',
      lines: {
        A: ['5---3-4-|5---....|6-5-3---|2---....', '3-4-5---|6---....|8---6-5-|5---....'],
        B: ['6---4---|5---....|4-3-2---|2---....', '4-6-8---|5---....|6-4-2---|5---....'],
      },
    },
    {
      drums: [brush({ fade: 0.06 })],
      volume: 0.06,
      from: 0.6,
      lines: ['1.1.1.1.', '1.111.1.', '1.1.1.11'],
    },
  ],
  voices: { pop: water(), chime: bell() },
}
