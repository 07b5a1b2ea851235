/** Opens challenge links as a second visitor, whose own saves they must not change. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { arrange } from '../games/birdify/view/layout.ts'
import { challengeOf, challengesOf, codeOf } from '../games/kit/deferred/challenge/link.ts'
import { bytesOut } from '../games/kit/replay/byte-stream.ts'
import { MOST_LINK_TICKS } from '../games/kit/save/limits.ts'
import { FRESH_SAVE, writeSave } from '../games/kit/save/save.ts'
import { buttonOf, flyAndFall, pressByKeys, solveByKeys } from '../test-support/games/by-keys.ts'
import { fragmentOf, makerOf, playRound } from '../test-support/games/challenge.ts'
import { allowClipboard, codeCopied, copied, withoutShareSheet } from '../test-support/games/clipboard.ts'
import { expectAccessible, faultsOfCard } from '../test-support/games/faults.ts'
import {
  announcement,
  card,
  collectComplaints,
  GAMES_URL,
  keptOf,
  mainButton,
  openGame,
  openInFrame,
  runUntilDeferredIsThere,
  savedRound,
  SEED,
  SITE_URL,
} from '../test-support/games/page.ts'
import { gameOf } from '../test-support/games/playable-games.ts'
import { watchWork } from '../test-support/games/work.ts'

const VIEWPORT = { width: 390, height: 700 }
test.use({ viewport: VIEWPORT })

const BIRDIFY = gameOf('birdify')
const SORTING = gameOf('sorting-balls')

/** Seed of the second visitor's own rounds. */
const OTHER_SEED = 99

/** Fills the second visitor's storage. */
const keepOtherThings = (page: Page) =>
  page.addInitScript(
    (text) => localStorage.setItem('arcade.birdify', text),
    writeSave({ ...FRESH_SAVE, best: { 1: 50 }, goals: { starters: 3 }, totals: { rounds: 4 } }),
  )

const seedOf = async (page: Page) =>
  (await challengeOf(makerOf(BIRDIFY), await codeCopied(page), BIRDIFY.rules.isAction)).seed

test('a link shows everyone the same result, starts the same round, and can be beaten and passed on', async ({
  page,
  browser,
}) => {
  await withoutShareSheet(page)
  await openGame(page, 'birdify')
  await runUntilDeferredIsThere(page)
  await allowClipboard(page)
  await pressByKeys(page, 'Play')
  await flyAndFall(page, 2)
  const { best } = await keptOf(page, 'birdify')
  await pressByKeys(page, 'Challenge')
  await pressByKeys(page, 'Share link')
  await expect(card(page)).toContainText('Link copied.')
  const code = await codeCopied(page)
  const sentence = `Somebody scored ${best?.['1']} in Birdify.`

  for (const where of ['on its own page', 'in the frame'] as const) {
    const context = await browser.newContext({ viewport: VIEWPORT })
    const other = await context.newPage()
    const complaints = collectComplaints(other)
    await keepOtherThings(other)
    await withoutShareSheet(other)
    await allowClipboard(other)
    if (where === 'on its own page')
      await openGame(other, 'birdify', { fragment: `#challenge=${code}`, seed: OTHER_SEED })
    const place =
      where === 'on its own page'
        ? other
        : await openInFrame(other, `${SITE_URL}/single?slug=birdify#challenge=${code}`, OTHER_SEED)
    await expect(card(place), where).toContainText(sentence)
    await expect(card(place)).toHaveAccessibleName('Challenge')
    expect(await announcement(place)).toBe('You have been challenged.')
    await buttonOf(place, 'Play it').click()
    await flyAndFall(other, 5, place)
    await expect(card(place), where).toContainText('You beat the challenge by')
    await buttonOf(place, 'Rematch').click()
    await buttonOf(place, 'Share link').click()
    await expect(card(place)).toContainText('Link copied.')
    expect(await seedOf(other), 'the same round').toBe(SEED)
    await buttonOf(place, 'Back').click()
    // Back to the visitor's own rounds.
    await buttonOf(place, 'Back').click()
    await expect(mainButton(place)).toHaveText('Play')
    await mainButton(place).click()
    await flyAndFall(other, 1, place)
    await buttonOf(place, 'Challenge').click()
    await buttonOf(place, 'Share link').click()
    await expect(card(place)).toContainText('Link copied.')
    expect(await seedOf(other), 'a round of one’s own').toBe(OTHER_SEED)
    if (where === 'on its own page') expect(complaints).toEqual([])
    await context.close()
  }
})

