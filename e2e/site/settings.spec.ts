/** Builds a second site from a hostile catalogue, with settings that differ from the defaults. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { readSettings } from '../../config.ts'
import { loadFiles } from '../../host/files.ts'
import { siteHeaders } from '../../host/headers.ts'
import { serve, type Serving } from '../../host/serve.ts'
import { mainSite } from '../../host/sites.ts'
import { buildSite } from '../../site/build.ts'
import { type CatalogueEntry, readEntries } from '../../site/entries.ts'
import { logoAddress, smallLogo } from '../../site/src/addresses.ts'
import { freePort } from '../../test-support/machine.ts'
import { expect, open, shown, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

const PORT = await freePort()
const VITALS_PORT = await freePort()
const settings = readSettings({
  SITE_PORT: String(PORT),
  SITE_NAME: 'Tom & "Jerry" <Games>',
  MAILBOX: 'post@example.org',
  CONTACT_RETENTION_DAYS: '90',
  GRID_SIZE: '6',
  PAGE_DELAY_MS: '50',
  GAME_DELAY_MS: '50',
  VITALS_URL: `http://localhost:${VITALS_PORT}/vitals`,
})

const HOSTILE = `<p>Harmless <strong>words</strong></p><script>globalThis.owned = 1</script>
  <img src="x" onerror="globalThis.owned = 2"><a href="javascript:globalThis.owned = 3">press here</a>
  <iframe src="https://elsewhere.example"></iframe><svg onload="globalThis.owned = 4"><text>drawn</text></svg>
  <p onclick="globalThis.owned = 5">and <em style="color: red">more</em> words</p><form action="/"><button>sent</button></form>`

let site: Serving
let vitals: Server
const reported: string[] = []
let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '..', '..', 'dist', 'other-'))
  const [entry] = await readEntries(settings)
  if (!entry) throw new Error('The catalogue is empty.')
  const hostile = (slug: string): CatalogueEntry => {
    const logo = logoAddress(slug, 'AbCd1234.webp')
    return {
      ...entry,
      art: entry.art
        .slice(0, 2)
        .map(({ content }, at) => ({ address: at ? String(smallLogo(logo)) : logo, content })),
      game: { ...entry.game, slug, logo, title: `"Game" <${slug}>`, description: HOSTILE, sec_desc: HOSTILE },
    }
  }
  await buildSite(settings, join(folder, 'site'), ['one', 'two', 'three'].map(hostile))
  const headers = siteHeaders(settings)
  site = await serve(mainSite(loadFiles(join(folder, 'site'), headers), headers), PORT, '127.0.0.1')
  vitals = createServer((request, response) => {
    request.on('data', (piece) => reported.push(String(piece)))
    request.on('end', () => response.writeHead(204, { 'access-control-allow-origin': '*' }).end())
  }).listen(VITALS_PORT)
})

test.afterAll(async () => {
  await site.close()
  vitals.close()
  await rm(folder, { recursive: true })
})

test.use({
  baseURL: `http://localhost:${PORT}`,
  // The policy reports what the sanitizer parses, and this site has no games server.
  forgive: /Content Security Policy|Failed to load|ERR_CONNECTION_REFUSED/,
})

for (const way of ['opened directly', 'reached inside the app']) {
  test(`a hostile description on a page that is ${way} shows its text and nothing else`, async ({ page }) => {
    if (way === 'opened directly') await open(page, '/single?slug=two')
    else {
      await open(page, '/')
      await page.locator('a[href="/single?slug=two"]').first().click()
      await shown(page)
    }
    const texts = page.locator('.texts')
    await expect(texts).toContainText('Harmless words')
    await expect(texts).toContainText('press here')
    await expect(texts).toContainText('and more words')
    await expect(texts).not.toContainText('owned')
    await expect(texts.locator('script, img, a, iframe, svg, form, button')).toHaveCount(0)
    const attributes = await texts
      .locator('.prose *')
      .evaluateAll((elements) => elements.flatMap((element) => element.getAttributeNames()))
    expect(attributes).toEqual([])
    await texts.getByText('and more words').first().click()
    expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false)
    await expect(page.locator('h1')).toHaveText('Title : "Game" <two>')
  })
}

test('site name, mailbox and grid follow the settings, with any characters in them', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle(/^Tom & "Jerry" <Games>/)
  await expect(page.locator('footer p')).toContainText('Tom & "Jerry" <Games>')
  await expect(page.locator('.grid .card')).toHaveCount(6)
  await open(page, '/privacy-policy')
  await expect(page.getByRole('link', { name: 'post@example.org' })).toBeVisible()
  await expect(page.locator('article')).toContainText('for 90 days and then erased')
})

test('with VITALS_URL set, timings are sent there after the page has loaded, and nothing else', async ({
  page,
}) => {
  const chunks: string[] = []
  page.on('request', (request) => request.url().includes('vitals-') && chunks.push(request.url()))
  await open(page, '/about')
  await expect.poll(() => chunks).toHaveLength(1)
  await page.goto('/privacy-policy') // Leaving a page sends what was measured on it.
  await expect.poll(() => reported.length).toBeGreaterThan(0)
  for (const report of reported)
    expect(Object.keys(JSON.parse(report) as object).sort()).toEqual(['name', 'page', 'rating', 'value'])
})
