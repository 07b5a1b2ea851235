/** Sends mail through a real SMTP server and checks what arrives. */
import { afterEach, expect, test } from 'vitest'
import { readSettings } from '../../../config.ts'
import { until } from '../../../test-support/machine.ts'
import { type Mailbox, type MailboxOptions, openMailbox } from '../../test/mailbox.ts'
import { form } from '../../test/service.ts'
import { startSilentServer } from '../../test/silent-server.ts'
import { type Mailer, mailOf, createSmtpMailer } from './mail.ts'
import type { KeptMessage } from '../store/store.ts'

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
  dismissed: null,
  ...changes,
})

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close()
})

function mailerTo(url: string, env: Record<string, string> = {}): Mailer {
  const mailer = createSmtpMailer(
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

test('sends mail from the service to the operator, with replies to the visitor', async () => {
  const mail = await deliver(kept({ marks: 'links markup' }))
  expect(mail.envelope).toEqual({ from: 'web@arcade.example', to: ['owner@arcade.example'] })
  expect(mail.headers).toMatchObject({
    from: 'Greenhouse Arcade <web@arcade.example>',
    to: 'owner@arcade.example',
    'reply-to': 'visitor@example.org',
    subject: 'A question',
    'message-id': '<7K3M-9QXT-2BVH-0RTA@arcade.example>',
    date: 'Sun, 15 Nov 2026 12:00:00 +0000',
    // Not format=flowed, which joins lines that end in a space.
    'content-type': 'text/plain; charset=utf-8',
  })
  expect(mail.text).toBe(
    [
      'Reference: 7K3M-9QXT-2BVH-0RTA',
      'Received: 2026-11-15T12:00:00.000Z',
      'Site: greenhouse-arcade',
      'From: visitor@example.org',
      'Looks suspicious: links, markup',
      '',
      'Message from the visitor, to the end of this mail:',
      '',
      '| How tall does the tower grow?',
      '',
    ].join('\n'),
  )
})

/** Extracts the note from a mail: the lines behind bars. */
const noteIn = (text: string) =>
  text
    .slice(text.indexOf('\n|') + 1, -1)
    .split('\n')
    .map((line) => line.replace(/^\| ?/, ''))
    .join('\n')

const ADDRESSES = { mailFrom: 'web@arcade.example', mailTo: 'owner@arcade.example' }
const textOf = (changes: Partial<KeptMessage>) => String(mailOf(kept(changes), 'Arcade', ADDRESSES).text)

const FACTS = /^(?:Reference|Received|Site|From|Looks suspicious): \S/

test.each([
  ['forged facts', 'Reference: 0000-0000-0000-0000\nFrom: boss@arcade.example'],
  ['forged facts after empty lines', 'Hi\n\n\n\nReference: 0000-0000-0000-0000\nReceived: never'],
  ['a copy of our heading', 'a\n\nMessage from the visitor, to the end of this mail:\n\n| Reference: 0'],
  [
    'a copy of a whole mail',
    '| x\n\nReference: 0\nReceived: 0\nSite: s\nFrom: a@b.c\n\nMessage from the visitor:',
  ],
  ['a signature separator', 'Hi\n-- \nReference: 0000-0000-0000-0000'],
  ['a bar at the start of each line', '| a\n| b\n|'],
  ['quoted lines', '> Reference: 0\n>> From: a@b.c'],
  ['a uuencoded attachment', 'begin 644 virus.exe\n#0V%T\n`\nend'],
  ['an mbox separator', 'From boss@arcade.example Sun Nov 15 12:00:00 2026\nSubject: x'],
  ['trailing spaces, as in format=flowed', 'Hi \nReference: 0 \nFrom: a@b.c '],
  ['reversed text', '\u202eAATR-0 :ecnerefeR\u202c\nFrom: \u2066a@b.c\u2069'],
])('a note cannot forge a fact with %s', (_, note) => {
  const text = textOf({ note })
  const lines = text.split('\n')
  expect(lines.slice(0, 4)).toEqual([
    'Reference: 7K3M-9QXT-2BVH-0RTA',
    'Received: 2026-11-15T12:00:00.000Z',
    'Site: greenhouse-arcade',
    'From: visitor@example.org',
  ])
  expect(lines.filter((line) => FACTS.test(line))).toHaveLength(4)
  expect(lines.filter((line) => line.startsWith('Message from the visitor'))).toHaveLength(1)
  expect(noteIn(text)).toBe(note)
})

// message.ts rejects these. Should one slip through, it must still not become a separate line.
test.each([
  ['note', 'Hi\rReference: 0'],
  ['note', 'Hi\u2028Reference: 0\u2029From: a@b.c\u0085Site: s\vReceived: 0\fFrom: x'],
  ['email', 'a@b.de\nReference: 0'],
  ['email', 'a@b.de\u2028Reference: 0'],
  ['subject', 'Hi\n\nReference: 0'],
] as const)('a line break in %s does not create a fact: %j', (field, value) => {
  const lines = textOf({ [field]: value }).split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
  expect(lines.filter((line) => FACTS.test(line))).toHaveLength(4)
})

test.each([
  ['umlauts and emoji', 'Grüße aus dem Gewächshaus 👩‍🌾🌱, привет, 你好'],
  ['lines of dots only', 'first\n.\n..\n...\n.hidden\nlast'],
  ['a word of 5,000 characters', 'x'.repeat(5000)],
  ['a word of 5,000 umlauts', 'ü'.repeat(5000)],
  ['text that looks like mail syntax', 'From here on\nFrom: a@b.c\n\n--boundary\n=20=0A=?utf-8?q?x?='],
  ['trailing white space', 'one  \ntwo\u00a0\n  three'],
  ['ten thousand characters', '🌻'.repeat(10_000)],
])('delivers the note intact: %s', async (_, note) => {
  const mail = await deliver(kept({ note }))
  expect(noteIn(mail.text)).toBe(note)
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
])('delivers the subject intact: %s', async (subject) => {
  expect((await deliver(kept({ subject }))).headers['subject']).toBe(subject)
})

// message.ts rejects such fields. Should one slip through, it must still not become a header or a recipient.
test.each([
  ['subject', 'Hi\r\nBcc: victim@example.org'],
  ['subject', 'Hi\nX-Injected: yes\n\nbody'],
  ['email', 'a@b.de\r\nBcc: victim@example.org'],
  ['email', 'a@b.de, victim@example.org'],
  ['email', 'a@b.de>\r\nRCPT TO:<victim@example.org'],
  ['note', 'text\r\n.\r\nMAIL FROM:<x@y.z>\r\nRCPT TO:<victim@example.org>\r\nDATA\r\n'],
  ['ref', 'x>\r\nBcc: victim@example.org'],
] as const)('%s cannot inject a header or a recipient: %j', async (field, value) => {
  const mail = await deliver(kept({ [field]: value }))
  expect(mail.envelope.to).toEqual(['owner@arcade.example'])
  expect(Object.keys(mail.headers)).not.toEqual(expect.arrayContaining(['bcc']))
  expect(Object.keys(mail.headers)).not.toEqual(expect.arrayContaining(['x-injected']))
  expect(mail.headers['to']).toBe('owner@arcade.example')
})

test('sends the same bytes at every attempt', async () => {
  const box = await mailbox()
  const mailer = mailerTo(box.url)
  await mailer.send(kept())
  await mailer.send(kept())
  const [first, second] = box.mails
  expect(second?.raw).toBe(first?.raw)
})

test("passes on the server's reply when it refuses", async () => {
  const box = await mailbox({ decide: () => ({ code: 451, text: 'try later' }) })
  await expect(mailerTo(box.url).send(kept())).rejects.toMatchObject({
    responseCode: 451,
    message: expect.stringContaining('try later'),
  })
})

test('rejects when no mail server is running', async () => {
  const box = await openMailbox()
  await box.close()
  await expect(mailerTo(box.url).send(kept())).rejects.toMatchObject({ code: 'ESOCKET' })
})

test.each([
  ['never greets', []],
  ['trickles its greeting forever', ['2', '2', '0', '-']],
])('times out on a server that %s, and closes the connection', async (_, trickle) => {
  const silent = await startSilentServer(trickle)
  open.push(silent)
  const mailer = mailerTo(silent.url, { SMTP_TIMEOUT_S: '1' })
  await expect(mailer.send(kept())).rejects.toThrow(/greeting|did not finish within 1 s/i)
  await until('the connection to be closed', () => silent.connections() === 0 || undefined)
})

test('does not send a password unencrypted to a remote machine', async () => {
  const box = await mailbox()
  await expect(
    mailerTo(`${box.url.replace('smtp://127.0.0.1', 'smtp://user:secret@0.0.0.0')}`).send(kept()),
  ).rejects.toMatchObject({
    code: 'ETLS',
  })
  expect(box.count()).toBe(0)
})
