/**
 * Runs exhaustive tests in full, which ordinary test runs only sample (`kit/test/size.ts`, `test-support/sample.ts`): the
 * games' unit tests, then the browser tests that choose games, levels or kinds, and those that Firefox and WebKit share.
 */
import { spawnSync } from 'node:child_process'

const runs = [
  ['vitest', 'run', 'games'],
  [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    'by-ear',
    'new-game',
    'solver-worker',
    'sound',
  ],
  [
    'playwright',
    'test',
    '--config',
    'e2e/engines/playwright.config.ts',
    '--project=Firefox',
    '--project=WebKit',
    'games',
    'challenges',
    'frame',
  ],
]

for (const run of runs) {
  const { status } = spawnSync('npx', run, { stdio: 'inherit', env: { ...process.env, FULL_TESTS: 'yes' } })
  if (status !== 0) process.exitCode = 1
}
