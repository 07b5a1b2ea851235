import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { until } from '../../../test-support/machine.ts'
import { startLoad } from '../../test/load.ts'
import { openMailbox } from '../../test/mailbox.ts'
import { startService } from '../../test/service.ts'
import { backUp } from './backup.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contact-backup-'))
  return () => rmSync(folder, { recursive: true })
})

const inbox = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const program = join(import.meta.dirname, 'inbox.ts')
    const options = { env: { PATH: process.env['PATH'] ?? '', INIT_CWD: folder, ...env } }
    const child = execFile(process.execPath, [program, ...args], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, text: stdout + stderr }),
    )
  })

test('backs up every acknowledged message under load, and a service on the copy delivers them', async () => {
  const settings = { CONTACT_DB: join(folder, 'contact.db'), CONTACT_LOG: 'error' }
  const service = await startService(settings)
  const load = startLoad([service.origin], 4)
  await until('some messages', () => load.acknowledged.size >= 30 || undefined)
  const before = [...load.acknowledged]
  const { code, text } = await inbox(settings, 'backup', 'copy.db')
  await load.stop()
  await service.end('SIGKILL')
  expect(text).toBe(`All messages are in ${join(folder, 'copy.db')}.\n`)
  expect(code).toBe(0)
  expect((statSync(join(folder, 'copy.db')).mode & 0o777).toString(8)).toBe('600')
  expect(load.refused).toEqual(new Map())

  const mailbox = await openMailbox()
  const restored = await startService({
    CONTACT_DB: join(folder, 'copy.db'),
    CONTACT_LOG: 'error',
    SMTP_URL: mailbox.url,
  })
  const arrived = () => new Set(mailbox.mails.map(({ headers }) => headers['x-contact-reference']))
  await until('every mail', () => before.every((ref) => arrived().has(ref)) || undefined)
  await restored.end('SIGTERM')
  await mailbox.close()
  expect(mailbox.mails).toHaveLength(arrived().size)
})

test('overwrites nothing and leaves no partial backup', () => {
  const [store, mine, copy] = ['contact.db', 'mine.txt', 'copy.db'].map((name) => join(folder, name))
  if (!store || !mine || !copy) throw new Error('Three names.')
  writeFileSync(store, 'this is not a database, and long enough to be recognised as none')
  writeFileSync(mine, 'precious')
  expect(backUp(store, mine)).toContain('is not overwritten')
  expect(readFileSync(mine, 'utf8')).toBe('precious')
  expect(backUp(store, copy)).toContain('could not be copied')
  expect(backUp(store, join(folder, 'nowhere/copy.db'))).toContain('cannot be written (ENOENT)')
  expect(readdirSync(folder).sort()).toEqual(['contact.db', 'mine.txt'])
  writeFileSync(`${copy}.part`, '')
  expect(backUp(store, copy)).toContain('a backup is running')
})

test('explains why PostgreSQL cannot be backed up', async () => {
  const postgres = { DATABASE_URL: 'postgres://contact@127.0.0.1:1/contact' }
  expect(await inbox(postgres, 'backup', 'copy.sql')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:1\/contact cannot be used: .*ECONNREFUSED/),
  })
})
