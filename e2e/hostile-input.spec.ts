/** Opens hostile links, saves and files: each gets an error message, and no stored data is lost. */
import { deflateRawSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { codeOf } from '../games/kit/deferred/challenge/link.ts'
import { bytesOut } from '../games/kit/replay/byte-stream.ts'
import type { LogEntry } from '../games/kit/replay/log.ts'
import { keyOf } from '../games/kit/save/storage.ts'
import { FRESH_SAVE, writeSave, type Save } from '../games/kit/save/save.ts'
import { checksumOf } from '../games/kit/replay/checksum.ts'
import { buttonOf, clickThrough, flyAndFall, pressByKeys } from '../test-support/games/by-keys.ts'
import { makerOf } from '../test-support/games/challenge.ts'
import {
  card,
  collectComplaints,
  GAMES_URL,
  keptOf,
  mainButton,
  openGame,
  SITE_URL,
  type GameLocator,
} from '../test-support/games/page.ts'
import { gameOf } from '../test-support/games/playable-games.ts'
import { watchWork } from '../test-support/games/work.ts'
import { shortenDelays } from './site/short-delays.ts'

test.use({ viewport: { width: 390, height: 700 } })

/** CPU budget of the page from opening to the error message, in seconds. A valid link takes a tenth of it. */
const MOST_WORK = 2

const DAMAGED = 'This challenge link is damaged.'

/** Encodes actions that no player can take, with the product's own encoder. */
const forged = (slug: string, actions: readonly unknown[], { level = 1, ticks = 0 } = {}) =>
  codeOf(makerOf(gameOf(slug)), {
    seed: 1,
    level,
    hinted: false,
    ticks,
    result: 1,
    log: actions.map((action): LogEntry<unknown> => [0, action]),
  })

/** Returns a log of 60,000 entries that all have this shape. */
function bombLog(shape: string): Uint8Array {
  const out = bytesOut()
  out.whole(60_000)
  for (let entry = 0; entry < 60_000; entry++) {
    out.whole(0)
    out.whole(0)
    if (entry === 0) out.text(shape)
  }
  return out.done()
}

function bombCode(slug: string, shape: string): string {
  const { version } = makerOf(gameOf(slug))
  const out = bytesOut()
  for (const whole of [1, checksumOf(slug) % 16_384, version]) out.whole(whole)
  out.signed(1)
  out.signed(1)
  for (const whole of [0, 0, 0, 1, 1]) out.whole(whole)
  return deflateRawSync(Buffer.concat([out.done(), bombLog(shape)]), { level: 9 }).toString('base64url')
}

const LONG_TEXT = JSON.stringify('a'.repeat(250_000))
const NESTED = `${'['.repeat(200)}${']'.repeat(200)}`

/** Name, game and code of each hostile link. */
const LINKS: readonly (readonly [name: string, slug: string, code: string])[] = [
  ['a long shape that is parsed for every entry', 'birdify', bombCode('birdify', LONG_TEXT)],
  ['a nested shape', 'equalz', bombCode('equalz', NESTED)],
  [
    'a cue ball placed at strings',
    'pool8',
    await forged('pool8', [{ kind: 'place', x: '60', y: '30' }], { level: 5, ticks: 60 }),
  ],
  ['an unknown way', 'numbermaze', await forged('numbermaze', ['sideways', 'sideways'])],
  ['a tube named by a string', 'sorting-balls', await forged('sorting-balls', [{ from: 0, to: '1' }])],
  ['a stroke of strings', 'happyconnect', await forged('happyconnect', [['0', 1, '1', 0]])],
  [
    'steering by NaN',
    'rolly-vortex',
    await forged('rolly-vortex', [{ kind: 'steer', to: Number.NaN }], { ticks: 600 }),
  ],
  [
    'a push by NaN',
    'fightvirus',
    await forged('fightvirus', [{ kind: 'push', x: Number.NaN, y: 0 }], { ticks: 600 }),
  ],
]

/** The page passes a link on unread, whatever the game is. */
const IN_THEIR_PAGES = ['birdify', 'pool8']

const STARS = { 1: 3, 2: 2 }
const SAVE: Save = { ...FRESH_SAVE, stars: STARS, best: { 1: 4 }, totals: { rounds: 2 } }

/** Stores a text in the games' origin before the game opens. */
const store = (page: Page, slug: string, text: string) =>
  page.addInitScript(
    ([key, value]) => {
      if (origin.startsWith('http') && localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    [keyOf(slug), text] as const,
  )

/** Stores a text for the next game that this page opens. */
const storeNext = (page: Page, slug: string, text: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [keyOf(slug), text] as const)

async function play(place: GameLocator): Promise<void> {
  await expect(mainButton(place)).toHaveText(/^(Play|Continue)$/)
  await mainButton(place).click()
  await expect(card(place)).toBeHidden()
}

// One page for several games, because a new page takes longer than opening a game.
test(`links: ${LINKS.map(([name]) => name).join(', ')}: each is refused, alone or in the game’s page, and the game is played`, async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  for (const [, slug] of LINKS) await store(page, slug, writeSave(SAVE))
  const work = await watchWork(page)
  for (const [name, slug, code] of LINKS)
    await test.step(name, async () => {
      expect(code.length, 'characters of the code').toBeLessThan(600)
      const before = await work()
      await page.goto(`${GAMES_URL}/${slug}#challenge=${code}`)
      await expect(card(page)).toContainText(DAMAGED)
      expect((await work()) - before, 'CPU seconds').toBeLessThan(MOST_WORK)
      expect(await keptOf(page, slug)).toEqual(JSON.parse(writeSave(SAVE)))
      await mainButton(page).click()
      await play(page)
    })
  expect(complaints).toEqual([])

  await shortenDelays(page.context())
  for (const [name, slug, code] of LINKS.filter(([, slug]) => IN_THEIR_PAGES.includes(slug)))
    await test.step(`${name}, in the page of ${slug}`, async () => {
      await page.goto(`${SITE_URL}/single?slug=${slug}#challenge=${code}`)
      const frame = page.frameLocator('iframe')
      await expect(card(frame)).toContainText(DAMAGED)
      await mainButton(frame).click()
      await play(frame)
    })
})

const bomb = Buffer.from(bombLog(LONG_TEXT)).toString('base64')
const DAMAGED_SAVE = 'Some of your saved data was damaged and has been left out. The rest is safe.'

/** Returns a save of a real-time round in progress with one part of its state replaced. */
function stored(slug: string, change: (state: Record<string, unknown>) => object, log?: string): object {
  const { rules, game } = gameOf(slug)
  let state = rules.start(1, 1)
  for (let tick = 0; tick < 30; tick++) state = rules.tick?.(state) ?? state
  const round = { game: game.version ?? 1, seed: 1, level: 1, actions: [], ticks: 30, ...(log && { log }) }
  return { round: { ...round, state: change(state as Record<string, unknown>) } }
}

/** Name, game, change of a good save, and the sentence on the opening card. */
const SAVES = [
  ['a level of 1e308', 'push-it', { level: 1e308 }, DAMAGED_SAVE],
  ['a level of 1e308', 'numbermaze', { level: 1e308 }, DAMAGED_SAVE],
  ['a level of 1e21', 'happyconnect', { level: 1e21 }, DAMAGED_SAVE],
  [
    'a round at level 1e308',
    'push-it',
    { round: { game: 1, seed: 1, level: 1e308, state: {}, actions: [] } },
    DAMAGED_SAVE,
  ],
  ['a goal called constructor', 'birdify', { goals: { constructor: 3 } }, DAMAGED_SAVE],
  [
    'crates at 1e308',
    'boxtower',
    stored('boxtower', (state) => ({ ...state, grips: [[1e308, 1e308, 1e308, 1e308, 1e308]] })),
    'Your last round could not be resumed.',
  ],
  [
    'a recording that is a bomb',
    'birdify',
    stored('birdify', (state) => state, bomb),
    'The recording of this round is damaged',
  ],
] as const

test('saves: a level of 1e308, a bomb and others do not stop a game, and every star is kept', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await page.goto(`${GAMES_URL}/offline`)
  const work = await watchWork(page)
  for (const [name, slug, change, sentence] of SAVES)
    await test.step(`${name} in ${slug}`, async () => {
      await storeNext(page, slug, JSON.stringify({ version: 3, ...SAVE, ...change }))
      const before = await work()
      await page.goto(`${GAMES_URL}/${slug}`)
      await expect(card(page)).toContainText(sentence)
      expect((await work()) - before, 'CPU seconds').toBeLessThan(MOST_WORK)
      await mainButton(page).click()
      await expect(card(page)).toBeHidden()
      expect((await keptOf(page, slug)).stars).toEqual(STARS)
    })
  expect(complaints).toEqual([])
})

/** Returns a save file with a valid checksum, as anyone can forge one. */
const fileOf = (saves: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ arcade: 'saves', version: 1, sum: checksumOf(JSON.stringify(saves)), saves })

