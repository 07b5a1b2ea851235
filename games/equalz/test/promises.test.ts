/** Tests claims of the game on sampled levels: one solution without guessing, and one line explains each hint. */
import { describe, expect, test } from 'vitest'
import { sized } from '../../kit/test/size.ts'
import { chance } from '../../kit/rules/chance.ts'
import { levels, rules } from '../rules.ts'
import { advise } from '../rules/coach.ts'
import { cellsOf, totalOf, type NumberGrid } from '../rules/lines.ts'
import { solve } from '../rules/solve.ts'
import type { State } from '../rules/state.ts'
import { countSolutions } from './count.ts'
import { grading } from './grading.ts'

test('a grid with two solutions is recognised, by counting and by logic', () => {
  const sums = [6, 7, 5, 3, 4, 11].map((sum) => ({ counts: false, any: [sum] }))
  const twins: NumberGrid = {
    size: 3,
    digits: [1, 1, 5, 1, 1, 6, 2, 3, 4],
    twins: [],
    bed: [],
    targets: sums,
  }
  expect(countSolutions(twins)).toBe(2)
  expect(solve(twins).complete).toBe(false)
  expect(countSolutions({ ...twins, targets: sums.map(() => ({ counts: false, any: [] })) })).toBe(2)
  expect(countSolutions({ ...twins, targets: sums.map(() => ({ counts: false, any: [50] })) })).toBe(0)
})

test('sampled levels have exactly one solution, which line logic finds without a guess', () => {
  expect(levels.tuned).toBe(300)
  for (let level = 1; level <= 300; level += sized(1, 13)) {
    const start = rules.start(1, level)
    expect([level, grading.flaw(start)]).toEqual([level, undefined])
    // Par is the number of digits to strike, and striking them wins.
    const cells = solve(start).known.flatMap((verdict, cell) => (verdict === 'out' ? [cell] : []))
    const end = rules.act(start, { cells, mark: 'out' })
    expect([level, rules.outcome(end), end.spent]).toEqual([level, 'won', start.par])
  }
})

test.each([301, 305, 320, 444, 999, 12_345, 1_000_000])(
  'generated level %i is the same for two seeds, and sound',
  (level) => {
    const start = rules.start(1, level)
    expect(rules.start(2, level)).toEqual(start)
    expect(grading.flaw(start)).toBeUndefined()
  },
)

/** Whether every combination of a line's open digits that reaches its target gives this cell this mark. */
function isDecided(state: State, line: number, cell: number, mark: string): boolean {
  const cells = cellsOf(state, line)
  const target = state.targets[line]
  const pairs = state.twins.filter((pair) => pair.every((one) => cells.includes(one)))
  const reaching = Array.from({ length: 1 << cells.length }, (_, way) =>
    cells.map((_one, i) => ((way >> i) & 1 ? 'keep' : 'out')),
  ).filter((marks) => {
    const left = cells.filter((_, i) => marks[i] === 'keep').map((one) => state.digits[one] ?? 0)
    const comesTo = target?.counts ? cells.length - left.length : totalOf(left)
    return (
      target?.any.includes(comesTo) &&
      cells.every((one, i) => state.marks[one] === 'none' || state.marks[one] === marks[i]) &&
      pairs.every(([one, other]) => marks[cells.indexOf(one)] === marks[cells.indexOf(other)])
    )
  })
  return reaching.length > 0 && reaching.every((marks) => marks[cells.indexOf(cell)] === mark)
}

describe('hints', () => {
  test('name a cell that a single line decides, as long as all marks are right', () => {
    for (let level = 1; level <= 300; level += sized(1, 8)) {
      const dice = chance(level)
      let state = rules.start(1, level)
      const truth = solve(state).known
      // Sets some of the right marks in random order, as a player would.
      for (const [cell, mark] of truth.entries())
        if (mark && dice.int(100) < level % 80) state = rules.act(state, { cells: [cell], mark })
      const advice = advise(state)
      if (rules.outcome(state) === 'won') continue
      const { cell = -1, mark = '', step } = advice ?? {}
      expect([level, mark]).toEqual([level, truth[cell]])
      expect([level, isDecided(state, step?.line ?? -1, cell, mark)]).toEqual([level, true])
    }
  })

  test('clear a wrong mark first', () => {
    for (let level = 1; level <= 300; level += sized(7, 17)) {
      const dice = chance(level)
      const start = rules.start(1, level)
      const truth = solve(start).known
      const cell = dice.int(truth.length)
      const mark = truth[cell] === 'out' ? 'keep' : 'out'
      const state = rules.act(start, { cells: [cell], mark })
      const hint = levels.hint(state)
      expect(hint?.mark).toBe('none')
      expect(rules.act(state, hint ?? { cells: [], mark: 'none' }).marks).toEqual(start.marks)
    }
  })

  test.each([1, 2, 3, 4, 5, 6, 11, 21, 41, 61, 81, 121, 141, 181, 240, 300, 777])(
    'alone bring level %i to three stars',
    (level) => {
      let state = rules.start(1, level)
      for (let hints = 0; rules.outcome(state) === 'playing'; hints++) {
        const hint = levels.hint(state)
        if (!hint || hints > state.marks.length)
          throw new Error(`Level ${level} is not solved by ${hints} hints.`)
        state = rules.act(state, hint)
      }
      expect(levels.stars(state)).toBe(3)
    },
  )

  test('solve a grid after twenty random marks', () => {
    for (let level = 3; level <= 300; level += 33) {
      const dice = chance(level)
      let state = rules.start(1, level)
      for (let i = 0; i < 20; i++) state = rules.act(state, dice.pick(rules.moves(state)))
      const most = state.marks.length * 2
      for (let hints = 0; hints < most && rules.outcome(state) === 'playing'; hints++)
        state = rules.act(state, levels.hint(state) ?? { cells: [], mark: 'none' })
      expect([level, rules.outcome(state)]).toEqual([level, 'won'])
    }
  })
})
