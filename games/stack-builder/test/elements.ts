import type { Elements } from '../../kit/test/elements.ts'
import type { BuildingSite } from '../rules.ts'
import { build } from './people.ts'

const STOREYS = 6
/** A tower that sways. */
const WINDY = 60

/** A small tower before its first fever. */
const lowTower = (): BuildingSite => ({
  ...build(2, { error: 1 }, STOREYS),
  rest: 0,
  lamps: 3,
  fever: false,
  fevers: 0,
})

/** A sliding slab of this kind above a small tower. */
const slider = (part: Partial<BuildingSite['slider']>) => (): BuildingSite => {
  const site = lowTower()
  const plain = { keystone: false, rushing: false, ice: false, pulsing: false, slid: 30, off: -60 }
  return { ...site, slider: { ...site.slider, ...plain, face: '', ...part } }
}

export const elements: Elements<BuildingSite> = {
  lamps: lowTower,
  'two faces': slider({ face: 'jewel' }),
  keystone: slider({ keystone: true }),
  'rushing slab': slider({ rushing: true }),
  'pulsing slab': slider({ pulsing: true }),
  ice: slider({ ice: true }),
  'diagonal course': slider({ course: 2 }),
  wind: () => ({ ...build(2, { error: 1 }, WINDY), rest: 0 }),
}
