/** Teaches the elements of GrassCutter. Places are indices into the garden. */
import { firstPlace, type Lesson } from '../kit/lessons.ts'
import type { State } from './rules.ts'

const tileOf =
  (signs: string) =>
  ({ garden }: State) =>
    firstPlace(garden, (sign) => signs.includes(sign))

export const lessons: readonly Lesson<State>[] = [
  {
    id: 'gates',
    level: 21,
    title: 'Gates',
    text: 'The mower passes a gate only the way it points.',
    tip: 'Mow everything on this side first.',
    at: tileOf('<>^v'),
  },
  {
    id: 'molehills',
    level: 41,
    title: 'Molehills',
    text: 'A molehill stops the mower once, then it is flat.',
    tip: 'Save it for a stop that you need.',
    at: tileOf('m'),
  },
  {
    id: 'mud',
    level: 61,
    title: 'Mud',
    text: 'Mud stops the mower, every time.',
    tip: 'Start again from there, any way you like.',
    at: tileOf('w'),
  },
  {
    id: 'bends',
    level: 81,
    title: 'Bends',
    text: 'A bend turns the mower, and it mows on.',
    tip: 'Follow its curve with your eye first.',
    at: tileOf('bd'),
  },
  {
    id: 'tunnels',
    level: 101,
    title: 'Tunnels',
    text: 'The mower enters one tunnel and leaves by the other.',
    tip: 'Drive in and see where it comes out.',
    at: tileOf('t'),
  },
  {
    id: 'planks',
    level: 121,
    title: 'Planks',
    text: 'A plank carries the mower once, then it sinks.',
    tip: 'Cross it when you need not come back.',
    at: tileOf('='),
  },
  {
    id: 'switches',
    level: 141,
    title: 'Switches',
    text: 'Driving over a switch swaps raised and sunken posts.',
    tip: 'Drive over it and watch the posts.',
    at: tileOf('*'),
  },
  {
    id: 'turnstiles',
    level: 181,
    title: 'Turnstiles',
    text: 'A turnstile turns the mower, then it turns itself.',
    tip: 'Drive through it twice.',
    at: tileOf('pq'),
  },
]
