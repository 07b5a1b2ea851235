/** Opens, plays, interrupts and resumes every game in a real browser: by gamepad, by keyboard, by touch. */
import { expect, type Page, test } from '@playwright/test'
import { gamepad, keyboard, touch } from '../test-support/games/devices.ts'
import { cutOffElements, expectAccessible } from '../test-support/games/faults.ts'
import { picturesDrawn, watchPictures } from '../test-support/games/frame-count.ts'
import { BUTTON, plugInGamepad, pressButton } from '../test-support/games/gamepad.ts'
import {
  delayFrame,
  hideTab,
  loseFocus,
  pauseOrAwaitEndCard,
  pauseRoundInProgress,
  stallFrame,
} from '../test-support/games/interruptions.ts'
import {
  announcement,
  card,
  collectComplaints,
  drawEveryFrame,
  mainButton,
  openGame,
  openNextGame,
  roundInProgress,
  runUntilDeferredIsThere,
  SITE_URL,
} from '../test-support/games/page.ts'
import { loseRound, playUntil, playUntilProgress } from '../test-support/games/play.ts'
import { playableGames } from '../test-support/games/playable-games.ts'
import { countSounds, soundsPlayed } from '../test-support/games/sound-count.ts'
import { shortenDelays } from './site/short-delays.ts'

const SIZES = [
  [320, 480],
  [390, 844],
  [1280, 650],
  [1920, 1080],
] as const

/** Small viewports, because the software renderer is slow. The first step covers every size. */
const SMALL = { portrait: { width: 320, height: 568 }, landscape: { width: 568, height: 320 } }

/**
 * The kit alone handles storage and scrolling, so the other games cannot differ: one real-time game, one with levels and
 * one with named levels. `progress.spec.ts` plays Birdify without storage.
 */
const SCROLLED = ['birdify', 'sorting-balls', 'pool8']
const NOT_SAVED = ['sorting-balls', 'pool8']

/** The length of a frame on the slow screen that these tests use. */
const FRAME_MS = 33
/** Idle motion comes at ten pictures a second, never faster. */
const IDLE_PER_SECOND = 11

/** Returns how many pictures are drawn in this time. */
async function picturesIn(page: Page, milliseconds: number): Promise<number> {
  const before = await picturesDrawn(page)
  await page.clock.runFor(milliseconds)
  return (await picturesDrawn(page)) - before
}

/**
 * Returns how many pictures are drawn in this time after a rest. Tries again if there are more: a script that arrives late
 * wakes the game once more, and on a busy machine sprites may still be painted.
 */
async function picturesAtRest(page: Page, rest: number, milliseconds: number, most: number): Promise<number> {
  let pictures = Infinity
  for (let n = 0; n < 3 && pictures > most; n++) {
    await page.clock.runFor(rest)
    pictures = await picturesIn(page, milliseconds)
  }
  return pictures
}

/** Returns the share of a card's heading that its letters cover. */
const headingCoverage = (page: Page) =>
  page.locator('h2 canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    const opaque = pixels.filter((value, i) => i % 4 === 3 && value > 200)
    return (opaque.length * 4) / pixels.length
  })

// Generous for busy machines.
test.describe.configure({ timeout: 300_000 })

