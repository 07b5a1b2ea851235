/** Finds the best moment to leap from full knowledge of nests, wind, crows and flowers. */
import { centreAt, CHAIN, CROW, patienceAt, TREE } from '../rules/curve.ts'
import { crowsX, crowY, goldenOf, isFrail, isShut, nestX, nestY, type Nest } from '../rules/nests.ts'
import { isFever } from '../rules/chain.ts'
import { flightX, flightY, leapFrom } from '../rules/flight.ts'
import { EGG, nestOf, type Climb, type EggFlight } from '../rules.ts'

/** Longest wait for a good moment, in ticks, on a nest that does not wear out. */
const PATIENCE = 600

/** Target nest of a leap. */
const goalOf = (climb: Pick<Climb, 'nests'>, from: Nest) =>
  nestOf(climb, from.id + (from.kind === 'spring' ? 2 : 1))

/** Ticks until a flight has come down to a height: a lower bound for landing there. */
const ticksTo = ({ y, rise, pull }: EggFlight, height: number) =>
  Math.floor((rise + Math.sqrt(rise * rise - 2 * pull * (height - y))) / pull)

interface AimedLanding {
  /** The nest's centre minus the egg's x. */
  readonly off: number
  /** Ticks in the air. */
  readonly age: number
  readonly flight: EggFlight
}

/** Landing of a leap that starts after `wait` ticks. `belief` scales the wind as the climber judges it. */
function landingAfter(from: Nest, to: Nest, tick: number, wait: number, belief = 1): AimedLanding {
  const start = tick + wait
  const leap = leapFrom(from, start, isFrail(from) ? from.worn + wait : 0)
  const flight = { ...leap, drift: leap.drift * belief }
  let age = ticksTo(flight, to.id * TREE.spacing + (to.kind === 'sway' ? TREE.lift : 0))
  while (flightY(flight, age) > nestY(to, start + age)) age++
  return { off: nestX(to, start + age) - flightX(flight, age), age, flight }
}

/** Whether the flight avoids every crow. */
function isClear(climb: Climb, { flight, age }: AimedLanding, start: number): boolean {
  if (isFever(climb)) return true
  const crows = climb.nests.filter(({ crow, id }) => crow && id > climb.at && id <= climb.at + 2)
  return crows.every((above) => {
    for (let i = 1; i < age; i++)
      if (
        Math.abs(flightY(flight, i) + EGG - crowY(above)) < CROW.near &&
        crowsX(above, start + i).some((x) => Math.abs(x - flightX(flight, i)) < CROW.aside + 2)
      )
        return false
    return true
  })
}

interface Foresight {
  /** Reaction time in ticks. */
  readonly reaction: number
  /** Number of good moments to compare: the one with the slowest relative movement is the safest. */
  readonly moments: number
  readonly belief: number
  /** Takes the golden nest of a fork where that lands dead centre. */
  readonly golden: boolean
}

const AT_ONCE: Foresight = { reaction: 0, moments: 1, belief: 1, golden: false }

/** Upper bound for the change of a landing's offset per tick, in units. */
const paceOf = ({ kind, reach, period }: Nest) => ((kind === 'sway' ? 7.5 : 5) * reach) / period + 0.5

/** A moment to leap. */
interface LeapMoment {
  readonly wait: number
  readonly age: number
  readonly off: number
  /** Relative speed of the nests at that moment. */
  readonly slope: number
}

/** Wait and airtime of a leap that lands dead centre before the nest fails, or of the closest one. */
export function bestWait(climb: Climb, look: Foresight = AT_ONCE): Pick<LeapMoment, 'wait' | 'age'> {
  const above = goalOf(climb, nestOf(climb, climb.at))
  if (look.golden && above.forked) {
    const golden = goldenOf(above)
    const nests = climb.nests.map((nest) => (nest === above ? golden : nest))
    const [first] = momentsOf({ ...climb, nests }, look, centreAt(above.id), 1)
    if (first) return first
  }
  const chosen = momentsOf(climb, look, centreAt(above.id), look.moments)
  // Fall back to the closest landing.
  const any = chosen.length ? chosen : momentsOf(climb, look, Infinity, Infinity)
  const rank = chosen.length ? 'slope' : 'off'
  return any.toSorted((a, b) => a[rank] - b[rank])[0] ?? { wait: look.reaction, age: 1 }
}

/** The first `most` moments with a landing within `near`, each at its closest tick. */
function momentsOf(climb: Climb, { reaction, belief }: Foresight, near: number, most: number): LeapMoment[] {
  const nest = nestOf(climb, climb.at)
  const above = goalOf(climb, nest)
  const limit = isFrail(nest) ? patienceAt(nest.id) - nest.worn - 1 : PATIENCE
  const pace = paceOf(nest) + paceOf(above)
  const chosen: LeapMoment[] = []
  const landing = (wait: number) => landingAfter(nest, above, climb.tick, wait, belief)
  // Do not let the chain cool while waiting for a better moment.
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
