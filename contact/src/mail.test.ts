/** What a message looks like when it arrives by way of a real SMTP server. */
import { afterEach, expect, test } from 'vitest'
import { readSettings } from '../../config.ts'
import { until } from '../../e2e/machine.ts'
import { type Mailbox, type MailboxOptions, openMailbox } from '../test/mailbox.ts'
import { form } from '../test/service.ts'
import { silentServer } from '../test/silent-server.ts'
import { type Mailer, smtpMailer } from './mail.ts'
import type { KeptMessage } from './store.ts'

const kept = (changes: Partial<KeptMessage> = {}): KeptMessage => ({
  ...form(),
  ref: '7K3M-9QXT-2BVH-0RTA',
  marks: '',
  created: Date.UTC(2026, 10, 15, 12),
  state: 'waiting',
  attempts: 1,
  due: 0,
  firstTry: 0,
  sent: null,
  error: null,
  ...changes,
})

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close()
})

function mailerTo(url: string, env: Record<string, string> = {}): Mailer {
  const mailer = smtpMailer(
    readSettings({ SMTP_URL: url, MAIL_TO: 'owner@arcade.example', MAIL_FROM: 'web@arcade.example', ...env }),
  )
  open.push(mailer)
  return mailer
}

async function mailbox(options?: MailboxOptions): Promise<Mailbox> {
  const box = await openMailbox(options)
  open.push(box)
  return box
}

async function deliver(message: KeptMessage) {
  const box = await mailbox()
  await mailerTo(box.url).send(message)
  const [mail] = box.mails
  if (!mail) throw new Error('Nothing arrived.')
  return mail
}

test('goes from the service to the operator, and replies go to the visitor', async () => {
  const mail = await deliver(kept({ marks: 'links markup' }))
  expect(mail.envelope).toEqual({ from: 'web@arcade.example', to: ['owner@arcade.example'] })
  expect(mail.headers).toMatchObject({
    from: 'Greenhouse Arcade <web@arcade.example>',
    to: 'owner@arcade.example',
    'reply-to': 'visitor@example.org',
    subject: 'A question',
    'message-id': '<7K3M-9QXT-2BVH-0RTA@arcade.example>',
    date: 'Sun, 15 Nov 2026 12:00:00 +0000',
    'content-type': 'text/plain; charset=utf-8',
  })
  expect(mail.text).toContain('Looks suspicious: links, markup')
})

test.each([
  ['umlauts and emoji', 'Grüße aus dem Gewächshaus 👩‍🌾🌱, привет, 你好'],
  ['lines that are dots', 'first\n.\n..\n...\n.hidden\nlast'],
  ['a word of 5,000 characters', 'x'.repeat(5000)],
  ['a word of 5,000 umlauts', 'ü'.repeat(5000)],
  ['what looks like mail', 'From here on\nFrom: a@b.c\n\n--boundary\n=20=0A=?utf-8?q?x?='],
  ['space at the ends of lines', 'one  \ntwo\u00a0\n  three'],
  ['ten thousand characters', '🌻'.repeat(10_000)],
])('arrives intact: %s', async (_, note) => {
  const mail = await deliver(kept({ note }))
  expect(mail.text.slice(0, note.length)).toBe(note)
  expect(Math.max(...mail.raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
  // oxlint-disable-next-line no-control-regex -- this is the point of the test: only ASCII is sent
  expect(mail.raw).toMatch(/^[\x00-\x7f]*$/)
})

test.each([
  'Ünïcödé 🌱 und mehr',
  '=?utf-8?q?fake?=',
  `=?utf-8?b?${'🌱 '.repeat(40)}?=`,
  'a: b, <c@d.e>; "f"',
  '🌱'.repeat(200),
  'x'.repeat(200),
])('the subject arrives as it was: %s', async (subject) => {
  expect((await deliver(kept({ subject }))).headers['subject']).toBe(subject)
})

// message.ts refuses such fields. Should one slip through, it still must not become a header or a recipient.
test.each([
  ['subject', 'Hi\r\nBcc: victim@example.org'],
  ['subject', 'Hi\nX-Injected: yes\n\nbody'],
  ['email', 'a@b.de\r\nBcc: victim@example.org'],
  ['email', 'a@b.de, victim@example.org'],
  ['email', 'a@b.de>\r\nRCPT TO:<victim@example.org'],
  ['note', 'text\r\n.\r\nMAIL FROM:<x@y.z>\r\nRCPT TO:<victim@example.org>\r\nDATA\r\n'],
  ['ref', 'x>\r\nBcc: victim@example.org'],
] as const)('nothing in %s adds a header or a recipient: %j', async (field, value) => {
  const mail = await deliver(kept({ [field]: value }))
  expect(mail.envelope.to).toEqual(['owner@arcade.example'])
  expect(Object.keys(mail.headers)).not.toEqual(expect.arrayContaining(['bcc']))
  expect(Object.keys(mail.headers)).not.toEqual(expect.arrayContaining(['x-injected']))
  expect(mail.headers['to']).toBe('owner@arcade.example')
})

test('the same message is the same bytes at every attempt', async () => {
  const box = await mailbox()
  const mailer = mailerTo(box.url)
  await mailer.send(kept())
  await mailer.send(kept())
  const [first, second] = box.mails
  expect(second?.raw).toBe(first?.raw)
})

test("a refusal is passed on with the server's words", async () => {
  const box = await mailbox({ decide: () => ({ code: 451, text: 'try later' }) })
  await expect(mailerTo(box.url).send(kept())).rejects.toMatchObject({
    responseCode: 451,
    message: expect.stringContaining('try later'),
  })
})

test('a mail server that is not running is an error, not a crash', async () => {
  const box = await openMailbox()
  await box.close()
  await expect(mailerTo(box.url).send(kept())).rejects.toMatchObject({ code: 'ESOCKET' })
})

test.each([
  ['says nothing at all', []],
  ['trickles its greeting forever', ['2', '2', '0', '-']],
])('a server that %s is given up on and its connection closed', async (_, trickle) => {
  const silent = await silentServer(trickle)
  open.push(silent)
  const mailer = mailerTo(silent.url, { SMTP_TIMEOUT_S: '1' })
  await expect(mailer.send(kept())).rejects.toThrow(/greeting|not done after 1 s/i)
  await until('the connection to be closed', () => silent.connections() === 0 || undefined)
})

test('a password is not sent unencrypted to another machine', async () => {
  const box = await mailbox()
  await expect(
    mailerTo(`${box.url.replace('smtp://127.0.0.1', 'smtp://user:secret@0.0.0.0')}`).send(kept()),
  ).rejects.toMatchObject({
    code: 'ETLS',
  })
  expect(box.count()).toBe(0)
})
