import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../game.ts'
import { createAdvice } from '../announce/advice.ts'
import type { Rounds } from '../round/rounds.ts'
import type { Speaker } from '../sound/speaker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SETTINGS = { muted: false, still: false, calm: false, byEar: false }

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
  const advice = createAdvice<number, string>({
    game,
    view: {},
    saveStore: { settings: SETTINGS },
    rounds: { session, standing: {}, noteHint: () => void seen.hints++ } as unknown as Rounds<number, string>,
    speaker: { play: () => {} } as unknown as Speaker,
    announcer: {
      tell(text, spoken) {
        told.push(text)
        heard.push(spoken)
      },
    },
    solver: {
      start: () => Promise.resolve(1),
      hint: () => new Promise<string | undefined>((resolve) => (answers.hint = resolve)),
      stuck: () => new Promise<boolean>((resolve) => (answers.stuck = resolve)),
    },
  })
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

const GOAL = { id: 'ten', words: 'Reach ten', count: 1, step: () => 1 }

/** A game without levels, whose view may be busy, or show medals itself. */
function openMedals(view: { isBusy?: boolean; readonly isCalm?: boolean; readonly showsMedals?: true } = {}) {
  const shown: string[] = []
  const heard: string[] = []
  const tunes: string[] = []
  const advice = createAdvice({
    game: {
      rules: { outcome: () => 'playing', score: (state: number) => state },
      medals: [10, 20, 30, 40],
    } as unknown as Game<number, string>,
    view: { ...view, busy: () => view.isBusy === true },
    saveStore: { settings: { ...SETTINGS, calm: view.isCalm === true } },
    rounds: { session: {}, standing: {} } as unknown as Rounds<number, string>,
    speaker: { tune: (tune: string) => void tunes.push(tune) } as unknown as Speaker,
    announcer: {
      tell(text, spoken) {
        shown.push(text)
        heard.push(spoken)
      },
    },
  })
  return { advice, shown, heard, tunes }
}

test('announces a medal and a goal of the same step together, and later ones separately', () => {
  const { advice, shown } = openMedals()
  advice.changed(29, 30)
  advice.reached(GOAL)
  advice.pass(0)
  expect(shown.at(-1)).toBe('Gold medal! Goal reached: Reach ten')
  advice.reached({ ...GOAL, words: 'Reach more' })
  advice.pass(0)
  expect(shown.at(-1)).toBe('Goal reached: Reach more')
  advice.changed(39, 40)
  advice.pass(0)
  expect(shown.at(-1)).toBe('Emerald medal!')
  advice.pass(3)
  expect(shown.at(-1)).toBe('')
  advice.reached(GOAL)
  advice.pass(0)
  expect(shown.at(-1)).toBe('Goal reached: Reach ten')
})

test('a goal is told when the picture shows it, not when the rules know it', () => {
  const view = { isBusy: true }
  const { advice, shown, tunes } = openMedals(view)
  advice.reached(GOAL)
  advice.pass(2)
  expect([shown, tunes]).toEqual([[], []])
  view.isBusy = false
  advice.pass(0)
  expect([shown, tunes]).toEqual([['Goal reached: Reach ten'], ['goal']])
})

test('a goal of the last round is not told in the next one', () => {
  const { advice, shown } = openMedals()
  advice.reached(GOAL)
  advice.fresh()
  advice.pass(0)
  expect(shown).toEqual([])
})

test('a medal that the view celebrates is only announced', () => {
  const { advice, shown, heard, tunes } = openMedals({ showsMedals: true })
  advice.changed(29, 30)
  advice.pass(0)
  expect([shown, heard, tunes]).toEqual([[''], ['Gold medal!'], ['medal']])
})

test('those who want calm are told of no medal and no goal', () => {
  const { advice, shown, tunes } = openMedals({ isCalm: true })
  advice.changed(29, 30)
  advice.reached(GOAL)
  advice.pass(0)
  expect([shown, tunes]).toEqual([[], []])
})
