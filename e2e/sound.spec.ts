/** Tests the sound: every score through the game's own mixer, and silence wherever the game must be silent. */
import { expect, test, type Frame, type Page } from '@playwright/test'
import { gameFolders, readScores } from '../tools/folders.ts'
import {
  deferredIsThere,
  card,
  GAMES_URL,
  mainButton,
  SITE_URL,
  slowFrames,
} from '../test-support/games/page.ts'
import { beatSeconds, beatsOf } from '../games/kit/sound/sequencer.ts'
import { sampleOf } from '../test-support/sample.ts'
import { fullestOf, heardOf } from '../test-support/sound/round.ts'
import { nodesWhile, openStudio } from '../test-support/sound/studio.ts'

// Small, because these tests draw in real time, and the software renderer is slow.
test.use({ viewport: { width: 390, height: 650 } })

/** Seconds per recording. The benchmark records two minutes. */
const SAMPLE = 5
/** Maximum peak in dBFS, and maximum difference between neighbouring samples. */
const CEILING = -1
const JUMP = 0.6
/** LUFS of the music alone at tension 0.5, and its tolerance: two games differ by at most 3. */
const QUIET = -27
const APART = 1.5

/** Minutes of counting nodes (the benchmark counts for an hour), and the tolerance for nodes still sounding. */
const MINUTES = 10
const UNDER_WAY = 100

const folders = await gameFolders()
const games = (await readScores()).flatMap(([slug, score]) => {
  const folder = folders.find((each) => each.slug === slug)
  return folder ? [{ slug, score, folder }] : []
})

/** Seconds per bar of GrassCutter's music at its slowest. */
const [BAR = Number.NaN] = games.flatMap(({ slug, score }) =>
  slug === 'grasscutter' ? beatsOf(score) * beatSeconds(score, 0) : [],
)

/** Recorded in this run. `npm run bench sound` records all games, and longer. */
const RECORDED = sampleOf(games, 3)

test('in a sample of games music is equally loud, gets denser with the tension, and the fullest moment of a round is never too loud', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const record = await openStudio(page)
  for (const { slug, score, folder } of RECORDED) {
    const layers: number[] = []
    for (const tension of [0, 0.5, 1]) {
      const take = await record({ score, seconds: SAMPLE, tension })
      layers.push(take.layers.length)
      expect(take.peak, `${slug} at ${tension}`).toBeLessThanOrEqual(CEILING)
      expect(take.jump, `${slug} at ${tension}`).toBeLessThan(JUMP)
      // A short recording includes the entry of the voices, so its tolerance is wider than that for two minutes.
      if (tension === 0.5) expect(Math.abs(take.loudness - QUIET), slug).toBeLessThan(2 * APART)
    }
    expect(layers, slug).toEqual(layers.toSorted((a, b) => a - b))
    expect(new Set(layers).size, `${slug}: ${layers.join(', ')}`).toBe(layers.length)

    const heard = fullestOf(await heardOf(folder, 60), SAMPLE)
    expect(heard.length, `${slug} is heard`).toBeGreaterThan(0)
    const tunes = [{ at: SAMPLE - 3, tune: 'pack' }] as const
    const full = await record({ score, seconds: SAMPLE, tension: 1, heard, tunes })
    expect(full.peak, `the fullest moment of ${slug}`).toBeLessThanOrEqual(CEILING)
    expect(full.jump, `the fullest moment of ${slug}`).toBeLessThan(JUMP)
  }
})

/** Taps the end of the audio graph and counts sounds that start. Call it before the page opens. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(slowFrames)
  await page.addInitScript(() => {
    const heard: { context?: AudioContext; analyser?: AnalyserNode; made: number } = { made: 0 }
    Object.assign(globalThis, { heard })
    const Made = AudioContext
    globalThis.AudioContext = class extends Made {
      constructor(options?: AudioContextOptions) {
        super(options)
        heard.context = this
        heard.analyser = new AnalyserNode(this, { fftSize: 8192 })
      }
    }
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (heard.analyser && to instanceof AudioDestinationNode) connect.call(this, heard.analyser)
      return connect.call(this, to)
    } as typeof AudioNode.prototype.connect
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.made++
      start.apply(this, when)
    }
  })
}

interface Ears {
  readonly state: string
  /** Highest sample of the current buffer. */
  readonly peak: number
  readonly made: number
  /** Seconds on the audio clock. */
  readonly time: number
}

