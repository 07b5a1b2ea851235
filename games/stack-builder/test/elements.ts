import type { Elements } from '../../kit/test/elements.ts'
import type { BuildingSite } from '../rules.ts'
import { build } from './people.ts'

const STOREYS = 6
/** A tower that sways. */
const WINDY = 60

/** A sliding slab of this kind above a small tower. */
const slider = (part: Partial<BuildingSite['slider']>) => (): BuildingSite => {
  const site = build(2, { error: 1 }, STOREYS)
  const plain = { keystone: false, rushing: false, ice: false, slid: 30, off: -60 }
  return { ...site, rest: 0, slider: { ...site.slider, ...plain, ...part } }
}

export const elements: Elements<BuildingSite> = {
  lamps: () => ({ ...build(2, { error: 1 }, STOREYS), lamps: 4 }),
  keystone: slider({ keystone: true }),
  'rushing slab': slider({ rushing: true }),
  ice: slider({ ice: true }),
  'diagonal course': slider({ course: 2 }),
  wind: () => ({ ...build(2, { error: 1 }, WINDY), rest: 0 }),
}
