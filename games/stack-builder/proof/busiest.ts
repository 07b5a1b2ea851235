/** The fullest scene: among the clouds, where everything passes by, on a tower that a shaky hand has built. */
import { build } from './people.ts'
import type { Site } from '../rules.ts'

export function busiest(): Site {
  const site = build(2, { error: 3 }, 45)
  return { ...site, rest: 0, slider: { ...site.slider, off: -60 } }
}
