import { describe, expect, test } from 'vitest'
import { game as puzzle } from '../../_blank/game.ts'
import type { Game } from '../game.ts'
import { medalRank } from '../medals.ts'
import { resultLines } from '../deferred/result/result-lines.ts'
import { levelled } from '../shell/levelled.ts'
import { scored } from '../shell/scored.ts'
import { pillWords, sentences, spoken, verdict } from '../shell/words.ts'

const arcade: Game<number, never> = {
  rules: {
    start: () => 0,
    act: (state) => state,
    tick: (state) => state,
    isAction: (value): value is never => value === 'none',
    moves: () => [],
    score: (state) => state,
    outcome: () => 'lost',
  },
  goal: 'Go.',
  controls: { touch: '', mouse: '', keys: '', pad: '' },
  medals: [10, 20, 30, 40],
  open: () => ({ draw: () => {}, read: () => undefined }),
}
const chosen = { ...arcade, levels: { tuned: 2, names: ['Easy', 'Hard'], stars: () => 1 as const } }
const row = { buds: [true, false, true], par: 2, spent: 1 }
const done = { buds: [true, true], par: 2, spent: 2 }

describe('the pill', () => {
  test.each([
    ['a first round', arcade, { level: 1, state: 7, best: undefined }, { main: '7', more: '' }],
    ['a later round', arcade, { level: 1, state: 7, best: 9 }, { main: '7', more: 'Best 9' }],
    ['a score beyond the best', arcade, { level: 1, state: 12, best: 9 }, { main: '12', more: 'Best 12' }],
    ['a named choice', chosen, { level: 2, state: 3, best: 1 }, { main: 'Hard', more: '' }],
  ])('shows %s', (_name, game, standing, words) => expect(pillWords(game, standing)).toEqual(words))

  test('shows the level, moves and par of a puzzle', () =>
    expect(pillWords(puzzle, { level: 4, state: row, best: 0 })).toEqual({
      main: 'Level 4',
      more: '1 move, par 2',
    }))
})

describe('the moves of a puzzle', () => {
  const pushing = {
    ...puzzle,
    levels: { ...puzzle.levels, unit: ['push', 'pushes'] as const, isTarget: () => true },
  }
  test.each([
    [1, '1 push, target 2'],
    [3, '3 pushes, target 2'],
  ])("%i use the game's unit, and an unproven par is called a target", (spent, more) =>
    expect(pillWords(pushing as typeof puzzle, { level: 4, state: { ...row, spent }, best: 0 }).more).toBe(
      more,
    ),
  )
})

describe('the live region', () => {
  test('announces the score of an arcade game', () =>
    expect(spoken(arcade, { level: 1, state: 3, best: 0 })).toBe('Score 3.'))
  test('announces level, moves and par of a puzzle', () =>
    expect(spoken(puzzle, { level: 4, state: row, best: 0 })).toBe('Level 4, 1 move, par 2.'))
  test('announces name and score of a named choice', () =>
    expect(spoken(chosen, { level: 1, state: 3, best: 0 })).toBe('Easy, score 3.'))
})

describe('the end', () => {
  test.each([
    ['a new best', { level: 1, state: 12, best: 9 }, ['Score 12', 'New best!', 'Silver at 20']],
    ['a first round', { level: 1, state: 12, best: undefined }, ['Score 12', 'Silver at 20']],
    ['no new best', { level: 1, state: 5, best: 9 }, ['Score 5', 'Best 9', 'Bronze at 10']],
    [
      'a near miss',
      { level: 1, state: 8, best: 9 },
      ['Score 8', '1 short of your best', '2 short of bronze'],
    ],
    [
      'a tie with the best',
      { level: 1, state: 9, best: 9 },
      ['Score 9', 'You tied your best', '1 short of bronze'],
    ],
    ['zero twice', { level: 1, state: 0, best: 0 }, ['Score 0', 'Bronze at 10']],
    ['all medals', { level: 1, state: 40, best: 80 }, ['Score 40', 'Best 80']],
  ])('has the right lines for %s', (_name, standing, lines) =>
    expect([...scored.result(arcade, standing), ...resultLines(arcade, standing)]).toEqual(lines),
  )

  test('has the right lines for a solved puzzle', () => {
    const standing = { level: 4, state: done, best: undefined }
    expect([verdict(puzzle, standing), ...levelled.result(puzzle, standing)]).toEqual([
      'Well done!',
      'Level 4 done',
      '2 moves, par 2',
    ])
  })
})

test.each([
  [9, 0],
  [10, 1],
  [29, 2],
  [30, 3],
])('a score of %i earns medal %i', (score, rank) => expect(medalRank(arcade.medals, score)).toBe(rank))

test('joins texts into sentences with one full stop each', () =>
  expect(sentences('One', '', undefined, 'Two!', 'Three.')).toBe('One. Two! Three.'))