/** The cells of each row of the table of results. */
const resultsOn = (page: Page) =>
  card(page)
    .getByRole('table', { name: 'Results' })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' ')),
    )

test('a rematch sends the table of results, with a name that is kept only in this browser', async ({
  page,
}) => {
  const flown = playRound(BIRDIFY, { seed: SEED, level: 1 }, () => undefined).challenge
  // Two attempts that the rules prove, one under a hostile name, and one that they do not.
  const code = await codeOf(makerOf(BIRDIFY), { ...flown, name: 'Mia', result: 99 }, [
    { ...flown, name: '<b>Ben</b>' },
    { ...flown, name: 'Cheat', ticks: 5, result: 999 },
  ])
  const complaints = collectComplaints(page)
  await withoutShareSheet(page)
  await openGame(page, 'birdify', { fragment: `#challenge=${code}` })
  await allowClipboard(page)
  await expect(card(page)).toContainText('One result could not be proven and was left out.')
  expect(await resultsOn(page)).toEqual(['1 Mia 0', '1 Someone 0'])
  await expectAccessible(page, 'the card of a challenge')
  await pressByKeys(page, 'Play it')
  await flyAndFall(page, 0)
  await expect(card(page)).toContainText('You tied!')
  expect(await resultsOn(page)).toEqual(['1 You 0 ', '1 Mia 0 tied', '1 Someone 0 tied'])
  await expectAccessible(page, 'the end card of a challenge')

  await pressByKeys(page, 'Rematch')
  const field = page.getByRole('textbox', { name: /^Your name/ })
  // Letters that are shortcuts elsewhere.
  await field.pressSequentially('Pam <3')
  await expectAccessible(page, 'the card for sharing')
  expect(await faultsOfCard(page), 'the card for sharing').toEqual([])
  await field.press('Enter')
  await expect(card(page)).toContainText('Link copied.')
  expect(await copied(page)).toMatch(/^I scored 0 in Birdify\. .+#challenge=/)
  const sent = await challengesOf(makerOf(BIRDIFY), await codeCopied(page), BIRDIFY.rules.isAction)
  expect(sent.map(({ name }) => name)).toEqual(['Pam 3', 'Mia', undefined])
  await pressByKeys(page, 'Back')
  await pressByKeys(page, 'Rematch')
  await expect(field).toHaveValue('Pam 3')
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([, text]) => /Pam|Mia/.test(text)),
  )
  expect(stored).toEqual([['arcade.name', 'Pam 3']])
  await field.fill('')
  await pressByKeys(page, 'Back')
  expect(await page.evaluate(() => localStorage.getItem('arcade.name'))).toBeNull()
  expect(complaints).toEqual([])
})

test('fewer moves beat a puzzle’s link; it neither counts as progress nor replaces the saved round', async ({
  page,
}) => {
  const { rules, levels } = SORTING
  const start = rules.start(SEED, 1)
  const first = levels?.hint?.(start)
  // Moves a ball back and forth before the last move, to waste two moves.
  const detour = [
    { from: 2, to: 3 },
    { from: 3, to: 2 },
  ]
  const { challenge } = playRound(SORTING, { seed: SEED, level: 1 }, (state) =>
    rules.score(state) === 2 ? (detour.shift() ?? levels?.hint?.(state)) : levels?.hint?.(state),
  )
  const best = playRound(SORTING, { seed: SEED, level: 1 }, (state) => levels?.hint?.(state)).challenge
  expect([best.result, challenge.result]).toEqual([3, 5])

  const complaints = collectComplaints(page)
  await openGame(page, SORTING.slug)
  await pressByKeys(page, 'Play')
  await page.clock.runFor(500)
  const player = SORTING.createPlayer?.()
  for (const key of player?.keys(first, start) ?? []) await page.keyboard.press(key)
  await page.clock.runFor(600)
  const waiting = await savedRound(page, SORTING.slug)
  expect(waiting?.actions).toEqual([first])

  const fragment = await fragmentOf(SORTING, challenge)
  await page.evaluate((hash) => (location.hash = hash), fragment)
  await expect(card(page)).toContainText(
    `Somebody solved level 1 of Sorting Balls in ${challenge.result} moves.`,
  )
  await pressByKeys(page, 'Play it')
  await page.clock.runFor(500)
  expect(await announcement(page)).toMatch(/^Level 1, 0 moves/)
  await expect(page.locator('.pill')).toContainText(`To beat: ${challenge.result}`)
  await solveByKeys(page, SORTING, start, player)
  await expect(card(page)).toContainText(`You beat the challenge by ${challenge.result - best.result}!`)
  const { stars, level, round } = await keptOf(page, SORTING.slug)
  expect([stars, level, round?.actions, round?.state]).toEqual([{}, 1, waiting?.actions, waiting?.state])
  await pressByKeys(page, 'Level 1')
  await page.clock.runFor(500)
  expect(await announcement(page), 'the round that waited').toMatch(/^Level 1, 1 move/)
  expect(complaints).toEqual([])
})

