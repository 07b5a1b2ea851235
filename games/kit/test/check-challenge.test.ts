import { describe, expect, test, vi } from 'vitest'
import { createChecker } from '../deferred/challenge/check-challenge.ts'
import { codeOf, DAMAGED, Refused, type Challenge } from '../deferred/challenge/link.ts'
import type { Game } from '../game.ts'
import type { Environment } from '../page/environment.ts'
import { dayRound } from '../round/day.ts'
import type { LevelCache } from '../solver/level-cache.ts'
import { startWorker } from '../solver/worker-file.ts'
import { game as blank } from '../../_blank/game.ts'

/** Adds numbers to the seed until the sum is ten or more. */
const counting = {
  version: 1,
  rules: {
    start: (seed: number) => seed % 5,
    act(sum: number, by: number) {
      if (by < -5) throw new Error('impossible')
      return sum + by
    },
    isAction: (value: unknown) => typeof value === 'number',
    outcome: (sum: number) => (sum < 10 ? 'playing' : 'won'),
    score: (sum: number) => sum,
  },
} as unknown as Game<number, number>

const MAKER = { slug: 'counting', version: 1 }
const TODAY = '2026-11-18'
const environment: Environment = { newSeed: () => 1, today: () => TODAY }

const check = async (challenge: Challenge<number>, ...others: readonly Challenge<number>[]) =>
  createChecker(
    { slug: 'counting', game: counting, levelCache: undefined, environment },
    MAKER,
  )(await codeOf(MAKER, challenge, others))

const FINISHED: Challenge<number> = {
  seed: 1,
  level: 1,
  hinted: false,
  ticks: 0,
  result: 10,
  log: [
    [0, 4],
    [0, 5],
  ],
}
const daily = (day: string): Challenge<number> => ({
  ...FINISHED,
  ...dayRound('counting', false, day),
  log: [[0, 10]],
})

describe('a challenge', () => {
  test('is accepted with the result of its replay, not the one that it claims', async () => {
    const { attempts, leftOut } = await check({ ...FINISHED, result: 99 })
    expect([attempts.length, attempts[0].challenge.result, attempts[0].end, leftOut]).toEqual([1, 10, 10, 0])
  })

  test('of a slow level is replayed from the position that the solver makes', async () => {
    const asked: unknown[] = []
    const levelCache = {
      isQuick: () => false,
      ready: async (request: unknown) => void asked.push(request),
      find: () => ({ seed: 1, level: 1, state: 3 }),
      keep: () => {},
    } as unknown as LevelCache<number, number>
    const onSlow = vi.fn<() => void>()
    const checker = createChecker({ slug: 'counting', game: counting, levelCache, environment }, MAKER)
    const { attempts } = await checker(await codeOf(MAKER, FINISHED), undefined, onSlow)
    expect([asked, attempts[0].end]).toEqual([[{ seed: 1, level: 1 }], 12])
    expect(onSlow).toHaveBeenCalledTimes(1)
  })

  test('of today is accepted', async () => {
    expect((await check(daily(TODAY))).attempts[0].challenge.day).toBe(TODAY)
  })

  test('with an unfinished round is refused, but the round can be watched', async () => {
    const refused = await check({ ...FINISHED, log: [[0, 4]] }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({ message: 'This round was not finished.', round: { log: [[0, 4]] } })
  })

  test.each([
    ['a day with the seed of a different round', { ...daily(TODAY), seed: 3 }, DAMAGED],
    ['a day with a level of its own', { ...daily(TODAY), level: 2 }, DAMAGED],
    ['a day in the future', daily('2026-11-20'), 'This challenge is for a day that has not come yet.'],
    ['a level that the game does not have', { ...FINISHED, level: 2 }, DAMAGED],
    ['a daily board without its day', { ...FINISHED, level: -3 }, DAMAGED],
  ])('with %s is refused', async (_name, challenge, says) => {
    await expect(check(challenge)).rejects.toThrow(new Refused(says))
  })
})

/** An attempt that ends with this sum. */
const reaching = (sum: number, name = ''): Challenge<number> => ({ ...FINISHED, name, log: [[0, sum - 1]] })

describe('several attempts', () => {
  test('are ranked by their replays, not by what they claim', async () => {
    const { attempts } = await check(
      { ...reaching(12, 'Mia'), result: 1000 },
      reaching(40, 'Ben'),
      reaching(20),
    )
    expect(attempts.map(({ challenge: { name, result } }) => [name, result])).toEqual([
      ['Ben', 40],
      [undefined, 20],
      ['Mia', 12],
    ])
  })

  test.each([
    ['is not finished', [reaching(12), reaching(4), reaching(20)], [20, 12], 1],
    ['is refused by the rules', [reaching(-7), reaching(20)], [20], 1],
    ['is the only one that is proven', [reaching(4), reaching(-7), reaching(20), reaching(5)], [20], 3],
  ] as const)('are kept without one that %s', async (_, [own, ...others], results, leftOut) => {
    const found = await check(own, ...others)
    expect(found.attempts.map(({ challenge }) => challenge.result)).toEqual(results)
    expect(found.leftOut).toBe(leftOut)
  })

  test('are refused if none is proven', async () => {
    await expect(check(reaching(-7), reaching(-8))).rejects.toThrow(new Refused(DAMAGED))
  })
})

test('a code that is refused terminates the worker that was started for it', async () => {
  const worker = { addEventListener: vi.fn<() => void>(), terminate: vi.fn<() => void>() }
  const started = startWorker(() => worker as unknown as Worker)
  const checker = createChecker(
    { slug: 'counting', game: counting, levelCache: undefined, environment },
    MAKER,
  )
  await expect(checker('damaged', started)).rejects.toThrow(new Refused(DAMAGED))
  expect(worker.terminate).toHaveBeenCalledTimes(1)
})

test('a hinted solution of the blank game is accepted', async () => {
  const { rules, levels } = blank
  const start = rules.start(1, 1)
  const log = []
  for (let state = start; rules.outcome(state) === 'playing'; state = rules.act(state, log.at(-1)?.[1] ?? 0))
    log.push([0, levels?.hint?.(state) ?? 0] as const)
  const maker = { slug: 'blank', version: blank.version ?? 1 }
  const code = await codeOf(maker, { seed: 1, level: 1, hinted: true, ticks: 0, result: 1, log })
  const { attempts } = await createChecker(
    { slug: 'blank', game: blank, levelCache: undefined, environment },
    maker,
  )(code)
  const [{ end }] = attempts
  expect(end && rules.outcome(end)).toBe('won')
})
