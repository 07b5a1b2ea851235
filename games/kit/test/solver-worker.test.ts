import { expect, test, vi } from 'vitest'
import type { Game } from '../game.ts'
import { LEVEL_DEADLINE_MS } from '../save/limits.ts'
import { createSolver } from '../solver/solver-worker.ts'

const game = {
  rules: { start: (seed: number, level: number) => [seed, level] },
  levels: { hint: ([seed]: number[]) => seed, stuck: ([, level]: number[]) => level === 13 },
} as unknown as Game<number[], number>

/** A worker that answers when it is told to, or breaks. */
function createWorker() {
  const listeners: Record<string, (event: unknown) => void> = {}
  const asked: [number, { name: string; asked: unknown[] }][] = []
  return {
    asked,
    tell: (number: number, answer: unknown) => listeners['message']?.({ data: [number, answer] }),
    break: () => listeners['error']?.({}),
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
    postMessage: (question: (typeof asked)[number]) => asked.push(question),
    terminate: vi.fn<() => void>(),
  }
}

test('a worker is hired for the first question, and for no other', () => {
  const hire = vi.fn<() => Worker>(() => createWorker() as unknown as Worker)
  const solver = createSolver(game, hire)
  expect(hire).not.toHaveBeenCalled()
  void solver.hint([1, 1])
  void solver.stuck([1, 1])
  expect(hire).toHaveBeenCalledTimes(1)
})

test('every question gets its own answer, in whatever order they come', async () => {
  const worker = createWorker()
  const solver = createSolver(game, () => worker as unknown as Worker)
  const [hint, start] = [solver.hint([7, 1]), solver.start(5, 2)]
  const [first, second] = worker.asked
  expect([first?.[1], second?.[1]]).toEqual([
    { name: 'hint', asked: [[7, 1]] },
    { name: 'start', asked: [5, 2] },
  ])
  worker.tell(second?.[0] ?? 0, [5, 2])
  worker.tell(first?.[0] ?? 0, 7)
  expect([await hint, await start]).toEqual([7, [5, 2]])
})

test('where there can be no worker, the page thinks by itself', async () => {
  const solver = createSolver(game, () => {
    throw new Error('refused')
  })
  expect(await solver.hint([7, 1])).toBe(7)
  expect(await solver.stuck([7, 13])).toBe(true)
  expect(await solver.start(5, 2)).toEqual([5, 2])
})

test('what a worker was asked before it broke is answered by the page, and so is what comes after', async () => {
  const worker = createWorker()
  const solver = createSolver(game, () => worker as unknown as Worker)
  const stuck = solver.stuck([1, 13])
  worker.break()
  expect(await stuck).toBe(true)
  expect(worker.terminate).toHaveBeenCalledTimes(1)
  expect(await solver.hint([3, 1])).toBe(3)
  expect(worker.asked).toHaveLength(1)
})

test('a level that is not made before the deadline is given up, and the next question gets a new worker', async () => {
  vi.useFakeTimers()
  try {
    const workers = [createWorker(), createWorker()]
    let hired = 0
    const solver = createSolver(game, () => workers[hired++] as unknown as Worker)
    const [level, hint] = [solver.start(5, 999_999), solver.hint([7, 1])]
    vi.advanceTimersByTime(LEVEL_DEADLINE_MS)
    expect([await level, await hint]).toEqual([undefined, undefined])
    expect(workers[0]?.terminate).toHaveBeenCalledTimes(1)
    const again = solver.hint([7, 1])
    const [number] = workers[1]?.asked[0] ?? [0]
    workers[1]?.tell(number, 7)
    expect(await again).toBe(7)
    vi.advanceTimersByTime(LEVEL_DEADLINE_MS)
    expect(workers[1]?.terminate).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})
