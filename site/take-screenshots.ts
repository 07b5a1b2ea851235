/** Takes the screenshots for the manifest, from a fresh build. */
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build, ROOT } from '../build.ts'
import { readSettings } from '../config.ts'
import { freePort } from '../test-support/machine.ts'
import { serve } from '../host/serve.ts'
import { loadSites } from '../host/sites.ts'
import { SCREENSHOTS } from './screenshots.ts'

export async function takeScreenshots(
  browser: Browser,
  save: (name: string, content: Buffer) => Promise<void>,
): Promise<void> {
  const [sitePort, gamesPort] = [await freePort(), await freePort()]
  const settings = readSettings({ SITE_PORT: String(sitePort), GAMES_PORT: String(gamesPort) })
  // Inside the project, because prerendering resolves React from there.
  const dist = await mkdtemp(join(ROOT, 'dist-screenshots-'))
  await build(settings, () => undefined, dist)
  const { site, games } = loadSites(dist)
  const serving = [await serve(site, sitePort, '127.0.0.1'), await serve(games, gamesPort, '127.0.0.1')]
  const page = await browser.newPage()
  try {
    await page.addInitScript(makeDealRepeatable)
    for (const { file, path, width, height } of SCREENSHOTS) {
      await page.setViewportSize({ width, height })
      await page.goto(settings.origins.site + path)
      await waitUntilDrawn(page)
      await save(file, await page.screenshot({ type: 'jpeg', quality: 72 }))
    }
  } finally {
    await page.close()
    await Promise.all(serving.map((each) => each.close()))
    await rm(dist, { recursive: true })
  }
}

/** Runs in the page. Deals the same cards every time, so that a screenshot changes only with the site. */
function makeDealRepeatable(): void {
  let seed = 7
  Math.random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
}

/** Waits until the bar has gone, the cards have arrived and the game, if any, is completely drawn. */
async function waitUntilDrawn(page: Page): Promise<void> {
  await page.locator('h1').waitFor()
  for (const game of page.frames().slice(1))
    await game.waitForFunction(() => performance.getEntriesByName('whole picture').length > 0)
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  )
  await page.waitForLoadState('networkidle')
}
