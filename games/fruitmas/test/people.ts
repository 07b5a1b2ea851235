/** Simulates players: the kit's people, one who follows hints, one who prefers specials, one who plays at random. */
import { handOf, SKILLS, type HumanErrors, type Skilled } from '../../kit/test/people.ts'
import { rules, type State } from '../rules.ts'
import type { BoardPosition } from '../rules/steps.ts'
import { bestSwap } from '../rules/coach.ts'
import { levelOf, type Level } from '../rules/levels.ts'
import { legalSwaps } from '../rules/matches.ts'
import { isSpecial } from '../rules/pieces.ts'
import type { Swap } from '../rules/tree.ts'

/** The value of a special to a player who prefers them, in collected fruit. */
const FANCY_WORTH = 4
/** The share of swaps that a player notices: a base, and an increment per thing thought of. Specials catch the eye. */
const NOTICED = 0.2
const NOTICED_MORE = 0.15
const NOTICED_SPECIAL = 0.3
/** From this skill on, players also foresee cascades. */
const THINKS_ON = 3

/** Follows the hints. */
export const onePly = (position: BoardPosition, level: Level) => bestSwap(position, level)
export const fancy = (position: BoardPosition, level: Level) => bestSwap(position, level, FANCY_WORTH)

const pick = (swaps: readonly Swap[], hand: HumanErrors) => swaps[Math.floor(hand.fraction() * swaps.length)]

export const random = ({ board }: BoardPosition, _level: Level, hand: HumanErrors) =>
  pick(legalSwaps(board), hand)

/** Takes the best of the swaps noticed. Most players foresee only what the swap itself clears. */
function choose(who: Skilled, position: BoardPosition, level: Level, hand: HumanErrors): Swap | undefined {
  const { board } = position
  const { ahead } = SKILLS[who]
  const swaps = legalSwaps(board)
  if (hand.blunders()) return pick(swaps, hand)
  const noticed = NOTICED + NOTICED_MORE * ahead
  const seen = swaps.filter(({ from, to }) => {
    const isEyeCatching = isSpecial(board[from] ?? 0) || isSpecial(board[to] ?? 0)
    return hand.fraction() < noticed + (isEyeCatching ? NOTICED_SPECIAL : 0)
  })
  if (seen.length === 0) return pick(swaps, hand)
  return bestSwap(position, level, FANCY_WORTH, seen, ahead < THINKS_ON)
}

/** Plays a whole round. */
export function playRound(who: Skilled, start: State, seed: number): State {
  const level = levelOf(start.level)
  const hand = handOf(SKILLS[who], seed)
  let state = start
  while (rules.outcome(state) === 'playing') {
    const swap = choose(who, state, level, hand)
    if (!swap) break
    state = rules.act(state, swap)
  }
  return state
}
