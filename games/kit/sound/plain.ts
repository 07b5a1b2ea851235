/** Fallback voices, without music, until a game's score has loaded or if it fails to load. */
import type { Score, Timbre } from './score.ts'
import { air, bell, drum, rasp, string, water, wood } from './timbres.ts'
import type { Role } from './voices.ts'

export const PLAIN_VOICES: Readonly<Record<Role, Timbre>> = {
  tick: wood({ fade: 0.12 }),
  pluck: string({ fade: 0.5 }),
  pop: water(),
  chime: bell({ fade: 1 }),
  knock: wood({ fade: 0.14 }),
  thud: drum(),
  swish: air(),
  buzz: rasp(),
}

export const PLAIN: Score = {
  key: 'C',
  mode: 'major',
  tempo: 90,
  sections: {},
  form: '',
  layers: [],
  voices: {},
}