for (const game of await playableGames()) {
  const { slug, about } = game
  test.describe(about.title, () => {
    // One visit for all of it, because loading a game takes longer than playing it.
    test('opens at every size, can be played by gamepad and by keyboard, pauses, and resumes after a reload', async ({
      page,
    }) => {
      const complaints = collectComplaints(page)
      const player = game.createPlayer?.()
      await watchPictures(page)
      await countSounds(page)
      await plugInGamepad(page)
      /** Draws the game at each size, too: that must not throw. */
      const expectNothingCutOff = async (when: string, sizes: readonly (readonly [number, number])[]) => {
        await drawEveryFrame(page, true)
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          await page.clock.runFor(50)
          expect(await cutOffElements(page), `${when} at ${width}×${height}`).toEqual([])
        }
        await drawEveryFrame(page, false)
      }

      await test.step('opens at every size', async () => {
        // During layout of the surrounding page the frame may be tiny. Anything drawn then must be redrawn.
        await page.setViewportSize({ width: 20, height: 20 })
        await openGame(page, slug)
        await page.setViewportSize(SMALL.portrait)
        // The deferred script draws the headings of all cards but the first, and polls the gamepad.
        await runUntilDeferredIsThere(page)
        await expect(page.getByRole('heading', { name: about.title, level: 2 })).toBeVisible()
        await expectAccessible(page, 'opening card')
        // From large to small and back, because the round starts faster at the smallest size.
        await expectNothingCutOff('opening card', SIZES.toReversed())
      })

      await test.step('rations idle motion on its opening card', async () => {
        // Enough for the first judgement of the device's speed, and for the board to enter.
        await page.clock.runFor(3000)
        const few = 2 * IDLE_PER_SECOND
        expect(await picturesAtRest(page, 0, 2000, few)).toBeLessThanOrEqual(few)
        expect(await picturesAtRest(page, 20_000, 10_000, 0), 'after a while').toBe(0)
      })

      await test.step('can be played at every size', async () => {
        await gamepad.start(page)
        await page.clock.runFor(50)
        await expect(card(page)).toBeHidden()
        await expectNothingCutOff('playing', SIZES)
        await page.setViewportSize(SMALL.landscape)
        await page.keyboard.press('p')
        expect(await headingCoverage(page), 'the heading is drawn').toBeGreaterThan(0.1)
      })

      await test.step('can be played by gamepad, including its menus', async () => {
        await playUntilProgress(page, gamepad, game, player)
        await pauseOrAwaitEndCard(page, () => pressButton(page, BUTTON.pause))
        const first = await focusedText(page)
        await pressButton(page, BUTTON.down)
        expect(await focusedText(page), 'the d-pad moves the focus').not.toBe(first)
        await pressButton(page, BUTTON.up)
        await pressButton(page, BUTTON.main)
        await expect(card(page)).toBeHidden()
        if (!player) await loseRound(page, gamepad, game)
      })

      await test.step('can be played by keyboard and pauses', async () => {
        const before = await soundsPlayed(page)
        await pauseOrAwaitEndCard(page, () => page.keyboard.press('Escape'))
        await playUntilProgress(page, keyboard, game, player)
        await playUntil(page, keyboard, async () => (await soundsPlayed(page)) > before)

        await pauseRoundInProgress(page)
        await expect(card(page)).toHaveAccessibleName('Paused')
        await expectAccessible(page, 'pause card')
        // Effects may end under the card.
        await page.clock.runFor(5000)
        await page.mouse.move(100, 100)
        await page.mouse.move(150, 200)
        expect(await picturesIn(page, 10_000), 'pictures while paused').toBe(0)
        const beforeRotation = await roundInProgress(page, slug)
        await page.setViewportSize(SMALL.portrait)
        await page.clock.runFor(200)
        expect(await roundInProgress(page, slug), 'the round after a rotation').toEqual(beforeRotation)
        await page.keyboard.press('Escape')
        await expect(card(page)).toBeHidden()

        for (const interrupt of [hideTab, loseFocus, stallFrame]) {
          await interrupt(page)
          await expect(card(page), interrupt.name).toHaveAccessibleName('Paused')
          await page.keyboard.press('Enter')
          await expect(card(page)).toBeHidden()
        }
        await delayFrame(page)
        await page.clock.runFor(50)
        await expect(card(page), 'after one late frame').toBeHidden()
      })

      // Real-time games always move.
      if (game.game.words)
        await test.step('rests while it waits for a move, and answers a press in the next frame', async () => {
          await page.clock.runFor(3000)
          expect(await picturesIn(page, 5000)).toBeLessThanOrEqual(5 * IDLE_PER_SECOND)
          await page.clock.runFor(60_000)
          expect(await picturesIn(page, 10_000), 'a minute after the input').toBe(0)
          await page.keyboard.press('ArrowRight')
          expect(await picturesIn(page, FRAME_MS), 'one frame after a press').toBe(1)
        })

      await test.step('resumes after a reload, still muted', async () => {
        await page.keyboard.press('Escape')
        await page.keyboard.press('KeyM')
        const beforeReload = await roundInProgress(page, slug)
        await page.reload()
        await page.clock.runFor(100)
        await expect(mainButton(page)).toHaveText('Continue')
        expect(await roundInProgress(page, slug), 'the round after a reload').toEqual(beforeReload)
        await page.keyboard.press('Enter')
        // The round starts with a countdown.
        await page.clock.runFor(2000)
        for (let n = 0; n < 4; n++) await keyboard.attempt(page, n)
        expect(await soundsPlayed(page), 'sounds after muting and a reload').toBe(0)
      })
      expect(complaints).toEqual([])
    })

    test('can be played by touch alone', async ({ browser }) => {
      const context = await browser.newContext({
        hasTouch: true,
        isMobile: true,
        viewport: SMALL.portrait,
      })
      const page = await context.newPage()
      const complaints = collectComplaints(page)
      await openGame(page, slug)
      await playUntilProgress(page, touch, game)
      await pauseOrAwaitEndCard(page, () => page.getByRole('button', { name: 'Pause' }).tap())
      await mainButton(page).tap()
      await expect(card(page)).toBeHidden()
      // Games with a scripted player are lost by touch, the others by gamepad: one tap replaces many d-pad presses.
      if (game.createPlayer) await loseRound(page, touch, game)
      expect(complaints).toEqual([])
      await context.close()
    })
  })
}

// One page for several games, because a new page takes longer than opening a game.
test('games can be played when storage throws, and say that nothing is saved', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
  const complaints = collectComplaints(page)
  await page.setViewportSize(SMALL.portrait)
  for (const [n, slug] of NOT_SAVED.entries()) {
    await (n === 0 ? openGame : openNextGame)(page, slug)
    await expect(card(page), slug).toContainText('does not save anything here')
    await keyboard.start(page)
    for (let n = 0; n < 3; n++) await keyboard.attempt(page, n)
    // Lets the announcement of a goal reached on the way finish first.
    await page.clock.runFor(6000)
    expect(await announcement(page), slug).toMatch(/\w/)
  }
  expect(complaints).toEqual([])
})

test('games do not scroll the page around them while they are played', async ({ page }) => {
  await shortenDelays(page.context())
  await page.setViewportSize({ width: 1000, height: 900 })
  for (const slug of SCROLLED) {
    await page.goto(`${SITE_URL}/single?slug=${slug}`)
    const frame = page.frameLocator('iframe')
    const play = frame.locator('.main')
    await expect(play).toBeVisible({ timeout: 60_000 })
    // Centred, so that the page could scroll either way.
    await page.locator('iframe').evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await play.click({ timeout: 15_000 })
    await expect(frame.getByRole('dialog'), slug).toBeHidden()
    const before = await page.evaluate(() => scrollY)
    for (const key of ['ArrowDown', 'Space', 'ArrowUp', 'ArrowDown', 'Space', 'ArrowRight', 'ArrowDown'])
      await page.keyboard.press(key)
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
    expect(await page.evaluate(() => scrollY), slug).toBe(before)
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight > innerHeight),
      'the page can scroll',
    ).toBe(true)
  }
})

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
