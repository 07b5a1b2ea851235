/** Counts games in a running service and shows that two visitors cannot be told apart. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../test-support/machine.ts'
import { useEngines } from '../../test/engines.ts'
import { scrape } from '../../test/scrape.ts'
import { form, post, startService } from '../../test/service.ts'
import { openSqlite } from '../store/sqlite.ts'
import { dayOf } from './counts.ts'

const SITE = 'http://localhost:3000'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contact-counts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const send = (origin: string, query: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/count?${query}`, { method: 'POST', headers: { origin: SITE, ...headers } })

async function rowsIn(file: string): Promise<unknown[]> {
  const database = openSqlite(file)
  try {
    return await database.query('select * from played')
  } finally {
    await database.close()
  }
}

test('stores one number per day, game and event, and nothing of the visitors', async () => {
  const file = join(folder, 'contact.db')
  const service = await startService({
    CONTACT_DB: file,
    COUNTS: 'on',
    CONTACT_LOG: 'debug',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const visitors = [
    { 'x-forwarded-for': '192.0.2.77', 'user-agent': 'Secret/1.0', 'accept-language': 'xx' },
    { 'x-forwarded-for': '198.51.100.78', 'user-agent': 'Other/2.0', cookie: 'id=secret' },
  ]
  const answers = []
  for (const visitor of visitors)
    for (const query of ['opened=pool8', 'finished=pool8'])
      answers.push(await send(service.origin, query, visitor))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
  expect(answers[0]?.headers.get('set-cookie')).toBeNull()
  const day = dayOf(Date.now())
  expect(await service.end('SIGTERM')).toBe(0)
  expect(await rowsIn(file)).toEqual([
    { day, game: 'pool8', what: 'opened', number: 2 },
    { day, game: 'pool8', what: 'finished', number: 2 },
  ])
  const kept = service.log() + readFileSync(file, 'latin1')
  for (const trace of ['192.0.2.77', '198.51.100.78', 'Secret', 'Other/2.0', 'id=secret', '/api/count'])
    expect(kept, trace).not.toContain(trace)
})

test('refuses everything else, and other websites', async () => {
  const service = await startService({ CONTACT_DB: join(folder, 'contact.db'), COUNTS: 'on' })
  const statuses = []
  for (const query of [
    '',
    'opened',
    'opened=',
    'closed=pool8',
    'opened=pool8&visitor=7',
    'opened=a&opened=b',
  ])
    statuses.push((await send(service.origin, query)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400])
  expect((await send(service.origin, 'opened=pool8', { origin: 'https://evil.example' })).status).toBe(403)
  await service.end('SIGTERM')
  await expect(rowsIn(join(folder, 'contact.db'))).rejects.toThrow('no such table')
})

test('is off by default: nothing is taken and no table is made', async () => {
  const service = await startService({ CONTACT_DB: join(folder, 'contact.db') })
  expect((await send(service.origin, 'opened=pool8')).status).toBe(404)
  expect((await post(service.origin, form())).status).toBe(202)
  await service.end('SIGTERM')
  await expect(rowsIn(join(folder, 'contact.db'))).rejects.toThrow('no such table')
})

useEngines().describeEach('counts', ({ open, database }) => {
  test('add up across copies, and the metrics show yesterday without small numbers', async () => {
    const day = dayOf(Date.now() - 86_400_000)
    const [one, other] = [await open(), await open()]
    const opened = { day, game: 'pool8', what: 'opened' } as const
    await one.addCounts([{ ...opened, number: 7 }])
    await other.addCounts([
      { ...opened, number: 5 },
      { ...opened, what: 'finished', number: 9 },
    ])
    expect(await one.countsOf(day)).toHaveLength(2)
    expect(await one.countsOf('2020-01-01')).toEqual([])
    const at = `127.0.0.1:${await freePort()}`
    const service = await startService({ ...database().settings, COUNTS: 'on', CONTACT_METRICS: at })
    const { samples } = await scrape(`http://${at}/metrics`)
    await service.end('SIGKILL')
    expect(samples.filter(({ name }) => name === 'contact_games_yesterday')).toEqual([
      { name: 'contact_games_yesterday', labels: { game: 'pool8', what: 'opened' }, value: 12 },
    ])
  })
})
