import { expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { createLevelCache } from '../solver/level-cache.ts'
import { createRounds } from '../round/rounds.ts'
import { GOLDEN } from '../save/records.ts'
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

/** A game with levels that counts how many it generates. */
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
  const game = { rules, levels: { tuned: 9, stars: () => 3, hint: () => 1 } } as unknown as Game<Plot, number>
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

/** Resolves once the solver has answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve))

test.each([
  ['the next level', 2],
  ['the same level once more', 1],
])('generates %s while the current one is played', async (_, level) => {
  const { rounds, made } = openPlay()
  expect(made()).toBe(1)
  for (let i = 0; i < 200; i++) rounds.passed(1 / 60)
  await answered()
  // These two and the daily board.
  expect(made()).toBe(4)
  rounds.begin(level).start()
  expect(made()).toBe(4)
  expect(rounds.session.state).toEqual({ level, cut: 0 })
  expect(rounds.session.undoable).toBe(false)
})

test('generates a level on demand if it was not prepared', async () => {
  const { rounds, made } = openPlay()
  for (let i = 0; i < 200; i++) rounds.passed(1 / 60)
  await answered()
  rounds.begin(7).start()
  expect(made()).toBe(5)
  expect(rounds.session.state.level).toBe(7)
})

test('a level that is begun twice starts from its opening position both times', async () => {
  const { rounds } = openPlay()
  for (let i = 0; i < 200; i++) rounds.passed(1 / 60)
  await answered()
  rounds.begin(1).start()
  rounds.session.act(2)
  rounds.begin(1).start()
  expect(rounds.session.state.cut).toBe(0)
})

test('restarting a level does not generate it again', async () => {
  const { rounds, levelCache, made } = openPlay()
  const { request, start } = rounds.begin(12)
  await levelCache.ready(request)
  start()
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
])('restarting a round %s draws a new seed', (_, isPrepared) => {
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

test('a requested round begins only when it is started', async () => {
  const { rounds, levelCache } = openPlay()
  rounds.session.act(1)
  const { request, start } = rounds.begin(12)
  await levelCache.ready(request)
  expect([request, rounds.session.state]).toEqual([{ level: 12 }, { level: 1, cut: 1 }])
  start()
  expect(rounds.session.state).toEqual({ level: 12, cut: 0 })
})

test('generates the opening position of a challenge once, for preview and play', async () => {
  const { rounds, levelCache, made } = openPlay()
  const challenge = { seed: 5, level: 40 }
  await levelCache.ready(challenge)
  expect(levelCache.find(challenge)?.state).toEqual({ level: 40, cut: 0 })
  const { request, start } = rounds.meet({ ...challenge, rival: { number: 1, isChallenge: true } })
  await levelCache.ready(request)
  start()
  expect([made(), rounds.session.seed]).toEqual([2, 5])
})

test('falls back to a tuned level, with a warning, if a generated one is not ready', () => {
  const { rounds } = openPlay()
  rounds.begin(40).start()
  expect(rounds.session.level).toBe(9)
  expect(rounds.warning).toBe(
    'That level took too long to make, so this is level 9. Your stars and records are kept.',
  )
  rounds.begin(2).start()
  expect([rounds.session.level, rounds.warning]).toEqual([2, ''])
})

test('falls back to the player’s own round, with a warning, if the daily round is not ready', () => {
  const { rounds } = openPlay()
  rounds.begin(4).start()
  rounds.session.act(1)
  rounds.beginDay().start()
  expect([rounds.session.state, rounds.standing.day]).toEqual([{ level: 4, cut: 1 }, undefined])
  expect(rounds.warning).toBe('That round took too long to load. Here is your own round instead.')
})

test('starts a new round, with a warning, if the stored one cannot be resumed', () => {
  const { rounds, saveStore } = openPlay({
    round: { game: 1, seed: 5, level: 1, state: {}, actions: ['forged'] },
  })
  expect([rounds.resumed, rounds.session.state]).toEqual([false, { level: 1, cut: 0 }])
  expect(rounds.warning).toBe('Your last round could not be resumed. Your stars and records are kept.')
  expect(saveStore.save.stars).toEqual({ 1: 2 })
})

test('generates nothing in the first second of a round', async () => {
  const { rounds, made } = openPlay()
  for (let i = 0; i < 60; i++) rounds.passed(1 / 60)
  await answered()
  expect(made()).toBe(1)
})

test('a hint limits a round to two stars, even after resuming, but not the next round', () => {
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
  again.recordResult()
  const kept = () => JSON.parse(storage.getItem('arcade.plot') ?? '{}') as { stars: unknown }
  expect(kept().stars).toEqual({ 1: 2 })
  again.begin(1).start()
  again.session.act(3)
  again.recordResult()
  expect(kept().stars).toEqual({ 1: 3 })
})

test('an undo is remembered after a reload, and forgotten at the start and in the next round', () => {
  const { rounds, saveStore } = openPlay()
  rounds.session.act(1)
  rounds.session.act(1)
  expect(rounds.standing.undone).toBe(false)
  rounds.undo()
  expect(rounds.standing.undone).toBe(true)
  const { rounds: again } = openPlay(saveStore.save)
  expect([again.resumed, again.standing.undone]).toEqual([true, true])
  again.undo()
  expect(again.standing.undone).toBe(false)
  again.session.act(1)
  again.session.act(1)
  again.undo()
  again.again()
  expect(again.standing.undone).toBe(false)
})

test('a restart that is taken back counts as an undo', () => {
  const { rounds } = openPlay()
  rounds.session.act(1)
  rounds.again()
  expect([rounds.undo(), rounds.standing.undone]).toEqual([true, true])
})

const takesBack = (before: Plot, after: Plot) => after.cut < before.cut

test('a move that takes an earlier one back counts as an undo', () => {
  const { game } = openGame()
  const saveStore = createSaveStore('plot', guardStorage(memory))
  const environment = { newSeed: () => 1, today: () => '2026-11-16' }
  const rounds = createRounds(
    'plot',
    { ...game, levels: { ...game.levels, takesBack } } as typeof game,
    saveStore,
    environment,
    turnFormat,
  )
  rounds.session.act(1)
  expect(rounds.standing.undone).toBe(false)
  rounds.session.act(-1)
  expect(rounds.standing.undone).toBe(true)
})

test('a level won without hint or undo is crowned for good', () => {
  const { rounds, saveStore } = openPlay()
  rounds.session.act(3)
  rounds.recordResult()
  expect(saveStore.save.crowns).toEqual({ 1: 1 })
  rounds.begin(1).start()
  rounds.noteHint()
  rounds.session.act(3)
  rounds.recordResult()
  rounds.begin(2).start()
  rounds.session.act(1)
  rounds.session.act(1)
  rounds.undo()
  rounds.session.act(2)
  rounds.recordResult()
  expect(saveStore.save.crowns).toEqual({ 1: 1 })
  expect(Object.keys(saveStore.save.stars)).toEqual(['1', '2'])
})

test('returns to the player’s own round after a daily round or a challenge, or begins a new one', async () => {
  const { rounds, levelCache } = openPlay()
  rounds.begin(4).start()
  rounds.session.act(1)
  const { request, start } = rounds.beginDay()
  await levelCache.ready(request)
  start()
  rounds.session.act(3)
  rounds.recordResult()
  rounds.rejoin().start()
  expect([rounds.session.state, rounds.resumed]).toEqual([{ level: 4, cut: 1 }, true])
  rounds.meet({ seed: 5, level: 2, rival: { number: 1, isChallenge: true } }).start()
  rounds.session.act(1)
  rounds.rejoin().start()
  expect(rounds.session.state).toEqual({ level: 4, cut: 1 })
  rounds.session.act(2)
  rounds.recordResult()
  rounds.rejoin().start()
  expect([rounds.session.state, rounds.resumed]).toEqual([{ level: 5, cut: 0 }, false])
})

test('a round that is undone to its start is no longer saved', () => {
  const { rounds, saveStore } = openPlay()
  rounds.session.act(1)
  expect(saveStore.save.round?.actions).toEqual([1])
  rounds.session.undo()
  expect(saveStore.save.round).toBeUndefined()
})

test('a hint before the first move has its price after a reload', () => {
  const { rounds, saveStore } = openPlay()
  rounds.noteHint()
  expect(openPlay(saveStore.save).rounds.standing.hinted).toBe(true)
})

test('a round that is left and resumed counts towards a goal once', async () => {
  const { game } = openGame()
  const cuts = {
    id: 'cuts',
    words: 'Cut',
    count: 9,
    overall: true,
    step: (n: number, { before, after }: { before: Plot; after: Plot }) => n + after.cut - before.cut,
  }
  const environment = { newSeed: () => 1, today: () => '2026-11-16' }
  const saveStore = createSaveStore('plot', guardStorage(memory))
  const withGoal = { ...game, goals: [cuts] } as unknown as Game<Plot, number>
  const rounds = createRounds('plot', withGoal, saveStore, environment, turnFormat)
  rounds.session.act(1)
  for (let n = 0; n < 3; n++) {
    rounds.beginDay().start()
    rounds.rejoin().start()
  }
  expect(rounds.session.state.cut).toBe(1)
  rounds.begin(2).start()
  expect(saveStore.save.goals).toEqual({ cuts: 1 })
})

test.each([
  ['2026-11-16', true],
  ['2026-11-10', false],
])('a challenge of %s counts as today’s round: %s', (day, isToday) => {
  const { game } = openGame()
  const seen: boolean[] = []
  const goal = {
    id: 'today',
    words: 'Today',
    count: 1,
    step: (n: number, moment: { isToday: boolean }) => {
      seen.push(moment.isToday)
      return n
    },
  }
  const environment = { newSeed: () => 1, today: () => '2026-11-16' }
  const saveStore = createSaveStore('plot', guardStorage(memory))
  const withGoal = { ...game, goals: [goal] } as unknown as Game<Plot, number>
  const rounds = createRounds('plot', withGoal, saveStore, environment, turnFormat)
  rounds.meet({ seed: 5, level: -1, day, rival: { number: 1, isChallenge: true } }).start()
  rounds.session.act(3)
  rounds.recordResult()
  expect(seen).toEqual([isToday])
  expect(saveStore.save.today?.day).toBe(isToday ? day : undefined)
  expect(saveStore.save.days[day] ?? 0).toBe(isToday ? GOLDEN : 0)
})

test('an undo before the first move takes a restart back, once', () => {
  const { rounds } = openPlay()
  rounds.session.act(1)
  rounds.noteHint()
  rounds.again()
  expect([rounds.session.state.cut, rounds.undoable, rounds.standing.hinted]).toEqual([0, true, false])
  rounds.session.act(1)
  expect(rounds.undo()).toBe(false)
  expect(rounds.undo()).toBe(true)
  expect([rounds.session.state.cut, rounds.undoable, rounds.standing.hinted]).toEqual([1, true, true])
  expect(rounds.undo()).toBe(false)
  expect([rounds.session.state.cut, rounds.undoable]).toEqual([0, false])
})

test('two restarts in a row keep the round that had moves', () => {
  const { rounds } = openPlay()
  rounds.session.act(1)
  rounds.again()
  rounds.again()
  expect(rounds.undo()).toBe(true)
  expect(rounds.session.state.cut).toBe(1)
})

test.each<readonly [string, (rounds: ReturnType<typeof openPlay>['rounds']) => void]>([
  ['after a finished round', ({ session }) => session.act(3)],
  ['of an untouched round', () => {}],
])('a restart %s cannot be taken back', (_, play) => {
  const { rounds } = openPlay()
  play(rounds)
  rounds.again()
  expect([rounds.undoable, rounds.undo()]).toEqual([false, false])
})

test('a restart cannot be taken back in a different level', () => {
  const { rounds } = openPlay()
  rounds.session.act(1)
  rounds.again()
  rounds.begin(2).start()
  expect(rounds.undoable).toBe(false)
})

test('a restart that is taken back is saved, and can be resumed', () => {
  const { rounds, saveStore } = openPlay()
  rounds.session.act(1)
  rounds.again()
  rounds.session.act(2)
  rounds.undo()
  rounds.undo()
  expect(saveStore.save.round?.actions).toEqual([1])
})
