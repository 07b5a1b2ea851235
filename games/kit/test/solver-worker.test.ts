import { expect, test, vi } from 'vitest'
import type { Game } from '../game.ts'
import { LEVEL_DEADLINE_MS } from '../save/limits.ts'
import { createSolver, type Numbered, type SolverQuestion } from '../solver/solver-worker.ts'

const game = {
  rules: { start: (seed: number, level: number) => [seed, level] },
  levels: { hint: ([seed]: number[]) => seed, stuck: ([, level]: number[]) => level === 13 },
} as unknown as Game<number[], number>

/** A fake worker that answers or fails on demand. */
function createWorker() {
  const listeners: Record<string, (event: unknown) => void> = {}
  const questions: Numbered<SolverQuestion>[] = []
  return {
    questions,
    tell: (number: number, answer: unknown) => listeners['message']?.({ data: [number, answer] }),
    break: () => listeners['error']?.({}),
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
    postMessage: (question: Numbered<SolverQuestion>) => questions.push(question),
    terminate: vi.fn<() => void>(),
  }
}

test('starts one worker, at the first question', () => {
  const hire = vi.fn<() => Worker>(() => createWorker() as unknown as Worker)
  const solver = createSolver(game, hire)
  expect(hire).not.toHaveBeenCalled()
  void solver.hint([1, 1])
  void solver.stuck([1, 1])
  expect(hire).toHaveBeenCalledTimes(1)
})

test('matches answers to questions when they arrive out of order', async () => {
  const worker = createWorker()
  const solver = createSolver(game, () => worker as unknown as Worker)
  const [hint, start] = [solver.hint([7, 1]), solver.start(5, 2)]
  const [first, second] = worker.questions
  expect([first?.[1], second?.[1]]).toEqual([
    { name: 'hint', args: [[7, 1]] },
    { name: 'start', args: [5, 2] },
  ])
  worker.tell(second?.[0] ?? 0, [5, 2])
  worker.tell(first?.[0] ?? 0, 7)
  expect([await hint, await start]).toEqual([7, [5, 2]])
})

test('solves on the page where no worker can be started', async () => {
  const solver = createSolver(game, () => {
    throw new Error('refused')
  })
  expect(await solver.hint([7, 1])).toBe(7)
  expect(await solver.stuck([7, 13])).toBe(true)
  expect(await solver.start(5, 2)).toEqual([5, 2])
})

test('solves pending and later questions on the page when the worker fails', async () => {
  const worker = createWorker()
  const solver = createSolver(game, () => worker as unknown as Worker)
  const stuck = solver.stuck([1, 13])
  worker.break()
  expect(await stuck).toBe(true)
  expect(worker.terminate).toHaveBeenCalledTimes(1)
  expect(await solver.hint([3, 1])).toBe(3)
  expect(worker.questions).toHaveLength(1)
})

test('abandons a level that misses its deadline, and starts a new worker for the next question', async () => {
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
    const [number] = workers[1]?.questions[0] ?? [0]
    workers[1]?.tell(number, 7)
    expect(await again).toBe(7)
    vi.advanceTimersByTime(LEVEL_DEADLINE_MS)
    expect(workers[1]?.terminate).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})
