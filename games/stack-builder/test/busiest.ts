/** Builds the fullest scene: a fever high up in the wind, with a slab that combines several kinds. */
import { build } from './people.ts'
import type { BuildingSite } from '../rules.ts'

export function busiest(): BuildingSite {
  const site = build(2, { error: 1 }, 90)
  const slider = {
    ...site.slider,
    course: 2,
    rushing: true,
    ice: true,
    keystone: false,
    face: '',
    slid: 40,
    off: -60,
  } as const
  return { ...site, rest: 0, lamps: 7, fever: true, fevers: 3, slider }
}
