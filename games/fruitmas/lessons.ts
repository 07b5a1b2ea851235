/** Teaches the elements of Fruitmas. Places are cells; ~0 is the sign with the goals. */
import { firstPlace, type Lesson } from '../kit/lessons.ts'
import type { State } from './rules.ts'
import { levelOf } from './rules/levels.ts'
import { CANDLE, CHOCOLATE, GIFT, isKind, isTied, SQUIRREL } from './rules/pieces.ts'

const kind =
  (wanted: number) =>
  ({ board }: State) =>
    firstPlace(board, (piece) => isKind(piece, wanted))

export const lessons: readonly Lesson<State>[] = [
  {
    id: 'gifts',
    level: 21,
    title: 'Gifts',
    text: 'A match beside a gift opens it.',
    tip: 'Match three right beside it.',
    at: kind(GIFT),
  },
  {
    id: 'ribbons',
    level: 41,
    title: 'Ribbons',
    text: 'Tied fruit stays put: matching it unties its ribbon.',
    tip: 'Bring two of its kind to it.',
    at: ({ board }) => firstPlace(board, isTied),
  },
  {
    id: 'candles',
    level: 61,
    title: 'Candles',
    text: 'A match beside a candle burns its row.',
    tip: 'Match three right beside it.',
    at: kind(CANDLE),
  },
  {
    id: 'chocolate',
    level: 101,
    title: 'Chocolate',
    text: 'A match beside chocolate eats it. Left alone, it grows.',
    tip: 'Match beside it first.',
    at: kind(CHOCOLATE),
  },
  {
    id: 'lists',
    level: 141,
    title: 'The list',
    text: 'Fruit counts only in the order of this list.',
    tip: 'Begin with the first line.',
    at: ({ level }) => (levelOf(level).inOrder ? ~0 : undefined),
  },
  {
    id: 'squirrels',
    level: 181,
    title: 'Squirrels',
    text: 'Squirrels hop every move. A match beside catches them.',
    tip: 'Match where it will land.',
    at: kind(SQUIRREL),
  },
]
