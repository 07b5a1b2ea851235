/** A plump bird flaps between garden canes. Lengths are in units of a garden 600 high; time is in ticks of 1/60 s. */
import { chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { GARDEN, speedAt } from './rules/curve.ts'
import { gapMiddle, tend } from './rules/garden.ts'
import type { Cane, Flap, Flight } from './rules/state.ts'
import { nextGust, windAt } from './rules/wind.ts'
import { isFlight } from './rules/saved.ts'

const { bird: BIRD, cane: CANE } = GARDEN

/** Whether the bird touches the cane, which has no end above and below its gap. */
function touches(cane: Cane, tick: number, x: number, y: number): boolean {
  const beside = Math.max(0, Math.abs(x - cane.x) - CANE / 2)
  if (beside >= BIRD) return false
  // Beside the cane only a part of the round bird reaches over its edge.
  const room = cane.gap / 2 - Math.abs(y - gapMiddle(cane, tick))
  return room < Math.sqrt(BIRD * BIRD - beside * beside)
}

function crashOf(flight: Flight): Flight['crash'] {
  if (flight.y > GARDEN.height - BIRD) return 'ground'
  return flight.canes.some((cane) => touches(cane, flight.tick, flight.x, flight.y)) ? 'cane' : null
}

function eat(flight: Flight): Flight {
  const reach = (BIRD + GARDEN.berry) ** 2
  const eaten = flight.berries.filter(({ x, y }) => (x - flight.x) ** 2 + (y - flight.y) ** 2 < reach)
  if (!eaten.length) return flight
  const worth = eaten.reduce(
    (sum, { golden }) => sum + (golden ? GARDEN.goldenPoints : GARDEN.berryPoints),
    0,
  )
  return {
    ...flight,
    points: flight.points + worth,
    berries: flight.berries.filter((berry) => !eaten.includes(berry)),
  }
}

/** Cane ids count from 1, so the next one to pass tells how many have been passed. */
function pass(flight: Flight): Flight {
  const next = flight.canes.find(({ id }) => id === flight.gaps + 1)
  if (!next || next.x + CANE / 2 >= flight.x - BIRD) return flight
  return { ...flight, gaps: flight.gaps + 1, points: flight.points + 1 }
}

export const rules: Rules<Flight, Flap> = {
  start(seed) {
    const dice = chance(seed)
    const gust = nextGust(300, dice)
    return tend({
      tick: 0,
      x: 0,
      y: 300,
      // The press that starts the round is the first flap.
      fall: GARDEN.flap,
      flaps: 0,
      canes: [],
      berries: [],
      gust,
      gaps: 0,
      points: 0,
      crash: null,
      cursor: dice.cursor,
    })
  },

  act: (flight, _flap) => (flight.crash ? flight : { ...flight, fall: GARDEN.flap, flaps: flight.flaps + 1 }),

  tick(flight) {
    if (flight.crash) return flight
    const tick = flight.tick + 1
    const wind = windAt(flight.gust, tick)
    const fall = Math.min(GARDEN.fastestFall, flight.fall + GARDEN.gravity * (1 + wind * 0.14))
    const y = flight.y + fall
    const bumps = y < GARDEN.ceiling
    let next: Flight = {
      ...flight,
      tick,
      x: flight.x + speedAt(flight.gaps) * (1 + wind * 0.2),
      y: bumps ? GARDEN.ceiling : y,
      fall: bumps ? Math.max(0, fall) : fall,
    }
    if (tick > flight.gust.until + 30) {
      const dice = chance(next.cursor)
      next = { ...next, gust: nextGust(tick, dice), cursor: dice.cursor }
    }
    next = pass(eat(tend(next)))
    const crash = crashOf(next)
    return crash ? { ...next, crash } : next
  },

  moves: (flight) => (flight.crash ? [] : ['flap']),
  score: (flight) => flight.points,
  outcome: (flight) => (flight.crash ? 'lost' : 'playing'),
  fits: isFlight,
}
