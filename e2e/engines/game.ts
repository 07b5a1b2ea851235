/** A game alone in a tab, in any engine: opened, its time turned by the test, its card, its live region, its save. */
import type { Round } from '../../games/kit/save/save.ts'
import { insetsOf } from '../../games/kit/shell/hud.ts'
import { asItStands, SEED, slowFrames } from '../games/page.ts'
import { URLS } from '../servers.ts'
import type { Place, Tab } from './engine.ts'
import { expect } from './test.ts'

/** Milliseconds. A few ticks: software draws slowly, and each of these is one picture. */
const FRAME = 50

interface Turned {
  turnTime: (milliseconds: number, frame: number) => void
}

/**
 * From now on every round has the seed of the tests, and frames come when the test wants them, so that a busy machine
 * neither pauses a game nor loses it. It is done after the page has loaded, because WebKit's driver cannot run anything
 * earlier.
 */
export const takeTime = (game: Place) =>
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
    // The frame that was asked for before still comes by itself, and asks for the next one here.
    return new Promise<void>((asked) => {
      const look = () => (waiting.length > 0 ? asked() : void setTimeout(look, 10))
      look()
    })
  }, SEED)

export const turnTime = (game: Place, milliseconds: number) =>
  game.evaluate((time, frame) => (globalThis as unknown as Turned).turnTime(time, frame), milliseconds, FRAME)

/** Time goes by itself, but slowly. */
export const slowTime = (game: Place) => game.evaluate(slowFrames)

/** The text on the card's first button: Play, Resume, Continue. Null while no card covers the game. */
export const mainButton = (game: Place) =>
  game.evaluate(() => document.querySelector('[role=dialog] .main')?.textContent ?? null)

/** What the game last said to screen readers. */
export const announcement = (game: Place) =>
  game.evaluate(() => document.querySelector('[role=status]')?.textContent ?? '')

/** The round in progress as it stands, as the page has saved it. */
export async function savedRound(game: Place, slug: string): Promise<Partial<Round> | undefined> {
  const text = await game.evaluate((key) => localStorage.getItem(key) ?? '{}', `arcade.${slug}`)
  return asItStands((JSON.parse(text) as { round?: Round }).round)
}

export const screenOf = async (game: Place) => ({
  ...(await game.evaluate(() => ({ width: innerWidth, height: innerHeight }))),
  safe: await game.measure('.hud', insetsOf),
})

export const expectMain = (game: Place, text: string) =>
  expect.poll(() => mainButton(game), "the card's main button").toBe(text)

export const expectPlaying = (game: Place) => expect.poll(() => mainButton(game), 'no card').toBeNull()

/** Waits until the script has taken over the card that stands in the file. */
export const isReady = (game: Place) =>
  expect.poll(() => game.evaluate(() => 'ready' in document.body.dataset), 'a game to be ready').toBe(true)

export async function ready(game: Place, main: string): Promise<void> {
  await isReady(game)
  await expectMain(game, main)
  await takeTime(game)
}

export async function openGame(tab: Tab, slug: string, main: string): Promise<void> {
  await tab.goto(`${URLS.games}/${slug}`)
  await ready(tab, main)
}
