/** Opens the gallery and the tuning panel, as `npm run dev` serves them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readSettings } from '../config.ts'
import { axe } from '../test-support/axe.ts'
import { freePort } from '../test-support/machine.ts'
import { serveGames } from '../tools/dev.ts'
import { createFreshModules } from '../tools/dev/fresh-modules.ts'
import { serveWorkbench } from '../workbench/serve.ts'

// In one worker, so that the server is started once.
test.describe.configure({ mode: 'default' })

let origin = ''
let close = async () => {}
test.beforeAll(async () => {
  const port = String(await freePort())
  const settings = readSettings({ GAMES_PORT: port })
  const modules = await createFreshModules()
  const games = await serveGames(settings, modules, serveWorkbench)
  close = async () => {
    await games.close()
    await modules.close()
  }
  origin = `http://127.0.0.1:${port}`
})
test.afterAll(() => close())

/** The states that the tests compare, without the sizes at which they are drawn. Portraits are in the card of looks. */
function recordedStates(slug: string): string[] {
  const file = join(import.meta.dirname, '..', 'games', slug, 'test', 'pictures.json')
  const names = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  const states = names
    .filter((name) => !name.startsWith('portrait'))
    .map((name) => name.replace(/^\d+×\d+ /, ''))
  return [...new Set(states)]
}

test('the gallery shows the states of the picture tests at four sizes, with findings', async ({ page }) => {
  await page.goto(`${origin}/gallery/birdify`)
  const headings = page.getByRole('heading', { level: 3 })
  await expect(headings.first()).toBeVisible()
  const shown = await headings.allTextContents()
  expect(shown.toSorted()).toEqual(recordedStates('birdify').toSorted())
  const first = page.getByRole('article').first()
  await expect(first.locator('iframe')).toHaveCount(4)
  for (const list of await first.getByRole('list').all())
    await expect(list).toContainText(/^no findings$|^contrast: look at/, { timeout: 60_000 })
  expect(await axe(page)).toEqual([])
})

test('a frame of the gallery shows a scene without a card, or a card over the scene', async ({ page }) => {
  for (const [state, name] of [
    ['effect chime', undefined],
    ['card pause', 'Paused'],
  ] as const) {
    await page.goto(`${origin}/gallery/birdify/frame?state=${encodeURIComponent(state)}`)
    await expect(page.locator('html[data-shown]')).toBeAttached()
    if (name === undefined) await expect(page.getByRole('dialog')).toHaveCount(0)
    else await expect(page.getByRole('dialog')).toHaveAccessibleName(name)
  }
})

test('medals are shown on the end card', async ({ page }) => {
  await page.goto(`${origin}/gallery/birdify/frame?state=medal%20Gold`)
  await expect(page.getByRole('img', { name: 'Gold medal' })).toBeVisible()
})

test('stars are inside the end card', async ({ page }) => {
  await page.goto(`${origin}/gallery/blank/frame?state=${encodeURIComponent('medal 3 of 3 stars')}`)
  await expect(page.locator('html[data-shown]')).toBeAttached()
  const emblem = await page.getByRole('img', { name: '3 of 3 stars' }).boundingBox()
  const stars = await page.locator('.stars svg:not(.crown)').all()
  expect(stars).toHaveLength(3)
  for (const star of stars) {
    const { x = 0, y = 0 } = (await star.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(emblem?.x ?? Infinity)
    expect(Math.abs(y - (emblem?.y ?? Infinity))).toBeLessThan(40)
  }
})

test('the panel plays with new numbers at once, and gives the changed code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${origin}/tune/stack-builder`)
  const status = page.getByRole('status')
  await expect(status).toHaveText('Done.')
  const medals = page.getByRole('row', { name: /^beginner: Bronze/ }).getByRole('cell')
  const [before, unchanged] = await medals.allTextContents()
  expect(unchanged).toBe(before)
  await page.getByRole('spinbutton', { name: 'MEDALS[0], exactly' }).fill('1')
  await expect(page.getByLabel('Changed lines')).toHaveText(
    'export const MEDALS = [1, 75, 135, 240] as const',
  )
  await expect(medals.nth(1)).toHaveText('100')
  await expect(medals.first()).toHaveText(before ?? '')
  await expect(status).toHaveText('Done.')
  await page.getByRole('button', { name: 'Copy as code' }).click()
  await expect(status).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'export const MEDALS = [1, 75, 135, 240] as const',
  )
  await page.getByRole('button', { name: 'Reset all' }).click()
  await expect(page.getByLabel('Changed lines')).toHaveText('Nothing has changed.')
  await expect(medals.nth(1)).toHaveText(before ?? '')
  expect(await axe(page)).toEqual([])
})

test.describe('an unknown address', () => {
  for (const path of ['/gallery/moss', '/tune/moss', '/tune/pool8'])
    test(`${path} is not found`, async ({ request }) => {
      expect((await request.get(origin + path)).status()).toBe(404)
    })

  test('a simulation of unknown numbers is refused', async ({ request }) => {
    const run = (data: object) => request.post(`${origin}/tune/birdify/run`, { data })
    for (const data of [{}, { changes: { MOSS: 1 }, rounds: 1 }, { changes: {}, rounds: 1e6 }])
      expect((await run(data)).status()).toBe(400)
  })
})
