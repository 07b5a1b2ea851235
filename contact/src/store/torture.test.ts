/** Fault-injection tests: no acknowledged message is lost. `npm run bench contact` runs them at full size. */
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

// Side by side, because each has its own service and mostly waits.
describe.concurrent('SQLite', () => {
  test('keeps every acknowledged message when the service is killed under load', async () => {
    expect(await killUnderLoad({ CONTACT_DB: join(folder, 'killed.db') }, 2)).toMatchObject(nothingLost)
  })

  test('delivers every message once after mail servers that refuse, vanish, hang or are slow', async () => {
    const toll = await badMailServers({ CONTACT_DB: join(folder, 'mail.db') }, 6)
    expect(toll).toMatchObject({ ...nothingLost, delivered: toll.acknowledged, duplicates: 0 })
  })

  test('answers 503 while the disk is full, loses nothing, and recovers by itself', async (context) => {
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

  // These two share the server, each with its own database. The others stop it, so they run alone.
  test.concurrent('keeps every acknowledged message when the service is killed under load', async () => {
    expect(await killUnderLoad({ DATABASE_URL: await postgres.database() }, 2)).toMatchObject(nothingLost)
  })

  test.concurrent(
    'delivers every message when copies are killed, twice only if a copy died before marking it',
    async () => {
      const toll = await deliverUnderFire({ DATABASE_URL: await postgres.database() }, 2)
      expect(toll).toMatchObject({ ...nothingLost, unexplained: 0 })
      expect(toll.delivered).toBeGreaterThanOrEqual(toll.acknowledged)
    },
  )

  test('loses nothing when PostgreSQL restarts or crashes under load, and recovers by itself', async () => {
    const toll = await restartUnderLoad(postgres, { DATABASE_URL: await postgres.database() }, 2)
    expect(toll).toMatchObject(nothingLost)
    expect(toll.refused).toMatch(/^(?:none|\d+ × 503)$/)
  })

  test('waits at startup while PostgreSQL is down, reports it, and then starts by itself', async () => {
    const settings = { DATABASE_URL: await postgres.database(), CONTACT_DB: join(folder, 'away.db') }
    const { statuses, outputs } = await startWithoutPostgres(postgres, settings, 2)
    expect(statuses).toEqual([202, 202])
    for (const text of outputs) {
      expect(text).toMatch(
        /^Waiting for PostgreSQL at 127\.0\.0\.1:\d+\/postgres, 0 s so far: .*ECONNREFUSED/,
      )
      expect(text).not.toMatch(/\n\s+at /)
    }
  })

  test('fails at once if the database does not exist', async () => {
    const url = `${postgres.url.replace(/\/postgres$/, '')}/nowhere`
    const settings = { DATABASE_URL: url, CONTACT_DB: join(folder, 'nowhere.db') }
    const failure = await startService(settings).catch(String)
    expect(failure).toContain('cannot be used: it has no database of that name')
    expect(failure).not.toMatch(/\n\s+at /)
  })
})
