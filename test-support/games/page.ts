/** Controls a game's page: opens it on a fake clock and reads its card, live region and save. */
import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { FRAGMENT } from '../../games/kit/fragment.ts'
import { LEVEL_DEADLINE_MS } from '../../games/kit/save/limits.ts'
import type { Round, Save } from '../../games/kit/save/save.ts'
import { URLS } from '../servers.ts'

export const GAMES_URL = process.env['GAMES_URL'] ?? URLS.games
export const SITE_URL = process.env['SITE_URL'] ?? URLS.site

/** Where to look for a game: its own tab, or the frame in the site's page. */
export type GameLocator = Pick<Page, 'getByRole'>

/** Returns the last announcement to screen readers. */
export const announcement = (place: GameLocator) => place.getByRole('status').textContent()
export const card = (place: GameLocator): Locator => place.getByRole('dialog')
/** The card's first button: Play, Resume, Continue, Next level. */
export const mainButton = (place: GameLocator): Locator => card(place).locator('.main')

/**
 * Collects everything a game must not do: console messages, errors, and requests other than its own file, the typeface,
 * the scripts that all games share and its score.
 */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // Ignores Chromium's warnings about its slow software renderer and Playwright's about service workers.
    if (!/GL Driver Message|blocked by Playwright/.test(message.text()))
      complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const isOwn =
      /\/assets\/(fredoka-[\w-]{8}\.woff2|(deferred|pages|play|journey|score-[\w-]+)-[\w-]{8}\.js)$/.test(
        request.url(),
      ) || /^(data|blob):/.test(request.url())
    if (request.resourceType() !== 'document' && !isOwn) complaints.push(`request: ${request.url()}`)
  })
  return complaints
}

/** Fixed seed, so that every run plays the same rounds. */
export const SEED = 7

/** Milliseconds from opening a page until its clock is paused. */
const UNTIL_STOPPED = 60_000

interface Opening {
  /** Time at which the clock is paused. */
  readonly at?: number
  /** Part of the address after the game's name. */
  readonly fragment?: string
  /** Seed of the rounds that start there. */
  readonly seed?: number
  /** Draws every frame instead of few, for tests that compare pictures. */
  readonly drawn?: boolean
  /** Waits for the saved level, which a worker has to make first. Only for the first page of a context. */
  readonly slowLevel?: boolean
}

/**
 * Opens a game on a clock that only the test advances, so that a slow machine changes nothing and the test never waits.
 */
export async function openGame(
  page: Page,
  slug: string,
  { at = UNTIL_STOPPED, fragment = '', seed = SEED, drawn = false, slowLevel = false }: Opening = {},
): Promise<void> {
  if (!drawn) await page.addInitScript(drawFewFrames)
  await openOnClock(page, `${GAMES_URL}/${slug}${fragment}`, { at, seed, slowLevel }, async () => {
    await expect(firstSign(page, fragment)).toBeVisible()
    if (slowLevel) await page.locator('[data-answered]').waitFor()
  })
}

/** Runs in a page: lets its worker take any time on a busy machine, and marks the page when it has answered. */
function awaitSlowLevel(deadline: number): void {
  const { setTimeout } = window
  const patient = (call: () => void, delay?: number, ...given: unknown[]) =>
    delay === deadline ? 0 : setTimeout(call, delay, ...given)
  window.setTimeout = patient as typeof setTimeout
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (this: Worker, ...given: [unknown]) {
    const mark = () => void (document.documentElement.dataset['answered'] = '')
    this.addEventListener('message', mark, { once: true })
    postMessage.apply(this, given)
  }
}

/** Runs in a page whose clock is installed. Simulates a screen of 30 Hz, on which a game does half the work. */
function slowScreen(): void {
  const next = requestAnimationFrame
  window.requestAnimationFrame = (call) => next((now) => (now % 32 < 16 ? call(now) : next(call)))
}

/**
 * Runs in a page whose clock is frozen during a frame. Leaves sprites empty, and skips drawing in most frames. The game
 * logic runs in full, but the software renderer, which dominates the run time of these tests, has little to do.
 */
function drawFewFrames(): void {
  /** Two pictures a second on a screen of 30 Hz. */
  const DRAWN_EVERY = 15
  let [frames, last, isDrawn] = [0, -1, true]
  /** The game's own canvases. Others are the headings of cards, which are always drawn. */
  const boards = new WeakSet<object>()
  /** A game begins a frame with a call of `setTransform`, or of `clear` in WebGL. */
  const begin = (canvas: HTMLCanvasElement | OffscreenCanvas) => {
    if (canvas instanceof OffscreenCanvas || canvas.parentElement?.localName !== 'main') return
    boards.add(canvas)
    const now = performance.now()
    if (now !== last) frames++
    last = now
    isDrawn = 'everyFrame' in document.documentElement.dataset || frames % DRAWN_EVERY === 1
  }
  const replace = <Context extends { readonly canvas: HTMLCanvasElement | OffscreenCanvas }>(
    context: Context,
    names: readonly (keyof Context)[],
    isWanted: (canvas: Context['canvas']) => boolean,
  ) => {
    for (const name of names) {
      const draw = context[name] as (...how: unknown[]) => unknown
      Object.defineProperty(context, name, {
        value(this: Context, ...how: unknown[]) {
          if (isWanted(this.canvas)) return draw.apply(this, how)
        },
      })
    }
  }
  const mayDraw = (canvas: HTMLCanvasElement | OffscreenCanvas) => isDrawn || !boards.has(canvas)
  const beginAnd = (isWanted: typeof mayDraw) => (canvas: HTMLCanvasElement | OffscreenCanvas) => {
    begin(canvas)
    return isWanted(canvas)
  }
  const drawing = ['drawImage', 'fill', 'fillRect', 'fillText', 'stroke', 'strokeText'] as const
  replace(
    CanvasRenderingContext2D.prototype,
    ['setTransform'],
    beginAnd(() => true),
  )
  replace(CanvasRenderingContext2D.prototype, drawing, mayDraw)
  // Sprites are the only canvases that are not part of the document.
  replace(OffscreenCanvasRenderingContext2D.prototype, drawing, () => false)
  replace(WebGL2RenderingContext.prototype, ['clear'], beginAnd(mayDraw))
  replace(
    WebGL2RenderingContext.prototype,
    ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'],
    mayDraw,
  )
}

