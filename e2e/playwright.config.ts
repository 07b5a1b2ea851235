import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from './browser.ts'
import { servers, URLS } from './servers.ts'

export default defineConfig<object, { engineName: string }>({
  testDir: '.',
  // Files named *.test.ts are unit tests, which Vitest runs.
  testMatch: '**/*.spec.ts',
  // They have a configuration of their own; what Chromium shows by itself is only how it computes.
  testIgnore: /engines\/(?!determinism)/,
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Generous, because a busy machine may be slow. It costs nothing when all is well.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: URLS.site,
    browserName: 'chromium',
    engineName: 'Chromium',
    // The tests of offline use allow them. Elsewhere they would answer what a test wants to intercept.
    serviceWorkers: 'block',
    // Playwright's default flags switch off storage partitioning, so these tests cannot see its effects.
    launchOptions: { executablePath: requireBrowser(), args: BROWSER_FLAGS },
  },
  webServer: servers(),
})
