/** Lists the choices that replace numbered levels: opponent, game and length. */
import { type Seat, type State } from './state.ts'
import { isComputer, isOpponent, LADDER, STRENGTHS } from './strength.ts'

interface Choice {
  readonly rival: Seat
  /** Frames needed to win, or puzzles to solve. */
  readonly race: number
  readonly game: 'eight' | 'nine' | 'puzzles'
}

const choice = (rival: Seat, race = 1, game: Choice['game'] = 'eight'): Choice => ({ rival, race, game })

/** Frames that win a match of the ladder. */
const MATCH = 2
/** Puzzles per set. */
const PUZZLES = 5
const alone = choice('nobody', PUZZLES, 'puzzles')

export const CHOICES: Readonly<Record<string, Choice>> = {
  Easy: choice('easy'),
  Medium: choice('medium'),
  Hard: choice('hard'),
  Master: choice('master'),
  'Race to three': choice('medium', 3),
  'Nine-ball': choice('medium', 3, 'nine'),
  'Two players': choice('player'),
  'Nine-ball for two': choice('player', 1, 'nine'),
  Practice: choice('nobody'),
  Plants: alone,
  Cannons: alone,
  Banks: alone,
  Escapes: alone,
  // Saves know choices by their number, so new ones are added at the end.
  ...Object.fromEntries(
    LADDER.map((opponent, i) => [
      `Match ${i + 1}: ${opponent[0]?.toUpperCase()}${opponent.slice(1)}`,
      choice(opponent, MATCH),
    ]),
  ),
  'A friend by link': choice('friend'),
}

const choices = Object.values(CHOICES)
const DAY = choice('nobody')

/** The level of the first set of puzzles. */
export const FIRST_SET = choices.indexOf(alone) + 1

export const choiceOf = ({ level }: Pick<State, 'level'>): Choice => choices[level - 1] ?? DAY

export const isNine = (state: Pick<State, 'level'>) => choiceOf(state).game === 'nine'
/** The level that is played by link. */
export const BY_LINK = choices.findIndex(({ rival }) => rival === 'friend') + 1
/** The levels that two people play at one device. */
export const SHARED = choices.flatMap(({ rival }, i) => (rival === 'player' ? i + 1 : []))
export const isPuzzle = (state: Pick<State, 'level'>) => choiceOf(state).game === 'puzzles'

/** A match of the ladder. */
export const isMatch = (state: Pick<State, 'level'>) => isOpponent(choiceOf(state).rival)

/** In a race the computer adapts: the further it is behind, the stronger it plays. */
export function rivalOf({ level, frames: [mine, theirs] }: Pick<State, 'level' | 'frames'>): Seat {
  const { rival } = choiceOf({ level })
  if (!isComputer(rival) || isOpponent(rival)) return rival
  const strength = STRENGTHS.indexOf(rival) + mine - theirs
  return STRENGTHS[Math.max(0, Math.min(STRENGTHS.length - 1, strength))] ?? rival
}
