import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReplayer } from '../deferred/challenge/replayer.ts'
import { startWorker } from '../solver/worker-file.ts'
import { REPLAY_DEADLINE_MS } from '../save/limits.ts'
import type { Rules } from '../rules.ts'

/** Counts up to ten. A negative action throws, as rules may do for impossible actions. */
const rules = {
  start: (seed: number) => seed,
  act(sum: number, by: number) {
    if (by < 0) throw new Error('impossible')
    return sum + by
  },
  outcome: (sum: number) => (sum < 10 ? 'playing' : 'won'),
} as unknown as Rules<number, number>

const PLAYED = {
  seed: 1,
  level: 1,
  ticks: 0,
  log: [
    [0, 4],
    [0, 5],
  ] as const,
}

function fakeWorker() {
  const listeners: Record<string, (event: unknown) => void> = {}
  return {
    questions: [] as unknown[],
    say: (answer: unknown) => listeners['message']?.({ data: [0, answer] }),
    fail: () => listeners['error']?.({}),
    addEventListener: (name: string, listener: (event: unknown) => void) => void (listeners[name] = listener),
    postMessage(question: unknown) {
      this.questions.push(question)
    },
    terminate: vi.fn<() => void>(),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a worker replays the round and is terminated when it has answered', async () => {
  const worker = fakeWorker()
  const verdict = createReplayer(rules, () => worker as unknown as Worker)([PLAYED])
  expect(worker.questions).toEqual([[0, { name: 'replay', args: [PLAYED] }]])
  worker.say({ start: 1, end: 10 })
  expect(await verdict).toEqual([{ start: 1, end: 10 }])
  expect(worker.terminate).toHaveBeenCalledTimes(1)
})

test('a round that the rules refuse is illegal', async () => {
  const worker = fakeWorker()
  const verdict = createReplayer(rules, () => worker as unknown as Worker)([PLAYED])
  worker.say(undefined)
  expect(await verdict).toEqual(['illegal'])
})

test('a worker that does not answer is terminated at the deadline', async () => {
  const worker = fakeWorker()
  const verdict = createReplayer(rules, () => worker as unknown as Worker)([PLAYED])
  vi.advanceTimersByTime(REPLAY_DEADLINE_MS - 1)
  expect(worker.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(await verdict).toEqual(['too long'])
  expect(worker.terminate).toHaveBeenCalledTimes(1)
})

test('a worker replays several attempts from one opening position, and is terminated at one deadline', async () => {
  const worker = fakeWorker()
  const verdict = createReplayer(rules, () => worker as unknown as Worker)([PLAYED, PLAYED, PLAYED])
  worker.say({ start: 1, end: 10 })
  vi.advanceTimersByTime(REPLAY_DEADLINE_MS - 1)
  worker.say(undefined)
  const again = { name: 'replay', args: [{ ...PLAYED, start: 1 }] }
  expect(worker.questions.slice(1)).toEqual([
    [1, again],
    [2, again],
  ])
  vi.advanceTimersByTime(1)
  expect(await verdict).toEqual([{ start: 1, end: 10 }, 'illegal', 'too long'])
  expect(worker.terminate).toHaveBeenCalledTimes(1)
})

test.each([
  [
    'cannot be started',
    () => {
      throw new Error('refused')
    },
  ],
  [
    'fails to load',
    () => {
      const worker = fakeWorker()
      setTimeout(worker.fail)
      return worker as unknown as Worker
    },
  ],
])('where a worker %s, the page replays the round itself', async (_, hire) => {
  const replay = createReplayer(rules, hire)
  const verdict = replay([PLAYED])
  await vi.runAllTimersAsync()
  expect(await verdict).toEqual([{ start: 1, end: 10 }])
  const illegal = replay([{ ...PLAYED, log: [[0, -1]] }, PLAYED])
  await vi.runAllTimersAsync()
  expect(await illegal).toEqual(['illegal', { start: 1, end: 10 }])
})

const noWorker = () => {
  throw new Error('No second worker should be started.')
}

test('a worker that was started early replays the round', async () => {
  const worker = fakeWorker()
  const started = startWorker(() => worker as unknown as Worker)
  const verdict = createReplayer(rules, noWorker)([PLAYED], started)
  worker.say({ start: 1, end: 10 })
  expect(await verdict).toEqual([{ start: 1, end: 10 }])
})

test('where a worker that was started early has already failed, the page replays the round itself', async () => {
  const worker = fakeWorker()
  const started = startWorker(() => worker as unknown as Worker)
  worker.fail()
  const verdict = createReplayer(rules, noWorker)([PLAYED], started)
  await vi.runAllTimersAsync()
  expect(await verdict).toEqual([{ start: 1, end: 10 }])
  expect(worker.terminate).toHaveBeenCalledTimes(1)
})
