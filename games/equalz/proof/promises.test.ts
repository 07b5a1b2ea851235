/** What is promised: every level has one solution and needs no guess, and every hint follows from one line. */
import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { levels, rules } from '../rules.ts'
import { advise } from '../rules/coach.ts'
import type { Grid } from '../rules/lines.ts'
import { deduce, isDecided, waysOf } from '../rules/solve.ts'
import type { State } from '../rules/state.ts'

/**
 * The sums of all columns are written as one number, with a digit for each column in this base: no column's sum
 * reaches it, so nothing is carried over.
 */
const BASE = 80

const weight = (column: number) => BASE ** column

/** Without line logic: every choice of ways for the upper rows is tried with every choice for the lower ones. */
function countSolutions({ size, digits, targets }: Grid): number {
  const sums = (rows: readonly number[]): number[] =>
    rows.reduce<number[]>(
      (before, row) => {
        const own = digits.slice(row * size, (row + 1) * size)
        const ways = waysOf(own, targets[row] ?? 0).map((way) =>
          own.reduce((sum, digit, column) => sum + ((way >> column) & 1) * digit * weight(column), 0),
        )
        return before.flatMap((sum) => ways.map((way) => sum + way))
      },
      [0],
    )
  const rows = Array.from({ length: size }, (_, row) => row)
  const upper = new Map<number, number>()
  for (const sum of sums(rows.slice(0, size / 2))) upper.set(sum, (upper.get(sum) ?? 0) + 1)
  const goal = targets.slice(size).reduce((sum, target, column) => sum + target * weight(column), 0)
  return sums(rows.slice(size / 2)).reduce((count, sum) => count + (upper.get(goal - sum) ?? 0), 0)
}

test('a grid with two solutions is recognised, by counting and by logic', () => {
  const twins: Grid = { size: 3, digits: [1, 1, 5, 1, 1, 6, 2, 3, 4], targets: [6, 7, 5, 3, 4, 11] }
  expect(countSolutions(twins)).toBe(2)
  expect(deduce(twins).complete).toBe(false)
})

test('the first 300 levels have exactly one solution each and fall to line logic without a guess', () => {
  expect(levels.tuned).toBe(300)
  for (let level = 1; level <= 300; level++) {
    const start = rules.start(1, level)
    const { known, complete } = deduce(start)
    expect([level, complete, countSolutions(start)]).toEqual([level, true, 1])
    // Par is the number of digits that go, and striking them wins.
    const cells = known.flatMap((verdict, cell) => (verdict === 'out' ? [cell] : []))
    const end = rules.act(start, { cells, mark: 'out' })
    expect([level, rules.outcome(end), end.spent]).toEqual([level, 'won', start.par])
  }
})

test.each([301, 305, 310, 444, 999, 12_345, 1_000_000])(
  'level %i, made from its number, keeps the promise too',
  (level) => {
    const start = rules.start(1, level)
    expect(rules.start(2, level)).toEqual(start)
    expect([deduce(start).complete, countSolutions(start)]).toEqual([true, 1])
  },
)

const known = (state: State) => state.marks.map((mark) => (mark === 'none' ? undefined : mark))

describe('hints', () => {
  test('name a cell that one line decides already, from any honest position of any level', () => {
    for (let level = 1; level <= 300; level++) {
      const dice = chance(level)
      let state = rules.start(1, level)
      const truth = deduce(state).known
      // Some right marks in no order, as a player leaves them.
      for (const [cell, mark] of truth.entries())
        if (mark && dice.int(100) < level % 80) state = rules.act(state, { cells: [cell], mark })
      const advice = advise(state)
      if (rules.outcome(state) === 'won') continue
      expect([level, advice?.mark]).toEqual([level, truth[advice?.cell ?? -1]])
      const verdict = advice?.mark === 'out' ? 'out' : 'keep'
      expect([level, isDecided(state, known(state), { cell: advice?.cell ?? -1, verdict })]).toEqual([
        level,
        true,
      ])
    }
  })

  test('point at a wrong mark first, and have it rubbed out', () => {
    for (let level = 1; level <= 300; level += 7) {
      const dice = chance(level)
      const start = rules.start(1, level)
      const truth = deduce(start).known
      const cell = dice.int(truth.length)
      const mark = truth[cell] === 'out' ? 'keep' : 'out'
      const state = rules.act(start, { cells: [cell], mark })
      expect(levels.hint?.(state)).toEqual({ cells: [cell], mark: 'none' })
    }
  })

  test.each([1, 2, 3, 4, 5, 6, 11, 40, 100, 179, 240, 300, 777])(
    'alone bring level %i to three stars',
    (level) => {
      let state = rules.start(1, level)
      for (let hints = 0; rules.outcome(state) === 'playing'; hints++) {
        const hint = levels.hint?.(state)
        if (!hint || hints > state.marks.length)
          throw new Error(`Level ${level} is not solved by ${hints} hints.`)
        state = rules.act(state, hint)
      }
      expect(levels.stars(state)).toBe(3)
    },
  )

  test('lead to the goal from any muddle', () => {
    for (let level = 3; level <= 300; level += 33) {
      const dice = chance(level)
      let state = rules.start(1, level)
      for (let i = 0; i < 20; i++) state = rules.act(state, dice.pick(rules.moves(state)))
      const most = state.marks.length * 2
      for (let hints = 0; hints < most && rules.outcome(state) === 'playing'; hints++)
        state = rules.act(state, levels.hint?.(state) ?? { cells: [], mark: 'none' })
      expect([level, rules.outcome(state)]).toEqual([level, 'won'])
    }
  })
})
