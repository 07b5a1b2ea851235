/** The garden ahead of the bird: canes with their gaps, and berries on the way between them. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { sine, TURN } from '../../kit/rules/trig.ts'
import { gapAt, GARDEN } from './curve.ts'
import type { Berry, Cane, Flight } from './state.ts'

/** Where a cane's gap is at a tick. */
export const gapMiddle = (cane: Cane, tick: number) =>
  cane.sway ? cane.middle + cane.sway * sine(((tick + cane.id * 37) / cane.period) * TURN) : cane.middle

function plantCane(last: Cane | undefined, dice: Chance): Cane {
  const id = (last?.id ?? 0) + 1
  const sways = id > 14 && dice.int(100) < 34
  const sway = sways ? 14 + dice.int(22) : 0
  // A gap that wanders is a little higher to make up for it.
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

/** Keeps the garden planted ahead of the bird, and clears it behind. */
export function tend(flight: Flight): Flight {
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
