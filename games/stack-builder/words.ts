/** Texts about a round: for screen readers, beside the score, and on the end card. */
import { FACES, lampsIn, SLAB, zoneAt, ZONES } from './rules/curve.ts'
import { storeysOf, topOf, type BuildingSite } from './rules.ts'

export const zoneName = (site: BuildingSite) => ZONES[zoneAt(storeysOf(site))]?.name ?? ''

const percent = (grains: number) => `${Math.max(1, Math.round((grains / SLAB.full) * 100))}%`

export function say(site: BuildingSite): string {
  const { w, d } = topOf(site)
  const size = `slab ${percent(w)} by ${percent(d)}`
  const streak = site.streak > 0 ? `, ${site.streak} perfect in a row` : ''
  const lamps =
    site.lamps > 0 ? `, ${site.fever ? 'fever, ' : ''}${site.lamps} of ${lampsIn(site)} lamps` : ''
  return `${zoneName(site)}, ${size}${streak}${lamps}${sliderTraits(site)}`
}

/** Describes a slab in the air that is not plain. */
function sliderTraits({ slider: { keystone, course, rushing, ice, pulsing, face } }: BuildingSite): string {
  const traits = [
    keystone && 'keystone',
    course === 2 && 'from the side',
    rushing && 'speeding up',
    ice && 'melting',
    pulsing && 'pulsing',
    face === 'leaf' && 'leaf side',
    face === 'jewel' && `jewel side, ${FACES.jewel} storeys`,
  ]
  return traits.map((trait) => (trait ? `, ${trait}` : '')).join('')
}

export const tally = ({ streak }: BuildingSite) => (streak > 1 ? `Perfect ×${streak}` : '')

const VERDICTS = [
  'A fine start',
  'Over the rooftops',
  'Cloud nine!',
  'Into the sunset',
  'Thin air!',
  'Among the stars',
  'Beyond the stars',
  'Out of this galaxy!',
]

export const verdict = (site: BuildingSite) => VERDICTS[zoneAt(storeysOf(site))] ?? ''
