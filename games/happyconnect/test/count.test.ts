/** Checks the solution counter, which judges all levels, against a brute-force search over all valid strokes. */
import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { seeds } from '../../kit/test/people.ts'
import { allSlots, around, endsOf, plainBoard, slotsOf, type Board, type BoardMark } from '../rules/board.ts'
import { makeBoard } from '../rules/generate.ts'
import { levelOf } from '../rules/levels.ts'
import { pairOf } from '../rules.ts'
import { countWays, MOST_PAIRS } from './count.ts'
import { plainStart } from './plain-start.ts'

/** Counts fillings, up to two, by trying every stroke of every pair: slow, but too simple to be wrong. */
function walkAll(board: Board): number {
  const { size, ways, marks } = board
  const state = plainStart(board)
  const burrows = Object.keys(marks)
    .map(Number)
    .filter((cell) => marks[cell] === 'burrow')
  const all = allSlots(board).length
  let found = 0
  const walk = (pair: number, stroke: readonly number[], taken: ReadonlySet<number>): void => {
    if (found > 1) return
    const head = stroke.at(-1) ?? -1
    if (head === endsOf(ways[pair] ?? [])[1]) {
      const covered = new Set([...taken, ...slotsOf(board, stroke)])
      const next = ways[pair + 1]
      if (next) walk(pair + 1, [endsOf(next)[0]], covered)
      else if (covered.size === all) found++
      return
    }
    for (const to of new Set([...around(size, head), ...burrows])) {
      const longer = [...stroke, to]
      if (pairOf(state, longer) === pair && !taken.has(slotsOf(board, longer).at(-1) ?? -1))
        walk(pair, longer, taken)
    }
  }
  walk(0, [endsOf(ways[0] ?? [])[0]], new Set())
  return found
}

/** Places faces and marks at random; most such boards have no solution. Only the ends of the paths are read. */
function randomBoard(size: number, pairs: number, marked: readonly BoardMark[], seed: number): Board {
  const dice = chance(seed)
  const cells = dice.shuffle(Array.from({ length: size * size }, (_, cell) => cell))
  const ways = Array.from({ length: pairs }, () => [cells.pop() ?? -1, cells.pop() ?? -1])
  const isInside = (cell: number) => around(size, cell).every((side) => side >= 0)
  const marks: Record<number, BoardMark> = {}
  for (const mark of marked) {
    const at = cells.findIndex((cell) => mark !== 'bridge' || isInside(cell))
    for (const cell of cells.splice(at, at < 0 ? 0 : 1)) marks[cell] = mark
  }
  return { size, ways, marks, hedges: [dice.int(size * size * 2)] }
}

const PLAIN = { ponds: 0, bridges: 0, ice: 0, burrows: 0, hedges: 0, touch: 0, target: 0 }

describe('the count of solutions', () => {
  test.each([
    ['plain', {}],
    ['ponds', { ponds: 2 }],
    ['bridges', { bridges: 1 }],
    ['ice', { ice: 3 }],
    ['burrows', { burrows: 1 }],
    ['everything', { ponds: 1, bridges: 1, ice: 1, burrows: 1 }],
  ])('agrees with a brute-force search on generated boards: %s', (_, marks) => {
    const met = new Set<number | undefined>()
    for (const seed of seeds(16)) {
      const { board } = makeBoard(
        { ...PLAIN, ...marks, size: seed % 2 ? 4 : 5, pairs: seed % 2 ? 3 : 4 },
        seed,
      )
      const count = countWays(board)
      expect(count, `seed ${seed}`).toBe(walkAll(board))
      met.add(count)
    }
    expect(met).toContain(1)
  })

  test.each<[string, readonly BoardMark[]]>([
    ['plain', []],
    ['marks', ['pond', 'ice']],
    ['bridges', ['bridge']],
    ['burrows', ['burrow', 'burrow']],
  ])('agrees with a brute-force search on random boards: %s', (_, marks) => {
    const met = new Set<number | undefined>()
    for (const seed of seeds(60)) {
      const board = randomBoard(seed % 2 ? 3 : 4, seed % 2 ? 2 : 3, marks, seed)
      const count = countWays(board)
      expect(count, `seed ${seed}`).toBe(walkAll(board))
      met.add(count)
    }
    expect(met).toContain(0)
  })

  test('is undefined when it would exceed its limit', () => {
    expect(countWays(levelOf(300), 100)).toBeUndefined()
  })

  test('refuses more pairs than a frontier can hold', () => {
    const ways = Array.from({ length: MOST_PAIRS + 1 }, (_, i) => [i * 2, i * 2 + 1])
    expect(() => countWays(plainBoard(9, ways))).toThrow('11 pairs on 9×9')
  })
})
