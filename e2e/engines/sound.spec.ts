/** Checks that no engine plays sound before the first input, or while the game is paused, muted or unfocused. */
import { expectMain, expectPlaying, isReady } from '../../test-support/engines/game.ts'
import { URLS } from '../../test-support/servers.ts'
import type { EngineDocument, Tab } from '../../test-support/engines/engine.ts'
import { expect, test } from '../../test-support/engines/test.ts'

const SLUG = 'grasscutter'

const SOUND_TIMEOUT_MS = 5000

interface Heard {
  contexts: AudioContext[]
}

/** Records every audio context from now on. The page creates none before the first input. */
const listenIn = (game: EngineDocument) =>
  game.evaluate(() => {
    const heard: Heard = { contexts: [] }
    Object.assign(globalThis, { heard })
    const Made = AudioContext
    globalThis.AudioContext = class extends Made {
      constructor(options?: AudioContextOptions) {
        super(options)
        heard.contexts.push(this)
      }
    }
  })

const states = (game: EngineDocument) =>
  game.evaluate(() => (globalThis as unknown as { heard: Heard }).heard.contexts.map(({ state }) => state))

const isHeard = (game: EngineDocument) => expect.poll(() => states(game), 'sound').toEqual(['running'])
const isSilent = (game: EngineDocument) => expect.poll(() => states(game), 'silence').toEqual(['suspended'])

/** Without a sound device some engines never run a context. Then only silence can be tested. */
async function canSound(game: EngineDocument): Promise<boolean> {
  try {
    await expect.poll(() => states(game), { timeout: SOUND_TIMEOUT_MS }).toContain('running')
    return true
  } catch {
    test.info().annotations.push({ type: 'no sound here', description: (await states(game)).join() })
    return false
  }
}

async function openLoud(tab: Tab): Promise<void> {
  await tab.goto(`${URLS.games}/${SLUG}`)
  await isReady(tab)
  await expectMain(tab, 'Play')
  // The deferred script contains the synthesiser.
  await expect.poll(() => tab.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
  await listenIn(tab)
}

test('the game is silent before the first input, and while paused, muted or hidden', async ({ tab }) => {
  await openLoud(tab)
  expect(await states(tab)).toEqual([])
  await tab.click('[role=dialog] .main')
  await expectPlaying(tab)
  await expect.poll(() => states(tab), 'a context with the first input').toHaveLength(1)
  if (!(await canSound(tab))) return

  await tab.press('Escape')
  await expectMain(tab, 'Resume')
  await isSilent(tab)
  await tab.click('[role=dialog] .main')
  await isHeard(tab)

  await tab.press('KeyM')
  await isSilent(tab)
  await tab.press('KeyM')
  await isHeard(tab)

  // The visitor has switched to a different window, tab or game.
  await tab.evaluate(() => void dispatchEvent(new Event('blur')))
  await expectMain(tab, 'Resume')
  await isSilent(tab)
  await tab.click('[role=dialog] .main')
  await isHeard(tab)
  await tab.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await isSilent(tab)
  expect(await tab.complaints()).toEqual([])
})
