/** Tests saves in real tabs and profiles: no second tab, damaged round or new device may lose progress. */
import { readFile, writeFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { insetsOf } from '../games/kit/shell/hud.ts'
import { keyOf } from '../games/kit/save/storage.ts'
import { FRESH_SAVE, writeSave } from '../games/kit/save/save.ts'
import { chance } from '../games/kit/rules/chance.ts'
import { clickThrough, passNewLook, READABLE } from '../test-support/games/by-keys.ts'
import { keyboard } from '../test-support/games/devices.ts'
import { card, collectComplaints, GAMES_URL, mainButton, openGame, SEED } from '../test-support/games/page.ts'
import { gameOf, type PlayableGame, playableGames } from '../test-support/games/playable-games.ts'

const VIEWPORT = { width: 568, height: 320 }

const games = await playableGames()
const EQUALZ = gameOf('equalz')

interface Kept {
  readonly stars: Record<string, number>
  readonly best: Record<string, number>
  readonly days: Record<string, number>
}

const keptIn = (page: Page, slug: string): Promise<Kept> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as never, `arcade.${slug}`)

/** Opens the picker from any card, or during play. */
async function openPicker(page: Page): Promise<void> {
  if (!(await card(page).isVisible())) await page.keyboard.press('Escape')
  await clickThrough(page, 'Levels')
}

/** Solves a level of Equalz without a mistake. Ignores the save, because a second tab writes to it too. */
async function solve(page: Page, level: number): Promise<void> {
  const { rules, levels, createPlayer } = EQUALZ
  const player = createPlayer?.()
  if (!levels?.hint || !player) throw new Error('Equalz has hints and a player.')
  await openPicker(page)
  await page.getByRole('button', { name: new RegExp(`^Level ${level},`) }).click()
  await page.clock.runFor(500)
  let state = rules.start(SEED, level)
  while (rules.outcome(state) === 'playing') {
    const action = levels.hint(state)
    const safe = await page.locator('.hud').evaluate(insetsOf)
    for (const [at] of player.touches(action, state, { ...VIEWPORT, safe })) {
      if (at) await page.mouse.click(at.x, at.y)
      await page.clock.runFor(60)
    }
    await page.clock.runFor(300)
    state = rules.act(state, action)
  }
  await page.clock.runFor(2500)
  await passNewLook(page)
  await expect(mainButton(page)).toHaveText('Next level')
}

/** Stores saves before the first game opens. */
const storeSaves = (context: BrowserContext, saves: Readonly<Record<string, object>>) =>
  context.addInitScript(
    (texts) => {
      for (const [key, text] of texts) if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
    },
    Object.entries(saves).map(([slug, save]) => [keyOf(slug), JSON.stringify(save)] as const),
  )

/** A save of Equalz in which these levels are solved. */
const solved = (...levels: readonly number[]) => {
  const stars = Object.fromEntries(levels.map((level) => [level, 3]))
  return JSON.parse(writeSave({ ...FRESH_SAVE, level: Math.max(...levels) + 1, stars })) as object
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(VIEWPORT)
  await openGame(page, EQUALZ.slug)
  return page
}

