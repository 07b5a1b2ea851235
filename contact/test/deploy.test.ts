/** Runs the files in deploy/contact: nginx, the service unit and the example settings. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../config.ts'
import { freePort, onPath, until } from '../../test-support/machine.ts'
import { tlsProblem } from '../src/store/database-tls.ts'
import { findNginx, type NginxProxy, SITE, startNginx } from './nginx.ts'
import { restartUnderMessages } from './rolling.ts'
import { form, type Service, startService } from './service.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const deployed = (name: string) => readFileSync(join(ROOT, 'deploy/contact', name), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'contact-deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Includes settings that are commented out. */
const example = Object.fromEntries(
  [...deployed('contact.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)

const message = (note: string) => JSON.stringify(form({ note }))

const program = findNginx()
describe.skipIf(!program)('two copies behind nginx', () => {
  let copies: [Service, Service]
  let nginx: NginxProxy

  beforeAll(async () => {
    const { TRUSTED_PROXIES = '', SITE_ORIGIN = '' } = example
    const settings = {
      CONTACT_DB: join(folder, 'contact.db'),
      CONTACT_LIMIT: '3',
      TRUSTED_PROXIES,
      SITE_ORIGIN,
    }
    copies = [await startService(settings), await startService(settings)]
    nginx = await startNginx(program ?? '', [copies[0].origin, copies[1].origin])
    return async () => {
      await nginx.stop()
      await Promise.all(copies.map((copy) => copy.end('SIGKILL')))
    }
  })

  test('limits visitors by their real address, and lets the page read the responses', async () => {
    for (const note of ['one', 'two', 'three']) expect((await nginx.send(message(note))).status).toBe(202)
    const refused = await nginx.send(message('four'), '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })
    expect(refused.status).toBe(429)
    expect(refused.headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'retry-after': expect.any(String),
    })
    expect((await nginx.send(message('five'), '127.0.0.2')).status).toBe(202)
  })

  test('refuses bodies over 64 KB (service) and over 1 MB (nginx) with problem details', async () => {
    for (const size of [70_000, 1_100_000]) {
      const answer = await nginx.send('x'.repeat(size), '127.0.0.3')
      expect(answer.status).toBe(413)
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.headers['access-control-allow-origin']).toBe(SITE)
      expect(JSON.parse(answer.body)).toMatchObject({ status: 413, errors: [{ field: 'body' }] })
    }
  })

  test('sends each security header once, from service and nginx alike', async () => {
    const answers = [
      await nginx.send(message('headers'), '127.0.3.1'),
      await nginx.send('no JSON', '127.0.3.1'),
      await nginx.send('x'.repeat(1_100_000), '127.0.3.1'),
      await nginx.send('{}', '127.0.3.1', {}, '/'),
      await nginx.send('{}', '127.0.3.1', { 'x-large': 'x'.repeat(40_000) }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([202, 400, 413, 404, 400])
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'strict-transport-security': 'max-age=63072000',
      })
  })

  test('exposes only the form', async () => {
    for (const path of ['/', '/healthz', '/readyz', '/metrics', '/api/contact-us/more']) {
      expect((await nginx.send('{}', '127.0.0.3', {}, path)).status).toBe(404)
    }
  })

  test('survives the death of one copy, answers 503 without any, and recovers with one', async () => {
    await copies[0].end('SIGKILL')
    for (let index = 0; index < 6; index++) {
      expect((await nginx.send(message(`alive ${index}`), `127.0.1.${index + 1}`)).status).toBe(202)
    }
    await copies[1].end('SIGKILL')
    const refused = await nginx.send(message('nobody there'), '127.0.2.1')
    expect(refused.status).toBe(503)
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': SITE, 'retry-after': '5' })
    expect(JSON.parse(refused.body)).toMatchObject({ status: 503 })
    expect(refused.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    await copies[1].start()
    await until(
      'nginx to notice',
      async () => (await nginx.send(message('back'), '127.0.2.2')).status === 202 || undefined,
    )
  })
})

test.skipIf(!program)('refuses no message while copies restart one after the other', async () => {
  const settings = { CONTACT_DB: join(folder, 'rolling.db') }
  const plan = { messages: 80, perSecond: 40, restarts: 2 }
  const toll = await restartUnderMessages(program ?? '', settings, plan)
  expect(toll).toMatchObject({ refused: [], missing: 0 })
  expect(toll.sent).toBeGreaterThanOrEqual(80)
})

describe('the service file', () => {
  const unit = deployed('contact@.service').replaceAll('/opt/greenhouse-arcade', ROOT)
  const values = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

  test('starts the service with the settings of the example', async () => {
    const port = await freePort()
    const [command = '', ...args] = (values('ExecStart')[0] ?? '').split(' ')
    const own = values('Environment').map((line) => line.replace('%i', String(port)).split('='))
    const { DATABASE_URL: _database, SMTP_URL: _smtp, ...settings } = example
    const env = { ...settings, ...Object.fromEntries(own), CONTACT_DB: join(folder, 'unit.db') }
    const child = spawn(command, args, {
      cwd: values('WorkingDirectory')[0],
      env: { PATH: process.env['PATH'], ...env },
      stdio: 'ignore',
    })
    const gone = new Promise((resolve) => child.once('exit', resolve))
    // Like systemd, which considers the start complete when this command exits.
    const [waiter = '', ...waiterArgs] = (values('ExecStartPost')[0] ?? '').split(' ')
    execFileSync(waiter, waiterArgs, { env: { PATH: process.env['PATH'], ...env }, timeout: 60_000 })
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    child.kill((values('KillSignal')[0] ?? '') as NodeJS.Signals)
    expect(await gone).toBe(0)
  })

  test('leaves it to the service to say what is wrong with a setting', () => {
    const [program = '', ...args] = (values('ExecStartPost')[0] ?? '').split(' ')
    const env = { PATH: process.env['PATH'], CONTACT_SITE: 'misspelt' }
    const { status, stderr } = spawnSync(program, args, { env, encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  })

  test('waits for the clock, has no start timeout, and always restarts', () => {
    expect(values('After')[0]?.split(' ')).toContain('time-sync.target')
    expect(values('TimeoutStartSec')).toEqual(['infinity'])
    expect(values('StartLimitIntervalSec')).toEqual(['0'])
    expect(values('Restart')).toEqual(['always'])
  })

  test('allows a stop more time than a delivery can take', () => {
    expect(1000 * Number.parseInt(values('TimeoutStopSec')[0] ?? '', 10)).toBeGreaterThan(
      readSettings({}).contact.smtpTimeoutMs,
    )
  })

  test.skipIf(!onPath('systemd-analyze'))('is valid for systemd', () => {
    const copy = join(folder, 'contact@3002.service')
    execFileSync('tee', [copy], { input: unit, stdio: ['pipe', 'ignore', 'inherit'] })
    expect(() =>
      execFileSync('systemd-analyze', ['verify', '--man=no', copy], { stdio: 'pipe' }),
    ).not.toThrow()
  })
})

test('the example database URL verifies the server', () => {
  expect(tlsProblem(example['DATABASE_URL'] ?? '', { insecure: 'refuse' })).toBeUndefined()
})

test('the service reads every setting in the example', () => {
  const read = new Set<string>()
  const env = new Proxy(example, {
    get(target, name) {
      read.add(String(name))
      return target[String(name)]
    },
  })
  const { contact, origins } = readSettings(env)
  expect(contact.trustedProxies).toEqual(['127.0.0.1'])
  expect(origins.site).toBe(SITE)
  expect(Object.keys(example).filter((name) => !read.has(name))).toEqual([])
})
