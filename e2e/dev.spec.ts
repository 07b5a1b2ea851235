/** Edits files under `npm run dev`: each change appears in the open page, and the round goes on. */
import { expect, test, type Page } from '@playwright/test'
import { clickThrough } from '../test-support/games/by-keys.ts'
import { PORTS } from '../test-support/servers.ts'
import { type DevProject, startDevProject } from './dev/project.ts'
import { clickWhereDrawn } from './site/test.ts'

// One server and one page; each edit builds on the page of the one before.
test.describe.configure({ mode: 'serial' })

let project: DevProject
let page: Page

const game = () => page.frameLocator('iframe')
/** Score and moves, while the round goes on. */
const pill = () => game().locator('main.playing .pill')
/** The mistake that the frame shows. */
const mistake = () => game().locator('#problem')

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  project = await startDevProject(PORTS.site + 16)
  page = await browser.newPage({ viewport: { width: 1000, height: 1000 } })
  await page.goto(`${project.site}/single?slug=sprout`)
  await clickWhereDrawn(game().getByRole('button', { name: 'Play', exact: true }))
  await expect(pill()).toContainText('0 moves')
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(pill()).toContainText('1 move, par 2')
})

test.afterAll(async () => {
  await page.close()
  await project.remove()
})

/** Marks the document, so that a test can tell whether it has been loaded again. */
const mark = (place: 'page' | 'frame') =>
  (place === 'page' ? page : game()).locator('html').evaluate((html) => {
    html.dataset['mark'] = ''
  })
const marked = (place: 'page' | 'frame') =>
  place === 'page' ? page.locator('html[data-mark]') : game().locator('html[data-mark]')

/** The part of the canvas with this colour, tested per pixel, in thousandths. */
const painted = (isColour: string) =>
  game()
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement, test) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      // oxlint-disable-next-line no-new-func -- the test's own text
      const matches = new Function('r', 'g', 'b', `return ${test}`) as (...rgb: number[]) => boolean
      let count = 0
      for (let i = 0; i < pixels.length; i += 4)
        if (matches(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0)) count++
      return (count * 4000) / pixels.length
    }, isColour)

test('a rule: the round goes on under it', async () => {
  project.edit('games/sprout/rules.ts', 'par: (row) => row.par', 'par: (row) => row.par + 3')
  await expect(pill()).toContainText('1 move, par 5')
  project.edit('games/sprout/rules.ts', 'row.par + 3', 'row.par')
  await expect(pill()).toContainText('1 move, par 2')
})

test('a colour: the canvas is painted in it', async () => {
  const orange = 'r > 230 && g > 90 && g < 180 && b < 90'
  expect(await painted(orange)).toBeLessThan(1)
  project.edit('games/sprout/view/looks.ts', '{ shut: TEAL', '{ shut: ORANGE')
  // The frame may be loading again while it is asked.
  await expect(async () => expect(await painted(orange)).toBeGreaterThan(2)).toPass()
  await expect(pill()).toContainText('1 move')
})

test('a text of about.ts: the page around the game shows it, and the round goes on', async () => {
  project.edit('games/sprout/about.ts', 'a row of buds cannot agree', 'a row of pumpkins cannot agree')
  await expect(page.locator('main')).toContainText('a row of pumpkins cannot agree')
  await expect(pill()).toContainText('1 move')
  project.edit('games/sprout/about.ts', "title: 'Sprout'", "title: 'Squash'")
  await expect(page.locator('h1')).toHaveText('Title : Squash')
  await expect(game().locator('h1')).toHaveText('Squash')
  await expect(pill()).toContainText('1 move')
})

test('a goal: the pause card lists it', async () => {
  await mark('frame')
  project.edit('games/sprout/goals.ts', 'Open a whole row', 'Wake a whole row')
  await expect(marked('frame')).toHaveCount(0)
  await expect(pill()).toContainText('1 move')
  await game().locator('canvas').press('KeyP')
  await expect(game().getByRole('dialog')).toContainText('Wake a whole row')
  await clickWhereDrawn(game().getByRole('button', { name: 'Resume' }))
})

test('a score: the page loads the new one, and only that', async () => {
  const deferred = await text('/assets/deferred-dev.js')
  const loaded = page.waitForResponse(
    async (response) =>
      response.url().includes('/assets/score-sprout-') && /tempo: 91\b/.test(await response.text()),
  )
  project.edit('games/sprout/score.ts', 'tempo: 76', 'tempo: 91')
  await loaded
  await expect(pill()).toContainText('1 move')
  expect(await text('/assets/deferred-dev.js')).toBe(deferred)
})

const text = async (path: string) => (await page.request.get(project.games + path)).text()

