/** Sound in every engine: none before the first input, and none while the game is paused, muted or left. */
import { expectMain, expectPlaying, isReady } from './game.ts'
import { URLS } from '../servers.ts'
import type { Place, Tab } from './engine.ts'
import { expect, test } from './test.ts'

const SLUG = 'grasscutter'

interface Heard {
  contexts: AudioContext[]
}

/** From now on the page tells of every context that it makes. It makes none before the first input. */
const listenIn = (game: Place) =>
  game.evaluate(() => {
    const heard: Heard = { contexts: [] }
    Object.assign(globalThis, { heard })
    const Made = AudioContext
    globalThis.AudioContext = class extends Made {
      constructor() {
        super()
        heard.contexts.push(this)
      }
    }
  })

const states = (game: Place) =>
  game.evaluate(() => (globalThis as unknown as { heard: Heard }).heard.contexts.map(({ state }) => state))

const isHeard = (game: Place) => expect.poll(() => states(game), 'sound').toEqual(['running'])
const isSilent = (game: Place) => expect.poll(() => states(game), 'silence').toEqual(['suspended'])

/** On a machine without a sound device some engines never let a context run: then only silence can be told. */
async function canSound(game: Place): Promise<boolean> {
  for (let n = 0; n < 20; n++) {
    if ((await states(game)).includes('running')) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  test.info().annotations.push({ type: 'no sound here', description: (await states(game)).join() })
  return false
}

async function openLoud(tab: Tab): Promise<void> {
  await tab.goto(`${URLS.games}/${SLUG}`)
  await isReady(tab)
  await expectMain(tab, 'Play')
  // With the album comes the synthesiser.
  await expect.poll(() => tab.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
  await listenIn(tab)
}

test('nothing sounds before the first input, nor while the game is paused, muted or left', async ({
  tab,
}) => {
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

  // Another window, tab or game has taken the visitor away.
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
