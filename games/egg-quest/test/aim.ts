/** When to leap: what anybody could see who knew the nests, the wind, the crows and the flowers by heart. */
import { centreAt, CHAIN, CROW, patienceAt, TREE } from '../rules/curve.ts'
import { crowX, crowY, isFrail, isShut, nestX, nestY, type Nest } from '../rules/nests.ts'
import { isFever } from '../rules/chain.ts'
import { asideOf, heightOf, leapFrom } from '../rules/flight.ts'
import { EGG, nestOf, type Climb, type Flight } from '../rules.ts'

/** Ticks that a climber waits for a good moment where there is no hurry. */
const PATIENCE = 600

/** The nest that a leap from this one is meant for. */
export const goalOf = (climb: Pick<Climb, 'nests'>, from: Nest) =>
  nestOf(climb, from.id + (from.kind === 'spring' ? 2 : 1))

/** Ticks until a flight has come down to this height: no landing there is earlier. */
const ticksTo = ({ y, rise, pull }: Flight, height: number) =>
  Math.floor((rise + Math.sqrt(rise * rise - 2 * pull * (height - y))) / pull)

export interface Landing {
  /** How far from the nest's middle, to the left. */
  readonly off: number
  /** Ticks in the air. */
  readonly age: number
  readonly flight: Flight
}

/** Where a leap comes down if it begins after `wait` ticks. `belief` is how strong the wind is thought to be. */
export function landingAfter(from: Nest, to: Nest, tick: number, wait: number, belief = 1): Landing {
  const start = tick + wait
  const leap = leapFrom(from, start, isFrail(from) ? from.worn + wait : 0)
  const flight = { ...leap, drift: leap.drift * belief }
  let age = ticksTo(flight, to.id * TREE.spacing + (to.kind === 'sway' ? TREE.lift : 0))
  while (heightOf(flight, age) > nestY(to, start + age)) age++
  return { off: nestX(to, start + age) - asideOf(flight, age), age, flight }
}

/** Whether no crow is in the way. */
function isClear(climb: Climb, { flight, age }: Landing, start: number): boolean {
  if (isFever(climb)) return true
  const crows = climb.nests.filter(({ crow, id }) => crow && id > climb.at && id <= climb.at + 2)
  return crows.every((above) => {
    for (let i = 1; i < age; i++)
      if (
        Math.abs(heightOf(flight, i) + EGG - crowY(above)) < CROW.near &&
        Math.abs(crowX(above, start + i) - asideOf(flight, i)) < CROW.aside + 2
      )
        return false
    return true
  })
}

export interface Look {
  /** Ticks before anything can be done. */
  readonly reaction: number
  /** How many good moments are compared: the one in which the nests part most slowly is the safest. */
  readonly moments: number
  readonly belief: number
}

const AT_ONCE: Look = { reaction: 0, moments: 1, belief: 1 }

/** Units a tick by which the place of a landing changes at most, from one tick to the next. */
const paceOf = ({ kind, reach, period }: Nest) => ((kind === 'sway' ? 7.5 : 5) * reach) / period + 0.5

/** A moment to leap. */
interface Chosen {
  readonly wait: number
  readonly age: number
  readonly off: number
  /** How fast the nests part then. */
  readonly slope: number
}

/**
 * Ticks until a leap that lands dead centre, before the nest lets go; or the one that comes nearest. And how many ticks
 * it will be in the air.
 */
export function bestWait(climb: Climb, look: Look = AT_ONCE): Pick<Chosen, 'wait' | 'age'> {
  const above = goalOf(climb, nestOf(climb, climb.at))
  const chosen = momentsOf(climb, look, centreAt(above.id), look.moments)
  // Anything is better than nothing.
  const any = chosen.length ? chosen : momentsOf(climb, look, Infinity, Infinity)
  const rank = chosen.length ? 'slope' : 'off'
  return any.toSorted((a, b) => a[rank] - b[rank])[0] ?? { wait: look.reaction, age: 1 }
}

/** The first so many moments in which a leap lands as near as this, each when it lands nearest. */
function momentsOf(climb: Climb, { reaction, belief }: Look, near: number, most: number): Chosen[] {
  const nest = nestOf(climb, climb.at)
  const above = goalOf(climb, nest)
  const limit = isFrail(nest) ? patienceAt(nest.id) - nest.worn - 1 : PATIENCE
  const pace = paceOf(nest) + paceOf(above)
  const chosen: Chosen[] = []
  const landing = (wait: number) => landingAfter(nest, above, climb.tick, wait, belief)
  // Nobody lets the chain cool for the sake of a better moment.
  const isLate = (wait: number) => chosen.length > 0 && near < Infinity && wait > CHAIN.warm
  for (let wait = reaction; wait < limit && chosen.length < most && !isLate(wait);) {
    const here = landing(wait)
    const off = Math.abs(here.off)
    if (off > near) {
      wait += Math.max(1, Math.floor((off - near) / pace))
      continue
    }
    const next = landing(wait + 1)
    const start = climb.tick + wait
    const isBest = near === Infinity || Math.abs(next.off) >= off
    if (isBest && !isShut(above, start + here.age) && isClear(climb, here, start))
      chosen.push({ wait, age: here.age, off, slope: Math.abs(next.off - here.off) })
    wait++
  }
  return chosen
}
