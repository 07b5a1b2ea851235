import { describe, expect, test } from 'vitest'
import { game as puzzle } from '../../_blank/game.ts'
import type { Game } from '../game.ts'
import { medalRank } from '../medals.ts'
import type { Standing } from '../round/standing.ts'
import { resultLines } from '../deferred/result/result-lines.ts'
import { timeWords } from '../pages/stats-page.ts'
import { resultTexts } from '../deferred/result/result-texts.ts'
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

  test('shows one’s own score beside the number to beat, in a game with levels but without par', () => {
    const candy = { ...arcade, levels: { tuned: 9, stars: () => 1 as const } }
    const rival = { number: 4390, isChallenge: true }
    expect(pillWords(candy, { level: 4, state: 120, best: 0, rival })).toEqual({
      main: 'Level 4',
      more: 'Score 120 · To beat: 4390',
    })
  })

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
    ['a new best', { level: 1, state: 12, best: 9 }, ['Score 12', 'New best!']],
    ['a first round', { level: 1, state: 12, best: undefined }, ['Score 12']],
    ['no new best', { level: 1, state: 5, best: 9 }, ['Score 5', 'Best 9']],
    ['a near miss', { level: 1, state: 8, best: 9 }, ['Score 8', '1 short of your best']],
    ['a tie with the best', { level: 1, state: 9, best: 9 }, ['Score 9', 'You tied your best']],
    ['zero twice', { level: 1, state: 0, best: 0 }, ['Score 0']],
    ['all medals', { level: 1, state: 40, best: 80 }, ['Score 40', 'Best 80']],
  ])('has the right lines for %s', (_name, standing, lines) =>
    expect([...resultTexts(arcade, standing), ...resultLines(arcade, standing)]).toEqual(lines),
  )

  test('reports only the largest record, none for the first value, and none on the first levels', () => {
    const feats = [
      { id: 'row', name: 'Longest row', of: (state: number) => state },
      { id: 'wide', name: 'Widest', of: (state: number) => state + 1 },
      { id: 'new', name: 'Newest', of: () => 99 },
    ]
    const records = (game: Game<number, never>, level: number) =>
      resultLines(
        { ...game, feats },
        { level, state: 8, best: undefined, feats: { row: 4, wide: 8 } },
      ).filter((line) => line.startsWith('New record'))
    const levels = { tuned: 99, stars: () => 1 as const }
    expect(records(arcade, 1)).toEqual(['New record: longest row (8)'])
    expect(records({ ...arcade, levels }, 20)).toEqual([])
    expect(records({ ...arcade, levels }, 21)).toEqual(['New record: longest row (8)'])
  })

  test('does not call an old challenge today’s first try', () => {
    const old = { level: 1, state: 3, best: undefined, day: '2026-11-10' }
    expect(resultLines(arcade, old)).toContain('Your first try today')
    expect(resultLines(arcade, { ...old, isOtherDay: true })).not.toContain('Your first try today')
  })

  test.each<[string, Partial<Standing<typeof done>>, string[]]>([
    ['the first crown', {}, ['A crown: no hint, no undo']],
    ['a later crown', { crowns: { 1: 1 } }, []],
    ['an undo', { undone: true }, ['Without undo: a crown']],
    ['a hint', { hinted: true }, ['Without a hint: three stars and a crown']],
    ['both', { hinted: true, undone: true }, ['Without a hint or undo: three stars and a crown']],
    [
      'both, with a crown of an earlier round',
      { hinted: true, undone: true, crowns: { 4: 1 } },
      ['Without a hint: three stars'],
    ],
    ['an undo, with a crown of an earlier round', { undone: true, crowns: { 4: 1 } }, []],
    [
      'a hint in a round that has one star anyway',
      { hinted: true, state: { ...done, spent: 9 } },
      ['Without a hint: a crown'],
    ],
    ['a round that goes on', { undone: true, state: row }, []],
  ])('says what %s means for stars and crown', (_name, change, lines) =>
    expect(resultLines(puzzle, { level: 4, state: done, best: undefined, ...change })).toEqual(lines),
  )

  test('has the right lines for a solved puzzle', () => {
    const standing = { level: 4, state: done, best: undefined }
    expect([verdict(puzzle, standing), ...resultTexts(puzzle, standing)]).toEqual([
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

test.each([
  [0, '0 s'],
  [20, '20 s'],
  [59, '59 s'],
  [60, '1 min'],
  [4000, '1 h 7 min'],
])('%i seconds of play are %s', (seconds, words) => expect(timeWords(seconds)).toBe(words))

test('joins texts into sentences with one full stop each', () =>
  expect(sentences('One', '', undefined, 'Two!', 'Three.')).toBe('One. Two! Three.'))
