/** Runs `npm run new-game` in a copy of the repository: the new game must pass every check unchanged. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const ROOT = join(import.meta.dirname, '..')
/** Does not overlap the ports of the outer test run. */
const FIRST_PORT = 3160
const LEFT_OUT = ['node_modules', 'dist', 'dist-builds', 'data', '.git', 'test-results']

// One test runs the checks, a build and the browser tests.
test.describe.configure({ timeout: 900_000 })

const copy = mkdtempSync(join(tmpdir(), 'greenhouse-new-game-'))
let server: ChildProcess | undefined
test.afterAll(() => {
  server?.kill('SIGKILL')
  rmSync(copy, { recursive: true })
})

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

test('one command adds an eighteenth game', async ({ page }) => {
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.includes(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))

  await test.step('the command', () => run('npm run new-game moss "Moss Race"'))
  await test.step('format', () => run('npx prettier --check games/moss'))
  await test.step('lint and import rules', () => run('npm run check:lint'))
  await test.step('types', () => run('npm run check:types'))
  await test.step('unit tests', () => run('npx vitest run games/moss tools site'))
  // Runs the kit's tests of every game on this one.
  await test.step('the kit’s contract tests', () => run('npx vitest run games/kit -t moss'))
  await test.step('build and browser tests', () =>
    run(
      'npx playwright test --config e2e/playwright.config.ts --reporter=line games.spec.ts by-ear -g "Moss Race|moss is"',
    ))

  await test.step('its card is on the home page', async () => {
    const ports = {
      SITE_PORT: String(FIRST_PORT),
      GAMES_PORT: String(FIRST_PORT + 1),
      CONTACT_PORT: String(FIRST_PORT + 2),
    }
    let said = ''
    server = spawn(process.execPath, ['start.ts'], {
      cwd: copy,
      env: { ...env, ...ports, CONTACT_DB: join(copy, 'contact.db') },
    })
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (piece) => (said += String(piece)))
    await expect.poll(() => said, { timeout: 60_000 }).toContain('is open')
    await page.goto(`http://localhost:${FIRST_PORT}/`)
    const card = page.locator('.grid a[href="/single?slug=moss"]').first()
    await expect(card).toBeVisible()
    await expect(card).toHaveAccessibleName('Moss Race')
    await card.click()
    await expect(page.getByRole('heading', { name: 'Title : Moss Race' })).toBeVisible()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible()
  })
})
