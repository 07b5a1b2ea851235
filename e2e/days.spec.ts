/** Tests the daily round: the same for everyone on one date, different on the next, without side effects on saves. */
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { dayRound } from '../games/kit/round/day.ts'
import { FLOWER, PLAYED } from '../games/kit/save/records.ts'
import { FRESH_SAVE, type Round, writeSave } from '../games/kit/save/save.ts'
import { buttonOf, flyAndFall, pressByKeys, solveByKeys } from '../test-support/games/by-keys.ts'
import { loseFocus } from '../test-support/games/interruptions.ts'
import {
  announcement,
  asItStands,
  card,
  collectComplaints,
  keptOf,
  mainButton,
  openGame,
} from '../test-support/games/page.ts'
import { gameOf, type PlayableGame } from '../test-support/games/playable-games.ts'

const VIEWPORT = { width: 390, height: 650 }
test.use({ viewport: VIEWPORT, timezoneId: 'UTC' })

/** A Monday and the day after. */
const [DAY, NEXT] = ['2026-11-16', '2026-11-17'] as const

const at = (day: string, time: string, zone = 'Z') => Date.parse(`${day}T${time}${zone}`)

/** Plays a moment of the daily round, then reads what was saved. */
async function playMoment(page: Page, { slug, rules, createPlayer, levels }: PlayableGame, day: string) {
  await pressByKeys(page, 'Today')
  // A worker generates the daily board.
  await expect(card(page)).toBeHidden()
  await page.clock.runFor(500)
  if (!rules.tick) {
    const { seed, level } = dayRound(slug, levels !== undefined, day)
    const state = rules.start(seed, level)
    const player = createPlayer?.()
    const action = levels?.hint?.(state)
    for (const key of player?.keys(action, state) ?? []) await page.keyboard.press(key)
    await page.clock.runFor(600)
  }
  await loseFocus(page)
  await expect(mainButton(page)).toHaveText('Resume')
  const { dayRound: round } = await keptOf(page, slug)
  expect(round?.day, slug).toBe(day)
  return round
}

/** Expects two rounds to be the same one: after the same moves, or in real time after whatever time has passed. */
function expectSame({ rules }: PlayableGame, one: Round | undefined, other: Round | undefined): void {
  if (!rules.tick) return expect(asItStands(other)).toEqual(asItStands(one))
  expect([other?.seed, other?.level]).toEqual([one?.seed, one?.level])
  for (const round of [one, other]) {
    if (!round) throw new Error('There is no round.')
    let state = rules.start(round.seed, round.level)
    for (let tick = 0; tick < (round.ticks ?? 0); tick++) state = rules.tick(state)
    expect(round.state).toEqual(state)
  }
}

async function visitor(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, ...options })
  return context.newPage()
}

for (const slug of ['birdify', 'sorting-balls', 'egg-quest'])
  test(`${slug} has the same round for everyone on one date, and a different one on the next`, async ({
    browser,
  }) => {
    const game = gameOf(slug)
    // The same date in two distant time zones, with empty and with full storage.
    const one = await visitor(browser, { timezoneId: 'Pacific/Auckland' })
    await openGame(one, slug, { at: at(DAY, '08:00', '+13:00') })
    const first = await playMoment(one, game, DAY)
    await one.context().close()

    const other = await visitor(browser, { timezoneId: 'America/Los_Angeles' })
    await other.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [
      `arcade.${slug}`,
      writeSave({ ...FRESH_SAVE, best: { 1: 9 }, days: { '2026-11-02': FLOWER }, totals: { rounds: 3 } }),
    ] as const)
    await openGame(other, slug, { at: at(DAY, '21:00', '-08:00'), seed: 99 })
    const second = await playMoment(other, game, DAY)
    expectSame(game, first, second)

    await other.clock.pauseAt(at(NEXT, '09:00', '-08:00'))
    await other.reload()
    await other.clock.runFor(400)
    const third = await playMoment(other, game, NEXT)
    expect(third?.seed).not.toBe(second?.seed)
    expect(third?.state).not.toEqual(second?.state)
    await other.context().close()
  })

