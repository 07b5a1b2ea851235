/** What is eaten, what it counts, and what a row of it brings: a multiplier, and in the end a golden flight. */
import { CHAIN, GARDEN, HELP, POINTS } from './curve.ts'
import type { Flight, Treat } from './state.ts'

const REACH = GARDEN.bird + GARDEN.berry

export const isGolden = ({ golden, tick }: Flight) => golden > tick
export const timesOf = (flight: Flight) =>
  isGolden(flight) ? CHAIN.golden : Math.min(CHAIN.most, 1 + Math.floor(flight.chain / CHAIN.step))

/** So many more in the meter; when it is full, the golden flight begins and the meter stands at its first step. */
export function lengthen(flight: Flight, by: number): Flight {
  if (isGolden(flight)) return flight
  const chain = flight.chain + by
  return chain < CHAIN.step * CHAIN.most
    ? { ...flight, chain }
    : { ...flight, chain: CHAIN.step, golden: flight.tick + HELP.golden }
}

function take(flight: Flight, { kind }: Treat): Flight {
  if (kind === 'bubble') return { ...flight, bubble: true }
  if (kind === 'magnet') return { ...flight, magnet: flight.tick + HELP.magnet }
  const row = flight.row + 1
  const points = flight.points + POINTS[kind] * timesOf(flight)
  const longest = Math.max(row, flight.longest)
  return lengthen({ ...flight, points, row, longest, eaten: flight.eaten + 1 }, 1)
}

export function eat(flight: Flight): Flight {
  const isEaten = ({ x, y }: Treat) =>
    Math.abs(x - flight.x) < REACH && (x - flight.x) ** 2 + (y - flight.y) ** 2 < REACH ** 2
  if (!flight.treats.some(isEaten)) return flight
  const treats = flight.treats.filter((treat) => !isEaten(treat))
  return flight.treats.filter(isEaten).reduce(take, { ...flight, treats })
}

const draws = (flight: Flight) => isGolden(flight) || flight.magnet > flight.tick

/** A magnet, and a golden flight, draw in what is near. */
export function draw(flight: Flight): Flight {
  if (!draws(flight)) return flight
  const treats = flight.treats.map((treat) => {
    const [dx, dy] = [flight.x - treat.x, flight.y - treat.y]
    const far = Math.sqrt(dx * dx + dy * dy)
    if (far > HELP.reach || far < 1) return treat
    const part = Math.min(1, HELP.pull / far)
    return { ...treat, x: treat.x + dx * part, y: treat.y + dy * part }
  })
  return { ...flight, treats }
}

/** A berry left behind ends the row, and costs what is in the meter since its last step, or that step. */
export function miss(before: Flight, flight: Flight): Flight {
  const isMissed = ({ x, kind }: Treat) => x <= flight.x - REACH && x > before.x - REACH && kind === 'berry'
  if (draws(flight) || !flight.treats.some(isMissed)) return flight
  return { ...flight, row: 0, chain: Math.max(0, Math.floor((flight.chain - 1) / CHAIN.step)) * CHAIN.step }
}

/** What has just been taken, for the eye and the ear. */
export const taken = (before: Flight, after: Flight): Treat[] =>
  before.treats.length > after.treats.length
    ? before.treats.filter(({ id, x }) => x > after.x - 400 && !after.treats.some((left) => left.id === id))
    : []
