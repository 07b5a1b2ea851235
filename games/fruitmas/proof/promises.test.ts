/** What the game promises: always a move, no match on a fresh board, and levels as hard as they are meant to be. */
import { describe, expect, test } from 'vitest'
import { sized } from '../../kit/proof/size.ts'
import { chance } from '../../kit/rules/chance.ts'
import { rules, type State } from '../rules.ts'
import { TUNED_LEVELS } from '../rules/curve.ts'
import { levelOf } from '../rules/levels.ts'
import { findLines, legalSwaps } from '../rules/matches.ts'
import { fancy, onePly, random } from './people.ts'

const PEOPLE = { onePly, fancy, random }
const FIRST = 30
const levelsTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

function finish(
  player: keyof typeof PEOPLE,
  seed: number,
  level: number,
  seen?: (state: State) => void,
): State {
  const plan = levelOf(level)
  const dice = chance(seed)
  let state = rules.start(seed, level)
  while (rules.outcome(state) === 'playing') {
    seen?.(state)
    const swap = PEOPLE[player](state, plan, dice)
    if (!swap) throw new Error(`Level ${level}, seed ${seed}: no move on the board.`)
    state = rules.act(state, swap)
  }
  return state
}

/** Games won of this many. */
function wins(player: keyof typeof PEOPLE, level: number, games: number): number {
  return levelsTo(games).filter((seed) => rules.outcome(finish(player, seed, level)) === 'won').length
}

test('no match stands on a fresh board, and there is a move, on every level', () => {
  for (const level of levelsTo(TUNED_LEVELS + 30))
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { board } = rules.start(seed, level)
      expect(findLines(board), `level ${level}, seed ${seed}`).toEqual([])
      expect(legalSwaps(board).length, `level ${level}, seed ${seed}`).toBeGreaterThan(0)
    }
})

test('no board is ever left without a move or with a match standing', () => {
  for (const level of levelsTo(TUNED_LEVELS + 10))
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

  test('always wins the first level, so following the hints does too', () => {
    expect(wins('onePly', 1, 60)).toBe(60)
  })
})

test.each(levelsTo(TUNED_LEVELS))('no two moves win level %i by accident', (level) => {
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

/** Percent of games won in the first, third and sixth night: it shows what a change of the rules does to them. */
test('players of three skills win as often as they always did', () => {
  const GAMES = 3
  const rate = (player: keyof typeof PEOPLE, night: number) => {
    const won = levelsTo(10).reduce((sum, i) => sum + wins(player, night * 10 + i, GAMES), 0)
    return Math.round((won / (GAMES * 10)) * 100)
  }
  const table = (['onePly', 'fancy', 'random'] as const).map((player) => [
    player,
    ...[0, 2, 5].map((n) => rate(player, n)),
  ])
  expect(table).toEqual([
    ['onePly', 97, 73, 53],
    ['fancy', 97, 80, 73],
    ['random', 37, 17, 3],
  ])
})

test('levels after the tuned ones can be won, but not easily', () => {
  const rounds = levelsTo(20).map((i) => wins('onePly', TUNED_LEVELS + i, 3))
  const rate = rounds.reduce((sum, won) => sum + won, 0) / 60
  expect(rate).toBeGreaterThan(0.25)
  expect(rate).toBeLessThan(0.85)
})
