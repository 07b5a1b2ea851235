/** Tests the wait between requesting a round and its start, while it is generated. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../game.ts'
import type { PhaseOptions } from '../round/phase-options.ts'
import { createPhases } from '../round/phases.ts'
import { createLevelCache } from '../solver/level-cache.ts'
import { createRounds } from '../round/rounds.ts'
import { createSaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import { turnFormat } from '../round/resume.ts'
import type { Solver } from '../solver/solver-worker.ts'
import type { Card } from '../shell/card.ts'
import { levelled } from '../shell/levelled.ts'
import { memory } from './memory.ts'

interface Plot {
  readonly level: number
  readonly isDone: boolean
}

const noop = () => {}

/** Its first level is tuned; later ones take long to generate. */
const game = {
  rules: {
    start: (_: number, level: number): Plot => ({ level, isDone: false }),
    act: (plot: Plot): Plot => ({ ...plot, isDone: true }),
    isAction: (value: unknown): value is never => value === 'none',
    moves: () => [],
    score: () => 0,
    outcome: ({ isDone }: Plot) => (isDone ? 'won' : 'playing'),
  },
  levels: { tuned: 1, stars: () => 3 },
  goal: '',
  controls: { touch: '', mouse: '', keys: '', pad: '' },
} as unknown as Game<Plot, string>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A game under its opening card, with a solver that delivers levels on demand. */
function openPlay() {
  const saveStore = createSaveStore('plot', guardStorage(memory))
  const making: { readonly level: number; made(): void }[] = []
  const solver = {
    start: (seed: number, level: number) =>
      new Promise((resolve) => making.push({ level, made: () => resolve(game.rules.start(seed, level)) })),
  } as unknown as Solver<Plot, string>
  const environment = { newSeed: () => 1, today: () => '2026-11-16' }
  const levelCache = createLevelCache('plot', game, solver, environment)
  const rounds = createRounds('plot', game, saveStore, environment, turnFormat, levelCache)
  const began: number[] = []
  rounds.watch({ began: ({ level }) => void began.push(level), changed: noop, reached: noop })
  let card: Card | undefined
  const phases = createPhases({
    game,
    kind: levelled,
    title: 'Plot',
    tools: ['restart'],
    view: {},
    rounds,
    levelCache,
    saveStore,
    shell: { show: (shown: Card) => void (card = shown), play: () => void (card = undefined), count: noop },
    speaker: { play: noop, hush: noop },
    announcer: { fresh: noop, say: noop },
    preferences: { firstSwitches: () => [], switches: () => [], soundSwitch: noop, pace: 1 },
    deferred: {
      pass: noop,
      ended: noop,
      award: () => ({}),
      resultLines: () => [],
      buttons: () => [],
      switches: () => [],
      dayRival: noop,
    },
    changed: noop,
  } as unknown as PhaseOptions<Plot, string>)
  phases.open()
  return {
    phases,
    rounds,
    began,
    making,
    title: () => card?.title,
    press: (label: string) => card?.buttons.find((button) => button.label === label)?.does(),
    /** Advances timers and the game by this many milliseconds. */
    async pass(ms: number) {
      for (let left = ms; left > 0; left -= 100) {
        phases.pass(0.1, { x: 0, y: 0, pointer: undefined })
        await vi.advanceTimersByTimeAsync(Math.min(100, left))
      }
    },
  }
}

test('begins a tuned level at once', () => {
  const { phases, began, making } = openPlay()
  phases.choose(1)
  expect([began, making, phases.now]).toEqual([[1], [], 'playing'])
})

test('keeps the card while a level is generated, and begins it once even if requested twice', async () => {
  const { phases, began, making, title, pass } = openPlay()
  phases.choose(1000)
  phases.choose(1000)
  await pass(200)
  expect([phases.now, title(), began, making.map(({ level }) => level)]).toEqual([
    'covered',
    'Plot',
    [],
    [1000],
  ])
  making[0]?.made()
  await pass(1)
  expect([phases.now, title(), began]).toEqual(['playing', undefined, [1000]])
  await pass(500)
  expect([phases.now, title(), began]).toEqual(['playing', undefined, [1000]])
})

test('shows a waiting card if a level takes longer to generate', async () => {
  const { phases, began, making, title, pass } = openPlay()
  phases.choose(1000)
  await pass(400)
  expect(title()).toBe('One moment …')
  making[0]?.made()
  await pass(1)
  expect([phases.now, began]).toEqual(['playing', [1000]])
})

test('begins the last of two requested levels', async () => {
  const { phases, began, making, pass } = openPlay()
  phases.choose(1000)
  phases.choose(2000)
  for (const { made } of making) made()
  await pass(1)
  expect(began).toEqual([2000])
})

test('does not begin a level after the player has gone back', async () => {
  const { phases, began, making, title, press, pass } = openPlay()
  phases.choose(1000)
  await pass(400)
  press('Back')
  expect(title()).toBe('Plot')
  making[0]?.made()
  await pass(500)
  expect([phases.now, title(), began]).toEqual(['covered', 'Plot', []])
})

test('shows the result of the last level while a hurried player waits for the next', async () => {
  const { phases, rounds, began, making, title, press, pass } = openPlay()
  press('Play')
  rounds.session.act('finish')
  await pass(400)
  expect(phases.hurry()).toBe(true)
  expect(phases.hurry()).toBe(true)
  await pass(800)
  expect([title(), began]).toEqual(['Well done!', []])
  making[0]?.made()
  await pass(1)
  expect([phases.now, began, making.length]).toEqual(['playing', [2], 1])
})
