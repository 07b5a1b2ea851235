import { expect, test } from 'vitest'
import { EVERYBODY } from '../../../games/kit/test/targets.ts'
import type { SimulationEvent } from '../events.ts'
import { medalCounts, medianSeconds, NO_RESULTS, targetsIn, withEvent } from './results.ts'
import { rangeOf } from './sliders.ts'

const round = (who: (typeof EVERYBODY)[number], seconds: number, score: number): SimulationEvent => ({
  kind: 'round',
  who,
  seed: 1,
  seconds,
  score,
  ended: true,
})
const collected = (...events: readonly SimulationEvent[]) => events.reduce(withEvent, NO_RESULTS)
const medals: SimulationEvent = { kind: 'medals', medals: [10, 20, 30, 40] }

test('counts medals and takes the median of each player', () => {
  const results = collected(medals, round('good', 9, 5), round('good', 30, 25), round('good', 12, 41))
  expect(medalCounts(results, 'good')).toEqual([1, 0, 1, 0, 1])
  expect(medianSeconds(results, 'good')).toBe(12)
  expect(medalCounts(results, 'child')).toEqual([0, 0, 0, 0, 0])
})

test('has targets once everybody has finished a round', () => {
  const rounds = EVERYBODY.map((who) => round(who, 30, 12))
  expect(targetsIn(collected(medals, ...rounds.slice(1)))).toEqual([])
  expect(targetsIn(collected(...rounds))).toEqual([])
  expect(targetsIn(collected(medals, ...rounds)).length).toBeGreaterThan(10)
})

test('a failure ends the simulation and says why', () => {
  expect(collected({ kind: 'failed', reason: 'Too slow.' })).toMatchObject({
    hasEnded: true,
    failure: 'Too slow.',
  })
})

test.each([
  [1000, { least: 0, most: 2000, step: 1 }],
  [0.42, { least: 0, most: 0.84, step: 0.01 }],
  [-30, { least: -60, most: 0, step: 1 }],
  [0, { least: 0, most: 10, step: 1 }],
])('the slider of %d', (value, range) => expect(rangeOf(value)).toEqual(range))