const listen = (page: Page | Frame): Promise<Ears> =>
  page.evaluate(() => {
    const { heard } = globalThis as unknown as {
      heard: { context?: AudioContext; analyser?: AnalyserNode; made: number }
    }
    const samples = new Float32Array(heard.analyser?.fftSize ?? 0)
    heard.analyser?.getFloatTimeDomainData(samples)
    const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
    const { state = 'none', currentTime: time = 0 } = heard.context ?? {}
    return { state, peak, made: heard.made, time }
  })

const isPlaying = async (page: Page | Frame) =>
  expect.poll(async () => (await listen(page)).peak).toBeGreaterThan(0.005)
const isStill = async (page: Page | Frame) =>
  expect.poll(async () => (await listen(page)).state).not.toBe('running')

test('music begins with the round and stops with the pause, the switches and the tab', async ({ page }) => {
  await listenIn(page)
  await page.goto(`${GAMES_URL}/grasscutter`)
  await expect(mainButton(page)).toBeVisible()
  await deferredIsThere(page)
  expect(await listen(page), 'before the first input').toMatchObject({ state: 'none', made: 0 })
  await mainButton(page).click()
  await isPlaying(page)

  await page.keyboard.press('Escape')
  await expect(card(page)).toBeVisible()
  await isStill(page)

  const music = page.getByRole('button', { name: 'Music' })
  await expect(music).toHaveAttribute('aria-pressed', 'true')
  await music.click()
  await expect(music).toHaveAttribute('aria-pressed', 'false')
  await mainButton(page).click()
  await expect.poll(async () => (await listen(page)).state).toBe('running')
  const { made, time } = await listen(page)
  // With the music on, every bar has notes.
  await expect.poll(async () => (await listen(page)).time).toBeGreaterThan(time + BAR)
  expect((await listen(page)).made, 'no note while the music is off').toBe(made)

  await page.keyboard.press('Escape')
  await music.click()
  await mainButton(page).click()
  await isPlaying(page)
  await page.keyboard.press('KeyM')
  await isStill(page)
  await page.keyboard.press('KeyM')
  await isPlaying(page)
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await isStill(page)
})

test('a removed frame falls silent, and so does a game when a different one opens', async ({ page }) => {
  await listenIn(page)
  await page.goto(`${SITE_URL}/single?slug=grasscutter`)
  const place = page.frameLocator('iframe')
  await expect(mainButton(place)).toBeVisible({ timeout: 60_000 })
  const frame = page.frames().find((each) => each.url().startsWith(GAMES_URL))
  if (!frame) throw new Error('The page has no game.')
  await deferredIsThere(frame)
  await mainButton(place).click()
  await isPlaying(frame)
  await page.locator('iframe').evaluate((element) => (element.style.display = 'none'))
  await isStill(frame)
  await page.locator('iframe').evaluate((element) => (element.style.display = ''))
  await mainButton(place).click()
  await isPlaying(frame)
  // Opening a different game moves the focus there.
  await page.getByRole('banner').getByRole('link').first().focus()
  await isStill(frame)
})

test('the switch is remembered for all games', async ({ page }) => {
  await page.goto(`${GAMES_URL}/pool8`)
  await deferredIsThere(page)
  await mainButton(page).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Music' }).click()
  await page.goto(`${GAMES_URL}/grasscutter`)
  await deferredIsThere(page)
  await mainButton(page).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Music' })).toHaveAttribute('aria-pressed', 'false')
})

test('a game whose music fails to load has sound effects only', async ({ page }) => {
  await listenIn(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route(/\/score-[^/]+\.js$/, (route) => route.abort())
  await page.goto(`${GAMES_URL}/grasscutter`)
  await deferredIsThere(page)
  await mainButton(page).click()
  await expect.poll(async () => (await listen(page)).state).toBe('running')
  await expect
    .poll(async () => {
      // Back and forth, so that the level does not end before its voices are ready.
      for (const key of ['ArrowRight', 'KeyU']) await page.keyboard.press(key)
      return (await listen(page)).made
    })
    .toBeGreaterThan(0)
  expect(errors).toEqual([])
})

test('no audio node is left after its sound has ended', async ({ page }) => {
  test.setTimeout(240_000)
  await openStudio(page)
  const [first] = games
  if (!first) throw new Error('No game has a score.')
  const heard = await heardOf(first.folder, MINUTES * 60)
  const counted = await nodesWhile(page, { score: first.score, seconds: MINUTES * 60, tension: 1, heard })
  const half = Math.ceil(counted.length / 2)
  expect(half).toBeGreaterThan(1)
  // Thousands of nodes are created. Finished ones stay until their event fires, so the minimum counts those really
  // alive.
  expect(Math.min(...counted.slice(half))).toBeLessThan(Math.min(...counted.slice(0, half)) + UNDER_WAY)
})
