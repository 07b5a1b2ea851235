/** Teaches the elements of Sorting Balls. Places are tubes. */
import { firstPlace, type Lesson } from '../kit/lessons.ts'
import type { State } from './rules/state.ts'
import type { TubeMake } from './rules/tubes.ts'

const tubeOf =
  (wanted: TubeMake) =>
  ({ makes = [] }: State) =>
    firstPlace(makes, (make) => make === wanted)

export const lessons: readonly Lesson<State>[] = [
  {
    id: 'short',
    level: 21,
    title: 'Short tube',
    text: 'A short tube holds two balls, and must end empty.',
    tip: 'Let a ball wait here.',
    at: tubeOf('short'),
  },
  {
    id: 'funnel',
    level: 61,
    title: 'Funnel',
    text: 'What goes into a funnel stays there.',
    tip: 'Choose its first ball with care.',
    at: tubeOf('funnel'),
  },
  {
    id: 'spout',
    level: 101,
    title: 'Spout',
    text: 'A spout only gives: nothing goes in.',
    tip: 'Find room elsewhere for its balls.',
    at: tubeOf('spout'),
  },
  {
    id: 'locked',
    level: 141,
    title: 'Locked tube',
    text: 'A locked tube opens when the kind on it is complete.',
    tip: 'Complete that kind first.',
    at: tubeOf('locked'),
  },
  {
    id: 'veil',
    level: 181,
    title: 'Hidden balls',
    text: 'A hidden ball shows itself once it is on top.',
    tip: 'Keep a tube free for surprises.',
    at: ({ tubes, veiled = [] }) => firstPlace(tubes, (tube) => tube.some((ball) => veiled.includes(ball))),
  },
]
