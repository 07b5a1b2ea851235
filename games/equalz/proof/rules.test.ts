import { describe, expect, test } from 'vitest'
import { levels, rules } from '../rules.ts'
import { cellsOf, linesThrough } from '../rules/lines.ts'
import { excess, isBroken, isTrue, nextMark, type Mark, type State } from '../rules/state.ts'

/** Level 3, whose rows are 5 3 4, 2 6 5, 7 4 6; the digits 3, 2 and 6 on its marks go. */
const start = rules.start(1, 3)

const put = (state: State, cell: number, ...marks: readonly Mark[]): State =>
  marks.reduce((now, mark) => rules.act(now, { cells: [cell], mark }), state)

/** o for out, k for keep, a dot for none. */
const shown = ({ marks }: State) => marks.map((mark) => ({ none: '.', out: 'o', keep: 'k' })[mark]).join('')

describe('lines', () => {
  test.each([
    [0, [0, 1, 2]],
    [2, [6, 7, 8]],
    [3, [0, 3, 6]],
    [5, [2, 5, 8]],
  ])('line %i runs through %j', (line, cells) => expect(cellsOf(3, line)).toEqual(cells))

  test('two of them cross in every cell', () => {
    for (let cell = 0; cell < 25; cell++)
      for (const line of linesThrough(5, cell)) expect(cellsOf(5, line)).toContain(cell)
  })
})

describe('a mark', () => {
  test('steps from none to out to keep and back', () => {
    expect(nextMark('none')).toBe('out')
    expect(nextMark('out')).toBe('keep')
    expect(nextMark('keep')).toBe('none')
  })

  test.each([
    ['a strike', ['out'], 'o........', 1],
    ['keeping', ['keep'], 'k........', 0],
    ['keeping by way of a strike', ['out', 'keep'], 'k........', 0],
    ['a strike taken back at once', ['out', 'none'], '.........', 0],
    ['two rounds of taps', ['out', 'keep', 'none', 'out'], 'o........', 1],
  ] as const)('%s leaves %j as %s and counts %i', (_, marks, after, spent) => {
    const state = put(start, 0, ...marks)
    expect([shown(state), state.spent]).toEqual([after, spent])
  })

  test('a strike that was left standing stays counted when it is taken back', () => {
    const state = put(put(put(start, 0, 'out'), 1, 'out'), 0, 'none')
    expect([shown(state), state.spent]).toEqual(['.o.......', 2])
  })

  test('may go on several cells at once, and skips those that bear it', () => {
    const state = rules.act(put(start, 2, 'keep'), { cells: [0, 2], mark: 'keep' })
    expect([shown(state), state.spent]).toEqual(['k.k......', 0])
  })

  test.each([
    ['none on a cell without', { cells: [0], mark: 'none' }],
    ['a cell that is not there', { cells: [9, -1], mark: 'out' }],
    ['no cell', { cells: [], mark: 'keep' }],
  ] as const)('changes nothing: %s', (_, marking) => expect(rules.act(start, marking)).toBe(start))
})

describe('a line', () => {
  test.each([
    ['untouched', [], 3, false, false],
    ['with the right strike', [[1, 'out']], 0, true, false],
    ['with too much struck', [[0, 'out']], -2, false, true],
    [
      'with too much kept',
      [
        [0, 'keep'],
        [1, 'keep'],
        [2, 'keep'],
      ],
      3,
      false,
      true,
    ],
  ] as const)('%s', (_, marks, over, trueNow, broken) => {
    const state = marks.reduce<State>((now, [cell, mark]) => put(now, cell, mark), start)
    expect([excess(state, 0), isTrue(state, 0), isBroken(state, 0)]).toEqual([over, trueNow, broken])
  })
})

describe('a round', () => {
  const won = [1, 3, 8].reduce((now, cell) => put(now, cell, 'out'), start)

  test('is won when all lines are true, whatever is marked keep', () => {
    expect([rules.outcome(won), rules.score(won), levels.stars(won)]).toEqual(['won', 6, 3])
    expect(rules.act(won, { cells: [0], mark: 'out' })).toBe(won)
  })

  test.each([
    [5, 5, 3],
    [6, 5, 2],
    [7, 5, 1],
    [24, 20, 2],
    [25, 20, 1],
  ])('of %i strikes with par %i earns %i stars', (spent, par, stars) =>
    expect(levels.stars({ ...won, spent, par })).toBe(stars),
  )
})
