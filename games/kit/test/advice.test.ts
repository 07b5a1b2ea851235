import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../game.ts'
import { createAdvice } from '../announce/advice.ts'
import type { Rounds } from '../round/rounds.ts'
import type { Speaker } from '../sound/speaker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A round at position 1, and a thinker whose answers come when the test says so. */
function openPlay() {
  const session = { state: 1 }
  const game = {
    rules: { outcome: () => 'playing', score: () => 0 },
    levels: { hint: () => undefined, stuck: () => false },
    words: { advise: (hint: string) => `Go ${hint}.`, where: () => 'Row 2' },
  } as unknown as Game<number, string>
  const answers: { hint?: (hint: string | undefined) => void; stuck?: (stuck: boolean) => void } = {}
  const told: string[] = []
  const heard: (string | undefined)[] = []
  const seen = { hints: 0 }
  const advice = createAdvice(
    game,
    { session, standing: {}, noteHint: () => void seen.hints++ } as unknown as Rounds<number, string>,
    { play: () => {} } as unknown as Speaker,
    {
      tell(text, spoken) {
        told.push(text)
        heard.push(spoken)
      },
    },
    {
      start: () => Promise.resolve(1),
      hint: () => new Promise((resolve) => (answers.hint = resolve)),
      stuck: () => new Promise((resolve) => (answers.stuck = resolve)),
    },
  )
  function move(): void {
    advice.changed(session.state, ++session.state)
  }
  return { advice, answers, told, heard, move, seen }
}

test('a hint is shown and told when it has been found', async () => {
  const { advice, answers, told, heard, seen } = openPlay()
  advice.showHint()
  expect([advice.hint, seen.hints]).toEqual([undefined, 0])
  answers.hint?.('left')
  await vi.advanceTimersByTimeAsync(0)
  expect([advice.hint, told, seen.hints]).toEqual(['left', ['Go left.'], 1])
  // Where it is is seen on the board, and heard by those who do not see it.
  expect(heard).toEqual(['Go left. Row 2.'])
})

test('a hint that is found when the player has moved on is dropped', async () => {
  const { advice, answers, told, move } = openPlay()
  advice.showHint()
  move()
  answers.hint?.('left')
  await vi.advanceTimersByTimeAsync(0)
  expect([advice.hint, told]).toEqual([undefined, []])
})

test('where there is no hint, it is said that no way leads on', async () => {
  const { advice, answers, told } = openPlay()
  advice.showHint()
  answers.hint?.(undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['You’re stuck. Undo or restart.'])
})

test('a dead end is told when the player pauses in it, not when they have left it', async () => {
  const { advice, answers, told, move } = openPlay()
  move()
  await vi.advanceTimersByTimeAsync(1000)
  move()
  answers.stuck?.(true)
  await vi.advanceTimersByTimeAsync(0)
  expect([advice.deadEnd, told]).toEqual([false, []])
  await vi.advanceTimersByTimeAsync(1000)
  answers.stuck?.(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(advice.deadEnd).toBe(true)
  expect(told).toHaveLength(1)
})

test('a medal and a goal that are reached by the same step are both told, and a later one stands alone', () => {
  const told: string[] = []
  const advice = createAdvice(
    {
      rules: { outcome: () => 'playing', score: (state: number) => state },
      medals: [10, 20, 30, 40],
    } as unknown as Game<number, string>,
    { session: {}, standing: {} } as unknown as Rounds<number, string>,
    { tune: () => {} } as unknown as Speaker,
    { tell: (text) => void told.push(text) },
    undefined,
  )
  const goal = { id: 'ten', words: 'Reach ten', count: 1, step: () => 1 }
  advice.changed(29, 30)
  advice.reached(goal)
  expect(told.at(-1)).toBe('Gold medal! Goal reached: Reach ten')
  advice.reached({ ...goal, words: 'Reach more' })
  expect(told.at(-1)).toBe('Goal reached: Reach more')
  advice.changed(39, 40)
  expect(told.at(-1)).toBe('Emerald medal!')
  advice.pass(3)
  expect(told.at(-1)).toBe('')
  advice.reached(goal)
  expect(told.at(-1)).toBe('Goal reached: Reach ten')
})
