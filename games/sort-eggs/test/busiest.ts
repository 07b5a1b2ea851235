/** The heaviest scene to draw: the whole tree, full baskets, three twists, and as many eggs as ever. */
import { playDay, sorter } from './people.ts'
import { FARM } from '../rules/curve.ts'
import type { Day } from '../rules.ts'
import { endsOf } from '../rules/tree.ts'

/** Twists that come together at most, and ticks until they do. */
const MOST = 3
const LATE = 24_000

export function busiest(): Day {
  let fullest: Day | undefined
  playDay(1, sorter(1), LATE, (day) => {
    const isFull = day.gates.length === FARM.mostGates && day.twists.length === MOST
    if (isFull && day.lots && day.eggs.length > (fullest?.eggs.length ?? 0)) fullest = day
  })
  if (!fullest) throw new Error('The round never reached a day with three twists: the bot must have lost.')
  // Adds a fox at the first basket and a golden egg as the next one.
  const { kind } = fullest.next
  return {
    ...fullest,
    fox: endsOf(fullest.gates)[0] ?? 0,
    next: { kind, other: kind, form: 'golden' },
  }
}
