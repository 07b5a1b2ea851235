/** Plants the garden ahead of the bird: canes, treats and hornets. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { sine, TURN } from '../../kit/rules/trig.ts'
import { GARDEN, gapAt, nightfall, nightsFallen } from './curve.ts'
import type { Cane, Flight, Hornet, TreatKind, Treat } from './state.ts'

const swing = (id: number, period: number, tick: number) => sine(((tick + id * 37) / period) * TURN)

/** Centre of a gap at a tick. */
export const gapMiddle = (cane: Cane, tick: number) =>
  cane.sway ? cane.middle + cane.sway * swing(cane.id, cane.period, tick) : cane.middle

/** Height of a gap when the bird is at x = `bird`: a gate closes as the bird approaches. */
export function gapHeight({ x, gap, closes }: Cane, bird: number): number {
  if (!closes) return gap
  const away = (x - bird - GARDEN.closedAt) / (GARDEN.closesFrom - GARDEN.closedAt)
  return gap + GARDEN.opened * Math.min(1, Math.max(0, away))
}

export const hornetHeight = ({ id, y, sway, period }: Hornet, tick: number) =>
  y + sway * swing(id, period, tick)

/** Each night adds one hazard, in this order. The fifth night adds storms. */
const HAZARDS = ['sway', 'hornet', 'closes', 'pair'] as const
type Hazard = (typeof HAZARDS)[number]
/** Units after nightfall in which only the new hazard appears. */
const ALONE = 2400
/** Upper bound for the distance between two canes. */
const FURTHEST = 570

/** Rolls the hazards of a cane at x: the new one always on the first cane, then alone, then mixed with the others. */
function hazardsAt(x: number, dice: Chance): ReadonlySet<Hazard> {
  const night = nightsFallen(x)
  const begun = nightfall(night)
  const likely = Math.min(50, 22 + night * 4)
  return new Set(
    HAZARDS.filter((_, i) => {
      const roll = dice.int(100)
      if (i >= night) return false
      if (x >= begun + ALONE || night > HAZARDS.length) return roll < likely
      return i === night - 1 && (x < begun + FURTHEST || roll < 55)
    }),
  )
}

interface Bed {
  readonly canes: readonly Cane[]
  readonly hornets: readonly Hornet[]
  readonly treats: readonly Treat[]
}

/** Plants the next cane or pair of canes, with the treats and the hornet before it. */
function plant(last: Cane | undefined, dice: Chance): Bed {
  const id = (last?.id ?? 0) + 1
  const hazards = last ? hazardsAt(last.x + 400, dice) : new Set<Hazard>()
  const isPair = hazards.has('pair')
  const sway = hazards.has('sway') && !isPair ? 16 + dice.int(24) : 0
  // Swaying gaps and pairs are harder, so their gaps are a little higher.
  const gap = gapAt(id) + sway * 0.65 + (isPair ? 34 : 0)
  const reach = 100 + (90 * id) / (id + 30)
  const within = (wanted: number) => {
    const [least, most] = [56 + gap / 2 + sway, GARDEN.height - 46 - gap / 2 - sway]
    return Math.round(Math.min(most, Math.max(least, wanted)))
  }
  const apart = 330 + Math.round((60 * id) / (id + 60)) + dice.int(50) + (hazards.has('hornet') ? 130 : 0)
  const cane: Cane = {
    id,
    x: last ? last.x + apart : GARDEN.firstCane,
    middle: within((last?.middle ?? 300) + (dice.fraction() * 2 - 1) * (last ? reach : 40)),
    gap,
    sway,
    period: 170 + dice.int(60),
    closes: hazards.has('closes'),
    bent: 0,
  }
  const hornets = last && hazards.has('hornet') ? [hover(last, cane, dice)] : []
  const treats = hang(last, cane, hornets[0], dice)
  if (!isPair) return { canes: [cane], hornets, treats }
  const middle = within(cane.middle + (dice.int(2) ? 1 : -1) * (14 + dice.int(20)))
  return { canes: [cane, { ...cane, id: id + 1, x: cane.x + GARDEN.pair, middle }], hornets, treats }
}

const halfway = (last: Cane, next: Cane) => ({ x: (last.x + next.x) / 2, y: (last.middle + next.middle) / 2 })

/** Places a hornet beside the path so that it swings into it, never on the side the path leads to. */
function hover(last: Cane, next: Cane, dice: Chance): Hornet {
  const { x, y } = halfway(last, next)
  const side = (next.middle - last.middle || dice.int(2) - 0.5) > 0 ? -1 : 1
  return {
    id: next.id,
    x,
    y: Math.round(y + side * (88 + dice.int(24))),
    sway: 34,
    period: 130 + dice.int(50),
  }
}

/** Hangs berries along the path between two gaps. Every tenth cane has a golden one, close to an edge. */
function hang(last: Cane | undefined, next: Cane, hornet: Hornet | undefined, dice: Chance): Treat[] {
  const treat = (i: number, x: number, y: number, kind: TreatKind = 'berry') => ({
    id: next.id * 4 + i,
    x,
    y: Math.round(y),
    kind,
  })
  if (!last) return [0, 1, 2].map((i) => treat(i, 180 + i * 90, 262))
  const { x, y } = halfway(last, next)
  // One berry beside a hornet shows the safe side.
  if (hornet) return [treat(0, x, y + (hornet.y > y ? -44 : 44))]
  const help = HELPS[next.id % HELP_EVERY]
  if (help && next.id >= help.from) return [treat(0, x, y, help.kind)]
  if (next.id % 10 === 0)
    return [treat(0, next.x, next.middle + (dice.int(2) ? 1 : -1) * (next.gap / 2 - 34), 'golden')]
  const count = dice.int(4)
  return Array.from({ length: count }, (_, i) => {
    const along = (i + 1) / (count + 1)
    const bow = 26 * (1 - (2 * along - 1) ** 2)
    return treat(
      i,
      last.x + (next.x - last.x) * along,
      last.middle + (next.middle - last.middle) * along - bow,
    )
  })
}

/** Canes between two bubbles, or two magnets. The first bubble hangs over the last moss, the first magnet on day two. */
const HELP_EVERY = 22
const HELPS: Readonly<Record<number, { readonly kind: TreatKind; readonly from: number }>> = {
  3: { kind: 'bubble', from: 3 },
  15: { kind: 'magnet', from: 30 },
}

/** Plants ahead of the bird and clears behind it. */
export function tend(flight: Flight): Flight {
  const last = flight.canes.at(-1)
  const first = flight.canes[0]
  const grow = !last || last.x < flight.x + GARDEN.planted
  const clear = first && first.x < flight.x - 800
  if (!grow && !clear) return flight
  const isNear = ({ x }: { readonly x: number }) => x > flight.x - 800
  const [canes, treats, hornets] = [
    clear ? flight.canes.slice(1) : [...flight.canes],
    flight.treats.filter(isNear),
    flight.hornets.filter(isNear),
  ]
  const dice = chance(flight.cursor)
  for (;;) {
    const before = canes.at(-1)
    if (before && before.x >= flight.x + GARDEN.planted) break
    const bed = plant(before, dice)
    treats.push(...bed.treats)
    hornets.push(...bed.hornets)
    canes.push(...bed.canes)
  }
  return { ...flight, canes, treats, hornets, cursor: dice.cursor }
}
