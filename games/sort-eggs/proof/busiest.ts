/** The fullest scene: the whole tree, every basket heaped, and as many eggs under way as there ever are. */
import { chance } from '../../kit/rules/chance.ts'
import { playDay, sorter } from './people.ts'
import { LOTS } from '../rules/curve.ts'
import type { Day } from '../rules.ts'

/** Ticks: after four minutes of play everything has been seen. */
const LATE = 14_400

export function busiest(): Day {
  let fullest: Day | undefined
  playDay(1, sorter({ hands: 1, late: 0 }, chance(1)), LATE, (day) => {
    if (day.gates.length === LOTS.length && day.eggs.length > (fullest?.eggs.length ?? 0)) fullest = day
  })
  if (!fullest) throw new Error('No day has come to its full tree: the bot must have lost.')
  // With more eggs to come before the tree changes, and a golden one on the hen's mind.
  return { ...fullest, lot: 60, broken: 0, next: { ...fullest.next, golden: true } }
}
