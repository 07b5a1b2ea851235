import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../../config.ts'
import { onPath } from '../../../test-support/machine.ts'
import { makeRoot, makeSelfSigned, makeServerCertificate, type Root } from '../../test/certificates.ts'
import { findPostgres, type Postgres, startPostgres } from '../../test/postgres.ts'
import { form, post, startService } from '../../test/service.ts'
import { hostOf, tlsProblem } from './database-tls.ts'

const REMOTE = 'postgres://contact:hunter2@db.internal/contact'
const REFUSE = { insecure: 'refuse' } as const

describe('accepts', () => {
  test.each([
    ['the loopback address', 'postgres://contact@127.0.0.1/contact'],
    ['any loopback address', 'postgres://contact@127.8.9.10:5433/contact'],
    ['the IPv6 loopback address', 'postgres://contact@[::1]:5433/contact'],
    ['localhost', 'postgresql://contact@LocalHost/contact'],
    ['a Unix socket as host', 'postgres://contact@%2Fvar%2Frun%2Fpostgresql/contact'],
    ['a Unix socket as parameter', 'postgres://contact@db.internal/contact?host=/var/run/postgresql'],
    ['a Unix socket without a host', 'postgres:///contact?host=/var/run/postgresql'],
    ['a local server without TLS', 'postgres://contact@localhost/contact?sslmode=disable'],
    ['TLS that verifies', `${REMOTE}?sslmode=verify-full`],
    ['TLS that verifies, with its own root', `${REMOTE}?sslmode=verify-full&sslrootcert=/etc/root.crt`],
    ['the last mode of several', `${REMOTE}?sslmode=disable&sslmode=verify-full`],
  ])('%s: %s', (_, url) => {
    expect(readSettings({ DATABASE_URL: url }).contact.databaseUrl).toBe(url)
    expect(tlsProblem(url, REFUSE)).toBeUndefined()
  })

  test.each([REMOTE, `${REMOTE}?sslmode=no-verify`])('with CONTACT_DB_INSECURE=allow: %s', (url) => {
    expect(tlsProblem(url, { insecure: 'allow' })).toBeUndefined()
  })
})

describe('refuses', () => {
  test.each([
    ['no mode', REMOTE, 'without sslmode'],
    ['an address', 'postgres://contact@192.0.2.1/contact', '(192.0.2.1) without sslmode'],
    ['an IPv6 address', 'postgres://contact@[2001:db8::1]/contact', '(2001:db8::1) without sslmode'],
    ['a name that begins like loopback', 'postgres://contact@127.0.0.1.example/contact', 'without sslmode'],
    ['a host behind localhost', 'postgres://contact@localhost/contact?host=db.internal', '(db.internal)'],
    [
      'the last host of several',
      'postgres://contact@localhost/c?host=/run&host=db.internal',
      '(db.internal)',
    ],
    ...['disable', 'allow', 'prefer', 'require', 'verify-ca', 'no-verify', 'VERIFY-FULL', ''].map(
      (mode): [string, string, string] => [
        `mode ${mode}`,
        `${REMOTE}?sslmode=${mode}`,
        `with sslmode=${mode}:`,
      ],
    ),
    ['the last mode of several', `${REMOTE}?sslmode=verify-full&sslmode=disable`, 'with sslmode=disable:'],
    ['pg’s own switch', `${REMOTE}?ssl=true`, 'without sslmode'],
  ])('%s: %s', (_, url, part) => {
    const sentence = tlsProblem(url, REFUSE)
    expect(sentence).toContain(part)
    expect(sentence).toMatch(/Add sslmode=verify-full .* CONTACT_DB_INSECURE=allow instead\.$/)
    expect(sentence).not.toContain('hunter2')
  })

  test('Node’s switch that accepts any certificate', () => {
    const env = { ...REFUSE, NODE_TLS_REJECT_UNAUTHORIZED: '0' }
    expect(tlsProblem(`${REMOTE}?sslmode=verify-full`, env)).toContain('remove that variable')
    expect(tlsProblem('postgres://contact@localhost/contact', env)).toBeUndefined()
  })
})

test.each([
  REMOTE,
  'postgres://contact@[::1]:5433/contact',
  'postgres://contact@%2Fvar%2Frun%2Fpostgresql/contact',
  'postgres://contact@localhost/contact?host=db.internal',
  'postgres://contact@localhost/contact?host=',
  'postgres://contact@localhost/contact?host=/run&host=db.internal',
  'postgres:///contact?host=/var/run/postgresql',
])('determines the same host as pg: %s', (url) => {
  expect(hostOf(url)).toBe(new Client({ connectionString: url }).host)
})

test('the service does not start without TLS to a remote server', async () => {
  const failure = await startService({ DATABASE_URL: REMOTE }).catch(String)
  expect(failure).toContain('The service ended with 1')
  expect(failure).toContain('Add sslmode=verify-full')
  expect(failure).not.toMatch(/hunter2|\n {4}at /)
})