/** Switches between drawing every frame and few. A page that was loaded again draws few. */
export const drawEveryFrame = (page: Page, isOn: boolean) =>
  page.evaluate((on) => {
    const { dataset } = document.documentElement
    if (on) dataset['everyFrame'] = ''
    else delete dataset['everyFrame']
  }, isOn)

/** Opens a further game, in a page that `openGame` has opened: a new page takes longer than opening a game. */
export async function openNextGame(page: Page, slug: string, fragment = ''): Promise<void> {
  // A different fragment alone would not load the page again.
  if (page.url().startsWith(`${GAMES_URL}/${slug}#`)) await page.goto('about:blank')
  await page.goto(`${GAMES_URL}/${slug}${fragment}`)
  await runUntil(page, () => 'ready' in document.body.dataset)
}

/** Opens a game like `openGame`, but in the frame of its page. */
export async function openInFrame(page: Page, address: string, seed: number): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe')
  await page.addInitScript(drawFewFrames)
  const opened = () => expect(firstSign(frame, address)).toBeVisible()
  await openOnClock(page, address, { at: UNTIL_STOPPED, seed }, opened)
  return frame
}

/**
 * Returns the element that shows that a page has opened. A challenge is replayed against a deadline, so the clock may
 * be paused only after that.
 */
const firstSign = (place: GameLocator, address: string) =>
  address.includes(FRAGMENT) ? place.getByRole('dialog', { name: 'Challenge' }) : mainButton(place)

async function openOnClock(
  page: Page,
  address: string,
  { at, seed, slowLevel }: Required<Pick<Opening, 'at' | 'seed'>> & Pick<Opening, 'slowLevel'>,
  opened: () => Promise<void>,
): Promise<void> {
  await page.clock.install({ time: at - UNTIL_STOPPED })
  await page.addInitScript(slowScreen)
  if (slowLevel) await page.addInitScript(awaitSlowLevel, LEVEL_DEADLINE_MS)
  await page.addInitScript((seed) => {
    // Chromium polls gamepads all the time once a page has asked for them. `plugInGamepad` comes first.
    if (!Object.hasOwn(navigator, 'getGamepads'))
      Object.defineProperty(navigator, 'getGamepads', { value: () => [] })
    crypto.getRandomValues = (numbers) => {
      if (numbers instanceof Int32Array) numbers.fill(seed)
      return numbers
    }
  }, seed)
  await page.goto(address)
  await opened()
  await pauseClock(page, at)
}

/** Pauses the clock at a later time. The frame requested before that jump runs now, not in the next round. */
export async function pauseClock(page: Page, at: number): Promise<void> {
  await page.clock.pauseAt(at)
  // Up to a frame of the slow screen, so that every run sees the same frames from here on.
  const untilFrame = await page.evaluate(() => 32 - (performance.now() % 32))
  await page.clock.runFor(96 + untilFrame)
}

/** Runs in a page and slows its time to a fifth. On a busy machine a game would rightly pause for lack of frames. */
export function slowFrames(): void {
  const { requestAnimationFrame: frame, performance: clock } = globalThis
  const tell = clock.now.bind(clock)
  const began = tell()
  const slowed = (now: number) => began + (now - began) / 5
  clock.now = () => slowed(tell())
  globalThis.requestAnimationFrame = (callback) => frame((now) => callback(slowed(now)))
}

/** Waits for the deferred script, which loads after the first picture. Rounds that end before it are not recorded. */
export const deferredIsThere = (page: Page | Frame) =>
  page.waitForFunction(() => document.adoptedStyleSheets.length > 0)

/**
 * Waits for the deferred script on a paused clock. It is requested once the picture is complete, which takes several
 * frames.
 */
export const runUntilDeferredIsThere = (page: Page) =>
  runUntil(page, () => document.adoptedStyleSheets.length > 0)

/** Advances a paused clock until this is true in the page. */
async function runUntil(page: Page, isTrue: () => boolean): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await page.evaluate(isTrue)).toBe(true)
    // The default intervals grow too long.
  }).toPass({ intervals: [20] })
}

/** Returns the saved data of a game. */
export async function keptOf(page: Page, slug: string): Promise<Partial<Save>> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `arcade.${slug}`)
  return JSON.parse(text ?? '{}') as Partial<Save>
}

/** Returns the round in progress as the page saved it. */
export const savedRound = async (page: Page, slug: string) => (await keptOf(page, slug)).round

/** Strips log and duration from a round: both are complete only once the visitor leaves the page. */
export function asItStands(round: Round | undefined): Partial<Round> | undefined {
  if (!round) return undefined
  const { seconds: _seconds, log: _log, ...standing } = round
  return standing
}

/** Returns the round in progress without log and duration. Fails if there is none. */
export async function roundInProgress(page: Page, slug: string): Promise<unknown> {
  const round = await savedRound(page, slug)
  expect(round, 'a round in progress is saved').toBeDefined()
  return asItStands(round)
}