test('a style of the kit: the frame takes it without loading again', async () => {
  await mark('frame')
  project.edit('games/kit/shell/hud.css', 'background: #14083cb3', 'background: rgb(1 2 3)')
  await expect(pill()).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await expect(marked('frame')).toHaveCount(1)
})

test('a style of the site: the page takes it without loading again', async () => {
  await mark('page')
  project.edit(
    'site/src/layout/layout.css',
    '--scallop: 20px;',
    '--scallop: 20px;outline: 3px solid rgb(4 5 6);',
  )
  await expect(page.locator('header').first()).toHaveCSS('outline', 'rgb(4, 5, 6) solid 3px')
  project.edit('site/src/layout/layout.css', 'outline: 3px solid rgb(4 5 6);', '')
  await expect(page.locator('header').first()).toHaveCSS('outline-style', 'none')
  await expect(marked('page')).toHaveCount(1)
})

test('a new file: missing it is reported until it is there', async () => {
  project.edit(
    'games/sprout/rules.ts',
    /^(?=export const levels)/m,
    "import { step } from './rules/step.ts'\n",
  )
  project.edit('games/sprout/rules.ts', 'par: (row) => row.par', 'par: (row) => row.par + step')
  await expect(mistake()).toContainText('./rules/step.ts')
  project.write('games/sprout/rules/step.ts', 'export const step = 5\n')
  await expect(pill()).toContainText('1 move, par 7')
  await expect(mistake()).toHaveCount(0)
})

test('a syntax error: the frame names file and line, and keeps the round', async () => {
  await mark('frame')
  project.edit('games/sprout/view.ts', 'export function createView(', 'export functio createView(')
  const line = lineOf('games/sprout/view.ts', 'functio createView')
  await expect(mistake()).toContainText(`games/sprout/view.ts:${line}:`)
  await expect(pill()).toContainText('1 move, par 7')
  await expect(marked('frame')).toHaveCount(1)
  expect(project.output()).toContain(`games/sprout/view.ts:${line}:`)
})

const lineOf = (file: string, part: string) =>
  project
    .read(file)
    .split('\n')
    .findIndex((line) => line.includes(part)) + 1

test('its mend: the sentence goes, and the round is still there', async () => {
  project.edit('games/sprout/view.ts', 'functio createView', 'function createView')
  await expect(mistake()).toHaveCount(0)
  await expect(pill()).toContainText('1 move, par 7')
  await expect(marked('frame')).toHaveCount(1)
})

test('a mistake in about.ts is shown in the page until it is mended, even after a reload', async () => {
  project.edit('games/sprout/about.ts', "slug: 'sprout'", "slug: sprout'")
  await expect(page.locator('vite-error-overlay')).toContainText('games/sprout/about.ts')
  await page.reload()
  await expect(page.locator('#problem')).toContainText('games/sprout/about.ts')
  project.edit('games/sprout/about.ts', "slug: sprout'", "slug: 'sprout'")
  await expect(page.locator('h1')).toHaveText('Title : Squash')
})

test('a game that GAMES leaves out is on neither host', async ({ request }) => {
  const statusOf = async (address: string) => (await request.get(address)).status()
  expect(await statusOf(`${project.games}/sprout`)).toBe(200)
  expect(await statusOf(`${project.games}/thistle`)).toBe(404)
  expect(await statusOf(`${project.site}/single?slug=thistle`)).toBe(404)
})

test('a reported round becomes a strip of pictures, and a test that fails', async () => {
  await expect(pill()).toContainText('1 move')
  await game().locator('canvas').press('KeyP')
  await clickThrough(game(), 'Report a problem')
  const link = (await page.getByRole('link', { name: /#challenge=/ }).getAttribute('href')) ?? ''

  const strip = project.run('workbench/replay/replay.ts', link)
  expect(strip.output).toMatch(/^Squash, seed -?\d+, level 1: 1 action, playing, score \d\.$/m)
  const [, picture = ''] = /^Wrote (.+\.png)\.$/m.exec(strip.output) ?? []
  expect(sizeOfPng(project.read(picture, 'latin1')), 'two pictures side by side').toEqual([804, 884])

  const written = project.run('workbench/replay/replay.ts', link, 'test')
  expect(written.output).toContain('Wrote games/sprout/test/reported.test.ts.')
  const tested = project.run('node_modules/vitest/vitest.mjs', 'run', 'games/sprout/test/reported')
  expect(tested.status).toBe(1)
  expect(tested.output).toMatch(/expected (\d) not to be \1/)
})

/** Width and height are big-endian numbers in the header. */
const sizeOfPng = (bytes: string) => {
  const header = Buffer.from(bytes, 'latin1')
  return [header.readUInt32BE(16), header.readUInt32BE(20)]
}
