/**
 * How time passes: the switch By ear (which games have it, where it is kept, that it slows time and nothing else), and the
 * count-in of a round that goes on.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import { firstCard } from '../../../tools/shell-markup.ts'
import type { Game } from '../game.ts'
import type { HostPage } from '../page/host-page.ts'
import { createPhases, type Parts } from '../round/phases.ts'
import { createPreferences } from '../page/preferences.ts'
import { createRounds } from '../round/rounds.ts'
import { createSaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import { realTimeFormat } from '../round/resume.ts'
import type { Card } from '../shell/card.ts'
import type { Shell } from '../shell/shell.ts'
import type { Speaker } from '../sound/speaker.ts'
import { memory, type Memory } from './memory.ts'

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

function open(game: Game<number, never>, storage: Memory = memory()) {
  const saveStore = createSaveStore(
    'clock',
    guardStorage(() => storage),
  )
  const preferences = createPreferences(game, saveStore, silent, shell, hostPage)
  return { saveStore, preferences, storage }
}

const labels = (buttons: readonly { readonly label: string }[]) => buttons.map(({ label }) => label)

describe('the switch', () => {
  test('is on the opening and on the pause card of a game that can be played by ear, and on no other', () => {
    const { preferences } = open(slow)
    expect(labels(preferences.firstSwitches())).toEqual(['Sound', 'By ear'])
    expect(labels(preferences.switches([]))).toEqual(['Sound', 'By ear', 'Motion'])
    const other = open(clock).preferences
    expect(labels([...other.firstSwitches(), ...other.switches([])])).not.toContain('By ear')
  })

  test('is off, is told of, and is kept for the next visit', () => {
    const { preferences, storage } = open(slow)
    let told = 0
    preferences.watch(() => told++)
    const gameText = () => preferences.switches([]).find(({ label }) => label === 'By ear')
    expect([gameText()?.on, preferences.byEar, preferences.pace]).toEqual([false, false, 1])
    gameText()?.does()
    expect([gameText()?.on, preferences.byEar, preferences.pace, told]).toEqual([true, true, 0.25, 1])
    expect(open(slow, storage).preferences.byEar).toBe(true)
    expect(open(clock, storage).preferences, 'a game without it').toMatchObject({ byEar: false, pace: 1 })
    gameText()?.does()
    expect(open(slow, storage).preferences.byEar).toBe(false)
  })

  test('leaves the other settings alone', () => {
    const storage = memory({ 'arcade.settings': '{"muted":true,"still":true}' })
    const { preferences, saveStore } = open(slow, storage)
    preferences
      .firstSwitches()
      .find(({ label }) => label === 'By ear')
      ?.does()
    expect(saveStore.settings).toEqual({ muted: true, still: true, byEar: true })
  })
})

/** A game on the table, with what it shows: its cards, and the numerals of a count-in. */
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
    shell: {
      ...shell,
      show: (shown: Card) => void (card = shown),
      play: () => void (card = undefined),
      count: (left: number) => void counts.push(left),
    },
    speaker: silent,
    announcer: { fresh: noop, say: noop },
    advice: { fresh: noop },
    preferences,
    deferred: { pass: noop, switches: () => [] },
    changed: noop,
  } as unknown as Parts<number, never>)
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
    /** Ticks that pass in so many frames. */
    ticksIn(frames: number): number {
      const { ticks } = rounds.session
      for (let i = 0; i < frames; i++) phases.pass(1 / 60, { x: 0, y: 0, pointer: undefined })
      return rounds.session.ticks - ticks
    },
  }
}

/** Ticks of four seconds of play. */
function ticksIn(game: Game<number, never>, byEar: boolean): number {
  const { begin, ticksIn } = table(game, byEar)
  begin()
  return ticksIn(240)
}

describe('time', () => {
  test.each([
    ['off, it is as ever', slow, false, 240],
    ['on, it passes at the pace of the game', slow, true, 60],
    ['on, a game without a pace is as ever', clock, true, 240],
  ])('%s', (_, game, byEar, ticks) => {
    // The last tick may be due only a rounding error later.
    expect(Math.abs(ticksIn(game, byEar) - ticks)).toBeLessThanOrEqual(1)
  })
})

describe('a round that goes on', () => {
  const COUNT_IN = 108

  test('is counted in after a pause, while the world stands still, and then as quick as ever', () => {
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

  test('can be paused again while it is counted in, and is counted in anew', () => {
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

  test('is counted in when it is taken up on another visit; a new one begins at once', () => {
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
    ['in turns', { ...clock, rules: turns }],
    ['in turns that are watched, such as balls on a table,', { ...clock, words }],
  ])('%s it goes on at once', (_, game) => {
    const { phases, begin, press } = table(game)
    begin()
    phases.use('pause')
    press('Resume')
    expect(phases.now).toBe('playing')
  })
})

const EYES = 'This game needs sight: it can’t be played by ear.'
const EARS = 'With a keyboard you can play by ear: turn on By ear for more time.'
const unseen = <S>(game: Game<S, never>) =>
  firstCard(game, 'Clock').lines.flatMap((line) =>
    typeof line !== 'string' && line.by === 'unseen' ? line.text : [],
  )

describe('the opening card, for those who hear it', () => {
  test('says that a game in real time needs eyes, unless it has words or a pace for ears', () => {
    expect(unseen(clock)).toEqual([EYES])
    expect(unseen(slow)).toEqual([EARS])
    const words = { describe: () => [], task: () => '', changed: () => '' }
    expect(unseen({ ...clock, words })).toEqual([])
    const { tick: _, ...turns } = clock.rules
    expect(unseen({ ...clock, rules: turns })).toEqual([])
  })

  test.each([
    ['birdify', EYES],
    ['boxtower', EYES],
    ['egg-quest', EYES],
    ['fightvirus', EYES],
    ['rolly-vortex', EYES],
    ['stack-builder', EYES],
    ['sort-eggs', EARS],
    ['equalz', undefined],
  ])('%s', (slug, line) => {
    expect(games.filter(([each]) => each === slug).map(([, game]) => unseen(game)[0])).toEqual([line])
  })
})
