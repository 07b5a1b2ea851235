/** The difficulty curve in numbers, so that no change of the levels goes unnoticed. */
import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { shapeOf } from '../rules/curve.ts'
import { levelOf } from '../rules/levels.ts'
import { cellsOf, linesOf } from '../rules/lines.ts'
import { deduce } from '../rules/solve.ts'
import { excess } from '../rules/state.ts'

const all = Array.from({ length: 300 }, (_, i) => {
  const content = levelOf(i + 1)
  return { level: i + 1, ...content, ...deduce(content) }
})

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const tens = Array.from({ length: 29 }, (_, ten) => ten * 10 + 10)

test('from three by three to eight by eight, deeper and with more ways all along', () => {
  const table = Array.from({ length: 10 }, (_, part) => {
    const some = all.slice(part * 30, part * 30 + 30)
    const of = (name: 'size' | 'par' | 'looks' | 'ways') => mean(some.map((one) => one[name])).toFixed(1)
    return `${part * 30 + 1}–${part * 30 + 30}: size ${of('size')}, par ${of('par')}, looks ${of('looks')}, ways ${of('ways')}`
  })
  expect(table).toEqual([
    '1–30: size 3.8, par 6.6, looks 1.8, ways 1.6',
    '31–60: size 4.8, par 10.6, looks 2.9, ways 2.3',
    '61–90: size 5.8, par 14.5, looks 3.0, ways 3.0',
    '91–120: size 6.2, par 16.9, looks 3.8, ways 3.9',
    '121–150: size 6.8, par 18.9, looks 4.5, ways 4.9',
    '151–180: size 6.8, par 21.9, looks 5.8, ways 5.6',
    '181–210: size 7.8, par 22.7, looks 4.7, ways 7.4',
    '211–240: size 7.8, par 26.1, looks 5.8, ways 7.9',
    '241–270: size 7.8, par 28.2, looks 7.1, ways 8.4',
    '271–300: size 7.8, par 28.6, looks 7.9, ways 8.5',
  ])
})

test.each(tens)(
  'the ten after level %i starts with an easy level, has another, and ends with a peak',
  (ten) => {
    const depth = Array.from({ length: 11 }, (_, i) => {
      const { size, looks } = all[ten + i - 1] ?? { size: 0, looks: 0 }
      return size * 10 + looks
    })
    const [peakBefore = 0, first = 0, , , , fifth = 0, light = 0] = depth
    expect(first).toBeLessThan(peakBefore)
    expect(light).toBeLessThan(fifth)
    // The deal nearest to the wanted depth may be one look off.
    expect(depth[10]).toBeGreaterThanOrEqual(Math.max(...depth.slice(1)) - 1)
    expect(depth[10]).toBeGreaterThan(mean(depth))
  },
)

test('later levels are as hard as the last ten', () => {
  for (let level = 301; level <= 330; level++) {
    const { size, looks } = shapeOf(level)
    expect([size, looks]).toEqual([shapeOf(level + 10).size, shapeOf(level + 10).looks])
    expect(size).toBe(shapeOf(level - 10).size)
  }
})

test('from the second lesson on no line is true before something goes, and none loses everything', () => {
  for (const { level, size, digits, targets } of all.slice(1))
    for (const line of linesOf(size)) {
      const full = cellsOf(size, line).reduce((sum, cell) => sum + (digits[cell] ?? 0), 0)
      const target = targets[line] ?? 0
      expect([level, line, 0 < target && target < full]).toEqual([level, line, true])
    }
})

const lesson = (level: number) => rules.start(1, level)
const goes = (level: number) =>
  deduce(levelOf(level)).known.flatMap((verdict, cell) => (verdict === 'out' ? [cell] : []))

describe('the lessons', () => {
  test('the first has one digit too much, where the only two dark lines meet', () => {
    const state = lesson(1)
    const dark = linesOf(3).filter((line) => excess(state, line) !== 0)
    expect(dark).toHaveLength(2)
    expect(goes(1)).toEqual(
      cellsOf(3, dark[0] ?? 0).filter((cell) => cellsOf(3, dark[1] ?? 0).includes(cell)),
    )
  })

  test('in the second what goes is larger than its target', () => {
    const { digits, targets } = lesson(2)
    for (const cell of goes(2)) expect(digits[cell]).toBeGreaterThan(targets[Math.floor(cell / 3)] ?? 9)
  })

  test('in the third what is too much is the digit that goes, in every line', () => {
    const state = lesson(3)
    for (const line of linesOf(3)) {
      const gone = cellsOf(3, line).filter((cell) => goes(3).includes(cell))
      expect(gone.map((cell) => state.digits[cell])).toEqual([excess(state, line)])
    }
  })

  test('in the fourth more than one goes from a line', () => {
    expect(
      Math.max(...linesOf(3).map((line) => cellsOf(3, line).filter((cell) => goes(4).includes(cell)).length)),
    ).toBe(2)
  })

  test('in the fifth a row leaves a choice that its columns take away', () => {
    const { digits } = lesson(5)
    expect(digits[0]).toBe(digits[1])
    expect(deduce(levelOf(5)).ways).toBeGreaterThan(1)
  })
})