/** Returns the levels that the picker shows as solved. */
async function solvedIn(page: Page): Promise<number[]> {
  await openPicker(page)
  const names = await page
    .locator('.grid button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  return names.flatMap((name) => (/[1-3] of 3/.test(name) ? Number(/\d+/.exec(name)?.[0]) : []))
}

test('two tabs mute each other; those that play in turn and then at once share their stars', async ({
  context,
}) => {
  const [one, two] = [await openTab(context), await openTab(context)]
  await one.getByRole('button', { name: 'Sound' }).click()
  await expect(two.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false')
  await solve(one, 1)
  await solve(two, 2)
  expect(Object.keys((await keptIn(one, 'equalz')).stars)).toEqual(['1', '2'])
  await Promise.all([solve(one, 3), solve(two, 4)])
  for (const page of [one, two]) {
    expect(await solvedIn(page)).toEqual([1, 2, 3, 4])
    const { stars, best, days } = await keptIn(page, 'equalz')
    expect(Object.keys(stars)).toEqual(['1', '2', '3', '4'])
    expect(Object.keys(best)).toEqual(['1', '2', '3', '4'])
    expect(Object.keys(days)).toHaveLength(1)
  }
})

test('the picker shows a pack of twenty at level 5,000, and keys page through it', async ({ page }) => {
  await page.addInitScript((levels) => {
    const stars = Object.fromEntries(Array.from({ length: levels - 1 }, (_, i) => [i + 1, 3]))
    localStorage.setItem(
      'arcade.equalz',
      JSON.stringify({ version: 2, level: levels, best: {}, stars, days: {} }),
    )
  }, 5000)
  await openGame(page, EQUALZ.slug, { slowLevel: true })
  await openPicker(page)
  const levels = page.locator('.grid button')
  await expect(levels).toHaveCount(20)
  await expect(page.getByRole('button', { name: 'Level 5000, 0 of 3 stars' })).toBeFocused()
  // Three levels ahead are unlocked, so there is exactly one more pack.
  const [before, next] = ['Previous pack', 'Next pack'].map((name) => page.getByRole('button', { name }))
  await next?.focus()
  await page.keyboard.press('Enter')
  await expect(levels.first()).toHaveAccessibleName('Level 5001, 0 of 3 stars')
  await expect(levels.nth(3)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Ten packs back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await before?.press('Enter')
  await expect(levels.first()).toHaveAccessibleName('Level 4781, 3 of 3 stars')
  await levels.first().click()
  // A worker generates the level.
  await expect(card(page)).toBeHidden()
  await page.clock.runFor(100)
  await expect(page.locator('.pill')).toContainText('Level 4781')
})

/** Returns rounds after some moves whose state has the right fields but hollow contents. */
function hollowed({ rules, game }: PlayableGame): string[] {
  const bot = chance(3)
  let state = rules.start(SEED, 1)
  const actions: unknown[] = []
  for (let step = 0; step < 30; step++) {
    const moves = rules.moves(state)
    const move = moves[bot.int(moves.length * (rules.tick ? 10 : 1))]
    if (move !== undefined) {
      state = rules.act(state, move)
      actions.push(move)
    }
    if (rules.tick) state = rules.tick(state)
  }
  const round = { game: game.version ?? 1, seed: SEED, level: 1, state, actions, ticks: 30 }
  const hollow = (value: unknown) =>
    Array.isArray(value) ? value.map(() => ({})) : typeof value === 'object' && value ? {} : value
  const fields = Object.entries(state as object)
  const states = [
    Object.fromEntries(fields.map(([name, value]) => [name, hollow(value)])),
    Object.fromEntries(fields.map(([name, value]) => [name, typeof value === 'number' ? null : value])),
  ]
  return states.map((spoilt) =>
    writeSave({ ...FRESH_SAVE, best: { 1: 7 }, round: { ...round, state: spoilt } }),
  )
}

/** A real-time game, one with levels, one with WebGL. `resume.test.ts` damages the rounds of all games. */
const HOLLOWED = ['birdify', 'sorting-balls', 'rolly-vortex']

test('a hollow round is discarded, and the rest of the save is kept', async ({ page }) => {
  await page.setViewportSize(VIEWPORT)
  await page.goto(`${GAMES_URL}/birdify`)
  await expect(page.locator('body[data-ready]')).toBeVisible()
  const complaints = collectComplaints(page)
  // All games share an origin, so the page of one can write the saves of the next.
  for (const way of [0, 1])
    for (const game of games.filter(({ slug }) => HOLLOWED.includes(slug))) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        `arcade.${game.slug}`,
        hollowed(game)[way] ?? '',
      ] as const)
      await page.goto(`${GAMES_URL}/${game.slug}`)
      await expect(page.locator('body[data-ready]')).toBeVisible()
      await expect(mainButton(page), game.slug).toHaveText('Play')
      await page.keyboard.press('Enter')
      await expect(card(page), game.slug).toBeHidden()
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      expect((await keptIn(page, game.slug)).best, game.slug).toEqual({ 1: 7 })
      expect(complaints, game.slug).toEqual([])
    }
})

async function openBag(page: Page): Promise<void> {
  if (!(await card(page).isVisible())) await page.keyboard.press('Escape')
  else {
    await page.clock.runFor(READABLE)
    await keyboard.start(page)
    await page.clock.runFor(50)
    await page.keyboard.press('Escape')
  }
  await clickThrough(page, 'Save & offline')
  await expect(card(page)).toHaveAccessibleName('Save & offline')
}

async function openFile(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open file' }).click()
  await (await choosing).setFiles(path)
}

test('a save file moves all games to a new profile and is merged there; a damaged one changes nothing', async ({
  browser,
}, testInfo) => {
  const phone = await browser.newContext()
  await storeSaves(phone, {
    equalz: solved(1, 2),
    birdify: { version: 1, level: 1, best: { 1: 33 }, stars: {} },
  })
  const old = await openTab(phone)
  await openBag(old)
  const downloading = old.waitForEvent('download')
  await old.getByRole('button', { name: 'Save to file' }).click()
  const path = testInfo.outputPath('taken.json')
  await (await downloading).saveAs(path)
  await phone.close()

  const laptop = await browser.newContext()
  await storeSaves(laptop, { equalz: solved(3) })
  const page = await openTab(laptop)
  await openBag(page)
  const before = await page.evaluate(() => JSON.stringify(localStorage))
  const damaged = testInfo.outputPath('damaged.json')
  await writeFile(damaged, (await readFile(path, 'utf8')).replace('33', '99'))
  await openFile(page, damaged)
  await expect(card(page)).toContainText('This file is damaged. Nothing was changed.')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before)

  await openFile(page, path)
  await expect(card(page)).toContainText('Added progress from 2 games.')
  expect(Object.keys((await keptIn(page, 'equalz')).stars)).toEqual(['1', '2', '3'])
  expect((await keptIn(page, 'birdify')).best).toEqual({ 1: 33 })
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  expect(await solvedIn(page)).toEqual([1, 2, 3])
  await laptop.close()
})
