/** Tests the pace of a round: the switch By ear, which slows time, and the count-in of a resumed round. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import { firstCard } from '../../../tools/shell-markup.ts'
import type { Game } from '../game.ts'
import type { HostPage } from '../page/host-page.ts'
import type { PhaseOptions } from '../round/phase-options.ts'
import { createPhases } from '../round/phases.ts'
import { createPreferences } from '../page/preferences.ts'
import { optionSwitches } from '../pages/option-switches.ts'
import { createRounds } from '../round/rounds.ts'
import { createSaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import { realTimeFormat } from '../round/resume.ts'
import type { Card } from '../shell/card.ts'
import type { Shell } from '../shell/shell.ts'
import type { Speaker } from '../sound/speaker.ts'
import { memory, type MemoryStorage } from './memory.ts'

const games = await Promise.all(
  (await gameFolders()).map(async ({ slug, game: manifest }) => {
    const { game } = (await import(manifest)) as { game: Game<unknown, never> }
    return [slug, game] as const
  }),
)

/** Counts its ticks. */
const clock: Game<number, never> = {
  rules: {
    start: () => 0,
    act: (state) => state,
    tick: (state) => state + 1,
    isAction: (value): value is never => value === 'none',
    moves: () => [],
    score: (state) => state,
    outcome: () => 'playing',
    fits: (saved): saved is number => typeof saved === 'number',
  },
  goal: 'Wait.',
  controls: { touch: 'Wait.', mouse: 'Wait', keys: 'and wait.', pad: 'Wait.' },
  open: () => ({ draw: () => {}, read: () => undefined }),
}
const slow = { ...clock, byEar: { pace: 0.25, hear: () => [] } }

const silent: Speaker = { play() {}, tune() {}, unlock() {}, mute() {}, hush() {} }
const noop = () => {}
const shell = { still: noop, show: noop, play: noop } as unknown as Shell
const hostPage: HostPage = { isThere: false, say: noop, hear: noop }

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: noop }))
  vi.stubGlobal('document', { fullscreenEnabled: false, addEventListener: noop })
})
afterEach(() => void vi.unstubAllGlobals())

function open(game: Game<number, never>, storage: MemoryStorage = memory()) {
  const saveStore = createSaveStore(
    'clock',
    guardStorage(() => storage),
  )
  const preferences = createPreferences(game, saveStore, silent, shell, hostPage)
  const environment = { newSeed: () => 1, today: () => '2026-11-16' }
  const options = () => optionSwitches({ preferences, saveStore, environment })
  return { saveStore, preferences, storage, options }
}

const labels = (buttons: readonly { readonly label: string }[]) => buttons.map(({ label }) => label)

describe('the switch', () => {
  test('is on the opening card and among the options of a game that supports it, and not on those of a game without it', () => {
    const { preferences, options } = open(slow)
    expect(labels(preferences.firstSwitches())).toEqual(['Sound', 'By ear'])
    expect(labels(options())).toEqual(['By ear', 'Motion', 'Calm'])
    const other = open(clock)
    expect(labels([...other.preferences.firstSwitches(), ...other.options()])).not.toContain('By ear')
  })

  test('is off by default, notifies watchers, and is kept for the next visit', () => {
    const { preferences, storage, options } = open(slow)
    let notified = 0
    preferences.watch(() => notified++)
    const byEar = () => options().find(({ label }) => label === 'By ear')
    expect([byEar()?.on, preferences.byEar, preferences.pace]).toEqual([false, false, 1])
    byEar()?.does()
    expect([byEar()?.on, preferences.byEar, preferences.pace, notified]).toEqual([true, true, 0.25, 1])
    expect(open(slow, storage).preferences.byEar).toBe(true)
    expect(open(clock, storage).preferences, 'a game without it').toMatchObject({ byEar: false, pace: 1 })
    byEar()?.does()
    expect(open(slow, storage).preferences.byEar).toBe(false)
  })

  test('leaves the other settings alone', () => {
    const storage = memory({ 'arcade.settings': '{"muted":true,"still":true}' })
    const { preferences, saveStore } = open(slow, storage)
    preferences
      .firstSwitches()
      .find(({ label }) => label === 'By ear')
      ?.does()
    expect(saveStore.settings).toEqual({ muted: true, still: true, calm: false, byEar: true })
  })
})

/** A running game, with its cards and the numbers of its count-in. */
function table(game: Game<number, never>, byEar = false, storage = memory()) {
  const { saveStore, preferences } = open(game, storage)
  saveStore.set({ byEar })
  const environment = { newSeed: () => 1, today: () => '2026-11-16' }
  const rounds = createRounds('clock', game, saveStore, environment, realTimeFormat)
  const counts: number[] = []
  let card: Card | undefined
  const phases = createPhases({
    game,
    view: {},
    rounds,
    saveStore,
    hostPage: { isThere: false },
    shell: {
      ...shell,
      show: (shown: Card) => void (card = shown),
      play: () => void (card = undefined),
      count: (left: number) => void counts.push(left),
    },
    speaker: silent,
    announcer: { fresh: noop, say: noop },
    preferences,
    deferred: { pass: noop, teach: noop, switches: () => [] },
    changed: noop,
  } as unknown as PhaseOptions<number, never>)
  const press = (label: string) => card?.buttons.find((button) => button.label === label)?.does()
  return {
    phases,
    rounds,
    counts,
    press,
    begin() {
      phases.open()
      press('Play')
    },
    /** Ticks that pass in this number of frames. */
    ticksIn(frames: number): number {
      const { ticks } = rounds.session
      for (let i = 0; i < frames; i++) phases.pass(1 / 60, { x: 0, y: 0, pointer: undefined })
      return rounds.session.ticks - ticks
    },
  }
}

