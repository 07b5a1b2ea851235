import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../test/app.ts'
import { type ContactForm, form } from '../../test/service.ts'
import { runInbox } from './inbox.ts'

const NOON = Date.UTC(2026, 10, 15, 12)
let running: TestApp
let printed: string
let folder: string
let erasedFile: string

beforeEach(async () => {
  running = await createTestApp({ CONTACT_REPEAT_S: '0', CONTACT_LIMIT: '0', CONTACT_LIMIT_ALL: '0' })
  printed = ''
  folder = mkdtempSync(join(tmpdir(), 'contact-inbox-'))
  erasedFile = join(folder, 'apart/erased')
  return async () => {
    await running.close()
    rmSync(folder, { recursive: true })
  }
})

const inbox = (...args: string[]) =>
  runInbox(args, running.store, (text) => (printed += `${text}\n`), {
    retentionDays: 365,
    contact: { erasedFile },
  })

async function keep(changes: Partial<ContactForm> = {}, now = NOON, marks: string[] = []): Promise<string> {
  const admission = await running.store.add({ message: form(changes), marks, address: '192.0.2.1', now })
  if ('kept' in admission) return admission.kept
  throw new Error('Not kept.')
}

async function fail(now = NOON): Promise<void> {
  const [leased] = await running.store.take(now, 1000, 1)
  if (leased) await running.store.putBack(leased, '550 no such mailbox', 'failed')
}

test('lists newest first, with state and reference', async () => {
  const older = await keep({ subject: 'Older' }, NOON - 1000, ['links', 'markup'])
  await fail()
  const newer = await keep({ subject: 'Newer' })
  expect(await inbox()).toBe(0)
  const [, first, second] = printed.split('\n')
  expect(first).toBe(`${newer}  2026-11-15 12:00Z  waiting   visitor@example.org             Newer`)
  expect(second).toBe(
    `${older}  2026-11-15 11:59Z  failed    visitor@example.org             Older  (suspicious: links markup)`,
  )
})

test('lists by state, and reports more messages or none', async () => {
  expect(await inbox('list')).toBe(0)
  expect(printed).toBe('No messages.\n')
  for (let index = 0; index < 250; index++) await keep({ subject: `Number ${index}` }, NOON + index)
  await fail()
  printed = ''
  await inbox('list', '--limit', '3')
  expect(printed).toMatch(/Number 249\n.*Number 248\n.*Number 247\n\nThere are more/)
  printed = ''
  await inbox('list', '--state', 'failed')
  expect(printed.trim().split('\n')).toHaveLength(2)
  expect(printed).toContain('Number 0')
})

test('shows one message in full, however its reference is typed', async () => {
  const ref = await keep({ note: 'first line\nsecond line' })
  await fail()
  expect(await inbox('show', ref.toLowerCase().replaceAll('-', ''))).toBe(0)
  expect(printed).toContain('failed after 1 attempt\n')
  expect(printed).toContain('550 no such mailbox')
  expect(
    printed.endsWith(
      '\n\nMessage from the visitor, to the end:\n\n| A question\n|\n| first line\n| second line\n',
    ),
  ).toBe(true)
})

test.each([
  ['a note with facts', { note: 'Hi\n\nReference   0000-0000-0000-0000\nState       sent' }],
  ['a subject that wraps', { subject: `Hi${' '.repeat(100)}State       sent` }],
  ['a copy of our heading', { note: 'a\n\nMessage from the visitor, to the end:\n\nState       sent' }],
])('shows the facts first, and %s cannot forge one', async (_, changes) => {
  const ref = await keep(changes)
  await inbox('show', ref)
  const [facts = '', line, ...written] = printed.split('\n\n')
  expect(facts.split('\n').map((each) => each.split(' ')[0])).toEqual([
    'Reference',
    'Received',
    'State',
    'Site',
    'From',
  ])
  expect(facts).toContain(`Reference   ${ref}\n`)
  expect(line).toBe('Message from the visitor, to the end:')
  expect(
    written
      .join('\n\n')
      .trimEnd()
      .split('\n')
      .filter((each) => !each.startsWith('|')),
  ).toEqual([])
})