test('a link that is opened and dismissed at the end of a round does not end that round twice', async ({
  page,
}) => {
  await openGame(page, 'birdify')
  await pressByKeys(page, 'Play')
  await flyAndFall(page, 1)
  await page.evaluate(() => (location.hash = '#challenge=nonsense'))
  await pressByKeys(page, 'Play anyway')
  await pressByKeys(page, 'Play')
  await page.clock.runFor(700)
  await expect(card(page), 'another round is played').toBeHidden()
  expect((await keptOf(page, 'birdify')).totals?.['rounds']).toBe(1)
})

const { unit, birdX, y } = arrange(VIEWPORT)
/** Where the ghost then is, in CSS pixels: around the bird's column, below a bird that has flapped. */
const BELOW = { x: birdX - 45 * unit, y: y(233), width: 82 * unit, height: 87 * unit }

/** Samples the sky below the player's bird shortly after one flap. A ghost that has not flapped is visible there. */
async function skyBelow(page: Page, fragment: string): Promise<number[]> {
  await page.addInitScript(() => (Math.random = () => 0.5))
  await openGame(page, 'birdify', { fragment, drawn: true })
  await pressByKeys(page, 'Play it')
  await page.clock.runFor(400)
  await page.keyboard.press('Space')
  await page.clock.runFor(200)
  return page.locator('main > canvas').evaluate((canvas: HTMLCanvasElement, { x, y, width, height }) => {
    const scale = canvas.width / innerWidth
    const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height].map((each) =>
      Math.round(each * scale),
    )
    return [...(canvas.getContext('2d')?.getImageData(left, top, wide, high).data ?? [])]
  }, BELOW)
}

/** Returns the share of pixels in which two pictures clearly differ. */
const differenceOf = (one: readonly number[] = [], other: readonly number[] = []) =>
  one.filter((value, i) => Math.abs(value - (other[i] ?? 0)) > 20).length / one.length

test('the challenger’s bird appears as a ghost if the link contains its flight', async ({ browser }) => {
  const { challenge } = playRound(BIRDIFY, { seed: 3, level: 1 }, () => undefined)
  const withFlight = await fragmentOf(BIRDIFY, challenge)
  const without = await fragmentOf(BIRDIFY, { ...challenge, log: undefined })
  const pictures: number[][] = []
  for (const fragment of [withFlight, without, without]) {
    const context = await browser.newContext({ viewport: VIEWPORT })
    pictures.push(await skyBelow(await context.newPage(), fragment))
    await context.close()
  }
  const [ghost, sky, sameSky] = pictures
  expect(differenceOf(sky, sameSky), 'without a ghost it is the same sky').toBeLessThan(0.02)
  expect(differenceOf(ghost, sky), 'the ghost').toBeGreaterThan(0.1)
})

const DAMAGED = 'This challenge link is damaged.'
const FOREIGN = 'This challenge is for a different game.'
const OUTDATED = 'This challenge was made with a different version of the game.'
const TOO_LONG = 'This challenge link is too long.'

/** CPU budget for opening a link, in seconds. */
const MOST_WORK = 1

function bytesOf(whole: number): Buffer {
  const out = bytesOut()
  out.whole(whole)
  return Buffer.from(out.done())
}

/** Replaces one number in a code, as no page would. */
function withNumber(code: string, was: number, is: number): string {
  const bytes = inflateRawSync(Buffer.from(code, 'base64url'))
  const at = bytes.indexOf(bytesOf(was))
  expect(at, `${was} is in the code`).toBeGreaterThan(0)
  const rest = bytes.subarray(at + bytesOf(was).length)
  return deflateRawSync(Buffer.concat([bytes.subarray(0, at), bytesOf(is), rest])).toString('base64url')
}

type Link = readonly [name: string, code: string, sentence: string]

