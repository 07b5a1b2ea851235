/** Knows the plant of each week, which grows with every day of play: a leaf a day, and a blossom on the seventh. Pure. */
import { mondayOf } from '../../round/day.ts'
import type { Records } from '../../save/records.ts'

export const WEEK = 7
const WEEK_MS = WEEK * 86_400_000

export interface WeekLook {
  readonly name: string
  /** A leaf to the right of its stalk at 0, 0, about 14 wide, as an SVG path. */
  readonly leaf: string
  readonly colour: string
  readonly edge: string
  readonly petal: string
}

/** They take turns. */
const LOOKS: readonly WeekLook[] = [
  {
    name: 'ivy',
    leaf: 'q3-9 6-6 1-5 4-2 5-3 1 5-4 5 2 5-4 4-4 0-8-2',
    colour: '#5fc46a',
    edge: '#1f7a3c',
    petal: '#fff3e8',
  },
  { name: 'lemon balm', leaf: 'q5-10 13-6 0 9-13 6', colour: '#c3e05a', edge: '#5c8a1a', petal: '#ffd75a' },
  { name: 'willow', leaf: 'q6-8 15-9-3 9-15 9', colour: '#8fd6a0', edge: '#2f8a5a', petal: '#ffb3d1' },
  {
    name: 'maple',
    leaf: 'l2-6 3 2 1-5 4 3 3-2-1 5 3 2-4 2 0 3-6-1z',
    colour: '#ff9a3d',
    edge: '#b0501a',
    petal: '#ff6f91',
  },
  { name: 'rose', leaf: 'q1-10 9-9 7 3 5 7-6 5-14 2', colour: '#4fae5a', edge: '#1f6b36', petal: '#ff5c86' },
  {
    name: 'lavender',
    leaf: 'q7-4 14-10 1 3-1 6-6 4-13 4',
    colour: '#a9c5a0',
    edge: '#56795a',
    petal: '#b884ff',
  },
]

/** Clocks may be set to any year: a week before 1970 is negative, and counts from the end of the list. */
export function weekLookOf(today: string): WeekLook {
  const week = Math.floor(Date.parse(mondayOf(today)) / WEEK_MS)
  return LOOKS.at(week % LOOKS.length) as WeekLook
}

/** The days of this week on which something was played. */
export function daysOfWeek(days: Records, today: string): number {
  const monday = mondayOf(today)
  return Math.min(WEEK, Object.keys(days).filter((day) => day >= monday && day <= today).length)
}
