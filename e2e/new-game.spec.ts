/** Runs `npm run new-game` in a copy of the repository: a new game of each kind must pass every check unchanged. */
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

const GAMES = [
  ['moss', 'Moss Race', '--real-time'],
  ['fern', 'Fern', '--turns'],
  ['reed', 'Reed Song', '--levels'],
] as const

test('one command adds a game of each kind', async () => {
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.test(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))

  for (const [slug, title, kind] of GAMES)
    await test.step(kind, () => run(`npm run new-game ${slug} "${title}" -- ${kind}`))
  // Format, lint, types, unit tests and browser tests, with the new games built alone on a site of their own.
  await test.step('every check of the new games', () =>
    run(`npm run check -- ${GAMES.map(([slug]) => slug).join(' ')}`))
  await test.step('unit tests of what all games have on the site', () =>
    run('npx vitest run site/facts site/lastmod site/texts site/platform-files tools/art tools/build'))
})
