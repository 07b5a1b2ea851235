/** The fullest scene: the whole tree, every basket heaped, all that days can have, and as many eggs as there ever are. */
import { playDay, sorter } from './people.ts'
import { FARM } from '../rules/curve.ts'
import type { Day } from '../rules.ts'
import { TWISTS } from '../rules/state.ts'
import { endsOf } from '../rules/tree.ts'

/** Ticks: after six and a half minutes everything comes at once. */
const LATE = 24_000

export function busiest(): Day {
  let fullest: Day | undefined
  playDay(1, sorter(1), LATE, (day) => {
    const isFull = day.gates.length === FARM.mostGates && day.twists.length === TWISTS.length
    if (isFull && day.lots && day.eggs.length > (fullest?.eggs.length ?? 0)) fullest = day
  })
  if (!fullest) throw new Error('No round has come to a day with everything: the bot must have lost.')
  // With a row that is worth the most, a fox before the first basket, and a golden egg on the hen's mind.
  const { kind } = fullest.next
  return {
    ...fullest,
    fox: endsOf(fullest.gates)[0] ?? 0,
    next: { kind, other: kind, form: 'golden' },
  }
}
