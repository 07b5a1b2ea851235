/**
 * Measures what a game costs: `npm run bench energy [slug…]`. Prints the CPU time of all browser processes, in per cent of
 * one core, and the pictures drawn per second: on the opening card, three seconds after the last input without and with
 * sound, after a minute, paused, in a hidden frame, and for real-time games in play. Software rendering, 1280 × 650,
 * beside four plain pages. `npm run bench energy playing [slug…]` measures only play.
 */
import { chromium, type Browser } from '@playwright/test'
import { BROWSER_FLAGS } from '../test-support/browser.ts'
import { watchPictures } from '../test-support/games/frame-count.ts'
import { deferredIsThere } from '../test-support/games/page.ts'
import { gameOf } from '../test-support/games/playable-games.ts'
import { gameFolders } from '../tools/folders.ts'
import { createMeter, fullBrowser, type Cost, type Meter } from './energy-measure.ts'
import { servePages, STAND_INS } from './energy-pages.ts'
import { costInPlay } from './energy-play.ts'
import { BENCH_SETTINGS, serveGames } from './servers.ts'
import { budget, printTable, round, verdict } from './table.ts'

const SECONDS = 4
/** Seconds without input before each measurement. */
const SETTLE = 3
const REST = 60
const VIEWPORT = { width: 1280, height: 650 }
/** Budgets in per cent of one core. */
const OPENING = 15
const PAUSED = 2
const HIDDEN = 1
/** For games in turns. */
const WAITING = 10
const RESTED = 3
/** For real-time games in play, and the least pictures per second. */
const PLAYING = 60
const FRAMES = 58
const STATES = ['opening', 'muted', 'waiting', 'rested', 'paused', 'hidden'] as const

type Costs = Readonly<Record<(typeof STATES)[number], Cost>>

/** A game with words describes positions that wait for a move. */
const isInTurns = (slug: string) => gameOf(slug).game.words !== undefined

const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000))

async function newPage(browser: Browser) {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' })
  const page = await context.newPage()
  await watchPictures(page)
  return page
}

async function costOfPage(browser: Browser, meter: Meter, address: string): Promise<Cost> {
  const page = await newPage(browser)
  await page.goto(address)
  await wait(SETTLE)
  const cost = await meter.measure(page, SECONDS)
  await page.context().close()
  return cost
}

async function costsOfGame(browser: Browser, meter: Meter, address: string, pages: string): Promise<Costs> {
  const page = await newPage(browser)
  await page.goto(address)
  await deferredIsThere(page)
  await wait(SETTLE)
  const opening = await meter.measure(page, SECONDS)
  await page.keyboard.press('Enter')
  await page.keyboard.press('KeyM')
  await wait(SETTLE)
  const muted = await meter.measure(page, SECONDS)
  await page.keyboard.press('KeyM')
  await wait(SETTLE)
  const waiting = await meter.measure(page, SECONDS)
  await wait(REST - SETTLE - SECONDS)
  const rested = await meter.measure(page, SECONDS)
  await page.keyboard.press('Escape')
  await wait(SETTLE)
  const paused = await meter.measure(page, SECONDS)
  await page.context().close()
  return {
    opening,
    muted,
    waiting,
    rested,
    paused,
    hidden: await costWhenHidden(browser, meter, address, pages),
  }
}

/** Plays in a frame of a different origin, which is then hidden: no event tells the game. */
async function costWhenHidden(browser: Browser, meter: Meter, address: string, pages: string): Promise<Cost> {
  const page = await newPage(browser)
  await page.goto(`${pages}/host?${encodeURIComponent(address)}`)
  const frame = page.frames()[1]
  if (frame?.url() !== address) throw new Error(`${address} did not load in the frame.`)
  await deferredIsThere(frame)
  await frame.locator('.main').click()
  await wait(1)
  await page.evaluate(() => document.querySelector('iframe')?.style.setProperty('display', 'none'))
  await wait(SETTLE)
  const cost = await meter.measure(frame, SECONDS)
  await page.context().close()
  return cost
}

