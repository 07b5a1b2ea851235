/** Rolls eggs through the gates and scores them at the end. */
import { FARM, goldEvery, ROW, speedAt, timesOf } from './curve.ts'
import { gilded } from './hen.ts'
import type { Day, Egg } from './state.ts'
import { lengthOf } from './tree.ts'

/** Splits a twin, each half to its own side. */
const halvesOf = (egg: Egg): Egg[] =>
  [egg.kind, egg.other].map((kind, i) => ({
    ...egg,
    id: egg.id + i,
    kind,
    other: kind,
    form: 'plain',
    place: egg.place * 2 + i,
  }))

/** Advances every egg by a tick, through any gate it reaches. */
export function roll(day: Day): Day {
  const speed = speedAt(day)
  const eggs = day.eggs.flatMap((was) => {
    const egg = { ...was, at: was.at + speed }
    const passes = Math.floor(egg.at / ROW) > Math.floor(was.at / ROW)
    const gate = passes && day.gates.find(({ place }) => place === egg.place)
    if (!gate) return [egg]
    return egg.form === 'twin' ? halvesOf(egg) : [{ ...egg, place: egg.place * 2 + gate.way }]
  })
  return { ...day, eggs }
}

/** Scores a correct action and extends the streak. */
export function scored(day: Day, worth = 1): Day {
  const row = day.row + 1
  return {
    ...day,
    row,
    longest: Math.max(day.longest, row),
    next: row % goldEvery(day) ? day.next : gilded(day.next),
    points: day.points + worth * timesOf(day.row),
  }
}

/** Lands at most one egg per tick, because eggs keep their distance; the second half of a twin lands a tick later. */
export function land(day: Day): Day {
  const [egg, ...eggs] = day.eggs
  if (!egg || egg.at < lengthOf(day.gates)) return day
  const { form } = egg
  const isEaten = egg.place === day.fox
  // The fox leaves with it.
  const left = { ...day, eggs, fox: isEaten ? 0 : day.fox }
  if (isEaten && form === 'rotten')
    return scored({ ...left, fed: day.fed + 1, stop: FARM.goldenStop }, FARM.fedPoints)
  const isHome =
    !isEaten &&
    form !== 'rotten' &&
    day.baskets.some(({ place, kind }) => place === egg.place && kind === egg.kind)
  if (!isHome) {
    const cost = day.tick > FARM.free ? 1 : 0
    return { ...left, broken: day.broken + cost, slips: day.slips + cost, row: 0, stop: FARM.breakStop }
  }
  const isGolden = form === 'golden'
  return scored(
    {
      ...left,
      baskets: day.baskets.map((basket) =>
        basket.place === egg.place ? { ...basket, held: basket.held + 1 } : basket,
      ),
      home: day.home + 1,
      today: day.today + 1,
      golds: day.golds + (isGolden ? 1 : 0),
      stop: isGolden ? FARM.goldenStop : 0,
    },
    isGolden ? FARM.goldenPoints : 1,
  )
}
