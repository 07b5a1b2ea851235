/** Controls a game in its own tab, in any engine: opening, time, card, live region and save. */
import type { Round } from '../../games/kit/save/save.ts'
import { insetsOf } from '../../games/kit/shell/hud.ts'
import { asItStands, SEED, slowFrames } from '../games/page.ts'
import { URLS } from '../servers.ts'
import type { EngineDocument, Tab } from './engine.ts'
import { expect } from './test.ts'

/** Frame length in ms. Several ticks each, because software rendering is slow. */
const FRAME = 50

interface Turned {
  turnTime: (milliseconds: number, frame: number) => void
}

/**
 * Fixes the seed and lets the test trigger each frame, so that a busy machine neither pauses a game nor loses it. Runs
 * after the page has loaded, because WebKit's driver cannot run anything earlier.
 */
export const takeTime = (game: EngineDocument) =>
  game.evaluate((seed) => {
    let now = performance.now()
    let waiting: FrameRequestCallback[] = []
    performance.now = () => now
    globalThis.requestAnimationFrame = (callback) => waiting.push(callback)
    const turnTime = (milliseconds: number, frame: number) => {
      for (let passed = 0; passed < milliseconds; passed += frame) {
        now += frame
        const due = waiting
        waiting = []
        for (const callback of due) callback(now)
      }
    }
    Object.assign(globalThis, { turnTime })
    crypto.getRandomValues = (numbers) => {
      if (numbers instanceof Int32Array) numbers.fill(seed)
      return numbers
    }
    // The frame requested earlier still fires by itself and then requests the next one here.
    return new Promise<void>((asked) => {
      const look = () => (waiting.length > 0 ? asked() : void setTimeout(look, 10))
      look()
    })
  }, SEED)

export const turnTime = (game: EngineDocument, milliseconds: number) =>
  game.evaluate((time, frame) => (globalThis as unknown as Turned).turnTime(time, frame), milliseconds, FRAME)

/** Lets time run by itself, but slowly. */
export const slowTime = (game: EngineDocument) => game.evaluate(slowFrames)

/** Returns the label of the card's first button (Play, Resume, Continue), or null without a card. */
export const mainButton = (game: EngineDocument) =>
  game.evaluate(() => document.querySelector('[role=dialog] .main')?.textContent ?? null)

/** Returns the last announcement to screen readers. */
export const announcement = (game: EngineDocument) =>
  game.evaluate(() => document.querySelector('[role=status]')?.textContent ?? '')

/** Returns the current state of the round as the page saved it. */
export async function savedRound(game: EngineDocument, slug: string): Promise<Partial<Round> | undefined> {
  const text = await game.evaluate((key) => localStorage.getItem(key) ?? '{}', `arcade.${slug}`)
  return asItStands((JSON.parse(text) as { round?: Round }).round)
}

export const screenOf = async (game: EngineDocument) => ({
  ...(await game.evaluate(() => ({ width: innerWidth, height: innerHeight }))),
  safe: await game.measure('.hud', insetsOf),
})

/** Looks often: Playwright's own intervals grow to a second. */
const often = (message: string) => ({ message, intervals: [100] })

export const expectMain = (game: EngineDocument, text: string) =>
  expect.poll(() => mainButton(game), often("the card's main button")).toBe(text)

export const expectPlaying = (game: EngineDocument) =>
  expect.poll(() => mainButton(game), often('no card')).toBeNull()

/** Waits until the script has taken over the prerendered card. */
export const isReady = (game: EngineDocument) =>
  expect
    .poll(() => game.evaluate(() => 'ready' in document.body.dataset), often('a game to be ready'))
    .toBe(true)

export async function ready(game: EngineDocument, main: string): Promise<void> {
  await isReady(game)
  await expectMain(game, main)
  await takeTime(game)
}

export async function openGame(tab: Tab, slug: string, main: string): Promise<void> {
  await tab.goto(`${URLS.games}/${slug}`)
  await ready(tab, main)
}
