/** Describes the climb for screen readers, and supplies the multiplier shown beside the score. */
import { isFever, multiplierOf } from './rules/chain.ts'
import { CROW, zoneAt, ZONES } from './rules/curve.ts'
import { isComet, type Nest, type NestKind } from './rules/nests.ts'
import type { Climb } from './rules.ts'

const NEXT_NEST: Readonly<Record<NestKind, string>> = {
  still: 'next nest keeps still',
  spring: 'next nest is a spring',
  slide: 'next nest slides',
  sway: 'next nest sways',
  sink: 'next nest sinks',
  crumble: 'next nest crumbles',
  bloom: 'next nest is a flower',
}

const crowsOf = (id: number) => (id < CROW.pairs ? `a ${isComet(id) ? 'comet' : 'crow'}` : 'two comets')
const nextOf = ({ id, kind, crow, forked }: Nest) =>
  NEXT_NEST[kind] + (forked ? ', gold opposite' : '') + (crow ? `, ${crowsOf(id)} below it` : '')

const windOf = ({ wind }: Nest) => (wind ? `wind to the ${wind < 0 ? 'left' : 'right'}` : '')

export function say(climb: Climb): string {
  const { eggs, at, best, nests, cracked, watched } = climb
  const [here, above] = [at, at + 1].map((id) => nests.find((nest) => nest.id === id))
  const words = [
    `${eggs} ${eggs === 1 ? 'egg' : 'eggs'}`,
    cracked ? 'cracked' : '',
    watched ? 'Mother hen on watch' : '',
    isFever(climb) ? 'fever' : '',
    tally(climb) && `multiplier ${multiplierOf(climb)}`,
    `${ZONES[zoneAt(best)]?.name}, nest ${at}`,
    here ? windOf(here) : '',
    above ? nextOf(above) : '',
  ]
  return words.filter(Boolean).join(', ')
}

export const tally = (climb: Climb) => (climb.combo ? `×${multiplierOf(climb)}` : '')
