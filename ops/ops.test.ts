/** Runs `npm run ops` as a process beside a running service whose mail server is down. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { form, post, type Service, startService } from '../contact/test/service.ts'
import { publish } from '../host/publish.ts'
import { freePort, until } from '../test-support/machine.ts'
import { readSettings } from '../config.ts'
import { findSettings } from '../settings/deployed.ts'
import { gatherChecks } from './gather.ts'
import { reportOf } from './report.ts'

const PROGRAM = resolve(import.meta.dirname, '../ops.ts')
const folder = mkdtempSync(join(tmpdir(), 'ops-'))
const file = join(folder, 'contact.env')
let service: Service

beforeAll(async () => {
  const settings: Record<string, string> = {
    CONTACT_DB: join(folder, 'contact.db'),
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    SITE_ORIGIN: `http://localhost:${await freePort()}`,
    GAMES_ORIGIN: `http://localhost:${await freePort()}`,
  }
  service = await startService(settings)
  const { port } = new URL(service.origin)
  const lines = Object.entries({ ...settings, CONTACT_PORT: port }).map(([name, value]) => `${name}=${value}`)
  writeFileSync(file, lines.join('\n'))
  const origin = settings['SITE_ORIGIN'] ?? ''
  await post(service.origin, form(), { origin })
})
afterAll(async () => {
  await service?.end('SIGKILL')
  rmSync(folder, { recursive: true })
})

const ops = (args: readonly string[], env: Record<string, string> = { SETTINGS_FILE: file }) =>
  new Promise<{ code: number; text: string }>((done) => {
    const options = { env: { PATH: process.env['PATH'] ?? '', INIT_CWD: folder, ...env } }
    const child = execFile(process.execPath, [PROGRAM, ...args], options, (_error, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, text: stdout + stderr }),
    )
  })

test('says how each part is, and what to do', async () => {
  // Not the build of this project, which a server may be serving right now.
  writeFileSync(join(folder, 'package.json'), '{"version":"7.8.9"}')
  const { env, from } = findSettings({}, file)
  const checks = await gatherChecks({ dist: join(folder, 'dist'), settings: readSettings(env), from })
  const text = reportOf(checks)
  expect(text).toContain('  ok  version   7.8.9, Node ')
  expect(text).toContain(`  ok  settings  from ${file}\n`)
  expect(text).toMatch(/ ok {2}build +none on this machine/)
  expect(text).toMatch(/ ok {2}contact +the copy on port \d+ is ready\n/)
  expect(text).toMatch(/ ok {2}database +the file .*contact\.db, \d+ MB of 4,096 MB\n/)
  expect(text).toMatch(/ ok {2}mail +1 waiting, 0 given up\n/)
  expect(text).toMatch(/ !! {2}site +http:\/\/localhost:\d+ does not answer \(ECONNREFUSED\)\n +Check nginx/)
  expect(text).toMatch(/ ok {2}clock +\d{4}-/)
  expect(text).toMatch(/ need attention; docs\/runbook\.md has the details\.$/)
})

test('notices a build for other origins, and refuses to build with a misspelt setting', async () => {
  const dist = join(folder, 'other', 'dist')
  await publish(
    dist,
    () => undefined,
    async (built) => {
      writeFileSync(
        join(built, 'build.json'),
        '{"version":"7.8.9","site":"https://a","games":"https://b","more":[]}',
      )
    },
  )
  writeFileSync(join(folder, 'other', 'package.json'), '{"version":"7.8.9"}')
  const { env, from } = findSettings({}, file)
  const checks = await gatherChecks({ dist, settings: readSettings({ ...env, CONTACT: 'off' }), from })
  expect(checks.find(({ name }) => name === 'build')?.problem).toMatch(
    /^It was built for https:\/\/a and https:\/\/b, but the settings say http:\/\/localhost:\d+ .*npm run ops -- build\.$/,
  )
  expect(await ops(['build'], { SETTINGS_FILE: file, GAMSE: 'pool8' })).toEqual({
    code: 1,
    text: 'There is no setting GAMSE. The nearest name is GAMES: correct the name, or remove the variable.\n',
  })
})

test('the command prints the same, and its exit code tells whether something needs attention', async () => {
  const { code, text } = await ops([])
  expect(text).toContain(`  ok  settings  from ${file}\n`)
  expect(code).toBe(text.includes('All is well.') ? 0 : 1)
})

test('finds the messages of the deployed service, and the reason of the outage', async () => {
  const list = await ops(['inbox'])
  expect(list.code).toBe(0)
  expect(list.text).toContain('A question')
  const [, ref = ''] = /^(\S{4}-\S+)/m.exec(list.text) ?? []
  const shown = await until('the first attempt', async () => {
    const { text } = await ops(['inbox', 'show', ref])
    return text.includes('Last error') ? text : undefined
  })
  expect(shown).toContain('ECONNREFUSED')
  // The log names it in the same words.
  expect(service.log()).toMatch(/"reason":"connect ECONNREFUSED 127\.0\.0\.1:\d+"/)
  expect(service.log()).not.toContain('visitor@example.org')
})

test('backs up, refuses to restore beside a running service, and restores once it is stopped', async () => {
  expect(await ops(['backup', 'copy.db'])).toMatchObject({
    code: 0,
    text: expect.stringContaining('copy.db'),
  })
  const refused = await ops(['restore', 'copy.db'])
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('Stop all copies first') })
  const [, ref = ''] = /^(\S{4}-\S+)/m.exec((await ops(['inbox'])).text) ?? []
  expect((await ops(['inbox', 'delete', ref])).code).toBe(0)
  await service.end('SIGTERM')
  writeFileSync(join(folder, 'half.db'), 'not a database')
  expect(await ops(['restore', 'half.db'])).toMatchObject({
    code: 1,
    text: expect.stringMatching(/is not a complete backup .* Nothing was changed\.\n$/),
  })
  const restored = await ops(['restore', 'copy.db'])
  expect(restored.text).toMatch(
    /^The messages of .*copy\.db are back\.\nErased again: 1 that had been erased on request/,
  )
  expect(restored.text).toContain('.before-restore-')
  expect(restored.code).toBe(0)
  expect((await ops(['inbox'])).text).toBe('No messages.\n')
  await service.start()
})

test.each<[string[], number, RegExp]>([
  [['help'], 0, /^npm run ops /],
  [['inbox', 'help'], 0, /^npm run ops -- inbox /],
  [['restart'], 2, /^There is no command "restart"\./],
  [['restore'], 2, /^restore needs the name of one backup\./],
  [['restore', 'none.db'], 1, /^There is no file .*none\.db\. Nothing was changed\./],
  [['trust-clock'], 0, /^The clock is trusted/],
  [['rollback', 'x'], 1, /^There (?:is|are) no build/],
])('answers %j with %d', async (args, code, text) => {
  expect(await ops(args)).toEqual({ code, text: expect.stringMatching(text) })
})

test('says where it looked if there is no store', async () => {
  const { code, text } = await ops(['inbox'], { CONTACT_DB: join(folder, 'none.db') })
  expect(code).toBe(1)
  expect(text).toBe(
    `There is no store at ${join(folder, 'none.db')}. The settings come from the variables of this shell.\n`,
  )
})

test('reports that all is well', () => {
  expect(reportOf([{ name: 'site', says: 'answers' }])).toBe('  ok  site      answers\n\nAll is well.')
})
