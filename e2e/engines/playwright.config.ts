/** Runs every test of this folder in every engine: `npm run check:engines -- --project=Firefox`. */
import { defineConfig } from '@playwright/test'
import { servers } from '../../test-support/servers.ts'
import { PROGRAMS } from '../../test-support/engines/test.ts'

export default defineConfig<object, { engineName: string }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // Node runs the project's TypeScript itself. Playwright's own compiler takes six times as long.
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Generous for busy machines. A passing run never waits this long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: PROGRAMS.map(({ name }) => ({ name, use: { engineName: name } })),
  webServer: servers(),
})
