import { expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { createLevelCache } from '../solver/level-cache.ts'
import { createRounds } from '../round/rounds.ts'
import { FRESH_SAVE, writeSave, type Save } from '../save/save.ts'
import { createSaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import { turnFormat } from '../round/resume.ts'
import { createSolver } from '../solver/solver-worker.ts'
import { memory } from './memory.ts'

interface Plot {
  readonly level: number
  readonly cut: number
}

/** A game with levels that counts how often it makes one. */
function openGame() {
  let made = 0
  const rules = {
    start(_: number, level: number): Plot {
      made++
      return { level, cut: 0 }
    },
    act: (plot: Plot, by: number): Plot => ({ ...plot, cut: plot.cut + by }),
    moves: () => [1],
    score: ({ cut }: Plot) => cut,
    isAction: (value: unknown): value is number => value === 1,
    outcome: ({ cut }: Plot) => (cut >= 3 ? 'won' : 'playing'),
  }
  const game = { rules, levels: { tuned: 9, stars: () => 3 } } as unknown as Game<Plot, number>
  return { game, made: () => made }
}

function openPlay(kept?: Partial<Save>) {
  const { game, made } = openGame()
  const storage = memory(kept && { 'arcade.plot': writeSave({ ...FRESH_SAVE, stars: { 1: 2 }, ...kept }) })
  const solver = createSolver(game, () => {
    throw new Error('No worker here.')
  })
  const saveStore = createSaveStore(
    'plot',
    guardStorage(() => storage),
  )
  const environment = { newSeed: () => 1, today: () => '2026-11-16' }
  const levelCache = createLevelCache('plot', game, solver, environment)
  return {
    rounds: createRounds('plot', game, saveStore, environment, turnFormat, levelCache),
    levelCache,
    made,
    saveStore,
  }
}

/** Until what was asked of the thinker has been answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve))

test.each([
  ['the next level', 2],
  ['the same level once more', 1],
])('%s has been made while this one was played', async (_, level) => {
  const { rounds, made } = openPlay()
  expect(made()).toBe(1)
  for (let i = 0; i < 200; i++) rounds.passed(1 / 60)
  await answered()
  // These two, and the board of the day.
  expect(made()).toBe(4)
  rounds.begin(level).lay()
  expect(made()).toBe(4)
  expect(rounds.session.state).toEqual({ level, cut: 0 })
  expect(rounds.session.undoable).toBe(false)
})

test('a level that nobody expected is made when it is asked for', async () => {
  const { rounds, made } = openPlay()
  for (let i = 0; i < 200; i++) rounds.passed(1 / 60)
  await answered()
  rounds.begin(7).lay()
  expect(made()).toBe(5)
  expect(rounds.session.state.level).toBe(7)
})

test('a prepared round is begun only once: what is played of it is not there the next time', async () => {
  const { rounds } = openPlay()
  for (let i = 0; i < 200; i++) rounds.passed(1 / 60)
  await answered()
  rounds.begin(1).lay()
  rounds.session.act(2)
  rounds.begin(1).lay()
  expect(rounds.session.state.cut).toBe(0)
})

test('restarting a level does not make it again, however soon it is', async () => {
  const { rounds, levelCache, made } = openPlay()
  const { wanted, lay } = rounds.begin(12)
  await levelCache.ready(wanted)
  lay()
  expect(made()).toBe(2)
  rounds.session.act(1)
  rounds.again()
  expect([made(), rounds.session.state, rounds.session.undoable]).toEqual([2, { level: 12, cut: 0 }, false])
  rounds.again()
  expect([made(), rounds.session.state]).toEqual([2, { level: 12, cut: 0 }])
})

test.each([
  ['of a quick level', true],
  ['of a game without a worker', false],
])('another go %s is dealt anew, with another chance', (_, isPrepared) => {
  const { game } = openGame()
  const storage = memory()
  const saveStore = createSaveStore(
    'plot',
    guardStorage(() => storage),
  )
  let seed = 0
  const environment = { newSeed: () => ++seed, today: () => '2026-11-16' }
  const solver = createSolver(game, () => {
    throw new Error('No worker here.')
  })
  const levelCache = isPrepared ? createLevelCache('plot', game, solver, environment) : undefined
  const rounds = createRounds('plot', game, saveStore, environment, turnFormat, levelCache)
  expect(rounds.session.seed).toBe(1)
  rounds.session.act(1)
  rounds.again()
  expect(rounds.session.seed).toBe(2)
})

test('nothing changes before a round is laid on the table', async () => {
  const { rounds, levelCache } = openPlay()
  rounds.session.act(1)
  const { wanted, lay } = rounds.begin(12)
  await levelCache.ready(wanted)
  expect([wanted, rounds.session.state]).toEqual([{ level: 12 }, { level: 1, cut: 1 }])
  lay()
  expect(rounds.session.state).toEqual({ level: 12, cut: 0 })
})

test('the opening position of a challenge is made once, for looking at it and for playing it', async () => {
  const { rounds, levelCache, made } = openPlay()
  const place = { seed: 5, level: 40 }
  await levelCache.ready(place)
  expect(levelCache.find(place)?.state).toEqual({ level: 40, cut: 0 })
  const { wanted, lay } = rounds.meet({ ...place, rival: { number: 1, isChallenge: true } })
  await levelCache.ready(wanted)
  lay()
  expect([made(), rounds.session.seed]).toEqual([2, 5])
})

test('a far level that could not be made in time gives way to a quick one, and the round says so', () => {
  const { rounds } = openPlay()
  rounds.begin(40).lay()
  expect(rounds.session.level).toBe(9)
  expect(rounds.warning).toBe(
    'That level took too long to make, so this is level 9. Your stars and records are kept.',
  )
  rounds.begin(2).lay()
  expect([rounds.session.level, rounds.warning]).toEqual([2, ''])
})

test('a day’s round that could not be made in time leads back to the own round, which is kept', () => {
  const { rounds } = openPlay()
  rounds.begin(4).lay()
  rounds.session.act(1)
  rounds.beginDay().lay()
  expect([rounds.session.state, rounds.standing.day]).toEqual([{ level: 4, cut: 1 }, undefined])
  expect(rounds.warning).toBe('That round took too long to load. Here is your own round instead.')
})

test('a stored round that cannot be resumed gives way to a new one, and the round says so', () => {
  const { rounds, saveStore } = openPlay({
    round: { game: 1, seed: 5, level: 1, state: {}, actions: ['forged'] },
  })
  expect([rounds.resumed, rounds.session.state]).toEqual([false, { level: 1, cut: 0 }])
  expect(rounds.warning).toBe('Your last round could not be resumed. Your stars and records are kept.')
  expect(saveStore.save.stars).toEqual({ 1: 2 })
})

test('in the first moments of a round nothing else is made', async () => {
  const { rounds, made } = openPlay()
  for (let i = 0; i < 60; i++) rounds.passed(1 / 60)
  await answered()
  expect(made()).toBe(1)
})

test('a round with a hint earns two stars at most, also when it is taken up again; the next one is free of it', () => {
  const { game } = openGame()
  const storage = memory()
  const open = () =>
    createRounds(
      'plot',
      game,
      createSaveStore(
        'plot',
        guardStorage(() => storage),
      ),
      { newSeed: () => 1, today: () => '2026-11-16' },
      turnFormat,
    )
  const first = open()
  first.session.act(1)
  first.noteHint()
  const again = open()
  expect([again.resumed, again.standing.hinted]).toEqual([true, true])
  again.session.act(2)
  again.settle()
  const kept = () => JSON.parse(storage.getItem('arcade.plot') ?? '{}') as { stars: unknown }
  expect(kept().stars).toEqual({ 1: 2 })
  again.begin(1).lay()
  again.session.act(3)
  again.settle()
  expect(kept().stars).toEqual({ 1: 3 })
})

test('after a day’s round or a challenge the round that waited goes on, and where none waits a new one begins', async () => {
  const { rounds, levelCache } = openPlay()
  rounds.begin(4).lay()
  rounds.session.act(1)
  const { wanted, lay } = rounds.beginDay()
  await levelCache.ready(wanted)
  lay()
  rounds.session.act(3)
  rounds.settle()
  rounds.rejoin().lay()
  expect([rounds.session.state, rounds.resumed]).toEqual([{ level: 4, cut: 1 }, true])
  rounds.meet({ seed: 5, level: 2, rival: { number: 1, isChallenge: true } }).lay()
  rounds.session.act(1)
  rounds.rejoin().lay()
  expect(rounds.session.state).toEqual({ level: 4, cut: 1 })
  rounds.session.act(2)
  rounds.settle()
  rounds.rejoin().lay()
  expect([rounds.session.state, rounds.resumed]).toEqual([{ level: 5, cut: 0 }, false])
})
