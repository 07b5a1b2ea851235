/** The fullest scene: the largest tree at the top speed, with as many eggs on it as may follow each other. */
import { chance } from '../kit/chance.ts'
import { playDay, sorter } from './bot.ts'
import { LOTS } from './curve.ts'
import type { Day } from './rules.ts'

/** Four minutes in: night, every basket heaped. */
const LATE = 14_400

export function busiest(): Day {
  let fullest: Day | undefined
  playDay(1, sorter({ hands: 1, late: 0 }, chance(1)), LATE, (day) => {
    if (day.gates.length === LOTS.length && day.eggs.length >= (fullest?.eggs.length ?? 0)) fullest = day
  })
  if (!fullest) throw new Error('No day has come to its full tree: the bot must have lost.')
  // Long enough to be looked at, and a golden one on its way.
  return { ...fullest, lot: 60, broken: 0, next: { ...fullest.next, golden: true } }
}
