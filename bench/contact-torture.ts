/** Runs the trials of torture.test.ts at full size. A missing acknowledged message fails the benchmark. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { smallDisk } from '../contact/test/small-disk.ts'
import { findPostgres, type Postgres, startPostgres } from '../contact/test/postgres.ts'
import {
  badMailServers,
  deliverUnderFire,
  type DeliveryToll,
  fillDisk,
  killUnderLoad,
  restartUnderLoad,
  type Toll,
} from '../contact/test/torture.ts'
import { type Cell, printTable } from './table.ts'

const KILLS = 50
const RESTARTS = 10
const DELIVERY_KILLS = 30

type Trial = [name: string, run: () => Promise<Toll | DeliveryToll | undefined>]

async function fullDiskOfSqlite(): Promise<Toll | undefined> {
  const disk = smallDisk(40)
  if (!disk) return undefined
  try {
    return await fillDisk(
      { CONTACT_DB: join(disk.folder, 'contact.db') },
      { ...disk, recover: async () => undefined },
    )
  } finally {
    disk.remove()
  }
}

/** PostgreSQL exits when it cannot write its log, so the benchmark restarts it as a service manager would. */
async function fullDiskOfPostgres(programs: string): Promise<Toll | undefined> {
  const disk = smallDisk(160)
  if (!disk) return undefined
  let postgres: Postgres | undefined
  try {
    postgres = await startPostgres(programs, { parent: disk.folder })
    const { start } = postgres
    return await fillDisk({ DATABASE_URL: await postgres.database() }, { ...disk, recover: start })
  } finally {
    await postgres?.stop()
    disk.remove()
  }
}

function trialsOnPostgres(programs: string, postgres: Postgres): Trial[] {
  const fresh = async () => ({ DATABASE_URL: await postgres.database() })
  return [
    [`PostgreSQL, ${KILLS} × kill -9`, async () => killUnderLoad(await fresh(), KILLS)],
    [
      `PostgreSQL itself restarted ${RESTARTS} ×, half by a crash`,
      async () => restartUnderLoad(postgres, await fresh(), RESTARTS),
    ],
    ['PostgreSQL, disk full', () => fullDiskOfPostgres(programs)],
    [
      `two copies, mail fails every 7th, ${DELIVERY_KILLS} deaths`,
      async () => deliverUnderFire(await fresh(), DELIVERY_KILLS),
    ],
    ['PostgreSQL, mail server refusing, gone, silent, slow', async () => badMailServers(await fresh(), 30)],
  ]
}

export async function benchTorture(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contact-bench-'))
  const programs = findPostgres()
  const postgres = programs ? await startPostgres(programs, { fsync: 'on' }) : undefined
  const trials: Trial[] = [
    [`SQLite, ${KILLS} × kill -9`, () => killUnderLoad({ CONTACT_DB: join(folder, 'killed.db') }, KILLS)],
    ['SQLite, disk full', fullDiskOfSqlite],
    [
      'SQLite, mail server refusing, gone, silent, slow',
      () => badMailServers({ CONTACT_DB: join(folder, 'mail.db') }, 30),
    ],
    ...(programs && postgres ? trialsOnPostgres(programs, postgres) : []),
  ]
  const rows: Cell[][] = []
  try {
    for (const [name, run] of trials) {
      console.log(`  ${name} …`)
      const toll = await run()
      if (!toll) continue
      console.log(`    ${toll.acknowledged} acknowledged, ${toll.missing} missing`)
      const delivery =
        'delivered' in toll ? [toll.delivered, toll.duplicates, toll.unexplained] : ['', '', '']
      rows.push([name, toll.acknowledged, toll.missing, ...delivery, toll.refused])
      if (toll.missing > 0 || ('unexplained' in toll && toll.unexplained > 0)) process.exitCode = 1
    }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  printTable(
    'Torture: what was acknowledged, and what of it was lost',
    ['', 'acknowledged', 'missing', 'delivered', 'twice', 'twice without a death', 'refused (0: no answer)'],
    rows,
  )
}
