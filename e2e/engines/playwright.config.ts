/** Every test in this folder, in every engine: `npm run check:engines -- --project=Firefox`. */
import { defineConfig } from '@playwright/test'
import { servers } from '../servers.ts'
import { PROGRAMS } from './test.ts'

export default defineConfig<object, { engineName: string }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Generous, because a busy machine may be slow. It costs nothing when all is well.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: PROGRAMS.map(({ name }) => ({ name, use: { engineName: name } })),
  webServer: servers(),
})
