/** Checks the game's promises: 300 levels, each with exactly one solution, and new ones after those. */
import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { alike } from '../../kit/test/grading.ts'
import { sized } from '../../kit/test/size.ts'
import { chance } from '../../kit/rules/chance.ts'
import { endsOf } from '../rules/board.ts'
import { deduce, createDeduction } from '../rules/deduce.ts'
import { netOf } from '../rules/net.ts'
import { isJoined, levels, rules, type State } from '../rules.ts'
import { countWays } from './count.ts'
import { grading } from './grading.ts'
import { shortWays } from './short-ways.ts'

const all = seeds(300).map((level) => rules.start(1, level))
const some = all.filter((_, i) => i % sized(1, 9) === 0)

const levelsWhere = (states: readonly State[], test: (state: State) => boolean) =>
  states.filter(test).map(({ level }) => level)

/** Whether deduction alone does not solve the board. */
const isGuesswork = ({ board }: State) => {
  const net = netOf(board)
  const deduction = createDeduction(net)
  deduce(net, deduction)
  return !deduction.isSolved()
}

describe('the tuned levels', () => {
  test('number three hundred', () => expect(levels.tuned).toBe(300))

  test('can be solved by deduction alone on a sample, so those solutions are unique', () => {
    expect(levelsWhere(some, isGuesswork)).toEqual([])
  })

  test('have exactly one solution according to an independent count of a sample', () =>
    expect(
      levelsWhere(
        all.filter((_, i) => i % sized(1, 17) === 0),
        ({ board }) => countWays(board) !== 1,
      ),
    ).toEqual([]))

  test('are solved by hints in par moves, on a sample', () => {
    for (const start of some) {
      let state = start
      for (const _ of start.board.ways) state = rules.act(state, levels.hint(state) ?? [])
      expect([start.level, rules.outcome(state), levels.stars(state)]).toEqual([start.level, 'won', 3])
    }
  })

  test('are all different, even when turned', () =>
    expect(alike(all.map((state) => ({ level: state.level, rows: grading.rows(state) })))).toEqual([]))

  test('are not solved by the shortest paths from the sixth on, which leave tiles empty on more than a third', () => {
    const later = all.slice(5)
    expect(levelsWhere(later, ({ board }) => shortWays(board) === 'solved')).toEqual([])
    const traps = levelsWhere(later, ({ board }) => shortWays(board) === 'tiles left')
    expect(traps.length).toBeGreaterThan(later.length / 3)
  })
})

describe('a hint', () => {
  test('leads to the solution after random strokes', () => {
    for (const start of all.filter((_, i) => i % 31 === 0)) {
      const dice = chance(start.level)
      let state = start
      for (let i = 0; i < 60 && rules.outcome(state) === 'playing'; i++)
        state = rules.act(state, dice.pick(rules.moves(state)))
      for (let left = start.board.ways.length; left > 0; left--)
        state = rules.act(state, levels.hint(state) ?? [])
      expect([start.level, rules.outcome(state)]).toEqual([start.level, 'won'])
    }
  })

  test('starts at the face where the player started', () => {
    const [start] = all
    const [, end = -1] = endsOf(start?.board.ways[0] ?? [])
    const state = start && rules.act(start, [end, end - 1])
    expect(state && levels.hint(state)?.[0]).toBe(end)
    expect(state && isJoined(state, 0)).toBe(false)
  })
})

describe('after the tuned levels', () => {
  test.each([301, 333, 999, 12_345, 1_000_000].slice(0, sized(5, 3)))(
    'level %i has exactly one solution, and is the same for two seeds',
    (level) => {
      const start = rules.start(1, level)
      expect(rules.start(2, level).board).toEqual(start.board)
      expect(grading.flaw(start)).toBeUndefined()
    },
  )

  test('no board of a sample repeats an earlier one, even turned', () => {
    const later = seeds(sized(700, 30)).map((i) => rules.start(1, 300 + i))
    expect(
      alike([...all, ...later].map((state) => ({ level: state.level, rows: grading.rows(state) }))),
    ).toEqual([])
  })
})
