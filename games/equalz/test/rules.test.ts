import { describe, expect, test } from 'vitest'
import { levels, rules } from '../rules.ts'
import { cellsOf, DOUBLE, linesThrough } from '../rules/lines.ts'
import { excess, isBroken, isTrue, nextMark, type CellMark, type State } from '../rules/state.ts'

/** Level 3. Its rows are 5 3 4, 2 6 5, 7 4 6; the digits 3, 2 and the last 6 go. */
const start = rules.start(1, 3)

const put = (state: State, cell: number, ...marks: readonly CellMark[]): State =>
  marks.reduce((now, mark) => rules.act(now, { cells: [cell], mark }), state)

/** o for out, k for keep, a dot for none. */
const shown = ({ marks }: State) => marks.map((mark) => ({ none: '.', out: 'o', keep: 'k' })[mark]).join('')

describe('lines', () => {
  test.each([
    [0, [0, 1, 2]],
    [2, [6, 7, 8]],
    [3, [0, 3, 6]],
    [5, [2, 5, 8]],
  ])('line %i runs through %j', (line, cells) => expect(cellsOf({ size: 3, bed: [] }, line)).toEqual(cells))

  test('two of them cross in every cell', () => {
    const grid = rules.start(1, 2)
    for (const cell of grid.digits.keys()) {
      expect(linesThrough(grid, cell)).toHaveLength(2)
      for (const line of linesThrough(grid, cell)) expect(cellsOf(grid, line)).toContain(cell)
    }
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
  ] as const)('%s: marking %j gives %s and counts %i', (_, marks, after, spent) => {
    const state = put(start, 0, ...marks)
    expect([shown(state), state.spent]).toEqual([after, spent])
  })

  test('an older strike still counts after it is taken back', () => {
    const state = put(put(put(start, 0, 'out'), 1, 'out'), 0, 'none')
    expect([shown(state), state.spent]).toEqual(['.o.......', 2])
  })

  test('can be set on several cells at once, and skips those that have it', () => {
    const state = rules.act(put(start, 2, 'keep'), { cells: [0, 2], mark: 'keep' })
    expect([shown(state), state.spent]).toEqual(['k.k......', 0])
  })

  test.each([
    ['clearing an unmarked cell', { cells: [0], mark: 'none' }],
    ['cells outside the grid', { cells: [9, -1], mark: 'out' }],
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
  ] as const)('%s', (_, marks, over, addsUp, broken) => {
    const state = marks.reduce<State>((now, [cell, mark]) => put(now, cell, mark), start)
    expect([excess(state, 0), isTrue(state, 0), isBroken(state, 0)]).toEqual([over, addsUp, broken])
  })
})

const excesses = (state: State) => state.targets.map((_, line) => excess(state, line))

describe('elements', () => {
  /** Level 3 with twins (5 and the last 6), a bed at the ends of the first two rows, and different targets. */
  const strange: State = {
    ...start,
    digits: [5, -3, 4, 2, DOUBLE, 5, 7, 4, 6],
    twins: [[0, 8]],
    bed: [2, 5],
    targets: [
      { counts: false, any: [] },
      { counts: false, any: [7, 12] },
      { counts: true, any: [2] },
      { counts: false, any: [14] },
      { counts: false, any: [4] },
      { counts: false, any: [9] },
      { counts: false, any: [4] },
    ],
  }
  test('twins have the same mark, and both strikes count', () => {
    const state = put(strange, 8, 'out')
    expect([shown(state), state.spent]).toEqual(['o.......o', 2])
    expect(put(state, 0, 'none')).toMatchObject({ spent: 0, marks: strange.marks })
  })

  test('each kind of target has its own measure of excess', () => {
    // Veiled; 14 for 12; two to go; on target; (−3 + 4) doubled for 4; 15 for 9; 9 for 4.
    expect(excesses(strange)).toEqual([0, 2, 2, 0, -2, 6, 5])
  })

  test.each([
    ['striking a ×2 halves its lines', 4, [0, 0, 2, 0, -3, 6, 5]],
    ['striking a −3 raises its lines', 1, [0, 2, 2, 0, 4, 6, 5]],
    ['a strike reduces the excess of a count by one', 6, [0, 2, 1, -7, -2, 6, 5]],
    ['a digit of the bed belongs to three lines', 5, [0, -3, 2, 0, -2, 1, 0]],
  ] as const)('%s', (_, cell, expected) => expect(excesses(put(strange, cell, 'out'))).toEqual(expected))

  test('a line below its target is broken only when nothing can raise it', () => {
    expect(isBroken(strange, 4)).toBe(false)
    expect(isBroken(put(strange, 1, 'keep'), 4)).toBe(true)
    expect(isBroken(put(put(strange, 1, 'out'), 7, 'out'), 4)).toBe(true)
  })

  test('a count is broken by one strike too many or one digit kept too many', () => {
    const kept = put(strange, 6, 'keep')
    expect(isBroken(kept, 2)).toBe(false)
    expect(isBroken(put(kept, 7, 'keep'), 2)).toBe(true)
    expect(
      isBroken(
        [6, 7, 8].reduce((now, cell) => put(now, cell, 'out'), strange),
        2,
      ),
    ).toBe(true)
  })

  test('a veiled line is dark until all other lines add up', () => {
    expect([isTrue(strange, 0), isBroken(strange, 0)]).toEqual([false, false])
    const rest: State = { ...start, targets: start.targets.with(0, { counts: false, any: [] }) }
    expect(isTrue(put(rest, 1, 'out'), 0)).toBe(false)
    const end = [1, 3, 8].reduce((now, cell) => put(now, cell, 'out'), rest)
    expect([isTrue(end, 0), rules.outcome(end)]).toEqual([true, 'won'])
  })
})

test('the strikes of a drag are refunded cell by cell until a different cell is touched', () => {
  const dragged = rules.act(start, { cells: [0, 1, 2], mark: 'out' })
  expect([dragged.spent, put(dragged, 1, 'none').spent]).toEqual([3, 2])
  expect(put(put(dragged, 4, 'keep'), 1, 'none').spent).toBe(3)
})

describe('a round', () => {
  const won = [1, 3, 8].reduce((now, cell) => put(now, cell, 'out'), start)

  test('is won when all lines add up, and then takes no more marks', () => {
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
