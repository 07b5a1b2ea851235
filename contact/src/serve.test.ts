/** Runs the service as a process: messages from the form to the mailbox, and a graceful shutdown. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../config.ts'
import { until } from '../../test-support/machine.ts'
import { type MailboxOptions, openMailbox } from '../test/mailbox.ts'
import { head } from '../test/raw-http.ts'
import { form, post, type Service, startService } from '../test/service.ts'
import { startRealTimer } from './delivery/pause.ts'
import { startContact } from './serve.ts'

let folder: string
let file: string
const open: (() => Promise<unknown>)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contact-serve-'))
  file = join(folder, 'data/contact.db')
})
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true })
})

async function service(settings: Record<string, string> = {}): Promise<Service> {
  const started = await startService({ CONTACT_DB: file, ...settings })
  open.push(() => started.end('SIGKILL'))
  return started
}

async function mailbox(options?: MailboxOptions) {
  const box = await openMailbox(options)
  open.push(() => box.close())
  return box
}

async function inbox(...args: string[]): Promise<string> {
  const program = join(import.meta.dirname, 'operations/inbox.ts')
  const run = promisify(execFile)(process.execPath, [program, ...args], {
    env: { ...process.env, CONTACT_DB: file },
  })
  return (await run).stdout
}

test('delivers a message from the form to the mailbox, and shows it in the inbox meanwhile', async () => {
  const box = await mailbox()
  const { origin, end, log } = await service({ SMTP_URL: box.url })
  const note = 'Grüße 🌱\n.\n.. dots\nend'
  const behindBars = '| Grüße 🌱\n| .\n| .. dots\n| end'
  const answer = await post(origin, form({ subject: 'Ünïcode 👩‍🌾', note }))
  expect(answer.status).toBe(202)
  const { reference } = (await answer.json()) as { reference: string }
  const [mail] = await until('the mail', () => (box.mails.length > 0 ? box.mails : undefined))
  expect(mail?.headers).toMatchObject({ subject: 'Ünïcode 👩‍🌾', 'reply-to': 'visitor@example.org' })
  expect(mail?.text.trim().endsWith(`\n\n${behindBars}`)).toBe(true)
  await until('the delivery to be logged', () => log().includes('"delivered"') || undefined)
  expect(await inbox('list')).toContain(`${reference}  `)
  expect(await inbox('show', reference)).toContain(behindBars)
  expect(await end('SIGTERM')).toBe(0)
  expect(log()).not.toContain('visitor@example.org')
})

test('holds messages without SMTP_URL, logs it, and delivers them once it is set', async () => {
  const first = await service()
  expect(first.log()).toContain('SMTP_URL is not set')
  await post(first.origin, form())
  expect(await inbox()).toContain('waiting')
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  await first.end('SIGTERM')
  const box = await mailbox()
  await service({ SMTP_URL: box.url })
  await until('the mail', () => box.mails.length || undefined)
  expect(box.mails).toHaveLength(1)
})

test('answers a request that has begun before it stops', async () => {
  const { origin, end } = await service()
  const { hostname, port } = new URL(origin)
  const body = JSON.stringify(form({ note: 'sent during the stop' }))
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  socket.write(head({ 'Content-Length': body.length }) + body.slice(0, 20))
  // Once a later request has been answered, the first half of this one has been read.
  await post(origin, form())
  const ended = end('SIGTERM')
  await until('the port to be closed', () =>
    fetch(`${origin}/healthz`).then(
      () => undefined,
      () => true,
    ),
  )
  socket.write(body.slice(20))
  expect(await ended).toBe(0)
  expect(received).toMatch(/^HTTP\/1\.1 202 /)
  expect(await inbox('export', '--format', 'json')).toContain('sent during the stop')
})

test('waits for the mail server before it stops, and records the delivery', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>()
  const box = await mailbox({ decide: () => answered })
  const { origin, end } = await service({ SMTP_URL: box.url })
  await post(origin, form())
  await until('the delivery to begin', () => box.count() || undefined)
  const ended = end('SIGTERM')
  await until('the port to be closed', () =>
    fetch(`${origin}/healthz`).then(
      () => undefined,
      () => true,
    ),
  )
  answer(undefined)
  expect(await ended).toBe(0)
  expect(await inbox()).toContain('  sent ')
})

test.each([
  [{ TRUSTED_PROXIES: 'proxy.example' }, /The setting TRUSTED_PROXIES holds "proxy.example"/],
  [{ CONTACT_SECRET: 'too short' }, /The setting CONTACT_SECRET must be empty or at least 32 characters/],
])('explains why it cannot start with %j', async (settings, reason) => {
  const starting = async () =>
    startContact(readSettings({ CONTACT_DB: file, CONTACT_LOG: 'silent', ...settings }))
  await expect(starting()).rejects.toThrow(reason)
})

test('exits with an explanation, without a password, when a setting is invalid', async () => {
  const failure = await service({ SMTP_URL: 'mail.example.org:hunter2' }).catch(String)
  expect(failure).toContain('The service ended with 1')
  expect(failure).toContain('The setting SMTP_URL must be empty or an address such as smtp://')
  expect(failure).not.toContain('hunter2')
})

test('closes unfinished requests after the grace period', async () => {
  const settings = readSettings({ CONTACT_DB: file, CONTACT_PORT: '0', CONTACT_LOG: 'silent' })
  // Shortens the grace period of ten seconds.
  const time = {
    clock: Date.now,
    startTimer: (_ms: number, callBack: () => void) => startRealTimer(100, callBack),
  }
  const contact = await startContact(settings, time)
  const { port } = new URL(contact.origin)
  const halves = ['\r\n', 'POST /api/contact-us HT', head({ 'content-length': '100' })].map(async (half) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')))
    await new Promise<void>((sent) => socket.once('connect', () => socket.write(half, () => sent())))
    return { closed }
  })
  const clients = await Promise.all(halves)
  await contact.close()
  expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual(['closed', 'closed', 'closed'])
})
