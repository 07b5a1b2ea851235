/** The difficulty curve, written down: any change of the shapes or the gardens shows here. */
import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { FIRST_KEY, shapeOf } from '../rules/curve.ts'
import { survey } from '../rules/solve.ts'
import { choices } from './grade.ts'

const all = Array.from({ length: 200 }, (_, i) => rules.start(1, i + 1))
const parOf = (level: number) => all[level - 1]?.par ?? 0

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const parts = Array.from({ length: 10 }, (_, part) => all.slice(part * 20, part * 20 + 20))

test('size, par, choices and traps climb as the table says', () => {
  const table = parts.map((states, part) => {
    const surveys = states.map(({ board }) => survey(board))
    const sizes = states.map(({ board }) => board.size)
    return [
      `${part * 20 + 1}–${part * 20 + 20}: ${Math.min(...sizes)}×–${Math.max(...sizes)}×`,
      `par ${mean(states.map(({ par }) => par)).toFixed(1)}`,
      `choices ${mean(states.map(({ board }) => choices(board))).toFixed(1)}`,
      `traps ${mean(surveys.map(({ traps }) => traps.size)).toFixed(0)}`,
      `keys ${states.reduce((sum, { board }) => sum + board.locks.length, 0)}`,
    ].join(', ')
  })
  expect(table).toEqual([
    '1–20: 4×–5×, par 5.3, choices 2.5, traps 13, keys 0',
    '21–40: 5×–6×, par 6.8, choices 2.8, traps 20, keys 9',
    '41–60: 5×–6×, par 8.1, choices 2.7, traps 20, keys 8',
    '61–80: 5×–7×, par 9.4, choices 2.5, traps 27, keys 10',
    '81–100: 6×–7×, par 10.7, choices 2.6, traps 28, keys 12',
    '101–120: 6×–8×, par 12.1, choices 2.6, traps 36, keys 12',
    '121–140: 7×–8×, par 13.4, choices 2.5, traps 37, keys 12',
    '141–160: 7×–9×, par 14.6, choices 2.5, traps 42, keys 12',
    '161–180: 8×–9×, par 16.0, choices 2.6, traps 45, keys 12',
    '181–200: 8×–9×, par 17.3, choices 2.5, traps 46, keys 12',
  ])
})

test('par grows with the level: every twenty ask for more than the twenty before', () => {
  const pars = parts.map((states) => mean(states.map(({ par }) => par)))
  for (const [i, par] of pars.entries()) expect(par).toBeGreaterThan(pars[i - 1] ?? 0)
})

test('each tuned level has exactly the par that its place in the curve asks for', () => {
  for (let level = 6; level <= 200; level++)
    expect([level, parOf(level)]).toEqual([level, shapeOf(level).par])
})

describe('the lessons', () => {
  test('each asks for a little more', () => {
    expect(all.slice(0, 6).map(({ par }) => par)).toEqual([2, 3, 4, 4, 4, 5])
  })

  test('hedges come fifth, keys in a small garden of their own', () => {
    const hasHedge = (level: number) => all[level - 1]?.board.tiles.includes(0)
    expect([1, 2, 3, 4, 5].filter(hasHedge)).toEqual([5])
    expect(all.findIndex(({ board }) => board.locks.length > 0) + 1).toBe(FIRST_KEY)
    expect(parOf(FIRST_KEY)).toBeLessThan(parOf(FIRST_KEY - 1))
  })
})

test.each(Array.from({ length: 18 }, (_, i) => i * 10 + 20))(
  'the ten after level %i starts with a rest, has an easy level and ends with a peak',
  (ten) => {
    expect(parOf(ten + 1)).toBeLessThan(parOf(ten))
    expect(parOf(ten + 5)).toBeLessThan(parOf(ten + 4))
    const pars = Array.from({ length: 10 }, (_, i) => parOf(ten + 1 + i))
    expect(parOf(ten + 10)).toBe(Math.max(...pars))
  },
)

test('later levels keep the pattern of the last ten', () => {
  for (let level = 211; level <= 230; level++) expect(shapeOf(level)).toEqual(shapeOf(level - 10))
})
