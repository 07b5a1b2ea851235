/** Runs `npm run new-game` in a copy of the repository: the new game must pass every check unchanged. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { PORTS } from '../test-support/servers.ts'

const ROOT = join(import.meta.dirname, '..')
/** Does not overlap the ports of the outer test run. */
const FIRST_PORT = PORTS.site + 60
const LEFT_OUT = /^(node_modules|dist|dist-.*|data|\.git|test-results)$/

// One test runs the checks, builds and browser tests.
test.describe.configure({ timeout: 900_000 })

const copy = mkdtempSync(join(tmpdir(), 'greenhouse-new-game-'))
test.afterAll(() => rmSync(copy, { recursive: true }))

/** Hides the outer run's Playwright variables from the run inside the copy. */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PLAYWRIGHT_|PW_|TEST_)/.test(name)),
  ),
  E2E_FIRST_PORT: String(FIRST_PORT),
}

function run(command: string): void {
  const { status, stdout, stderr } = spawnSync(command, { cwd: copy, env, shell: true, encoding: 'utf8' })
  expect(status, `${command}\n${stdout}\n${stderr}`).toBe(0)
}

test('one command adds an eighteenth game', async () => {
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.test(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))

  await test.step('the command', () => run('npm run new-game moss "Moss Race"'))
  // Format, lint, types, unit tests and browser tests, with the new game built alone on a site of its own.
  await test.step('every check of the new game', () => run('npm run check -- moss'))
  await test.step('unit tests of what all games have on the site', () =>
    run('npx vitest run site/facts site/lastmod site/texts site/platform-files tools/art tools/build'))
})
