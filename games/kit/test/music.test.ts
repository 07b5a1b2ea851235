import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeferredOptions } from '../deferred/contract.ts'
import { createMusic } from '../deferred/music/music.ts'
import type { Game } from '../game.ts'
import { PACK } from '../round/packs.ts'
import { createSaveStore, type PlayerSettings } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import { memory } from './memory.ts'

const idle = vi.fn<(render: () => void) => void>()
beforeEach(() => {
  vi.stubGlobal('SCORES', { tuneful: '12345678' })
  // Never runs what it is given, so that no samples are rendered.
  vi.stubGlobal('requestIdleCallback', idle.mockReset())
})
afterEach(() => void vi.unstubAllGlobals())

const game = {
  rules: { outcome: () => 'won', score: () => 1 },
  levels: { stars: () => 3 },
  byEar: { pace: 1 },
} as unknown as Game<string, never>

async function openMusic(settings: Partial<PlayerSettings> = {}, slug = 'tuneful') {
  const storage = guardStorage(() => memory())
  const saveStore = createSaveStore(slug, storage)
  saveStore.set(settings)
  const heard: string[] = []
  const speaker = {
    connect: () => void heard.push('connected'),
    mute: (isMuted: boolean) => void heard.push(`muted: ${isMuted}`),
    unlock: () => void heard.push('unlocked'),
    tune: (tune: string) => void heard.push(tune),
  }
  const music = createMusic({
    slug,
    game,
    view: {},
    saveStore,
    speaker,
    recard: () => void heard.push('redrawn'),
  } as unknown as DeferredOptions<string, never>)
  // The score cannot be loaded here, so the plain voices are queued for rendering.
  await vi.waitFor(() => expect(idle).toHaveBeenCalled())
  heard.length = 0
  return { saveStore, heard, ...music }
}

test.each([
  ['by default', {}, true],
  ['when it was turned off', { music: false }, false],
  ['while the sound is off', { muted: true }, false],
  ['by default when the game is played by ear', { byEar: true }, false],
  ['when it was turned on for play by ear', { byEar: true, music: true }, true],
])('the switch %s', async (_when, settings, on) => {
  const { switches } = await openMusic(settings)
  expect(switches()).toMatchObject([{ label: 'Music', on }])
})

test('a game without a score has no switch', async () => {
  const { switches } = await openMusic({}, 'silent')
  expect(switches()).toEqual([])
})

test.each([
  ['turns music off', {}, { muted: false, music: false }],
  ['turns music on', { music: false }, { muted: false, music: true }],
  ['turns the sound on with it', { muted: true }, { muted: false, music: true }],
  [
    'turns the sound on with it, if music was off, too',
    { muted: true, music: false },
    { muted: false, music: true },
  ],
])('the switch %s', async (_what, settings, after) => {
  const { switches, saveStore, heard } = await openMusic(settings)
  switches()[0]?.does()
  expect(saveStore.settings).toMatchObject(after)
  expect(heard).toEqual(['muted: false', 'unlocked', 'redrawn'])
})

test('the level that completes its pack has a fanfare of its own, once', async () => {
  const { saveStore, heard, ended, fanfare } = await openMusic()
  const end = (level: number) => {
    ended({ level, state: 'won', best: undefined })
    fanfare()
    // Again it is silent.
    fanfare()
  }
  const nearly = Object.fromEntries(Array.from({ length: PACK - 1 }, (_, i) => [i + 1, 1]))
  saveStore.put({ stars: nearly })
  end(PACK - 1)
  saveStore.put({ stars: { ...nearly, [PACK]: 1 } })
  end(PACK)
  end(PACK)
  expect(heard).toEqual(['won', 'pack', 'won'])
})
