/** Scores eaten treats and keeps the chain that raises the multiplier and starts a golden flight. */
import { CHAIN, GARDEN, HELP, POINTS } from './curve.ts'
import type { Flight, Treat } from './state.ts'

const REACH = GARDEN.bird + GARDEN.berry

export const isGolden = ({ golden, tick }: Flight) => golden > tick
export const multiplierOf = (flight: Flight) =>
  isGolden(flight)
    ? Math.min(CHAIN.golden, flight.flights + CHAIN.least)
    : Math.min(CHAIN.most, 1 + Math.floor(flight.chain / CHAIN.step))

/** Length of the chain that starts the next golden flight. */
export const goldenAt = ({ flights }: Pick<Flight, 'flights'>) =>
  Math.min(CHAIN.step * CHAIN.most, CHAIN.first + CHAIN.step * flights)

/** Adds to the meter. A full meter starts a golden flight and falls back, after the first one to its first step. */
export function extendChain(flight: Flight, by: number): Flight {
  if (isGolden(flight)) return flight
  const chain = flight.chain + by
  return chain < goldenAt(flight)
    ? { ...flight, chain }
    : {
        ...flight,
        chain: flight.flights ? CHAIN.step : 0,
        golden: flight.tick + HELP.golden,
        flights: flight.flights + 1,
      }
}

function take(flight: Flight, { kind }: Treat): Flight {
  if (kind === 'bubble') return { ...flight, bubble: true }
  if (kind === 'magnet') return { ...flight, magnet: flight.tick + HELP.magnet }
  const row = flight.row + 1
  const points = flight.points + POINTS[kind] * multiplierOf(flight)
  const longest = Math.max(row, flight.longest)
  return extendChain(
    { ...flight, points, row, longest, eaten: flight.eaten + 1 },
    kind === 'berry' ? 1 : CHAIN.rich,
  )
}

export function eat(flight: Flight): Flight {
  const isEaten = ({ x, y }: Treat) =>
    Math.abs(x - flight.x) < REACH && (x - flight.x) ** 2 + (y - flight.y) ** 2 < REACH ** 2
  if (!flight.treats.some(isEaten)) return flight
  const treats = flight.treats.filter((treat) => !isEaten(treat))
  return flight.treats.filter(isEaten).reduce(take, { ...flight, treats })
}

const isAttracting = (flight: Flight) => isGolden(flight) || flight.magnet > flight.tick

/** Pulls nearby treats towards the bird while a magnet or a golden flight lasts. */
export function attract(flight: Flight): Flight {
  if (!isAttracting(flight)) return flight
  const treats = flight.treats.map((treat) => {
    const [dx, dy] = [flight.x - treat.x, flight.y - treat.y]
    const distance = Math.sqrt(dx * dx + dy * dy)
    if (distance > HELP.reach || distance < 1) return treat
    const part = Math.min(1, HELP.pull / distance)
    return { ...treat, x: treat.x + dx * part, y: treat.y + dy * part }
  })
  return { ...flight, treats }
}

/**
 * The meter after a mistake: at the start of its step, or of the one before if it is there. Before the first golden
 * flight it loses only one berry.
 */
function dropped({ chain, flights }: Flight): number {
  const less = Math.max(0, chain - 1)
  return flights ? Math.floor(less / CHAIN.step) * CHAIN.step : less
}

/** Ends the row and drops the meter when a berry is missed. */
export function miss(before: Flight, flight: Flight): Flight {
  const isMissed = ({ x, kind }: Treat) => x <= flight.x - REACH && x > before.x - REACH && kind === 'berry'
  if (isAttracting(flight) || !flight.treats.some(isMissed)) return flight
  return { ...flight, row: 0, chain: dropped(flight) }
}

/** Treats taken between two states, for effects and sounds. */
export const treatsTaken = (before: Flight, after: Flight): Treat[] =>
  before.treats.length > after.treats.length
    ? before.treats.filter(({ id, x }) => x > after.x - 400 && !after.treats.some((left) => left.id === id))
    : []