test('a round that ends after midnight counts for the day it began; a clock set back loses nothing', async ({
  page,
  browser,
}) => {
  await openGame(page, 'birdify', { at: at(DAY, '23:59:58') })
  await pressByKeys(page, 'Today')
  await flyAndFall(page, 4)
  expect(await page.evaluate(() => new Date().toISOString().slice(0, 10))).toBe(NEXT)
  const kept = await keptOf(page, 'birdify')
  expect(kept.today?.day).toBe(DAY)
  expect(kept.days).toEqual({ [DAY]: FLOWER, [NEXT]: PLAYED })
  await pressByKeys(page, 'Progress')
  await expect(card(page)).toContainText('1 of 30 in bloom')
  await expect(card(page).getByRole('listitem').nth(15)).toContainText('16: a flower')
  await expect(card(page).getByRole('listitem').nth(16)).toContainText('17: a sprout')
  await expect(card(page)).toContainText('You haven’t played it yet.')

  const storageState = await page.context().storageState()
  const back = await visitor(browser, { storageState, timezoneId: 'UTC' })
  await openGame(back, 'birdify', { at: at('2026-11-09', '12:00') })
  expect(await keptOf(back, 'birdify')).toEqual(kept)
  await pressByKeys(back, 'Today')
  await flyAndFall(back, 1)
  const after = await keptOf(back, 'birdify')
  expect(after.days).toEqual({ ...kept.days, '2026-11-09': FLOWER })
  // The visitor's own date counts: a result from a later date would block the round until that date.
  expect(after.today?.day).toBe('2026-11-09')
  expect(after.best?.['1']).toBe(kept.best?.['1'])
  for (const [goal, reached] of Object.entries(kept.goals ?? {}))
    expect(after.goals?.[goal], goal).toBeGreaterThanOrEqual(reached)
  await back.context().close()
})

test('a daily round resumes after a reload and does not replace the regular round', async ({ page }) => {
  const game = gameOf('sorting-balls')
  const { slug, rules, levels, createPlayer } = game
  const complaints = collectComplaints(page)
  await openGame(page, slug, { at: at(DAY, '12:00') })
  await pressByKeys(page, 'Play')
  await page.clock.runFor(500)
  const player = createPlayer?.()
  const start = rules.start(1, 1)
  for (const key of player?.keys(levels?.hint?.(start), start) ?? []) await page.keyboard.press(key)
  await page.clock.runFor(600)
  const { round: waiting } = await keptOf(page, slug)
  expect(waiting?.actions).toHaveLength(1)

  await page.reload()
  await page.clock.runFor(400)
  await expect(mainButton(page)).toHaveText('Continue')
  const begun = await playMoment(page, game, DAY)
  await page.reload()
  await page.clock.runFor(400)
  await expect(mainButton(page), 'the other round').toHaveText('Continue')
  const kept = await keptOf(page, slug)
  expect([kept.round, kept.dayRound].map(asItStands)).toEqual([waiting, begun].map(asItStands))

  await pressByKeys(page, 'Today')
  await expect(card(page)).toBeHidden()
  await page.clock.runFor(500)
  expect(await announcement(page)).toMatch(/^Today, 1 move,/)
  await solveByKeys(page, game, begun?.state)
  await expect(buttonOf(page, 'Level 1')).toBeVisible()
  const ended = await keptOf(page, slug)
  expect(asItStands(ended.round)).toEqual(asItStands(waiting))
  expect([ended.dayRound, ended.days]).toEqual([undefined, { [DAY]: 3 }])
  await pressByKeys(page, 'Level 1')
  await page.clock.runFor(500)
  expect(await announcement(page), 'the round that waited').toMatch(/^Level 1, 1 move,/)
  expect(complaints).toEqual([])
})
