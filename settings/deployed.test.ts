import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findSettings, parseSettingsFile } from './deployed.ts'

const folder = mkdtempSync(join(tmpdir(), 'deployed-settings-'))
const file = join(folder, 'contact.env')
writeFileSync(file, 'CONTACT_DB=/var/lib/contact/contact.db\nMAIL_TO=ann@example.org\n')
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['A=b', { A: 'b' }],
  ['# A=b\n; C=d\n\n  A = b  \n', { A: 'b' }],
  ['A=p#a ss # no comment', { A: 'p#a ss # no comment' }],
  ['A="p \\"q\\" \\$x"\nB=\'c d\\\'', { A: 'p "q" $x', B: 'c d\\' }],
  ['A=one, \\\ntwo', { A: 'one, two' }],
  ['A=', { A: '' }],
  ['A=x=y', { A: 'x=y' }],
])('reads %j as systemd does', (text, settings) => {
  expect(parseSettingsFile(text, 'x')).toEqual(settings)
})

test('refuses a line that is no setting, without repeating it', () => {
  expect(() => parseSettingsFile('hunter2', '/etc/x.env')).toThrow(
    'A line of /etc/x.env is not a setting such as NAME=value.',
  )
})

test('finds the deployed settings, with those of the shell on top', () => {
  const found = findSettings({ MAIL_TO: 'bob@example.org', PATH: '/bin' }, file)
  expect(found.from).toBe(file)
  expect(found.env).toEqual({
    CONTACT_DB: '/var/lib/contact/contact.db',
    MAIL_TO: 'bob@example.org',
    PATH: '/bin',
  })
})

test('takes a shell that names a store at its word', () => {
  const shell = { CONTACT_DB: '/tmp/x.db' }
  expect(findSettings(shell, file)).toEqual({ env: shell, from: 'the variables of this shell' })
  expect(findSettings({ ...shell, SETTINGS_FILE: file }).from).toBe(file)
})

test('says what is missing', () => {
  const none = join(folder, 'none.env')
  expect(findSettings({}, none).from).toContain(`there is no ${none}. If the service reads a different file`)
  expect(() => findSettings({ SETTINGS_FILE: none })).toThrow(`There is no file ${none}`)
})

test('asks for root where it cannot read the file', () => {
  // As root every file can be read, but no folder.
  expect(() => findSettings({}, folder)).toThrow(
    /cannot read \(EISDIR\)\. Run the command as root: sudo npm run ops/,
  )
})