/** Expects a card with the sentence for each link, at little work. `leave` returns to the opening card. */
async function openAll(page: Page, links: readonly Link[], leave: (name: string) => Promise<void>) {
  const work = await watchWork(page)
  for (const [name, code, sentence] of links) {
    const before = await work()
    await page.evaluate((hash) => (location.hash = hash), `#challenge=${code}`)
    await expect(card(page), name).toContainText(sentence)
    expect((await work()) - before, `seconds of work for: ${name}`).toBeLessThan(MOST_WORK)
    await leave(name)
    await expect(mainButton(page), name).toHaveText('Play')
    await expect(buttonOf(page, 'Today'), name).toBeVisible()
  }
}

/** Expects an error message for each link, one press back to the opening card, and no other effect. */
const refuseAll = (page: Page, links: readonly Link[]) =>
  openAll(page, links, async (name) => {
    await expect(card(page), name).toContainText('You can still play the game.')
    await page.keyboard.press('Enter')
  })

/** Expects a recording for each link of an unfinished round, which can be watched, but not beaten. */
const offerRecordings = (page: Page, links: readonly (readonly [name: string, code: string])[]) =>
  openAll(
    page,
    links.map(([name, code]) => [name, code, 'This round was not finished.']),
    async (name) => {
      await expect(buttonOf(page, 'Play it'), name).toHaveCount(0)
      await buttonOf(page, 'Not now').click()
    },
  )

test('damaged links are refused with a message', async ({ page }) => {
  const round = playRound(BIRDIFY, { seed: 3, level: 1 }, () => undefined).challenge
  const good = await codeOf(makerOf(BIRDIFY), round)
  const bird = (change: object) => codeOf(makerOf(BIRDIFY), { ...round, ...change })
  const moved = (level: number, ...actions: unknown[]) =>
    codeOf(makerOf(SORTING), {
      seed: 1,
      level,
      hinted: false,
      ticks: 0,
      result: 3,
      log: actions.map((action) => [0, action] as const),
    })
  const bomb = deflateRawSync(Buffer.alloc(5_000_000), { level: 9 }).toString('base64url')
  expect(bomb.length).toBeLessThan(8192)
  const complaints = collectComplaints(page)

  await page.goto(`${GAMES_URL}/birdify`)
  await expect(page.locator('body[data-ready]')).toBeVisible()
  await refuseAll(page, [
    ['cut', good.slice(0, -6), DAMAGED],
    ['empty', '', DAMAGED],
    ['hostile text', '"><img src=x onerror=alert(1)>', DAMAGED],
    ['half a sign', '%E0%A4%A', DAMAGED],
    ['of another game', await codeOf({ slug: 'equalz', version: 1 }, round), FOREIGN],
    ['of another version', await codeOf({ slug: 'birdify', version: 99 }, round), OUTDATED],
    ['too long', 'A'.repeat(9000), TOO_LONG],
    ['a bomb', bomb, TOO_LONG],
    ['of a day that no save can name', await bird({ day: '+275760-09-12' }), DAMAGED],
    ['of a day whose round is another', await bird({ day: '2026-11-16' }), DAMAGED],
    [
      'of eternal flight',
      withNumber(await bird({ ticks: MOST_LINK_TICKS }), MOST_LINK_TICKS, 10 ** 9),
      TOO_LONG,
    ],
    ['of a level that the game has not', await bird({ level: 2 }), DAMAGED],
  ])
  await offerRecordings(page, [['a round that is not over', await bird({ ticks: 5 })]])

  await page.goto(`${GAMES_URL}/sorting-balls`)
  await expect(page.locator('body[data-ready]')).toBeVisible()
  const endless = Array.from({ length: 40_000 }, (_, i) => (i % 2 ? { from: 3, to: 0 } : { from: 0, to: 3 }))
  await refuseAll(page, [
    ['moves from tubes that are not there', await moved(1, { from: 99, to: -1 }), DAMAGED],
    ['moves that are none', await moved(1, null, 'up', { from: '__proto__', to: [] }), DAMAGED],
    ['level 0', await moved(0, { from: 0, to: 3 }), DAMAGED],
    ['a level that nobody reaches', await moved(2 ** 40, { from: 0, to: 1 }), 'This challenge'],
  ])
  await offerRecordings(page, [
    ['no move', await moved(1)],
    ['40,000 moves to and fro', await moved(1, ...endless)],
  ])
  expect(complaints).toEqual([])

  // The site's page passes the fragment on unchanged.
  await page.goto(`${SITE_URL}/single?slug=birdify#challenge=${encodeURIComponent('"><b>')}`)
  const frame = page.frameLocator('iframe')
  await expect(card(frame)).toContainText(DAMAGED)
  await mainButton(frame).click()
  await expect(mainButton(frame)).toHaveText('Play')
})