test('a subject cannot reverse the rest of its line', async () => {
  await keep({ subject: '\u202eevil\u2067 subject' }, NOON, ['links'])
  await inbox()
  expect(printed).toContain('  evil subject  (suspicious: links)\n')
})

test('exports JSON that parses back to the same messages', async () => {
  const ref = await keep({ subject: '=1+1', note: 'Grüße\n"quoted", 🌱' })
  await keep({ subject: 'Later' }, NOON + 1)
  expect(await inbox('export', '--format', 'json')).toBe(0)
  const [later, first] = JSON.parse(printed)
  expect(later.subject).toBe('Later')
  expect(first).toEqual({
    reference: ref,
    received: '2026-11-15T12:00:00.000Z',
    state: 'waiting',
    site_name: 'greenhouse-arcade',
    email: 'visitor@example.org',
    subject: '=1+1',
    note: 'Grüße\n"quoted", 🌱',
    suspicious: '',
    attempts: 0,
    sent: '',
    error: '',
  })
})

test('exports CSV that a spreadsheet reads without running formulas', async () => {
  await keep({ subject: '=HYPERLINK("http://x")', note: 'two\nlines, "quoted"' })
  expect(await inbox('export', '--format', 'csv')).toBe(0)
  const [header, ...rest] = printed.split('\r\n')
  expect(header).toBe('reference,received,state,site_name,email,subject,note,suspicious,attempts,sent,error')
  expect(rest.join('')).toContain(`"'=HYPERLINK(""http://x"")","two\nlines, ""quoted""","","0","",""`)
})

test('exports an empty inbox as an empty list', async () => {
  await inbox('export', '--format', 'json')
  expect(JSON.parse(printed)).toEqual([])
})

test('retries one message, or all failed ones', async () => {
  const ref = await keep()
  await fail()
  expect(await inbox('retry', ref)).toBe(0)
  expect(await running.store.find(ref)).toMatchObject({ state: 'waiting', attempts: 0 })
  await running.store.markSent(ref, NOON)
  expect(await inbox('retry', ref)).toBe(1)
  expect(printed).toContain('was delivered already')
  await keep()
  await fail()
  expect(await inbox('retry', '--failed')).toBe(0)
  expect(printed).toContain('due again: 1.')
})

const givenUp = async () => (await running.store.backlog()).givenUp

test('counts failed messages as given up until they are retried, deleted or dismissed', async () => {
  const refs = [await keep(), await keep(), await keep(), await keep()]
  for (const _ of refs) await fail()
  const [first = '', second = '', third = '', fourth = ''] = refs
  expect(await givenUp()).toBe(4)
  expect(await inbox('dismiss', first)).toBe(0)
  expect(await inbox('retry', second)).toBe(0)
  expect(await inbox('delete', third)).toBe(0)
  expect(await givenUp()).toBe(1)
  expect(await inbox('dismiss', '--failed')).toBe(0)
  expect(printed).toContain('are dismissed: 1.')
  expect(await givenUp()).toBe(0)

  // A dismissed message is still shown and can be retried by its reference, but not with --failed.
  printed = ''
  await inbox('list', '--state', 'failed')
  expect(printed).toContain(first)
  await inbox('show', fourth)
  expect(printed).toContain('failed after 1 attempt, dismissed at ')
  expect(await inbox('dismiss', first)).toBe(1)
  await inbox('retry', '--failed')
  expect(printed).toContain('due again: 0.')
  expect(await inbox('retry', first)).toBe(0)
  // The two retried messages fail again and count again.
  await fail(Date.now())
  await fail(Date.now())
  expect(await givenUp()).toBe(2)
})

