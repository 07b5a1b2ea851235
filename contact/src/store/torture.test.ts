/** Nothing acknowledged is lost. A small version of what `npm run bench contact` does at full size. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallDisk } from '../../test/small-disk.ts'
import { findPostgres, type Postgres, startPostgres } from '../../test/postgres.ts'
import { startWithoutPostgres } from '../../test/rolling.ts'
import { startService } from '../../test/service.ts'
import {
  badMailServers,
  deliverUnderFire,
  fillDisk,
  killUnderLoad,
  restartUnderLoad,
} from '../../test/torture.ts'

const folder = mkdtempSync(join(tmpdir(), 'contact-torture-'))
afterAll(() => rmSync(folder, { recursive: true }))

const nothingLost = { missing: 0, acknowledged: expect.any(Number) }

describe('SQLite', () => {
  test('killed under load: every acknowledged message is there', async () => {
    expect(await killUnderLoad({ CONTACT_DB: join(folder, 'killed.db') }, 3)).toMatchObject(nothingLost)
  })

  test('mail servers that refuse, vanish, fall silent or are slow: every message arrives once', async () => {
    const toll = await badMailServers({ CONTACT_DB: join(folder, 'mail.db') }, 6)
    expect(toll).toMatchObject({ ...nothingLost, delivered: toll.acknowledged, duplicates: 0 })
  })

  test('a full disk: clear refusals, nothing acknowledged lost, recovery without help', async (context) => {
    const disk = smallDisk(40)
    if (!disk) return context.skip()
    try {
      const toll = await fillDisk(
        { CONTACT_DB: join(disk.folder, 'contact.db') },
        { ...disk, recover: async () => undefined },
      )
      expect(toll).toMatchObject(nothingLost)
      expect(toll.refused).toMatch(/^\d+ × 503$/)
    } finally {
      disk.remove()
    }
  })
})

const programs = findPostgres()
describe.skipIf(!programs)('PostgreSQL', () => {
  let postgres: Postgres

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    return () => postgres.stop()
  })

  test('killed under load: every acknowledged message is there', async () => {
    expect(await killUnderLoad({ DATABASE_URL: await postgres.database() }, 2)).toMatchObject(nothingLost)
  })

  test('restarted under load, cleanly and by a crash: nothing lost, recovery without help', async () => {
    const toll = await restartUnderLoad(postgres, { DATABASE_URL: await postgres.database() }, 2)
    expect(toll).toMatchObject(nothingLost)
    expect(toll.refused).toMatch(/^(?:none|\d+ × 503)$/)
  })

  test('away at the start: both copies say so every second, and come up by themselves', async () => {
    const settings = { DATABASE_URL: await postgres.database(), CONTACT_DB: join(folder, 'away.db') }
    const { statuses, said } = await startWithoutPostgres(postgres, settings, 2)
    expect(statuses).toEqual([202, 202])
    for (const text of said) {
      expect(text).toMatch(
        /^Waiting for PostgreSQL at 127\.0\.0\.1:\d+\/postgres, 0 s so far: .*ECONNREFUSED/,
      )
      expect(text).not.toMatch(/\n\s+at /)
    }
  })

  test('without the database that is named, the start fails at once and says so', async () => {
    const url = `${postgres.url.replace(/\/postgres$/, '')}/nowhere`
    const settings = { DATABASE_URL: url, CONTACT_DB: join(folder, 'nowhere.db') }
    const failure = await startService(settings).catch(String)
    expect(failure).toContain('cannot be used: it has no database of that name')
    expect(failure).not.toMatch(/\n\s+at /)
  })

  test('two copies killed while they deliver: every message arrives, twice only where a copy died before marking it', async () => {
    const toll = await deliverUnderFire({ DATABASE_URL: await postgres.database() }, 2)
    expect(toll).toMatchObject({ ...nothingLost, unexplained: 0 })
    expect(toll.delivered).toBeGreaterThanOrEqual(toll.acknowledged)
  })
})
