/** Tests `npm start` as an operator uses it, and `npm run dev` as a developer does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { PORTS, TEST_SETTINGS, URLS } from '../test-support/servers.ts'

const data = mkdtempSync(join(tmpdir(), 'greenhouse-start-'))
test.afterAll(() => rmSync(data, { recursive: true }))

// A failing test must not leave its servers running.
const started: ChildProcess[] = []
test.afterEach(() => started.forEach((child) => child.kill('SIGKILL')))

const portsFrom = (first: number) => ({
  SITE_PORT: String(first),
  GAMES_PORT: String(first + 1),
  CONTACT_PORT: String(first + 2),
})

function start(
  settings: Record<string, string>,
  program = 'start.ts',
): {
  process: ChildProcess
  output: () => string
  ended: Promise<number | null>
} {
  let output = ''
  const child = spawn(process.execPath, [program], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...TEST_SETTINGS, CONTACT_DB: join(data, 'contact.db'), ...settings },
  })
  started.push(child)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { process: child, output: () => output, ended }
}

for (const program of ['start.ts', 'dev.ts'])
  test(`a port in use is reported by ${program} in a sentence that says what to do`, async () => {
    const { output, ended } = start({}, program)
    expect(await ended).toBe(1)
    expect(output()).toContain(
      `Port ${PORTS.site} is taken by another program. End that one, or set SITE_PORT to a free port.`,
    )
    expect(output()).not.toMatch(/\n\s+at /)
  })

test('a bad setting is reported in a sentence that says what to do', async () => {
  const { output, ended } = start({ GRID_SIZE: 'many' })
  expect(await ended).toBe(1)
  expect(output()).toBe('The setting GRID_SIZE is "many", but must be a whole number from 1 to 200.\n')
})

test('npm start prints the addresses of the three servers, and Ctrl-C stops them all', async ({
  request,
}) => {
  const ports = portsFrom(PORTS.site + 30)
  // The same origins as in the test build, so that no new build is needed.
  const origins = { SITE_ORIGIN: URLS.site, GAMES_ORIGIN: URLS.games, CONTACT_ORIGIN: URLS.contact }
  const { process: running, output, ended } = start({ ...ports, ...origins })
  await expect.poll(output, { timeout: 45_000 }).toContain('Ctrl-C ends it.')
  for (const address of Object.values(URLS)) expect(output()).toContain(address)
  const paths = { SITE_PORT: '/', GAMES_PORT: '/pool8', CONTACT_PORT: '/healthz' }
  for (const [name, port] of Object.entries(ports))
    expect((await request.get(`http://localhost:${port}${paths[name as keyof typeof paths]}`)).status()).toBe(
      200,
    )
  running.kill('SIGINT')
  expect(await ended).toBe(0)
  await expect(request.get(`http://localhost:${ports.SITE_PORT}/`)).rejects.toThrow('ECONNREFUSED')
})

test('npm run dev serves site and games from their sources', async ({ page }) => {
  const ports = portsFrom(PORTS.site + 33)
  const { process: running, output, ended } = start(ports, 'dev.ts')
  await expect.poll(output, { timeout: 45_000 }).toContain(`Site http://localhost:${ports.SITE_PORT}`)
  await page.goto(`http://localhost:${ports.SITE_PORT}/single?slug=equalz`)
  await expect(page.locator('h1')).toHaveText('Title : Equalz')
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  // A service worker that `npm start` installed on these ports removes itself.
  for (const port of [ports.SITE_PORT, ports.GAMES_PORT])
    expect(await (await page.request.get(`http://localhost:${port}/sw.js`)).text()).toContain('.unregister()')
  running.kill('SIGINT')
  expect(await ended).toBe(0)
})