/** Whether the connection was encrypted, or the code of the error. */
async function connect(connectionString: string): Promise<boolean | string> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ ssl: boolean }>(
      'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
    )
    return rows[0]?.ssl ?? false
  } catch (error) {
    return String(Object(error).code)
  } finally {
    await client.end()
  }
}

const programs = findPostgres()
describe.skipIf(!programs || !onPath('openssl'))('PostgreSQL with TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contact-tls-'))
  let right: Root
  let wrong: Root
  let postgres: Postgres

  beforeAll(async () => {
    right = makeRoot(folder, 'right')
    wrong = makeRoot(folder, 'wrong')
    const tls = makeServerCertificate(folder, right, 'IP:127.0.0.1')
    postgres = await startPostgres(programs ?? '', { tls })
  })
  afterAll(async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true })
  })

  const urlWith = (mode: string, rootFile?: string, url = postgres.url) =>
    `${url}?sslmode=${mode}${rootFile === undefined ? '' : `&sslrootcert=${rootFile}`}`

  test('pg verifies certificate and host with verify-full, and neither with no-verify', async () => {
    expect(await connect(urlWith('verify-full', right.file))).toBe(true)
    expect(await connect(urlWith('verify-full'))).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
    expect(await connect(urlWith('verify-full', wrong.file))).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
    expect(await connect(urlWith('verify-full', right.file, byName()))).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
    expect(await connect(urlWith('no-verify'))).toBe(true)
    expect(await connect(urlWith('disable'))).toBe(false)
  })

  test('the service stores messages over TLS with the right root', async () => {
    const url = urlWith('verify-full', right.file)
    const service = await startService({ DATABASE_URL: url, CONTACT_DB: join(folder, 'contact.db') })
    const answer = await post(service.origin, form())
    const observer = new Client({ connectionString: postgres.url })
    await observer.connect()
    const { rows } = await observer.query<{ ssl: boolean }>(
      `select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'contact'`,
    )
    await observer.end()
    await service.end('SIGKILL')
    expect(answer.status).toBe(202)
    expect(rows).toEqual([{ ssl: true }])
  })

  const byName = () => postgres.url.replace('127.0.0.1', 'localhost')
  test.each<[string, () => string, string]>([
    ['the wrong root', () => urlWith('verify-full', wrong.file), 'its TLS certificate was not accepted'],
    [
      'a host that is not in the certificate',
      () => urlWith('verify-full', right.file, byName()),
      'its TLS certificate was not accepted',
    ],
    ['a missing root file', () => urlWith('verify-full', '/none.crt'), 'a file cannot be opened (ENOENT'],
  ])('service and inbox explain why they refuse %s', async (_, url, sentence) => {
    const settings = { DATABASE_URL: url(), CONTACT_DB: join(folder, 'contact.db') }
    for (const output of [await startService(settings).catch(String), await inbox(settings)]) {
      expect(output).toMatch(/PostgreSQL at (?:127\.0\.0\.1|localhost):\d+\/postgres cannot be used: /)
      expect(output).toContain(sentence)
      expect(output).not.toMatch(/\n {4}at /)
    }
  })

  test('explains what to do about a self-signed certificate, which serves as its own root', async () => {
    const certificate = makeSelfSigned(folder, 'IP:127.0.0.1')
    const selfSigned = await startPostgres(programs ?? '', { tls: certificate })
    const at = (rootFile?: string) => ({
      DATABASE_URL: urlWith('verify-full', rootFile, selfSigned.url),
      CONTACT_DB: join(folder, 'contact.db'),
    })
    const refused = await inbox(at())
    const served = await startService(at(certificate.file))
    const answer = await post(served.origin, form())
    await served.end('SIGKILL')
    await selfSigned.stop()
    expect(refused).toMatch(/its TLS certificate was not accepted: it is self-signed \(.*sslrootcert/)
    expect(refused).not.toMatch(/\n {4}at /)
    expect(answer.status).toBe(202)
  })

  test('explains why a server without TLS is refused', async () => {
    const plain = await startPostgres(programs ?? '')
    const url = urlWith('verify-full', right.file, plain.url)
    const output = await inbox({ DATABASE_URL: url, CONTACT_DB: join(folder, 'contact.db') })
    await plain.stop()
    expect(output).toContain('cannot be used: it does not offer TLS')
  })

  test('trusts no server with a root file that holds no certificate', async () => {
    const empty = join(folder, 'empty.crt')
    writeFileSync(empty, 'not a certificate')
    expect(await connect(urlWith('verify-full', empty))).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
  })
})

const inbox = (settings: Record<string, string>) =>
  new Promise<string>((resolve) => {
    const options = { env: { PATH: process.env['PATH'] ?? '', ...settings } }
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../operations/inbox.ts')],
      options,
      (_error, stdout, stderr) => resolve(stdout + stderr),
    )
  })
