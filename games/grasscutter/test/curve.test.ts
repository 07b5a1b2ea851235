/** Snapshots the difficulty curve, so that any change to the gardens or their shapes shows up. */
import { expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { sizeOf } from '../rules/garden.ts'
import { rules, uncutOf, type State } from '../rules.ts'
import { grading } from './grading.ts'
import { carelessly } from './people.ts'

const open = (level: number) => rules.start(1, level)
const mean = (list: readonly number[]) => list.reduce((sum, number) => sum + number, 0) / list.length

function area({ garden }: State): number {
  const { width, height } = sizeOf(garden)
  return width * height
}

/** Samples every fourth level of a pack. */
test('par, area, lawn and dead ends of five levels a pack match the table', () => {
  const table = Array.from({ length: 16 }, (_, pack) => {
    const states = Array.from({ length: 5 }, (_, i) => open(pack * 20 + i * 4 + 4))
    const figure = (name: string, of: (state: State) => number) =>
      `${name} ${mean(states.map(of)).toFixed(1)}`
    const outings = states.flatMap((state) => [1, 2].map((seed) => carelessly(state, chance(seed))))
    const stuck = outings.filter((outing) => outing.stuck).length / outings.length
    return [
      `pack ${pack + 1}: ${figure('par', (state) => state.par)}`,
      figure('area', area),
      figure('lawn', (state) => uncutOf(state).length + 1),
      `stuck ${Math.round(stuck * 100)} %`,
    ].join(', ')
  })
  expect(table).toEqual([
    'pack 1: par 7.6, area 28.0, lawn 18.8, stuck 0 %',
    'pack 2: par 9.8, area 28.2, lawn 19.2, stuck 60 %',
    'pack 3: par 12.2, area 34.8, lawn 22.4, stuck 0 %',
    'pack 4: par 12.2, area 39.6, lawn 25.4, stuck 0 %',
    'pack 5: par 13.0, area 46.4, lawn 28.6, stuck 20 %',
    'pack 6: par 13.4, area 46.2, lawn 29.6, stuck 0 %',
    'pack 7: par 14.2, area 51.8, lawn 31.4, stuck 20 %',
    'pack 8: par 16.0, area 56.0, lawn 33.4, stuck 30 %',
    'pack 9: par 15.0, area 57.8, lawn 34.4, stuck 0 %',
    'pack 10: par 16.2, area 61.0, lawn 37.0, stuck 20 %',
    'pack 11: par 16.6, area 65.6, lawn 40.4, stuck 20 %',
    'pack 12: par 17.2, area 67.4, lawn 42.0, stuck 20 %',
    'pack 13: par 17.4, area 64.0, lawn 40.4, stuck 20 %',
    'pack 14: par 18.2, area 72.2, lawn 45.0, stuck 20 %',
    'pack 15: par 19.2, area 68.8, lawn 42.8, stuck 20 %',
    'pack 16: par 18.0, area 58.8, lawn 40.8, stuck 10 %',
  ])
})

test('a lesson introduces each element, which the 20 levels before it do without', () => {
  const lessons = [21, 41, 61, 81, 101, 121, 141, 181]
  expect(lessons.map((level) => grading.holds(open(level)).join())).toEqual(Object.keys(grading.elements))
  for (const [i, name] of Object.keys(grading.elements).entries())
    for (let level = (lessons[i] ?? 0) - 20; level < (lessons[i] ?? 0); level++)
      expect([level, grading.holds(open(level)).includes(name)]).toEqual([level, false])
})

test('six careless players do not get stuck in the first twenty levels', () => {
  for (let level = 1; level <= 20; level++)
    for (let seed = 1; seed <= 6; seed++)
      expect([level, carelessly(open(level), chance(seed)).stuck]).toEqual([level, false])
})
