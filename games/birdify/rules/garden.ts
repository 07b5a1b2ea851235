/** Plants the garden ahead of the bird: canes, treats and hornets. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { sine, TURN } from '../../kit/rules/trig.ts'
import { GARDEN, gapAt, nightfall, nightsFallen, nookIn } from './curve.ts'
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

/** Height of the post between the two gaps of a fork: above it the bird is in one gap, below in the other. */
const postOf = ({ nook, middle, gap }: Cane) => middle + Math.sign(nook - middle) * ((gap + GARDEN.post) / 2)

/** The gap of a cane at a height: its centre and its height. */
export function gapBy(cane: Cane, { tick, x, y }: Flight): { readonly middle: number; readonly gap: number } {
  const { nook, middle } = cane
  return nook && y > postOf(cane) === nook > middle
    ? { middle: nook, gap: nookIn(cane.gap) }
    : { middle: gapMiddle(cane, tick), gap: gapHeight(cane, x) }
}

/** Whether warm air rises at x, before one of the canes. */
export const isInDraft = (canes: readonly Cane[], x: number) =>
  canes.some((cane) => cane.draft && x > cane.x - GARDEN.draftFrom && x < cane.x - GARDEN.draftTo)

export const hornetHeight = ({ id, y, sway, period }: Hornet, tick: number) =>
  y + sway * swing(id, period, tick)

/** Each night adds one of these, in this order. Storms are part of the wind; stars and warm air are no hazards. */
const NIGHTS = ['sway', 'hornet', 'closes', 'pair', 'storm', 'star', 'draft', 'third'] as const
type Hazard = (typeof NIGHTS)[number]
/** Units after nightfall in which only the new one appears. */
const ALONE = 2400
/** How far the next gap may be below the last, as a part of how far above: falling takes longer than rising. */
const DOWN = 0.6
/** Canes between two forks, and the first one. */
const FORK_EVERY = 7
const FIRST_FORK = 5
/** Upper bound for the distance between two canes. */
const FURTHEST = 570

/** Rolls what comes with a cane at x: the new one always on the first cane, then alone, then mixed with the others. */
function hazardsAt(x: number, dice: Chance): ReadonlySet<Hazard> {
  const night = nightsFallen(x)
  const begun = nightfall(night)
  const likely = Math.min(50, 22 + night * 4)
  return new Set(
    NIGHTS.filter((_, i) => {
      const roll = dice.int(100)
      if (i >= night) return false
      if (x >= begun + ALONE || night > NIGHTS.length) return roll < likely
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
  const isFork = id % FORK_EVERY === FIRST_FORK && !hazards.has('hornet') && !hazards.has('pair')
  const isPair = hazards.has('pair')
  const sway = hazards.has('sway') && !isPair && !isFork ? 11 + dice.int(12 + Math.min(12, id >> 2)) : 0
  // Swaying gaps, pairs and forks are harder, so their gaps are a little higher.
  const gap = gapAt(id) + sway * 0.8 + (isPair ? 40 : 0) + (isFork ? 30 : 0)
  const reach = Math.min(200, 130 + (150 * id) / (id + 30))
  // The narrow gap of a fork is on the side that has more room.
  const side = isFork ? ((last?.middle ?? 0) < 300 ? 1 : -1) : 0
  const beside = side * (GARDEN.post + nookIn(gap))
  const within = (wanted: number) => {
    const least = (beside < 0 ? 8 - beside : 56) + gap / 2 + sway
    const most = GARDEN.height - (beside > 0 ? 38 + beside : 46) - gap / 2 - sway
    return Math.round(Math.min(most, Math.max(least, wanted)))
  }
  const apart =
    316 +
    Math.round((84 * id) / (id + 60)) +
    dice.int(50) +
    (hazards.has('hornet') ? 104 : 0) +
    (isFork ? 60 : 0)
  const away = (dice.fraction() * (1 + DOWN) - 1) * (last ? reach : 40)
  const middle = within((last?.middle ?? 300) + away)
  const cane: Cane = {
    id,
    x: last ? last.x + apart : GARDEN.firstCane,
    middle,
    gap,
    sway,
    period: 170 + dice.int(60),
    closes: hazards.has('closes') && !isFork,
    nook: isFork ? middle + side * (gap / 2 + GARDEN.post + nookIn(gap) / 2) : 0,
    draft: hazards.has('draft'),
    bent: 0,
  }
  const hornets = last && hazards.has('hornet') ? [hover(last, cane, dice)] : []
  const treats = hang(last, cane, hornets[0], hazards.has('star'), dice)
  const canes = [cane]
  for (let more = isPair ? (hazards.has('third') ? 2 : 1) : 0, i = 1; i <= more; i++)
    canes.push({
      ...cane,
      id: id + i,
      x: cane.x + i * GARDEN.pair,
      middle: within(middle + (dice.int(2) ? 1 : -1) * (14 + dice.int(20))),
      draft: false,
    })
  return { canes, hornets, treats }
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

/** Height from which stars fall, and the distance to the bird at which they begin to. */
const STAR = { from: -20, near: 430 } as const

/** Hangs berries along the path between two gaps, a golden one in the narrow gap of a fork, and a star in the sky. */
function hang(
  last: Cane | undefined,
  next: Cane,
  hornet: Hornet | undefined,
  hasStar: boolean,
  dice: Chance,
): Treat[] {
  const treat = (i: number, x: number, y: number, kind: TreatKind = 'berry') => ({
    id: next.id * 4 + i,
    x,
    y: Math.round(y),
    kind,
  })
  if (!last) return [0, 1, 2].map((i) => treat(i, 180 + i * 90, 262))
  const { x, y } = halfway(last, next)
  // Berries would lead to one of the gaps of a fork.
  if (next.nook) return [treat(3, next.x, next.nook, 'golden')]
  const rich = hasStar ? [treat(3, x, STAR.from, 'star')] : []
  // One berry beside a hornet shows the safe side.
  if (hornet) return [treat(0, x, y + (hornet.y > y ? -44 : 44)), ...rich]
  const help = HELPS[next.id % HELP_EVERY]
  if (help && next.id >= help.from) return [treat(0, x, y, help.kind), ...rich]
  const count = dice.int(3)
  const berries = Array.from({ length: count }, (_, i) => {
    const along = (i + 1) / (count + 1)
    const bow = 14 * (1 - (2 * along - 1) ** 2)
    return treat(
      i,
      last.x + (next.x - last.x) * along,
      last.middle + (next.middle - last.middle) * along - bow,
    )
  })
  return [...berries, ...rich]
}

/** Units that a star falls in a tick. */
export const sinkOf = ({ id }: Pick<Treat, 'id'>) => 1 + (id % 5) * 0.4

/** Lets stars fall once they are near, each at its own speed, until they reach the ground. */
export function fallStars(flight: Flight): Flight {
  const isFalling = ({ kind, x }: Treat) => kind === 'star' && x < flight.x + STAR.near
  if (!flight.treats.some(isFalling)) return flight
  const treats = flight.treats
    .map((treat) => (isFalling(treat) ? { ...treat, y: treat.y + sinkOf(treat) } : treat))
    .filter(({ y }) => y < GARDEN.height)
  return { ...flight, treats }
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
