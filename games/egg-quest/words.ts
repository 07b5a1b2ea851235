/** What is said aloud: enough to play by ear. */
import { zoneAt, ZONES } from './rules/curve.ts'
import type { Kind } from './rules/nests.ts'
import type { Climb } from './rules.ts'

const ABOVE: Record<Kind, string> = {
  still: 'stands still',
  slide: 'slides',
  sway: 'sways',
  sink: 'sinks',
  crumble: 'crumbles',
}

export function say({ eggs, at, best, nests, cracked, combo }: Climb): string {
  const above = nests.find(({ id }) => id === at + 1)
  const words = [
    `${eggs} ${eggs === 1 ? 'egg' : 'eggs'}`,
    cracked ? 'cracked' : '',
    combo > 1 ? `${combo} times dead centre` : '',
    `${ZONES[zoneAt(best)]?.name}, nest ${at}`,
    above ? `the next ${ABOVE[above.kind]}` : '',
  ]
  return words.filter(Boolean).join(', ')
}

export const tally = ({ combo }: Climb) => (combo > 1 ? `×${combo}` : '')
