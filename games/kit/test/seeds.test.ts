import { expect, test } from 'vitest'
import { forFreshSeeds, freshSeeds, RUN_SEED } from './seeds.ts'

test('fresh seeds are different whole numbers of 32 bits, the same ones throughout a run', () => {
  const seeds = freshSeeds(100)
  expect(new Set(seeds).size).toBe(100)
  expect(seeds).toEqual(seeds.map((seed) => seed | 0))
  expect(freshSeeds(100)).toEqual(seeds)
})

test('a failure names its seed and the command that repeats it', () => {
  const [, second] = freshSeeds(2)
  const check = () => forFreshSeeds(3, (seed) => expect(seed).not.toBe(second))
  expect(check).toThrow(
    `Seed ${second}. Repeat it with: SEED=${RUN_SEED} npx vitest run games/kit/test/seeds.test.ts`,
  )
})
