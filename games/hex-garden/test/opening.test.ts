import { expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { bloomOf, lessonOf, rules } from '../rules.ts'
import { LINES } from '../rules/bed.ts'

const SEEDS = 60

test('every first hand can make a line bloom in each direction, as the lesson shows, and then brings the swarm', () => {
  forFreshSeeds(SEEDS, (seed) => {
    let state = rules.start(seed, 1)
    const ways = new Set<number>()
    for (let n = 1; n <= 3; n++) {
      const shown = lessonOf(state)
      if (!shown) throw new Error(`Planting ${n} is not shown.`)
      const { lines, filled } = bloomOf(state, shown)
      // The third brings the first swarm, which completes the fullest line as well.
      expect(filled.length > 0).toBe(n === 3)
      expect(lines.length).toBe(n < 3 ? 1 : Math.max(2, lines.length))
      ways.add(Math.floor((LINES.indexOf(lines[0] ?? []) * 3) / LINES.length))
      state = rules.act(state, shown)
      expect(state.streak).toBe(n)
    }
    expect([...ways].toSorted()).toEqual([0, 1, 2])
    expect(lessonOf(state), 'after the first hand').toBeUndefined()
    expect(
      state.bed.some((kind) => kind >= 0),
      'flowers to go on with',
    ).toBe(true)
  })
})

test('different seeds have different openings', () => {
  expect(new Set(seeds(SEEDS).map((seed) => rules.start(seed, 1).bed.join())).size).toBe(SEEDS)
})
