import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../game.ts'
import { createAdvice } from '../announce/advice.ts'
import type { Rounds } from '../round/rounds.ts'
import type { Speaker } from '../sound/speaker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A round at position 1, and a solver that answers on demand. */
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

test('shows and announces a hint once it is found', async () => {
  const { advice, answers, told, heard, seen } = openPlay()
  advice.showHint()
  expect([advice.hint, seen.hints]).toEqual([undefined, 0])
  answers.hint?.('left')
  await vi.advanceTimersByTimeAsync(0)
  expect([advice.hint, told, seen.hints]).toEqual(['left', ['Go left.'], 1])
  // The position is visible on the board, so only the spoken text has it.
  expect(heard).toEqual(['Go left. Row 2.'])
})

test('drops a hint if the player has moved in the meantime', async () => {
  const { advice, answers, told, move } = openPlay()
  advice.showHint()
  move()
  answers.hint?.('left')
  await vi.advanceTimersByTimeAsync(0)
  expect([advice.hint, told]).toEqual([undefined, []])
})

test('says that the player is stuck if there is no hint', async () => {
  const { advice, answers, told } = openPlay()
  advice.showHint()
  answers.hint?.(undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['You’re stuck. Undo or restart.'])
})

test('reports a dead end when the player pauses in it, not after they have left it', async () => {
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

test('announces a medal and a goal of the same step together, and later ones separately', () => {
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
