/** Checks sampled levels: always a legal swap, no match on a fresh board, and the intended difficulty. */
import { describe, expect, test } from 'vitest'
import { handOf } from '../../kit/test/people.ts'
import { sized } from '../../kit/test/size.ts'
import { rules, type State } from '../rules.ts'
import { TUNED_LEVELS } from '../rules/curve.ts'
import { levelOf } from '../rules/levels.ts'
import { findLines, legalSwaps } from '../rules/matches.ts'
import { fancy, onePly, playRound, random } from './people.ts'

const PEOPLE = { onePly, fancy, random }
const FIRST = 30
const levelsTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)
/** A sample of the tuned levels and of 40 beyond them: every nth level. */
const spread = (every: number) => levelsTo(TUNED_LEVELS + 40).filter((level) => level % every === 1 % every)

function finish(
  player: keyof typeof PEOPLE,
  seed: number,
  level: number,
  seen?: (state: State) => void,
): State {
  const plan = levelOf(level)
  const hand = handOf({ error: 0, blunders: 0 }, seed)
  let state = rules.start(seed, level)
  while (rules.outcome(state) === 'playing') {
    seen?.(state)
    const swap = PEOPLE[player](state, plan, hand)
    if (!swap) throw new Error(`Level ${level}, seed ${seed}: no move on the board.`)
    state = rules.act(state, swap)
  }
  return state
}

/** The number of games won. */
function wins(player: keyof typeof PEOPLE, level: number, games: number): number {
  return levelsTo(games).filter((seed) => rules.outcome(finish(player, seed, level)) === 'won').length
}

test('a fresh board of a sampled level has no match and at least one legal swap', () => {
  for (const level of spread(sized(1, 4)))
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { board } = rules.start(seed, level)
      expect(findLines(board), `level ${level}, seed ${seed}`).toEqual([])
      expect(legalSwaps(board).length, `level ${level}, seed ${seed}`).toBeGreaterThan(0)
    }
})

test('on sampled levels, no move leaves a board with a match or without a legal swap', () => {
  for (const level of spread(sized(1, 5)))
    finish('random', level * 31, level, ({ board }) => {
      expect(legalSwaps(board).length).toBeGreaterThan(0)
      expect(findLines(board)).toEqual([])
    })
})

describe('a player who looks one move ahead', () => {
  const GAMES = sized(20, 10)
  test.each(levelsTo(FIRST))('wins at least half of the games on level %i', (level) => {
    expect(wins('onePly', level, GAMES)).toBeGreaterThanOrEqual(GAMES / 2)
  })

  test('wins the first level 60 times out of 60, so following the hints does too', () => {
    expect(wins('onePly', 1, 60)).toBe(60)
  })
})

test.each(spread(sized(1, 11)))('two moves do not win level %i', (level) => {
  for (const seed of [1, 2]) {
    const start = rules.start(seed, level)
    for (const one of rules.moves(start)) {
      const between = rules.act(start, one)
      expect(rules.outcome(between)).toBe('playing')
      for (const two of rules.moves(between).slice(0, 6))
        expect(rules.outcome(rules.act(between, two)), `seed ${seed}`).toBe('playing')
    }
  }
})

test.each([4, 9])('an average player wins level %i in seven of ten tries', (level) => {
  const TRIES = 20
  const won = levelsTo(TRIES).filter(
    (seed) => rules.outcome(playRound('average', rules.start(seed, level), seed)) === 'won',
  )
  expect(won.length).toBeGreaterThanOrEqual(TRIES * 0.7)
})
