/** Tests the wait between requesting a round and its start, while it is generated. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game } from '../game.ts'
import type { PhaseOptions } from '../round/phase-options.ts'
import { createPhases } from '../round/phases.ts'
import { createLevelCache } from '../solver/level-cache.ts'
import { createRounds } from '../round/rounds.ts'
import { createSaveStore } from '../save/save-store.ts'
import { FRESH_SAVE, writeSave, type Save } from '../save/save.ts'
import { guardStorage } from '../save/storage.ts'
import { turnFormat } from '../round/resume.ts'
import type { DeferredOptions, Pages } from '../deferred/contract.ts'
import { createEndCard } from '../deferred/result/end-card.ts'
import { createMoreCards } from '../pages/more-cards.ts'
import type { Solver } from '../solver/solver-worker.ts'
import type { Card } from '../shell/card.ts'
import { faked, fakeDocument } from './fake-elements.ts'
import { memory } from './memory.ts'

interface Plot {
  readonly level: number
  readonly isDone: boolean
}

const noop = () => {}

fakeDocument()

/** Its first level is tuned; later ones take long to generate. */
const game = {
  rules: {
    start: (_: number, level: number): Plot => ({ level, isDone: false }),
    act: (plot: Plot, action: string): Plot => ({ ...plot, isDone: action === 'finish' }),
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
function openPlay(options: { readonly undo?: boolean } = {}, isCalm = false, kept: Partial<Save> = {}) {
  const played = { ...game, ...options } as unknown as typeof game
  const saveStore = createSaveStore(
    'plot',
    guardStorage(() => memory({ 'arcade.plot': writeSave({ ...FRESH_SAVE, ...kept }) })),
  )
  const making: { readonly level: number; made(): void }[] = []
  const solver = {
    start: (seed: number, level: number) =>
      new Promise((resolve) => making.push({ level, made: () => resolve(game.rules.start(seed, level)) })),
  } as unknown as Solver<Plot, string>
  const environment = { newSeed: () => 1, today: () => '2026-11-16' }
  const levelCache = createLevelCache('plot', played, solver, environment)
  const rounds = createRounds('plot', played, saveStore, environment, turnFormat, levelCache)
  const began: number[] = []
  const warned: string[] = []
  const fanfares: string[] = []
  rounds.watch({ began: ({ level }) => void began.push(level), changed: noop, reached: noop })
  let card: Card | undefined
  let unlocked: Card | undefined
  const preferences = { firstSwitches: () => [], soundSwitch: noop, pace: 1, calm: isCalm }
  const pageOpeners = { open: noop, pick: noop, help: noop, saveFile: noop }
  const more: Pages['more'] = (...given) => {
    const options = { game: played, rounds, saveStore, preferences, ...phases }
    createMoreCards(options as unknown as DeferredOptions<Plot, string>, pageOpeners)(...given)
  }
  const phases = createPhases({
    game: played,
    title: 'Plot',
    tools: ['restart', 'undo'],
    view: {},
    rounds,
    levelCache,
    saveStore,
    hostPage: { isThere: false },
    shell: { show: (shown: Card) => void (card = shown), play: () => void (card = undefined), count: noop },
    speaker: { play: noop, hush: noop },
    announcer: { fresh: noop, say: noop, tried: noop },
    preferences,
    deferred: {
      more,
      pass: noop,
      teach: noop,
      ended: noop,
      fanfare: () => void fanfares.push('fanfare'),
      ...createEndCard(
        { game: played, rounds, saveStore, preferences } as unknown as DeferredOptions<Plot, string>,
        { story: () => undefined, storyWords: () => [] },
        () => ({}),
      ),
      unlock: () => unlocked,
      switches: () => [],
      dayRival: noop,
      advice: { warn: (text: string) => void warned.push(text), fresh: noop },
    },
    changed: noop,
  } as unknown as PhaseOptions<Plot, string>)
  phases.open()
  return {
    phases,
    rounds,
    began,
    warned,
    fanfares,
    making,
    saveStore,
    title: () => card?.title,
    card: () => card,
    buttons: () => card?.buttons.map(({ label }) => label),
    /** The next round unlocks a look with this card. */
    unlock: (look: Card) => void (unlocked = look),
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

describe('a page that opens at a level which is not made yet', () => {
  const far = { level: 1000, totals: { rounds: 5 } }
  const saved = { game: 1, seed: 7, level: 1000, state: { level: 1000, isDone: false }, actions: [] }

  test('has a live card over a quick level, and puts the level there when it is made', async () => {
    const { rounds, phases, began, making, title, buttons, pass } = openPlay({}, false, far)
    expect([phases.now, title(), buttons()?.[0]]).toEqual(['covered', 'Plot', 'Play'])
    expect([rounds.session.state.level, rounds.standing.level, rounds.isStandIn]).toEqual([1, 1000, true])
    expect(making.map(({ level }) => level)).toEqual([1000])
    await pass(5000)
    expect(title()).toBe('Plot')
    making[0]?.made()
    await pass(1)
    expect([phases.now, title(), began, rounds.isStandIn]).toEqual(['covered', 'Plot', [1000], false])
  })

  test('says One moment after Play, can be left, and begins the level once', async () => {
    const { phases, began, making, title, press, pass } = openPlay({}, false, far)
    press('Play')
    await pass(400)
    expect(title()).toBe('One moment …')
    press('Back')
    expect([title(), phases.now]).toEqual(['Plot', 'covered'])
    press('Play')
    making[0]?.made()
    await pass(1)
    expect([phases.now, began, making.length]).toEqual(['playing', [1000], 1])
  })

  test('continues the saved round, and does not overwrite it while it waits', async () => {
    const { phases, rounds, saveStore, making, buttons, press, pass } = openPlay({}, false, {
      ...far,
      round: saved,
    })
    expect(buttons()?.[0]).toBe('Continue')
    phases.leave()
    expect(saveStore.save.round).toEqual(saved)
    press('Continue')
    making[0]?.made()
    await pass(1)
    expect([rounds.session.seed, rounds.resumed, phases.now]).toEqual([7, true, 'playing'])
  })

  test('begins a different level that the player chooses meanwhile', async () => {
    const { phases, rounds, making, pass } = openPlay({}, false, far)
    phases.choose(1)
    expect([phases.now, rounds.session.level]).toEqual(['playing', 1])
    making[0]?.made()
    await pass(500)
    expect([phases.now, rounds.session.state.level]).toEqual(['playing', 1])
  })

  test('begins a new round of its level by New round', async () => {
    const { phases, rounds, making, pass } = openPlay({}, false, { ...far, round: saved })
    phases.restart()
    for (const { made } of making) made()
    await pass(1)
    expect([phases.now, rounds.session.state.level, rounds.resumed]).toEqual(['playing', 1000, false])
  })
})

async function finishRound() {
  const opened = openPlay()
  opened.phases.choose(1)
  opened.rounds.session.act('finish')
  await opened.pass(100)
  return opened
}

test('the end of a round is a quiet beat, a fanfare, and then the card', async () => {
  const { fanfares, phases, title, pass } = await finishRound()
  expect([phases.now, fanfares, title()]).toEqual(['ending', [], undefined])
  await pass(400)
  expect([fanfares.length, title()]).toEqual([1, undefined])
  await pass(700)
  expect([fanfares.length, title()]).toEqual([1, 'Well done!'])
})

test('a press that skips to the end card sounds the fanfare with it, once', async () => {
  const { fanfares, phases, title, pass } = await finishRound()
  await pass(230)
  expect([fanfares.length, phases.hurry()]).toEqual([0, true])
  expect([fanfares.length, title()]).toEqual([1, 'Well done!'])
  phases.choose(1)
  await pass(2000)
  expect(fanfares.length).toBe(1)
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

test('a press after the end of a round shows the end card at once, and skips nothing', async () => {
  const { phases, rounds, began, title, press, pass } = openPlay()
  press('Play')
  rounds.session.act('finish')
  await pass(200)
  expect([phases.hurry(), title()]).toEqual([false, undefined])
  await pass(200)
  expect([phases.hurry(), title(), began]).toEqual([true, 'Well done!', []])
  expect(phases.hurry()).toBe(false)
})

test('keeps the end card while the next level is generated', async () => {
  const { phases, rounds, began, making, title, press, pass } = openPlay()
  press('Play')
  rounds.session.act('finish')
  await pass(1500)
  press('Next level')
  await pass(200)
  expect([title(), began]).toEqual(['Well done!', []])
  making[0]?.made()
  await pass(1)
  expect([phases.now, began, making.length]).toEqual(['playing', [2], 1])
})

test('after a challenge the main button names and begins the next level of the player’s own', async () => {
  const { phases, rounds, began, press, pass } = openPlay()
  phases.bring(rounds.meet({ seed: 5, level: 1, rival: { number: 3, isChallenge: true } }))
  rounds.session.act('finish')
  await pass(1500)
  press('Level 1')
  await pass(1)
  expect([phases.now, began]).toEqual(['playing', [1, 1]])
})

test('shows an unlocked look before the end card, and goes on to it', async () => {
  const { phases, rounds, title, press, pass, unlock } = openPlay()
  const look: Card = { kind: 'unlock', title: 'New look!', lines: [], buttons: [] }
  unlock(look)
  press('Play')
  rounds.session.act('finish')
  await pass(1500)
  expect([phases.now, title()]).toEqual(['covered', 'New look!'])
})

test('no card has more than five buttons, and those behind More lead back to its card', async () => {
  const { phases, rounds, title, card, press, pass, buttons } = openPlay()
  expect(buttons()).toEqual(['Play', 'Today', 'Journey'])
  press('Play')
  rounds.session.act('finish')
  await pass(1500)
  expect(buttons()).toEqual(['Next level', 'Journey', 'Again', 'More'])
  press('More')
  expect(title()).toBe('More')
  expect(faked(card()?.body).buttons.map(({ text }) => text)).toEqual(['Progress', 'Options'])
  press('Back')
  expect([phases.now, title()]).toEqual(['covered', 'Well done!'])
})

test('the opening card leads to Save & offline as soon as there is something to save', async () => {
  const { phases, rounds, card, press, pass, buttons } = openPlay()
  expect(buttons()).not.toContain('More')
  press('Play')
  rounds.session.act('finish')
  await pass(1500)
  phases.open()
  press('More')
  expect(faked(card()?.body).text).toContain('Save & offline')
})

test('those who want calm see the level and nothing that counts', async () => {
  const { phases, rounds, card, press, pass, unlock } = openPlay({}, true)
  unlock({ kind: 'unlock', title: 'New look!', lines: [], buttons: [] })
  press('Play')
  rounds.session.act('finish')
  await pass(1500)
  expect(phases.now).toBe('covered')
  expect(card()).toMatchObject({ title: 'Well done!', lines: ['Level 1'] })
  expect(card()?.emblem ?? card()?.body).toBeUndefined()
})

test('a restart begins at once if undo can take it back, and says so', () => {
  const { phases, rounds, warned, press, began } = openPlay()
  press('Play')
  rounds.session.act('dig')
  phases.use('restart')
  expect([phases.now, began, rounds.session.depth, warned]).toEqual([
    'playing',
    [1],
    0,
    ['Restarted. Undo takes it back.'],
  ])
  phases.use('undo')
  expect([began, rounds.session.depth, warned.length]).toEqual([[1, 1], 1, 1])
})

test('a restart asks first in a game without undo', () => {
  const { phases, rounds, title, press } = openPlay({ undo: false })
  press('Play')
  rounds.session.act('dig')
  phases.use('restart')
  expect([title(), rounds.session.depth]).toEqual(['Start over?', 1])
  press('Keep playing')
  expect([phases.now, rounds.session.depth]).toEqual(['playing', 1])
  phases.use('restart')
  press('Restart')
  expect([phases.now, rounds.session.depth]).toEqual(['playing', 0])
})

test('a restart does not ask before the first move', () => {
  const { phases, title, press } = openPlay({ undo: false })
  press('Play')
  phases.use('restart')
  expect([phases.now, title()]).toEqual(['playing', undefined])
})