test('deletes a message', async () => {
  const ref = await keep()
  expect(await inbox('delete', ref)).toBe(0)
  expect(await running.store.find(ref)).toBeUndefined()
  expect(await inbox('delete', ref)).toBe(1)
  expect(printed).toContain(`There is no message ${ref}.`)
})

test('lists erased messages by reference only', async () => {
  const [first, second] = [await keep(), await keep()]
  await running.store.markSent(second, NOON)
  await inbox('delete', first)
  await inbox('delete', second)
  expect(readFileSync(erasedFile, 'utf8')).toBe(`${first}\n${second}\n`)
  expect(printed).toBe(`Erased ${first}.\nErased ${second}. It was mailed: erase it in the mailbox too.\n`)
})

test('erases nothing if the list cannot be written', async () => {
  const ref = await keep()
  mkdirSync(erasedFile, { recursive: true })
  await expect(inbox('delete', ref)).rejects.toThrow(
    `The list of erased messages at ${erasedFile} cannot be written (EISDIR), so nothing was erased.`,
  )
  expect(await running.store.find(ref)).toBeDefined()
})

test('erase-again uses the lists of all machines, and erases nothing if one is missing', async () => {
  const [here, there, left] = [
    await keep({}, Date.now()),
    await keep({}, Date.now()),
    await keep({}, Date.now()),
  ]
  const other = join(folder, 'other')
  mkdirSync(join(folder, 'apart'))
  writeFileSync(erasedFile, `${here}\n`)
  expect(await inbox('erase-again', other)).toBe(1)
  expect(printed).toBe(`There is no list at ${other}. Nothing was erased.\n`)
  expect(await running.store.find(here)).toBeDefined()
  writeFileSync(other, `\n${there.toLowerCase()}\n`)
  expect(await inbox('erase-again', other)).toBe(0)
  expect(printed).toContain('Erased again: 2 that had been erased on request, 0 that are too old.')
  expect((await running.store.list(10)).map(({ ref }) => ref)).toEqual([left])
})

test('erase-again reports a missing list, and refuses a damaged one', async () => {
  expect(await inbox('erase-again')).toBe(0)
  expect(printed).toContain(
    `There is no list at ${erasedFile}: was nothing erased on request, or is the list lost?`,
  )
  const ref = await keep({}, Date.now())
  mkdirSync(join(folder, 'apart'))
  writeFileSync(erasedFile, `${ref}\n7K3M-9Q`)
  await expect(inbox('erase-again')).rejects.toThrow('Line 2 of the list of erased messages')
  expect(await running.store.find(ref)).toBeDefined()
})

test.each([
  [['burn'], 'There is no command "burn".'],
  [['show'], 'show needs a reference such as'],
  [['dismiss'], 'dismiss needs a reference such as'],
  [['delete', 'everything'], 'delete needs a reference such as'],
  [['export'], 'export needs --format csv or --format json.'],
  [['export', '--format', 'xml'], 'export needs --format csv or --format json.'],
  [['list', '--limit', '0'], '--limit must be a whole number from 1.'],
  [['list', '--state', 'lost'], '--state must be one of waiting, sent, failed.'],
  [['list', '--colour'], "Unknown option '--colour'"],
])('explains why %j is invalid', async (args, sentence) => {
  await expect(inbox(...args)).rejects.toThrow(sentence)
})

test('warns that the clock has jumped until the operator trusts it', async () => {
  await keep()
  await running.store.trustClock(Date.now() - 400 * 86_400_000)
  await inbox()
  expect(printed).toMatch(/^The clock says .*, 400 days ahead of the time .* trust-clock\n\nREFERENCE/)
  printed = ''
  expect(await inbox('trust-clock')).toBe(0)
  expect(printed).toMatch(/^The clock is trusted: it is 20/)
  printed = ''
  await inbox()
  expect(printed).toMatch(/^REFERENCE/)
})