async function openFile(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await buttonOf(page, 'Open file').click()
  await (
    await choosing
  ).setFiles({ name: 'saves.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

const FRESH: unknown = JSON.parse(writeSave(FRESH_SAVE))
const JUNK = Object.fromEntries(Array.from({ length: 49 }, (_, i) => [`game-${i}`, FRESH]))

test('files: hostile ones are refused with a message and change nothing; a level and a day out of range are left out', async ({
  page,
}) => {
  await store(page, 'birdify', writeSave(SAVE))
  await store(page, 'settings', '{"muted":true}')
  await page.goto(`${GAMES_URL}/birdify`)
  await mainButton(page).click()
  await page.keyboard.press('Escape')
  await clickThrough(page, 'Save & offline')
  const storage = () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).sort()))
  const before = await storage()
  for (const [name, text, sentence] of [
    [
      'settings and 49 unknown games',
      fileOf({ settings: FRESH, probe: FRESH, ...JUNK }),
      'Nothing could be added.',
    ],
    [
      'more than storage holds',
      fileOf({ birdify: { version: 3, more: 'x'.repeat(4_100_000) } }),
      'This file is too large.',
    ],
    ['no saves', '{"arcade":"saves"}', 'This isn’t a saved-games file.'],
    ['a wrong checksum', fileOf({ birdify: FRESH }).replace('"sum":', '"sum":1'), 'This file is damaged.'],
  ] as const) {
    await openFile(page, text)
    await expect(card(page), name).toContainText(sentence)
    expect(await storage(), name).toEqual(before)
  }

  const today = { day: '9999-12-31', first: 9, best: 9 }
  const hostile = { version: 3, ...SAVE, level: 1e308, today, days: { '9999-12-31': 3 } }
  const file = fileOf({ 'push-it': hostile, happyconnect: { ...hostile, level: 1e21 } })
  await openFile(page, file)
  await expect(card(page)).toContainText('Added progress from 2 games.')
  for (const slug of ['push-it', 'happyconnect']) {
    await page.goto(`${GAMES_URL}/${slug}`)
    await expect(mainButton(page)).toBeVisible()
    const { level, stars, days, today: kept } = await keptOf(page, slug)
    expect([level, stars, days, kept]).toEqual([3, STARS, {}, undefined])
    await mainButton(page).click()
    await expect(card(page)).toBeHidden()
  }
})

test('clock: a result stored while the clock was ahead does not block today’s', async ({ page }) => {
  const ahead = { ...SAVE, today: { day: '9999-12-31', first: 9, best: 9 } }
  await store(page, 'birdify', writeSave(ahead))
  await openGame(page, 'birdify', { at: Date.UTC(2026, 10, 18, 12) })
  await pressByKeys(page, 'Today')
  await flyAndFall(page, 1)
  expect((await keptOf(page, 'birdify')).today).toMatchObject({ day: '2026-11-18' })
})
