/** `npm start` as an operator meets it, `npm run dev` as a developer does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { PORTS, TEST_SETTINGS, URLS } from './servers.ts'

const data = mkdtempSync(join(tmpdir(), 'greenhouse-start-'))
test.afterAll(() => rmSync(data, { recursive: true }))

// A test that fails must not leave its servers behind.
const started: ChildProcess[] = []
test.afterEach(() => started.forEach((child) => child.kill('SIGKILL')))

function start(
  settings: Record<string, string>,
  program = 'start.ts',
): {
  process: ChildProcess
  said: () => string
  ended: Promise<number | null>
} {
  let said = ''
  const child = spawn(process.execPath, [program], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...TEST_SETTINGS, CONTACT_DB: join(data, 'contact.db'), ...settings },
  })
  started.push(child)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { process: child, said: () => said, ended }
}

test('a taken port is a clear sentence', async () => {
  const { said, ended } = start({})
  expect(await ended).toBe(1)
  expect(said()).toContain(
    `Port ${PORTS.site} is taken by another program. End that one, or set SITE_PORT to a free port.`,
  )
  expect(said()).not.toMatch(/\n\s+at /)
})

test('a bad setting is a clear sentence', async () => {
  const { said, ended } = start({ GRID_SIZE: 'many' })
  expect(await ended).toBe(1)
  expect(said()).toBe('The setting GRID_SIZE is "many", but must be a whole number from 1 to 200.\n')
})

test('it says where the three servers answer, and Ctrl-C ends them all', async ({ request }) => {
  const ports = { SITE_PORT: '3130', GAMES_PORT: '3131', CONTACT_PORT: '3132' }
  // The origins of the tests' own build, so that nothing has to be built again.
  const origins = { SITE_ORIGIN: URLS.site, GAMES_ORIGIN: URLS.games, CONTACT_ORIGIN: URLS.contact }
  const { process: running, said, ended } = start({ ...ports, ...origins })
  await expect.poll(said, { timeout: 45_000 }).toContain('Ctrl-C ends it.')
  for (const address of Object.values(URLS)) expect(said()).toContain(address)
  const paths = { SITE_PORT: '/', GAMES_PORT: '/pool8', CONTACT_PORT: '/healthz' }
  for (const [name, port] of Object.entries(ports))
    expect((await request.get(`http://localhost:${port}${paths[name as keyof typeof paths]}`)).status()).toBe(
      200,
    )
  running.kill('SIGINT')
  expect(await ended).toBe(0)
  await expect(request.get(`http://localhost:${ports.SITE_PORT}/`)).rejects.toThrow('ECONNREFUSED')
})

test('while it is made, site and games are served from their sources', async ({ page }) => {
  const ports = { SITE_PORT: '3133', GAMES_PORT: '3134', CONTACT_PORT: '3135' }
  const { process: running, said, ended } = start(ports, 'dev.ts')
  await expect.poll(said, { timeout: 45_000 }).toContain(`Site http://localhost:${ports.SITE_PORT}`)
  await page.goto(`http://localhost:${ports.SITE_PORT}/single?slug=equalz`)
  await expect(page.locator('h1')).toHaveText('Title : Equalz')
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  running.kill('SIGINT')
  expect(await ended).toBe(0)
})
