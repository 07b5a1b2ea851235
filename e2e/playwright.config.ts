import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from './browser.ts'
import { PORTS, TEST_SETTINGS, URLS } from './servers.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Generous, because a busy machine may be slow. It costs nothing when all is well.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: URLS.site,
    browserName: 'chromium',
    // Playwright's default flags switch off storage partitioning, so these tests cannot see its effects.
    launchOptions: { executablePath: requireBrowser(), args: BROWSER_FLAGS },
  },
  webServer: {
    command: 'node start.ts',
    cwd: '..',
    url: `http://localhost:${PORTS.contact}/healthz`,
    env: { ...TEST_SETTINGS, CONTACT_DB: join(tmpdir(), `greenhouse-e2e-${process.pid}`, 'contact.db') },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
