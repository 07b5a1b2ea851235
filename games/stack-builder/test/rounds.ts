/** Measures what people's rounds contain: fevers, choices between two faces, and what ended them. */
import { SKILLS, type Skilled } from '../../kit/test/people.ts'
import { rules, storeysOf, topOf, type BuildingSite } from '../rules.ts'
import { swayOf } from '../rules/slider.ts'
import { playRound } from './people.ts'

/** Ten minutes in ticks. */
const LONGEST = 36_000
/** Ticks in which a person can no longer answer to the wind. */
const TOO_LATE = 14

interface MeasuredRound {
  /** Seconds at which fevers began, and at which slabs with two faces were dropped. */
  readonly fevers: readonly number[]
  readonly choices: readonly number[]
  readonly seconds: number
  readonly cause: string
}

/** What ended a round: a kind of slab, a combination of kinds, the wind, or a plain slab dropped early or late. */
function causeOf(end: BuildingSite): string {
  const { course, rushing, ice, keystone, pulsing, face, off, way } = end.slider
  const kinds = Object.entries({ across: course === 2, rushing, ice, keystone, pulsing, face: face !== '' })
  const named = kinds.flatMap(([kind, is]) => (is ? [kind] : []))
  if (named.length > 0) return named.join(' and ')
  const top = topOf(end)
  const missedBy = Math.abs(off) - (course === 1 ? top.d : top.w)
  const blown = swayOf(storeysOf(end), end.tick) - swayOf(storeysOf(end), end.tick - TOO_LATE)
  if (blown !== 0 && Math.abs(blown) >= missedBy) return 'wind'
  return `${off * way > 0 ? 'late' : 'early'} along ${course === 1 ? 'z' : 'x'}`
}

export function measureRound(who: Skilled, seed: number): MeasuredRound {
  const fevers: number[] = []
  const choices: number[] = []
  const end = playRound(rules.start(seed, 1), SKILLS[who], seed, LONGEST, (before, after) => {
    const [from, to] = [before, after] as [BuildingSite, BuildingSite]
    if (to.fever && !from.fever) fevers.push(to.tick / 60)
    if (from.slider.face && to.tower.length > from.tower.length) choices.push(to.tick / 60)
  })
  return { fevers, choices, seconds: end.tick / 60, cause: causeOf(end) }
}