/** Ticks in four seconds of play. */
function ticksIn(game: Game<number, never>, byEar: boolean): number {
  const { begin, ticksIn } = table(game, byEar)
  begin()
  return ticksIn(240)
}

describe('time', () => {
  test.each([
    ['at full speed with the switch off', slow, false, 240],
    ["at the game's pace with the switch on", slow, true, 60],
    ['at full speed in a game without a pace', clock, true, 240],
  ])('passes %s', (_, game, byEar, ticks) => {
    // A rounding error may delay the last tick.
    expect(Math.abs(ticksIn(game, byEar) - ticks)).toBeLessThanOrEqual(1)
  })
})

describe('a resumed round', () => {
  const COUNT_IN = 108

  test('is frozen during the count-in after a pause, and then runs at full speed', () => {
    const { phases, begin, counts, press, ticksIn } = table(clock)
    begin()
    expect(ticksIn(60)).toBeGreaterThan(57)
    phases.use('pause')
    expect(ticksIn(60)).toBe(0)
    counts.length = 0
    press('Resume')
    expect(phases.now).toBe('counting')
    expect(ticksIn(COUNT_IN)).toBe(0)
    expect(counts).toEqual([3, 2, 1])
    expect(Math.abs(ticksIn(60) - 60)).toBeLessThanOrEqual(2)
    expect([phases.now, counts.at(-1)]).toEqual(['playing', 0])
  })

  test('can be paused during the count-in, and is then counted in again', () => {
    const { phases, begin, counts, press, ticksIn } = table(clock)
    begin()
    ticksIn(60)
    phases.use('pause')
    press('Resume')
    ticksIn(40)
    phases.use('pause')
    expect([phases.now, counts.at(-1)]).toEqual(['covered', 0])
    press('Resume')
    expect(ticksIn(COUNT_IN)).toBe(0)
  })

  test('is counted in on the next visit, while a new round begins at once', () => {
    const storage = memory()
    const first = table(clock, false, storage)
    first.phases.open()
    first.press('Play')
    expect(first.phases.now).toBe('playing')
    first.ticksIn(60)
    first.phases.leave()
    const second = table(clock, false, storage)
    second.phases.open()
    second.press('Continue')
    expect(second.phases.now).toBe('counting')
    expect(second.ticksIn(COUNT_IN)).toBe(0)
  })

  const { tick: _, ...turns } = clock.rules
  const words = { describe: () => [], task: () => '', changed: () => '' }
  test.each([
    ['turn-based', { ...clock, rules: turns }],
    ['turn-based but animated', { ...clock, words }],
  ])('of a %s game continues at once', (_, game) => {
    const { phases, begin, press } = table(game)
    begin()
    phases.use('pause')
    press('Resume')
    expect(phases.now).toBe('playing')
  })
})

const NEEDS_SIGHT = 'This game needs sight: it can’t be played by ear.'
const BY_EAR = 'You can play by ear with a keyboard. Turn on By ear for more time.'
const IN_WORDS = 'You can play by ear: O says where you are, L what changed, T what to do, V the board.'
const unseen = <S>(game: Game<S, never>) =>
  firstCard(game, 'Clock').lines.flatMap((line) =>
    typeof line !== 'string' && line.by === 'unseen' ? line.text : [],
  )

describe('the opening card, for screen readers', () => {
  test('says whether and how the game can be played by ear', () => {
    expect(unseen(clock)).toEqual([NEEDS_SIGHT])
    expect(unseen(slow)).toEqual([BY_EAR])
    const words = { describe: () => [], task: () => '', changed: () => '' }
    expect(unseen({ ...clock, words })).toEqual([IN_WORDS])
    const { tick: _, ...turns } = clock.rules
    expect(unseen({ ...clock, rules: turns })).toEqual([])
  })

  test.each([
    ['birdify', NEEDS_SIGHT],
    ['boxtower', NEEDS_SIGHT],
    ['egg-quest', NEEDS_SIGHT],
    ['fightvirus', NEEDS_SIGHT],
    ['rolly-vortex', NEEDS_SIGHT],
    ['stack-builder', NEEDS_SIGHT],
    ['sort-eggs', BY_EAR],
    ['equalz', IN_WORDS],
  ])('of %s has the line: %s', (slug, line) => {
    expect(games.filter(([each]) => each === slug).map(([, game]) => unseen(game)[0])).toEqual([line])
  })
})