async function costOfPlay(browser: Browser, meter: Meter, address: string): Promise<Cost> {
  const page = await newPage(browser)
  const cost = await costInPlay(page, meter, address)
  await page.context().close()
  return cost
}

const words = process.argv.slice(2)
const isPlayOnly = words.includes('playing')
const only = words.filter((word) => word !== 'playing')
const folders = (await gameFolders()).filter(
  ({ slug }) => (only.length === 0 || only.includes(slug)) && !(isPlayOnly && isInTurns(slug)),
)
const games = await serveGames(folders.map(({ slug }) => slug))
const pages = await servePages()
const browser = await chromium.launch({
  executablePath: fullBrowser(),
  args: [...BROWSER_FLAGS, '--disable-gpu'],
})
const plain = new Map<string, Cost>()
const costs = new Map<string, Costs>()
const inPlay = new Map<string, Cost>()
try {
  const meter = await createMeter(browser)
  if (!isPlayOnly)
    for (const name of STAND_INS) plain.set(name, await costOfPage(browser, meter, `${pages.origin}/${name}`))
  for (const { slug } of folders) {
    const address = `${BENCH_SETTINGS.origins.games}/${slug}`
    if (!isPlayOnly) costs.set(slug, await costsOfGame(browser, meter, address, pages.origin))
    if (!isInTurns(slug)) inPlay.set(slug, await costOfPlay(browser, meter, address))
    console.log(`  measured ${slug}`)
  }
  await meter.close()
} finally {
  await browser.close()
  await games.close()
  pages.close()
}

const cell = ({ cpu, drawn }: Cost) => `${round(cpu)} (${round(drawn, 0)})`
if (!isPlayOnly) printResting()
printTable(
  'Energy of play: CPU of all browser processes, without a GPU',
  ['', 'playing, % of one core', 'pictures per second', 'ms per picture'],
  [...inPlay].map(([slug, { cpu, drawn, perPicture }]) => [
    slug,
    round(cpu),
    round(drawn),
    round(perPicture),
  ]),
)
for (const [slug, { cpu, drawn }] of inPlay) {
  budget(`${slug}, playing`, cpu, PLAYING, '% of a core')
  verdict(
    { name: `${slug}, pictures per second in play`, measured: drawn, least: FRAMES, most: Infinity },
    undefined,
  )
}

function printResting(): void {
  const scene = plain.get('scrolling-scene')?.cpu ?? Number.NaN
  printTable(
    'Energy: CPU of all browser processes in % of one core (pictures drawn per second), without a GPU',
    [
      '',
      'opening card',
      '3 s after input, muted',
      'with sound',
      `${REST} s after input`,
      'paused',
      'hidden',
      'muted ÷ scrolling scene',
    ],
    [
      ...[...plain].map(([name, cost]) => [name, '', cell(cost), '', '', '', '', round(cost.cpu / scene, 2)]),
      ...[...costs].map(([slug, each]) => [
        slug,
        ...STATES.map((state) => cell(each[state])),
        round(each.muted.cpu / scene, 2),
      ]),
    ],
  )
  const empty = plain.get('empty')?.cpu ?? 0
  const check = (what: string, { cpu }: Cost, most: number) =>
    budget(what, Math.max(0, cpu - empty), most, '% of a core more than an empty page')
  for (const [slug, { opening, waiting, rested, paused, hidden }] of costs) {
    check(`${slug}, opening card`, opening, OPENING)
    check(`${slug}, paused`, paused, PAUSED)
    check(`${slug}, hidden`, hidden, HIDDEN)
    if (!isInTurns(slug)) continue
    check(`${slug}, 3 s after input`, waiting, WAITING)
    check(`${slug}, ${REST} s after input`, rested, RESTED)
  }
}
