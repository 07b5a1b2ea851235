/** Teaches the elements of Sort Eggs. Places are rolling eggs, or those of lesson-places.ts. */
import { firstPlace, type Lesson } from '../kit/lessons.ts'
import { FOX_PLACE, ROOF_PLACE, THOUGHT_PLACE } from './lesson-places.ts'
import { isNight, ROW } from './rules/curve.ts'
import type { Day, Egg } from './rules/state.ts'

/** The next egg while the hen thinks of it, or one that has begun to roll. */
const eggOf = (form: Egg['form']) => (day: Day) => {
  if (day.next.form === form && !isNight(day) && !day.twists.includes('fog')) return THOUGHT_PLACE
  return firstPlace(day.eggs, (egg) => egg.form === form && egg.at > ROW / 5 && egg.at < ROW)
}

export const lessons: readonly Lesson<Day>[] = [
  {
    id: 'nests',
    title: 'Nests on the roof',
    text: 'Eight right eggs in a row raise the multiplier.',
    tip: 'Fill all the nests without breaking an egg.',
    at: ({ row }) => (row > 4 ? ROOF_PLACE : undefined),
  },
  {
    id: 'golden egg',
    title: 'Golden egg',
    text: 'A golden egg brings five times the points.',
    tip: 'Set its gates before it is laid.',
    at: eggOf('golden'),
  },
  {
    id: 'gold rush',
    title: 'Gold rush',
    text: 'Today every fourth right egg in a row brings gold.',
    tip: 'Take no risk while the row lasts.',
    at: (day) => (day.twists.includes('gold rush') && !isNight(day) ? ROOF_PLACE : undefined),
  },
  {
    id: 'fog',
    title: 'Fog',
    text: 'In fog the hen does not show her next egg.',
    tip: 'Watch the top of the tree.',
    at: (day) => (day.twists.includes('fog') && !isNight(day) ? THOUGHT_PLACE : undefined),
  },
  {
    id: 'rotten egg',
    title: 'Rotten egg',
    text: 'A rotten egg belongs in no basket: throw it out.',
    tip: 'Tap it on the chute, or press Down.',
    at: eggOf('rotten'),
  },
  {
    id: 'twin egg',
    title: 'Twins',
    text: 'Twins part at the first gate and roll both ways.',
    tip: 'Set the gates on both sides.',
    at: eggOf('twin'),
  },
  {
    id: 'fox',
    title: 'Fox',
    text: 'A fox eats the next egg that lands in his basket.',
    tip: 'Tap him to shoo him away, or press Down.',
    at: ({ fox }) => (fox ? FOX_PLACE : undefined),
  },
]
