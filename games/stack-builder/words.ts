/** What is said of a round: aloud, in the pill and on the end card. */
import { SLAB, zoneAt, ZONES } from './rules/curve.ts'
import { storeysOf, topOf, type Site } from './rules.ts'

export const zoneName = (site: Site) => ZONES[zoneAt(storeysOf(site))]?.name ?? ''

const percent = (grains: number) => `${Math.max(1, Math.round((grains / SLAB.full) * 100))}%`

export function say(site: Site): string {
  const { w, d } = topOf(site)
  const size = `slab ${percent(w)} by ${percent(d)}`
  const streak = site.streak > 0 ? `, perfect ${site.streak} in a row` : ''
  return `${zoneName(site)}, ${size}${streak}`
}

export const tally = ({ streak }: Site) => (streak > 1 ? `Perfect ×${streak}` : '')

const VERDICTS = [
  'A fine start',
  'Over the roofs',
  'Cloud nine!',
  'Into the sunset',
  'Thin air!',
  'Among the stars',
]

export const verdict = (site: Site) => VERDICTS[zoneAt(storeysOf(site))] ?? ''
