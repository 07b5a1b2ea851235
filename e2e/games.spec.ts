/** Every game that is found, in a real browser: started, played by each device alone, interrupted, taken up again. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { gamepad, keyboard, PAUSE_BUTTON, plugPad, pressPad, touch } from './games/devices.ts'
import { foundGames } from './games/found.ts'
import {
  card,
  loseRound,
  mainButton,
  open,
  playOn,
  playUntil,
  said,
  savedRound,
  SITE_URL,
  watch,
} from './games/play.ts'

const SIZES = [
  [320, 480],
  [390, 844],
  [1280, 650],
  [1920, 1080],
] as const

/** Play is tried on a small screen: every size has been seen by then, and software draws each frame pixel by pixel. */
const SMALL = { upright: { width: 320, height: 568 }, lying: { width: 568, height: 320 } }

/** Real time for a moment: the checker waits by timers of its own. */
async function expectAccessible(page: Page, overlay: string): Promise<void> {
  await page.clock.resume()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${overlay}: ${id} at ${nodes[0]?.html}`)).toEqual([])
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** What stands outside the frame, or is wider than it. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > canvas, .panel button, .panel p, h2 canvas, .pill')]
      .filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect()
        return width > 0 && (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
      })
      .map((part) => part.outerHTML.slice(0, 80)),
  )

/** The share of the card's heading that is covered by its letters. */
const lettered = (page: Page) =>
  page.locator('h2 canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    const opaque = pixels.filter((value, i) => i % 4 === 3 && value > 200)
    return (opaque.length * 4) / pixels.length
  })

// A busy machine may be slow, never wrong.
test.describe.configure({ timeout: 180_000 })

for (const game of await foundGames()) {
  const { slug, about } = game
  test.describe(about.title, () => {
    test('opens at every size, whole, and quiet', async ({ page }) => {
      const complaints = watch(page)
      await page.setViewportSize(SMALL.upright)
      await open(page, slug)
      await expectAccessible(page, 'opening')
      // A frame may have no size to speak of while its page is laid out; what is drawn then is drawn anew.
      await page.setViewportSize({ width: 20, height: 20 })
      await page.reload()
      await page.clock.runFor(50)
      await page.setViewportSize(SMALL.upright)
      await page.clock.runFor(50)
      expect(await lettered(page)).toBeGreaterThan(0.1)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await page.reload()
        await page.clock.runFor(50)
        await expect(page.getByRole('heading', { name: about.title, level: 2 })).toBeVisible()
        expect(await cutOff(page), `${width}×${height}`).toEqual([])
        await keyboard.start(page)
        await page.clock.runFor(50)
        await expect(card(page)).toBeHidden()
        expect(await cutOff(page), `${width}×${height}, playing`).toEqual([])
      }
      expect(complaints).toEqual([])
    })

    test('is played by keyboard alone, pauses, and is taken up again', async ({ page }) => {
      await page.addInitScript(countSounds)
      const complaints = watch(page)
      await page.setViewportSize(SMALL.lying)
      await open(page, slug)
      await playOn(page, keyboard, game)
      await playUntil(page, keyboard, async () => (await sounds(page)) > 0)

      await pauseInPlay(page)
      await expect(card(page)).toHaveAccessibleName('Paused')
      await expectAccessible(page, 'pause')
      const standing = await keptRound(page, slug)
      await page.setViewportSize(SMALL.upright)
      await page.clock.runFor(200)
      expect(await keptRound(page, slug), 'the round after a rotation').toEqual(standing)
      await page.keyboard.press('Escape')
      await expect(card(page)).toBeHidden()

      for (const leave of [hide, blur, stall]) {
        await leave(page)
        await expect(card(page), leave.name).toHaveAccessibleName('Paused')
        await page.keyboard.press('Enter')
        await expect(card(page)).toBeHidden()
      }
      await page.keyboard.press('Escape')
      await page.keyboard.press('KeyM')
      const kept = await keptRound(page, slug)
      await page.reload()
      await page.clock.runFor(100)
      await expect(mainButton(page)).toHaveText('Continue')
      expect(await keptRound(page, slug), 'the round after a reload').toEqual(kept)
      await page.keyboard.press('Enter')
      await page.clock.runFor(500)
      for (let n = 0; n < 4; n++) await keyboard.attempt(page, n)
      expect(await sounds(page), 'sounds after muting and a reload').toBe(0)
      expect(complaints).toEqual([])
    })

    test('is played by touch alone', async ({ browser }) => {
      const context = await browser.newContext({
        hasTouch: true,
        isMobile: true,
        viewport: SMALL.upright,
      })
      const page = await context.newPage()
      const complaints = watch(page)
      await open(page, slug)
      await playOn(page, touch, game)
      await rest(page, () => page.getByRole('button', { name: 'Pause' }).tap())
      await mainButton(page).tap()
      await expect(card(page)).toBeHidden()
      // One tap aims where a d-pad takes many presses.
      if (game.openPlayer) await loseRound(page, touch, game)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('is played by gamepad alone, its menus too', async ({ page }) => {
      const complaints = watch(page)
      await plugPad(page)
      await page.setViewportSize(SMALL.lying)
      await open(page, slug)
      await playOn(page, gamepad, game)
      await rest(page, () => pressPad(page, PAUSE_BUTTON))
      const first = await focused(page)
      await pressPad(page, 13)
      expect(await focused(page), 'the d-pad moves the focus').not.toBe(first)
      await pressPad(page, 12)
      await pressPad(page, 0)
      await expect(card(page)).toBeHidden()
      if (!game.openPlayer) await loseRound(page, gamepad, game)
      expect(complaints).toEqual([])
    })

    test('plays on where storage is blocked, and says that nothing is kept', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        }),
      )
      const complaints = watch(page)
      await page.setViewportSize(SMALL.upright)
      await open(page, slug)
      await expect(card(page)).toContainText('keeps nothing')
      await keyboard.start(page)
      for (let n = 0; n < 3; n++) await keyboard.attempt(page, n)
      expect(await said(page)).toMatch(/\d/)
      expect(complaints).toEqual([])
    })

    test('keeps the page around it from scrolling while it is played', async ({ page }) => {
      await page.setViewportSize({ width: 1000, height: 900 })
      await page.goto(`${SITE_URL}/single?slug=${slug}`)
      const frame = page.frameLocator('iframe')
      const play = frame.locator('.main')
      await expect(play).toBeVisible({ timeout: 60_000 })
      // Low enough that the page could scroll either way.
      await page.locator('iframe').evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await play.click({ timeout: 15_000 })
      await expect(frame.getByRole('dialog')).toBeHidden()
      const before = await page.evaluate(() => scrollY)
      for (const key of ['ArrowDown', 'Space', 'ArrowUp', 'ArrowDown', 'Space', 'ArrowRight', 'ArrowDown'])
        await page.keyboard.press(key)
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      )
      expect(await page.evaluate(() => scrollY)).toBe(before)
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight > innerHeight),
        'the page can scroll',
      ).toBe(true)
    })
  })
}

/** Pause; where the last attempt ended the round, its card comes after the curtain instead. */
async function rest(page: Page, pause: () => Promise<void>): Promise<void> {
  if (!(await card(page).isVisible())) await pause()
  await page.clock.runFor(50)
  if (!(await card(page).isVisible())) await page.clock.runFor(2500)
  await expect(mainButton(page)).toBeVisible()
}

/** Pause a round that is under way: a new one where the last attempt ended the old. */
async function pauseInPlay(page: Page): Promise<void> {
  await rest(page, () => page.keyboard.press('Escape'))
  if ((await mainButton(page).textContent()) === 'Resume') return
  await keyboard.start(page)
  await page.clock.runFor(50)
  await page.keyboard.press('Escape')
  await expect(mainButton(page)).toHaveText('Resume')
}

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  })
}

const blur = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('blur')))

/** A frame that is scrolled out of sight gets no event, only no more frames. */
const stall = (page: Page) => page.clock.fastForward(900)

async function keptRound(page: Page, slug: string): Promise<unknown> {
  const round = await savedRound(page, slug)
  expect(round, 'a round in progress is kept').toBeDefined()
  return round
}

/** Every sound, tone or noise, begins with `start`. */
function countSounds(): void {
  const start = AudioScheduledSourceNode.prototype.start
  AudioScheduledSourceNode.prototype.start = function (when) {
    const root = document.documentElement
    root.dataset['sounds'] = String(Number(root.dataset['sounds'] ?? 0) + 1)
    start.call(this, when)
  }
  const noise = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...when) {
    const root = document.documentElement
    root.dataset['sounds'] = String(Number(root.dataset['sounds'] ?? 0) + 1)
    noise.apply(this, when)
  }
}

const sounds = async (page: Page) =>
  Number(await page.evaluate(() => document.documentElement.dataset['sounds'] ?? 0))

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
