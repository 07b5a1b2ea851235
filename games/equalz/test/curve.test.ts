/** Records the levels in numbers, so that no change goes unnoticed. */
import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { ELEMENTS, newIn, PACK, shapeOf } from '../rules/curve.ts'
import { isLesson, levelOf } from '../rules/levels.ts'
import { cellsOf, linesOf } from '../rules/lines.ts'
import { gradeOf, solve, waysOf } from '../rules/solve.ts'
import { excess, isTrue } from '../rules/state.ts'
import { holds } from './grading.ts'

/** Every sixth level, 50 in total. */
const all = Array.from({ length: 50 }, (_, i) => {
  const level = i * 6 + 1
  const start = rules.start(1, level)
  return { level, start, solution: solve(start) }
})

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

test('size, grade and share of plain steps are as recorded', () => {
  const table = Array.from({ length: 5 }, (_, part) => {
    const some = all.slice(part * 10, part * 10 + 10)
    const size = mean(some.map(({ start }) => start.size)).toFixed(1)
    const plain = some.flatMap(({ solution }) => solution.steps).filter(({ isPlain }) => isPlain).length
    const steps = some.flatMap(({ solution }) => solution.steps).length
    const grade = mean(some.map(({ solution }) => gradeOf(solution))).toFixed(0)
    return `${part * 60 + 1}–${part * 60 + 60}: size ${size}, grade ${grade}, ${Math.round((100 * plain) / steps)} % at one look`
  })
  expect(table).toEqual([
    '1–60: size 4.5, grade 46, 65 % at one look',
    '61–120: size 5.1, grade 54, 69 % at one look',
    '121–180: size 5.4, grade 64, 67 % at one look',
    '181–240: size 5.7, grade 67, 71 % at one look',
    '241–300: size 6.7, grade 83, 73 % at one look',
  ])
})

test('no sampled level after the first pack consists of plain steps alone', () => {
  const later = all.filter(({ level }) => level > PACK && !isLesson(level))
  const easy = later.filter(({ solution }) => solution.steps.every(({ isPlain }) => isPlain))
  expect(easy.map(({ level }) => level)).toEqual([])
})

describe('elements', () => {
  const firsts = ELEMENTS.map((element) => {
    const first = 1 + PACK * Array.from({ length: 15 }, (_, pack) => newIn(pack * PACK + 1)).indexOf(element)
    return { element, first }
  })

  test('are introduced one at a time, from level 21 to level 181', () =>
    expect(firsts.map(({ element, first }) => `${element} ${first}`)).toEqual([
      'minus 21',
      'tally 41',
      'twins 61',
      'veil 81',
      'either 121',
      'double 141',
      'bed 181',
    ]))

  test.each(firsts)('$element is introduced alone, on a 3 by 3 grid', ({ element, first }) => {
    expect(levelOf(first).size).toBe(3)
    for (const level of [first, first + 1, first + 4]) expect(holds(levelOf(level))).toEqual([element])
  })

  test('all appear in the last pack and in the first generated levels', () => {
    for (const [from, to] of [
      [281, 300],
      [301, 330],
    ] as const) {
      const met = Array.from({ length: to - from + 1 }, (_, i) => Object.keys(shapeOf(from + i).has)).flat()
      expect(ELEMENTS.filter((element) => !met.includes(element))).toEqual([])
    }
  })
})

test('outside the lessons, no line adds up at the start, and no target is zero', () => {
  for (const { level, start } of all.filter((one) => !isLesson(one.level)))
    for (const line of linesOf(start)) {
      const [target = 1] = start.targets[line]?.any ?? []
      expect([level, line, isTrue(start, line), target > 0]).toEqual([level, line, false, true])
    }
})

const lesson = (level: number) => rules.start(1, level)
const goes = (level: number) =>
  solve(levelOf(level)).known.flatMap((verdict, cell) => (verdict === 'out' ? [cell] : []))
const sumsOf = (level: number) => lesson(level).targets.map(({ any }) => any[0] ?? 0)

describe('the lessons', () => {
  test('the first strikes one digit, where the only two dark lines cross', () => {
    const state = lesson(1)
    const dark = linesOf(state).filter((line) => excess(state, line) !== 0)
    expect(dark).toHaveLength(2)
    expect(goes(1)).toEqual(
      cellsOf(state, dark[0] ?? 0).filter((cell) => cellsOf(state, dark[1] ?? 0).includes(cell)),
    )
  })

  test('the second strikes a digit larger than its target', () => {
    const { digits } = lesson(2)
    for (const cell of goes(2)) expect(digits[cell]).toBeGreaterThan(sumsOf(2)[Math.floor(cell / 3)] ?? 9)
  })

  test('the third strikes the digit that equals the excess, in every line', () => {
    const state = lesson(3)
    for (const line of linesOf(state)) {
      const gone = cellsOf(state, line).filter((cell) => goes(3).includes(cell))
      expect(gone.map((cell) => state.digits[cell])).toEqual([excess(state, line)])
    }
  })

  test('the fourth strikes two digits in some line', () => {
    const state = lesson(4)
    const gone = linesOf(state).map(
      (line) => cellsOf(state, line).filter((cell) => goes(4).includes(cell)).length,
    )
    expect(Math.max(...gone)).toBe(2)
  })

  test('the fifth has a row that can add up in two ways', () => {
    const { digits, targets } = lesson(5)
    expect(digits[0]).toBe(digits[1])
    expect(waysOf(digits.slice(0, 3), targets[0] ?? { counts: false, any: [] })).toHaveLength(2)
  })
})
