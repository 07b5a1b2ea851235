/** The difficulty curve, pinned: every change of the shapes or of the boards shows up here. */
import { describe, expect, test } from 'vitest'
import { detours } from '../rules/board.ts'
import { shapeOf } from '../rules/curve.ts'
import { levelOf } from '../rules/levels.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length

const all = Array.from({ length: 200 }, (_, i) => {
  const board = levelOf(i + 1)
  return { ...board, detour: sum(detours(board)), pairs: board.ways.length }
})
const at = (level: number) => all[level - 1] ?? { size: 0, detour: 0, pairs: 0 }
const parts = Array.from({ length: 10 }, (_, part) => all.slice(part * 20, part * 20 + 20))

test('size, pairs, detours and the longest way climb as the table says', () => {
  const table = parts.map((boards, part) => {
    const sizes = boards.map(({ size }) => size)
    return [
      `${part * 20 + 1}–${part * 20 + 20}: ${Math.min(...sizes)}×–${Math.max(...sizes)}×`,
      `pairs ${mean(boards.map(({ pairs }) => pairs)).toFixed(1)}`,
      `detour ${mean(boards.map(({ detour }) => detour)).toFixed(1)}`,
      `longest ${mean(boards.map(({ ways }) => Math.max(...ways.map((way) => way.length)))).toFixed(1)}`,
    ].join(', ')
  })
  expect(table).toEqual([
    '1–20: 5×–5×, pairs 4.8, detour 5.2, longest 8.7',
    '21–40: 5×–6×, pairs 5.7, detour 7.4, longest 10.4',
    '41–60: 5×–7×, pairs 5.9, detour 9.4, longest 12.4',
    '61–80: 6×–7×, pairs 6.7, detour 10.3, longest 13.3',
    '81–100: 6×–7×, pairs 6.6, detour 13.2, longest 14.4',
    '101–120: 7×–8×, pairs 7.7, detour 12.7, longest 15.9',
    '121–140: 7×–8×, pairs 7.6, detour 16.0, longest 16.7',
    '141–160: 7×–9×, pairs 8.2, detour 16.7, longest 17.4',
    '161–180: 8×–9×, pairs 8.7, detour 17.9, longest 18.3',
    '181–200: 8×–9×, pairs 8.6, detour 22.2, longest 17.6',
  ])
})

test('every forty levels ask for more than the forty before', () => {
  const asked = [0, 2, 4, 6, 8].map((part) =>
    mean([...(parts[part] ?? []), ...(parts[part + 1] ?? [])].map(({ detour }) => detour)),
  )
  for (const [i, detour] of asked.entries()) expect(detour).toBeGreaterThan(asked[i - 1] ?? 0)
})

test('each level has the size and the pairs of its place in the curve, and nearly its detour', () => {
  for (let level = 6; level <= 200; level++) {
    const { size, pairs, detour } = shapeOf(level)
    expect([level, at(level).size, at(level).pairs]).toEqual([level, size, pairs])
    expect(Math.abs(at(level).detour - detour), `level ${level}`).toBeLessThanOrEqual(2)
  }
})

/** The detours of those pairs that make one. */
const roundabout = (level: number) => detours(levelOf(level)).filter((detour) => detour > 0)

describe('the lessons, each with one thing more', () => {
  test('first straight rows', () => {
    const { size, ways } = levelOf(1)
    for (const way of ways) expect(new Set(way.map((cell) => Math.floor(cell / size))).size).toBe(1)
  })
  test('then corners, but nobody makes a detour', () => {
    const { size, ways } = levelOf(2)
    expect(roundabout(2)).toEqual([])
    expect(ways.some((way) => new Set(way.map((cell) => cell % size)).size > 1)).toBe(true)
  })
  test('then one pair makes a detour', () => expect(roundabout(3)).toEqual([2]))
  test('then one makes a long detour', () => expect(roundabout(4)).toEqual([4]))
  test('then several do, and fewer pairs share the board', () => {
    expect(roundabout(5).length).toBeGreaterThan(1)
    expect(at(5).pairs).toBe(4)
  })
})

test.each(Array.from({ length: 18 }, (_, i) => i * 10 + 20))(
  'the ten levels after level %i start with a breather, have an easy one and end with a peak',
  (ten) => {
    expect(at(ten + 1).detour).toBeLessThan(at(ten).detour)
    expect(at(ten + 1).size).toBeLessThan(at(ten + 2).size)
    expect(at(ten + 6).detour).toBeLessThan(at(ten + 5).detour)
    const detours = Array.from({ length: 10 }, (_, i) => at(ten + 1 + i).detour)
    expect(at(ten + 10).detour).toBe(Math.max(...detours))
  },
)

test('later levels keep the pattern of ten', () => {
  for (let level = 211; level <= 230; level++) expect(shapeOf(level)).toEqual(shapeOf(level - 10))
})
