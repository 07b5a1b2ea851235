/** Runs the rolling-restart tests at full size. A refused message fails the benchmark. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from '../contact/test/nginx.ts'
import { findPostgres, startPostgres } from '../contact/test/postgres.ts'
import { restartUnderMessages, startWithoutPostgres } from '../contact/test/rolling.ts'
import { type Cell, printTable } from './table.ts'

const PLAN = { messages: 1000, perSecond: 40, restarts: 10 }
/** A waiting copy logs once per second. */
const AWAY_S = 30

export async function benchRestarts(): Promise<void> {
  const [programs, nginx] = [findPostgres(), findNginx()]
  if (!programs || !nginx) return
  const folder = mkdtempSync(join(tmpdir(), 'contact-bench-'))
  const postgres = await startPostgres(programs, { fsync: 'on' })
  const rows: Cell[][] = []
  try {
    const places: [string, Record<string, string>][] = [
      ['SQLite', { CONTACT_DB: join(folder, 'contact.db') }],
      ['PostgreSQL', { DATABASE_URL: await postgres.database(), CONTACT_DB: join(folder, 'none.db') }],
    ]
    for (const [engine, settings] of places) {
      const toll = await restartUnderMessages(nginx, settings, PLAN)
      rows.push([engine, toll.sent, PLAN.restarts, toll.refused.length, toll.missing])
      if (toll.refused.length > 0 || toll.missing > 0) process.exitCode = 1
    }
    const late = await startWithoutPostgres(postgres, places[1]?.[1] ?? {}, AWAY_S)
    const up = late.statuses.filter((status) => status === 202).length
    console.log(
      `  ${up === 2 ? 'kept  ' : 'MISSED'}  PostgreSQL away for ${AWAY_S} s at the start: ${up} of 2 copies came up by themselves`,
    )
    if (up !== 2) process.exitCode = 1
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  printTable(
    `Two copies behind nginx, restarted in turn without a pause, ${PLAN.perSecond} messages a second`,
    ['', 'sent', 'restarts', 'refused', 'missing'],
    rows,
  )
}
