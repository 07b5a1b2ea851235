/** A plump bird flaps between garden canes. Lengths are in units of a garden 600 high; time is in ticks of 1/60 s. */
import { chance, type Chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { sine, TURN } from '../kit/rules/trig.ts'

export interface Cane {
  readonly id: number
  readonly x: number
  /** The middle of the gap, before any sway, and its height. */
  readonly middle: number
  readonly gap: number
  /** How far the gap wanders up and down; 0 for most. */
  readonly sway: number
  readonly period: number
}

export interface Berry {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly golden: boolean
}

export interface Gust {
  /** The tick at which it arrives; the grass bends from WARNING ticks before. */
  readonly from: number
  readonly until: number
  /** −1 blows against the bird: slower and lighter. 1 blows from behind: faster and heavier. */
  readonly way: -1 | 1
}

export interface Flight {
  readonly tick: number
  /** How far the bird has come. */
  readonly x: number
  readonly y: number
  /** Units a tick, downwards. */
  readonly fall: number
  readonly flaps: number
  readonly canes: readonly Cane[]
  readonly berries: readonly Berry[]
  readonly gust: Gust
  readonly gaps: number
  readonly points: number
  readonly crash: 'cane' | 'ground' | null
  readonly cursor: number
}

export type Flap = 'flap'

/** Everything that can be tuned, with its unit. */
export const GARDEN = {
  height: 600,
  /** The bird may leave the picture by this much, and no more. */
  ceiling: -30,
  bird: 17,
  cane: 62,
  gravity: 0.42,
  flap: -7.9,
  fastestFall: 11,
  firstCane: 620,
  /** How far ahead the garden is planted: more than the widest frame shows. */
  planted: 2600,
  berry: 14,
  berryPoints: 1,
  goldenPoints: 5,
  warning: 100,
} as const

const { bird: BIRD, cane: CANE } = GARDEN

/** Units a tick; never more than 4.3. */
export const speedAt = (gaps: number) => 2.9 + (1.4 * gaps) / (gaps + 70)
/** How high the gap of the nth cane is; never less than 158. */
export const gapAt = (n: number) => 158 + (80 * 32) / (n + 32)

/** Wind strength at a tick, −1 to 1: it swells and dies away, so that no one is thrown. */
export function windAt({ from, until, way }: Gust, tick: number): number {
  if (tick <= from || tick >= until) return 0
  const ramp = Math.min(1, (tick - from) / 24, (until - tick) / 24)
  return way * ramp
}

/** Where a cane's gap is at a tick. */
export const gapMiddle = (cane: Cane, tick: number) =>
  cane.sway ? cane.middle + cane.sway * sine(((tick + cane.id * 37) / cane.period) * TURN) : cane.middle

function plantCane(last: Cane | undefined, dice: Chance): Cane {
  const id = (last?.id ?? 0) + 1
  const sways = id > 14 && dice.int(100) < 34
  const sway = sways ? 14 + dice.int(22) : 0
  // A gap that wanders gets some of its wandering back in height.
  const gap = gapAt(id) + sway / 2
  const reach = 120 + (80 * id) / (id + 25)
  const [least, most] = [56 + gap / 2 + sway, GARDEN.height - 46 - gap / 2 - sway]
  const wanted = (last?.middle ?? 300) + (dice.fraction() * 2 - 1) * (last ? reach : 40)
  return {
    id,
    x: last ? last.x + 300 + Math.round((80 * id) / (id + 60)) + dice.int(60) : GARDEN.firstCane,
    middle: Math.round(Math.min(most, Math.max(least, wanted))),
    gap,
    sway,
    period: 170 + dice.int(60),
  }
}

/** Berries hang on the way from one gap to the next; each tenth cane has a golden one, close to an edge. */
function hangBerries(last: Cane | undefined, next: Cane, dice: Chance): Berry[] {
  const berry = (i: number, x: number, y: number, golden = false) => ({
    id: next.id * 4 + i,
    x,
    y: Math.round(y),
    golden,
  })
  if (!last) return [0, 1, 2].map((i) => berry(i, 200 + i * 105, 262))
  if (next.id % 10 === 0)
    return [berry(0, next.x, next.middle + (dice.int(2) ? 1 : -1) * (next.gap / 2 - 34), true)]
  const count = dice.int(3)
  return Array.from({ length: count }, (_, i) => {
    const along = (i + 1) / (count + 1)
    const bow = 26 * (1 - (2 * along - 1) ** 2)
    return berry(
      i,
      last.x + (next.x - last.x) * along,
      last.middle + (next.middle - last.middle) * along - bow,
    )
  })
}

/** Keep the garden planted ahead of the bird, and clear it behind. */
function tend(flight: Flight): Flight {
  const last = flight.canes.at(-1)
  const first = flight.canes[0]
  const grow = !last || last.x < flight.x + GARDEN.planted
  const clear = first && first.x < flight.x - 800
  if (!grow && !clear) return flight
  const canes = clear ? flight.canes.slice(1) : [...flight.canes]
  const berries = flight.berries.filter(({ x }) => x > flight.x - 800)
  const dice = chance(flight.cursor)
  for (;;) {
    const before = canes.at(-1)
    if (before && before.x >= flight.x + GARDEN.planted) break
    const next = plantCane(before, dice)
    berries.push(...hangBerries(before, next, dice))
    canes.push(next)
  }
  return { ...flight, canes, berries, cursor: dice.cursor }
}

/** The next gust is dealt when the last one has died away: the first after a quiet start. */
function nextGust(after: number, dice: Chance): Gust {
  const from = after + 420 + dice.int(420)
  return { from, until: from + 110 + dice.int(70), way: dice.int(2) ? 1 : -1 }
}

/** Whether the bird touches the cane: above and below its gap it stands all the way. */
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

/** Points for bronze, silver and gold. */
export const MEDALS = [15, 40, 90] as const

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
}
