/** What is said aloud, and what the pill shows besides the score. */
import { isFever, timesOf } from './rules/chain.ts'
import { zoneAt, ZONES } from './rules/curve.ts'
import { isComet, type Nest } from './rules/nests.ts'
import type { Climb } from './rules.ts'

/** It slides, sways, sinks, crumbles, springs or blooms. */
const nextOf = ({ id, kind, crow }: Nest) =>
  `the next ${kind === 'still' ? 'stands still' : `${kind}s`}` +
  (crow ? `, a ${isComet(id) ? 'comet' : 'crow'} below it` : '')

const windOf = ({ wind }: Nest) => (wind ? `wind to the ${wind < 0 ? 'left' : 'right'}` : '')

export function say(climb: Climb): string {
  const { eggs, at, best, nests, cracked, watched } = climb
  const [here, above] = [at, at + 1].map((id) => nests.find((nest) => nest.id === id))
  const words = [
    `${eggs} ${eggs === 1 ? 'egg' : 'eggs'}`,
    cracked ? 'cracked' : '',
    watched ? 'Mother hen watches' : '',
    isFever(climb) ? 'fever' : '',
    tally(climb) && `times ${timesOf(climb)}`,
    `${ZONES[zoneAt(best)]?.name}, nest ${at}`,
    here ? windOf(here) : '',
    above ? nextOf(above) : '',
  ]
  return words.filter(Boolean).join(', ')
}

export const tally = (climb: Climb) => (climb.combo ? `×${timesOf(climb)}` : '')
