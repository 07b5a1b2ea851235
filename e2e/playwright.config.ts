import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import { runSeed } from '../test-support/run-seed.ts'
import { servers, URLS } from '../test-support/servers.ts'

// Workers inherit it, so that all of them choose the same samples.
if (process.env['SEED'] === undefined) {
  process.env['SEED'] = String(runSeed())
  console.log(`Samples of games use SEED=${process.env['SEED']}. Set it to repeat this run.`)
}

/** Long tests start first, so that none runs alone at the end. */
const LONGEST = /e2e\/(?:new-game|dev|offline[^/]*|every-card|games)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  // Playwright runs projects in this order.
  projects: [
    { name: 'Chromium, longest', testMatch: LONGEST },
    {
      name: 'Chromium',
      // Files named *.test.ts are unit tests, which Vitest runs.
      testMatch: '**/*.spec.ts',
      testIgnore: [
        // Engine tests have their own configuration.
        /engines\//,
        LONGEST,
        ...(process.env['CHECK_GAME'] === undefined ? [/one-game/] : []),
      ],
    },
  ],
  outputDir: '../test-results',
  // Node runs the project's TypeScript itself. Playwright's own compiler takes six times as long.
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Generous for busy machines. A passing run never waits this long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: URLS.site,
    browserName: 'chromium',
    // Only the offline tests allow them. Elsewhere they would answer requests that a test wants to intercept.
    serviceWorkers: 'block',
    // Playwright's default flags disable storage partitioning, so these tests cannot see its effects.
    launchOptions: { executablePath: requireBrowser(), args: BROWSER_FLAGS },
  },
  webServer: servers(),
})
