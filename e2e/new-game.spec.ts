/**
 * Runs `npm run new-game` in a copy of the repository: a new game of each kind must pass every check unchanged. The run's
 * seed chooses the kind that is played in a browser; `npm run bench full-tests` plays all of them.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from '@playwright/test'
import { failedOutput } from '../test-support/run/failed-output.ts'
import { sampleOf } from '../test-support/sample.ts'
import { PORTS } from '../test-support/servers.ts'

const ROOT = join(import.meta.dirname, '..')
/** Does not overlap the ports of the outer test run. */
const FIRST_PORT = PORTS.site + 60
const LEFT_OUT = /^(node_modules|dist|dist-.*|data|\.git|test-results)$/

// One test runs the checks, builds and browser tests.
test.describe.configure({ timeout: 900_000 })

let copy = ''
test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'greenhouse-new-game-'))
})
test.afterAll(() => rmSync(copy, { recursive: true }))

/** Hides the outer run's Playwright variables from the run inside the copy. */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PLAYWRIGHT_|PW_|TEST_)/.test(name)),
  ),
  E2E_FIRST_PORT: String(FIRST_PORT),
}

/** Runs a command in the copy. A failure shows what the failed steps have printed. */
async function run(command: string, more: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(command, {
    cwd: copy,
    env: { ...env, ...more },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = (await ended) as [number | null]
  if (status !== 0) throw new Error(`"${command}" ended with ${status}:\n${failedOutput(output)}\n${errors}`)
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
  const slugs = GAMES.map(([slug]) => slug)
  const played = sampleOf(slugs, 1).join(',')
  await Promise.all([
    // Format, lint, types, unit tests and browser tests, with the new games built alone on a site of their own. All of
    // them are opened there.
    test.step(`every check of the new games, of which ${played} is played`, () =>
      run(`npm run check -- ${slugs.join(' ')}`, { CHECK_PLAYED: played })),
    test.step('unit tests of their place on the site', () =>
      run('npx vitest run site/facts site/lastmod site/texts site/platform-files')),
    test.step('unit tests of their pictures', () =>
      run('npx vitest run tools/art', { CHECK_GAME: slugs.join(',') })),
  ])
})
