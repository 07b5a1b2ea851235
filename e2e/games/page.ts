/** A game's page as the tests see it: opened on a clock that the test advances, its card, its live region, its save. */
import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { FRAGMENT } from '../../games/kit/fragment.ts'
import type { Round, Save } from '../../games/kit/save/save.ts'
import { URLS } from '../servers.ts'

export const GAMES_URL = process.env['GAMES_URL'] ?? URLS.games
export const SITE_URL = process.env['SITE_URL'] ?? URLS.site

/** Where a game is looked for: in a tab of its own, or in the frame of the site's page. */
export type Place = Pick<Page, 'getByRole'>

/** What the game last said to screen readers. */
export const announcement = (place: Place) => place.getByRole('status').textContent()
export const card = (place: Place): Locator => place.getByRole('dialog')
/** The card's first button: Play, Resume, Continue, Next level. */
export const mainButton = (place: Place): Locator => card(place).locator('.main')

/** Collects everything that a game must not do: console messages, errors, and requests for more than its own file, the typeface, the album and its score. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // Chromium's software renderer complains about its own slowness, as a visitor's graphics card does not, and
    // Playwright about service workers.
    if (!/GL Driver Message|blocked by Playwright/.test(message.text()))
      complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const isOwn =
      /\/assets\/(fredoka-[\w-]{8}\.woff2|(deferred|score-[\w-]+)-[\w-]{8}\.js)$/.test(request.url()) ||
      /^(data|blob):/.test(request.url())
    if (request.resourceType() !== 'document' && !isOwn) complaints.push(`request: ${request.url()}`)
  })
  return complaints
}

/** The seed of rounds in the tests, so that every run plays the same rounds. */
export const SEED = 7

/** Milliseconds from the moment at which a page is opened to the one at which its clock is stopped. */
const UNTIL_STOPPED = 60_000

interface Opening {
  /** The time at which its clock is stopped. */
  readonly at?: number
  /** The part of the address after the game's name. */
  readonly fragment?: string
  /** Of the rounds that begin there. */
  readonly seed?: number
  /** Every frame is drawn, and not only one of ten, for tests that look at pictures. */
  readonly drawn?: boolean
  /** On a screen of 30 Hz, where the game is the same and half as much is to be done. */
  readonly slowScreen?: boolean
}

/** Opens a game on a clock that only the test advances: a slow machine changes nothing, and nothing has to be waited for. */
export async function openGame(
  page: Page,
  slug: string,
  { at = UNTIL_STOPPED, fragment = '', seed = SEED, drawn = false, slowScreen = false }: Opening = {},
): Promise<void> {
  if (!drawn) await page.addInitScript(drawOneInTen)
  await openOnClock(page, `${GAMES_URL}/${slug}${fragment}`, at, seed, firstSign(page, fragment))
  if (slowScreen)
    await page.evaluate(() => {
      const next = requestAnimationFrame
      window.requestAnimationFrame = (call) => next(() => next(call))
    })
}

/**
 * To be run in a page whose time stands still during a frame: nine of ten never reach the screen. The game does all that
 * it ever does, but the software renderer, which takes most of the time of these tests, has a tenth to do.
 */
function drawOneInTen(): void {
  let [frames, last] = [0, -1]
  const isLeftOut = (screen: HTMLCanvasElement | OffscreenCanvas) => {
    // What is baked elsewhere is needed later.
    if (!('parentElement' in screen && screen.parentElement?.localName === 'main')) return false
    const now = performance.now()
    if (now !== last) frames++
    last = now
    return frames % 10 !== 1
  }
  const leaveOut = <Context extends { readonly canvas: HTMLCanvasElement | OffscreenCanvas }>(
    context: Context,
    ...names: readonly (keyof Context)[]
  ) => {
    for (const name of names) {
      const draw = context[name] as (...how: unknown[]) => unknown
      Object.defineProperty(context, name, {
        value(this: Context, ...how: unknown[]) {
          if (!isLeftOut(this.canvas)) return draw.apply(this, how)
        },
      })
    }
  }
  leaveOut(
    CanvasRenderingContext2D.prototype,
    'drawImage',
    'fill',
    'fillRect',
    'fillText',
    'stroke',
    'strokeText',
  )
  leaveOut(
    WebGL2RenderingContext.prototype,
    'clear',
    'drawArrays',
    'drawElements',
    'drawArraysInstanced',
    'drawElementsInstanced',
  )
}

/** The same for a game in the frame of its page. */
export async function openInFrame(page: Page, address: string, seed: number): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe')
  await page.addInitScript(drawOneInTen)
  await openOnClock(page, address, UNTIL_STOPPED, seed, firstSign(frame, address))
  return frame
}

/** The sign that a page has opened. A challenge is replayed against a deadline, so its clock may be stopped only after that. */
const firstSign = (place: Place, address: string) =>
  address.includes(FRAGMENT) ? place.getByRole('dialog', { name: 'Challenge' }) : mainButton(place)

async function openOnClock(
  page: Page,
  address: string,
  at: number,
  seed: number,
  sign: Locator,
): Promise<void> {
  await page.clock.install({ time: at - UNTIL_STOPPED })
  await page.addInitScript((seed) => {
    crypto.getRandomValues = (numbers) => {
      if (numbers instanceof Int32Array) numbers.fill(seed)
      return numbers
    }
  }, seed)
  await page.goto(address)
  await expect(sign).toBeVisible()
  await page.clock.pauseAt(at)
  await page.clock.runFor(100)
}

/** To be run in a page: its time goes at a fifth of the pace. On a busy machine a game would rightly pause for want of frames. */
export function slowFrames(): void {
  const { requestAnimationFrame: frame, performance: clock } = globalThis
  const tell = clock.now.bind(clock)
  const began = tell()
  const slowed = (now: number) => began + (now - began) / 5
  clock.now = () => slowed(tell())
  globalThis.requestAnimationFrame = (callback) => frame((now) => callback(slowed(now)))
}

/** Waits for the album's file, which comes after the first picture: rounds that end before it are not remembered. */
export const deferredIsThere = (page: Page | Frame) =>
  page.waitForFunction(() => document.adoptedStyleSheets.length > 0)

/** The same on a clock that only the test advances: the file is asked for when the picture is whole, which takes frames. */
export async function runUntilDeferredIsThere(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
    // By default it would be looked at ever more seldom.
  }).toPass({ intervals: [20] })
}

/** All that the page keeps of a game. */
export async function keptOf(page: Page, slug: string): Promise<Partial<Save>> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `arcade.${slug}`)
  return JSON.parse(text ?? '{}') as Partial<Save>
}

/** The round in progress, as the page has saved it. */
export const savedRound = async (page: Page, slug: string) => (await keptOf(page, slug)).round

/** A round as it stands. What was done when, and how long it took, is noted in full only when the page is left. */
export function asItStands(round: Round | undefined): Partial<Round> | undefined {
  if (!round) return undefined
  const { seconds: _seconds, log: _log, ...standing } = round
  return standing
}

/** The round in progress as it stands, where there must be one. */
export async function roundInProgress(page: Page, slug: string): Promise<unknown> {
  const round = await savedRound(page, slug)
  expect(round, 'a round in progress is saved').toBeDefined()
  return asItStands(round)
}
