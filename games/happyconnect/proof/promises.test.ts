/** What the game promises: 200 levels, each with exactly one solution, and new ones after those. */
import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { beside, stepsApart } from '../../kit/rules/grid.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import { endsOf, facesOf, gridOf, turned, type Board } from '../rules/board.ts'
import { weave } from '../rules/generate.ts'
import { levelOf, PATIENCE, TRIES, wovenBoard } from '../rules/levels.ts'
import { countWays, MOST_PAIRS } from '../rules/solve.ts'
import { isJoined, levels, rules } from '../rules.ts'

/** All fillings, up to two, by walking every path of every pair: slow, and too simple to be wrong. */
function walkAll(board: Board): number {
  const { size, ways } = board
  const faces = facesOf(board)
  const taken = new Set<number>()
  let found = 0
  const walk = (pair: number, at: number): void => {
    if (found > 1) return
    const goal = endsOf(ways[pair] ?? [])[1]
    taken.add(at)
    if (at === goal) {
      const next = ways[pair + 1]
      if (next) walk(pair + 1, endsOf(next)[0])
      else if (taken.size === size * size) found++
    } else
      for (const side of WAYS) {
        const to = beside(gridOf(size), at, side)
        if (to !== undefined && !taken.has(to) && (to === goal || !faces.has(to))) walk(pair, to)
      }
    taken.delete(at)
  }
  walk(0, endsOf(ways[0] ?? [])[0])
  return found
}

/** Faces thrown down anywhere; most such boards have no solution. Ways are only ends here: the solver reads no more. */
function thrown(size: number, pairs: number, seed: number): Board {
  const cells = chance(seed).shuffle(Array.from({ length: size * size }, (_, cell) => cell))
  return { size, ways: Array.from({ length: pairs }, (_, pair) => cells.slice(pair * 2, pair * 2 + 2)) }
}

describe('the solver agrees with a walk through all paths', () => {
  const cases = [
    { name: 'woven', make: weave, shapes: ['4 2', '4 3', '5 3', '5 4', '5 5', '6 5'], counts: [1, 2] },
    { name: 'thrown', make: thrown, shapes: ['3 2', '4 2', '4 3', '4 4', '5 4'], counts: [0, 1, 2] },
  ]
  test.each(cases)('on $name boards', ({ make, shapes, counts }) => {
    const met = new Set<number | undefined>()
    for (const shape of shapes) {
      const [size = 0, pairs = 0] = shape.split(' ').map(Number)
      for (let seed = 1; seed <= 40; seed++) {
        const board = make(size, pairs, seed)
        const count = countWays(board)
        expect(count, `${size}×${size}, ${pairs} pairs, seed ${seed}`).toBe(walkAll(board))
        met.add(count)
      }
    }
    expect([...met].toSorted()).toEqual(counts)
  })

  test('and gives no answer when it is cut short', () => {
    expect(countWays(levelOf(200), 100)).toBeUndefined()
  })

  test('and refuses more than a frontier holds', () => {
    expect(() => countWays(thrown(9, MOST_PAIRS + 1, 1))).toThrow('11 pairs on 9×9')
  })
})

const all = Array.from({ length: 200 }, (_, i) => rules.start(1, i + 1))

/** Whether ways lead from cell to cell and cover each cell once. */
function isWhole({ size, ways }: Board): boolean {
  const covered = new Set(ways.flat())
  const steps = ways.flatMap((way) => way.slice(1).map((cell, i) => stepsApart(size, way[i] ?? -1, cell)))
  return steps.every((step) => step === 1) && covered.size === size ** 2 && ways.flat().length === size ** 2
}

describe('two hundred levels', () => {
  test('are tuned', () => expect(levels.tuned).toBe(200))

  test('each have exactly one solution', () => {
    expect(all.filter(({ board }) => countWays(board) !== 1).map(({ level }) => level)).toEqual([])
  })

  test('and it is known: ways that fill the board', () => {
    expect(all.filter(({ board }) => !isWhole(board)).map(({ level }) => level)).toEqual([])
  })

  test('no two are alike, however they are turned', () => {
    const seen = new Set<string>()
    for (const { board } of all) {
      const looks = Array.from({ length: 8 }, (_, turn) =>
        JSON.stringify(
          turned(board, turn)
            .ways.map((way) => way.toSorted((a, b) => a - b))
            .toSorted(),
        ),
      )
      seen.add(looks.toSorted()[0] ?? '')
    }
    expect(seen.size).toBe(200)
  })

  test('hints alone solve each at par, for three stars', () => {
    for (const start of all) {
      let state = start
      for (const _ of start.board.ways) state = rules.act(state, levels.hint?.(state) ?? [])
      expect([start.level, rules.outcome(state), levels.stars(state)]).toEqual([start.level, 'won', 3])
    }
  })
})

describe('a hint', () => {
  test('leads to the solution from whatever a careless player has drawn', () => {
    for (const start of all.filter((_, i) => i % 9 === 0)) {
      const dice = chance(start.level)
      let state = start
      for (let i = 0; i < 60 && rules.outcome(state) === 'playing'; i++)
        state = rules.act(state, dice.pick(rules.moves(state)))
      for (let left = start.board.ways.length; left > 0; left--)
        state = rules.act(state, levels.hint?.(state) ?? [])
      expect([start.level, rules.outcome(state)]).toEqual([start.level, 'won'])
    }
  })

  test('begins where the player began', () => {
    const [start] = all
    const [, end = -1] = endsOf(start?.board.ways[0] ?? [])
    const state = start && rules.act(start, [end, end - 1])
    expect(state && levels.hint?.(state)?.[0]).toBe(end)
    expect(state && isJoined(state, 0)).toBe(false)
  })
})

describe('after the tuned levels', () => {
  const later = [201, 202, 210, 215, 240, 333, 999, 12_345, 1_000_000]

  test.each(later)('level %i has exactly one solution, and is always the same', (level) => {
    const { board } = rules.start(1, level)
    expect(rules.start(2, level).board).toEqual(board)
    expect(isWhole(board)).toBe(true)
    expect(countWays(board)).toBe(1)
  })

  test('most are new, and a board that comes back comes turned', () => {
    const levels = Array.from({ length: 40 }, (_, i) => 201 + i)
    const fresh = levels.filter((level) =>
      Array.from({ length: TRIES }, (_, attempt) => attempt).some(
        (attempt) => countWays(wovenBoard(level, attempt), PATIENCE) === 1,
      ),
    )
    expect(fresh.length).toBeGreaterThan(24)
    const known = new Set(all.map(({ board }) => JSON.stringify(board)))
    expect(levels.filter((level) => known.has(JSON.stringify(levelOf(level))))).toEqual([])
    expect(new Set(levels.map((level) => JSON.stringify(levelOf(level)))).size).toBe(40)
  })
})
