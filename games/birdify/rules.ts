/** Rules of Birdify. Lengths are in units (the garden is 600 high), times in ticks of 1/60 s. */
import { chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { attract, eat, isGolden, extendChain, miss, multiplierOf } from './rules/chain.ts'
import { GARDEN, HELP, nightsFallen, POINTS, speedAt } from './rules/curve.ts'
import { fallStars, gapBy, hornetHeight, isInDraft, tend } from './rules/garden.ts'
import { isFlap, type Cane, type Flap, type Flight, type Hornet } from './rules/state.ts'
import { nextGust, windAt } from './rules/wind.ts'
import { isFlight } from './rules/saved.ts'

const { bird: BIRD, cane: CANE } = GARDEN
const LOWEST = GARDEN.height - BIRD

/** Units between the bird's centre and the nearer end of a gap. */
function roomIn(cane: Cane, flight: Flight): number {
  const { middle, gap } = gapBy(cane, flight)
  return gap / 2 - Math.abs(flight.y - middle)
}

/** Whether the bird touches the cane, which extends without end above and below its gap. */
function touches(cane: Cane, flight: Flight): boolean {
  const beside = Math.max(0, Math.abs(flight.x - cane.x) - CANE / 2)
  if (beside >= BIRD || cane.bent) return false
  // Beside the cane, only part of the round bird reaches over its edge.
  return roomIn(cane, flight) < Math.sqrt(BIRD * BIRD - beside * beside)
}

const touchesHornet = (hornet: Hornet, { tick, x, y }: Flight) =>
  (hornet.x - x) ** 2 + (hornetHeight(hornet, tick) - y) ** 2 < (BIRD + GARDEN.hornet) ** 2

/** A bird that comes down onto the lower end of a gap bounces off, at the price of its whole meter. */
function land(flight: Flight, cane: Cane): Flight | undefined {
  const { middle, gap } = gapBy(cane, flight)
  const top = middle + gap / 2
  if (!flight.chain || flight.landed === cane.id || flight.y > top || flight.y < middle) return undefined
  return { ...flight, y: top - BIRD, fall: GARDEN.hop, landed: cane.id, row: 0, chain: 0 }
}

/** Resolves collisions: moss and shoots give way, a golden flight breaks through, a bubble absorbs one hit. */
function collide(flight: Flight): Flight {
  const isDown = flight.y > LOWEST
  const cane = flight.canes.find((each) => touches(each, flight))
  const hornet = flight.hornets.find((each) => touchesHornet(each, flight))
  if (!isDown && !cane && !hornet) return flight
  const isSoft = isDown ? flight.x < GARDEN.soft : cane && cane.x < GARDEN.soft
  if (!isSoft && !isGolden(flight) && !flight.bubble)
    return (
      (!isDown && !hornet && cane && land(flight, cane)) || {
        ...flight,
        crash: isDown ? 'ground' : cane ? 'cane' : 'hornet',
      }
    )
  const spared: Flight = {
    ...flight,
    ...(isDown && { y: LOWEST, fall: GARDEN.bounce }),
    canes: cane
      ? flight.canes.map((each) => (each === cane ? { ...each, bent: flight.tick } : each))
      : flight.canes,
    hornets: flight.hornets.filter((each) => each !== hornet),
    points: flight.points + (hornet && isGolden(flight) ? POINTS.hornet * multiplierOf(flight) : 0),
  }
  return isSoft || isGolden(flight) ? spared : { ...spared, bubble: false, stop: HELP.stop }
}

/** Counts and scores the next gap. Cane ids count from 1, so `gaps + 1` is the id of the next cane to pass. */
function pass(flight: Flight): Flight {
  const next = flight.canes.find(({ id }) => id === flight.gaps + 1)
  if (!next || next.x - CANE / 2 > flight.x) return flight
  const room = Math.min(flight.room, roomIn(next, flight) - BIRD)
  if (next.x + CANE / 2 >= flight.x - BIRD) return { ...flight, room }
  const passed = { ...flight, gaps: flight.gaps + 1, room: GARDEN.height }
  // Pushing a cane aside does not score its gap, except in a golden flight.
  if (next.bent && !isGolden(flight)) return passed
  // A bird that landed on the cane did not slip by.
  const isClose = !next.bent && next.id !== flight.landed && room < POINTS.near
  const points = flight.points + (POINTS.gap + (isClose ? POINTS.close : 0)) * multiplierOf(flight)
  return isClose ? extendChain({ ...passed, points, shaves: flight.shaves + 1 }, 1) : { ...passed, points }
}

/** Downward acceleration, in units per tick². */
export const gravityAt = ({ canes, x }: Flight) => GARDEN.gravity * (isInDraft(canes, x) ? GARDEN.draft : 1)

export const rules: Rules<Flight, Flap> = {
  start(seed) {
    const dice = chance(seed)
    const gust = nextGust(300, 0, dice)
    return tend({
      tick: 0,
      x: 0,
      y: 300,
      // The press that starts the round also flaps.
      fall: GARDEN.flap,
      flaps: 0,
      canes: [],
      treats: [],
      hornets: [],
      gust,
      gaps: 0,
      room: GARDEN.height,
      points: 0,
      chain: 0,
      row: 0,
      longest: 0,
      eaten: 0,
      shaves: 0,
      bubble: false,
      magnet: 0,
      golden: 0,
      flights: 0,
      stop: 0,
      landed: 0,
      crash: null,
      cursor: dice.cursor,
    })
  },

  act: (flight, _flap) => (flight.crash ? flight : { ...flight, fall: GARDEN.flap, flaps: flight.flaps + 1 }),

  tick(flight) {
    if (flight.crash) return flight
    if (flight.stop) return { ...flight, stop: flight.stop - 1 }
    const tick = flight.tick + 1
    const wind = windAt(flight.gust, tick)
    const fall = Math.min(GARDEN.fastestFall, flight.fall + gravityAt(flight) * (1 + wind * GARDEN.lift))
    const y = flight.y + fall
    const hitsCeiling = y < GARDEN.ceiling
    let next: Flight = {
      ...flight,
      tick,
      x: flight.x + speedAt(flight.gaps) * (1 + wind * GARDEN.push),
      y: hitsCeiling ? GARDEN.ceiling : y,
      fall: hitsCeiling ? Math.max(0, fall) : fall,
    }
    if (tick > flight.gust.until + 30) {
      const dice = chance(next.cursor)
      next = { ...next, gust: nextGust(tick, nightsFallen(next.x), dice), cursor: dice.cursor }
    }
    return collide(pass(miss(flight, eat(attract(fallStars(tend(next)))))))
  },

  isAction: isFlap,
  moves: (flight) => (flight.crash ? [] : ['flap']),
  score: (flight) => flight.points,
  outcome: (flight) => (flight.crash ? 'lost' : 'playing'),
  fits: isFlight,
}
