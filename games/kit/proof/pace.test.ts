/** The switch By ear: which games have it, where it is kept, and that it slows time and nothing else. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameFolders } from '../../../workshop/folders.ts'
import { firstCard } from '../../../workshop/shell-markup.ts'
import type { Game } from '../game.ts'
import type { Around } from '../play/around.ts'
import { openPhases, type Parts } from '../play/phases.ts'
import { openPreferences } from '../play/preferences.ts'
import { openRounds } from '../play/rounds.ts'
import { openShelf } from '../play/shelf.ts'
import { guardStorage } from '../play/storage.ts'
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
    moves: () => [],
    score: (state) => state,
    outcome: () => 'playing',
  },
  goal: 'Wait.',
  controls: { touch: 'Wait.', mouse: 'Wait', keys: 'and wait.', pad: 'Wait.' },
  open: () => ({ draw: () => {}, read: () => undefined }),
}
const slow = { ...clock, byEar: { pace: 0.25, hear: () => [] } }

const silent: Speaker = { play() {}, unlock() {}, mute() {}, hush() {} }
const noop = () => {}
const shell = { still: noop, show: noop, play: noop } as unknown as Shell
const around: Around = { isThere: false, say: noop, hear: noop }

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: noop }))
  vi.stubGlobal('document', { fullscreenEnabled: false, addEventListener: noop })
})
afterEach(() => void vi.unstubAllGlobals())

function open(game: Game<number, never>, storage: Memory = memory()) {
  const shelf = openShelf(
    'clock',
    guardStorage(() => storage),
  )
  const preferences = openPreferences(game, shelf, silent, shell, around)
  return { shelf, preferences, storage }
}

const labels = (buttons: readonly { readonly label: string }[]) => buttons.map(({ label }) => label)

describe('the switch', () => {
  test('is on the opening and on the pause card of a game that can be played by ear, and on no other', () => {
    const { preferences } = open(slow)
    expect(labels(preferences.firstSwitches())).toEqual(['Sound', 'By ear'])
    expect(labels(preferences.switches())).toEqual(['Sound', 'By ear', 'Motion'])
    const other = open(clock).preferences
    expect(labels([...other.firstSwitches(), ...other.switches()])).not.toContain('By ear')
  })

  test('is off, is told of, and is kept for the next visit', () => {
    const { preferences, storage } = open(slow)
    let told = 0
    preferences.watch(() => told++)
    const ear = () => preferences.switches().find(({ label }) => label === 'By ear')
    expect([ear()?.on, preferences.byEar, preferences.pace]).toEqual([false, false, 1])
    ear()?.does()
    expect([ear()?.on, preferences.byEar, preferences.pace, told]).toEqual([true, true, 0.25, 1])
    expect(open(slow, storage).preferences.byEar).toBe(true)
    expect(open(clock, storage).preferences, 'a game without it').toMatchObject({ byEar: false, pace: 1 })
    ear()?.does()
    expect(open(slow, storage).preferences.byEar).toBe(false)
  })

  test('leaves the other settings alone', () => {
    const storage = memory({ 'arcade.settings': '{"muted":true,"still":true}' })
    const { preferences, shelf } = open(slow, storage)
    preferences
      .firstSwitches()
      .find(({ label }) => label === 'By ear')
      ?.does()
    expect(shelf.settings).toEqual({ muted: true, still: true, byEar: true })
  })
})

/** Ticks of four seconds of play. */
function ticksIn(game: Game<number, never>, byEar: boolean): number {
  const { shelf, preferences } = open(game)
  shelf.set({ byEar })
  const rounds = openRounds('clock', game, shelf, { newSeed: () => 1, today: () => '2026-11-16' })
  const phases = openPhases({
    game,
    view: {},
    rounds,
    shelf,
    shell,
    speaker: silent,
    herald: { fresh: noop },
    advice: { fresh: noop },
    preferences,
  } as unknown as Parts<number, never>)
  phases.play()
  for (let frame = 0; frame < 240; frame++) phases.pass(1 / 60, { x: 0, y: 0, pointer: undefined })
  return rounds.session.ticks
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

const EYES = 'This game needs eyes: it cannot be played by ear.'
const EARS = 'With keys it can be played by listening: the switch By ear gives more time.'
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
