/** Requests per second and CPU per request: the service on both engines, a bare server that stores nothing, and single inserts. */
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../config.ts'
import { openStore } from '../contact/src/store-open.ts'
import { findPostgres, startPostgres } from '../contact/test/postgres.ts'
import { form } from '../contact/test/service.ts'
import { printTable, round } from './table.ts'

const CONNECTIONS = 64
const SECONDS = 4
const RATIO = 20

/** Everything as it comes, but limits so high that they are counted and never reached. */
const SETTINGS = {
  CONTACT_LIMIT: '1000000',
  CONTACT_LIMIT_ALL: '1000000',
  CONTACT_LOG: 'error',
  CONTACT_PORT: '0',
}

interface Speed {
  readonly perSecond: number
  readonly cpuMicroseconds: number
}

async function measure(kind: 'bare' | 'service', settings: Record<string, string>): Promise<Speed> {
  const server = fork(join(import.meta.dirname, 'contact-server.ts'), [kind], {
    env: { ...process.env, ...SETTINGS, ...settings },
  })
  try {
    const [{ origin }] = (await once(server, 'message')) as [{ origin: string }]
    const load = (seconds: number) =>
      JSON.parse(
        execFileSync(
          process.execPath,
          [join(import.meta.dirname, 'contact-load.ts'), origin, `${CONNECTIONS}`, `${seconds}`],
          {
            encoding: 'utf8',
          },
        ),
      ) as { acknowledged: number; seconds: number }
    const cpu = async () => {
      server.send('cpu')
      const [{ cpuMicroseconds }] = (await once(server, 'message')) as [{ cpuMicroseconds: number }]
      return cpuMicroseconds
    }
    // The first second warms the compiler up and is not counted.
    load(1)
    const before = await cpu()
    const { acknowledged, seconds } = load(SECONDS)
    return { perSecond: acknowledged / seconds, cpuMicroseconds: ((await cpu()) - before) / acknowledged }
  } finally {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
}

/** Straight into the store, so many at once; with one, each message waits for the disk by itself. */
async function inserts(settings: Record<string, string>, atOnce: number): Promise<Speed> {
  const store = await openStore(readSettings({ ...SETTINGS, ...settings }).contact)
  const filling = 'How tall does the tower grow? '.repeat(20)
  const start = performance.now()
  const { user, system } = process.cpuUsage()
  let count = 0
  const insertOn = async () => {
    while (performance.now() - start < 1000 * SECONDS) {
      const message = form({ note: `${++count} of ${atOnce} ${filling}` })
      await store.add({ message, marks: [], address: '192.0.2.1', now: Date.now() })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, insertOn))
  const seconds = (performance.now() - start) / 1000
  const used = process.cpuUsage()
  await store.close()
  return { perSecond: count / seconds, cpuMicroseconds: (used.user + used.system - user - system) / count }
}

/** The bare server's own ratio stands beside it: below twenty, HTTP is the limit and not the store. */
function judge(engine: string, ratio: number, bareRatio: number): void {
  const kept = ratio >= RATIO
  console.log(
    `  ${kept ? 'kept  ' : 'MISSED'}  ${engine}: acknowledged durable messages are ${round(ratio)} × single durable inserts (at least ${RATIO}; the bare server reaches ${round(bareRatio)} × here)`,
  )
  if (!kept) process.exitCode = 1
}

export async function benchSpeed(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contact-bench-'))
  const programs = findPostgres()
  const postgres = programs ? await startPostgres(programs, { fsync: 'on' }) : undefined
  try {
    const bare = await measure('bare', {})
    const measured: [string, Speed][] = [['bare node:http, parses, stores nothing', bare]]
    const engines: [string, () => Promise<Record<string, string>>][] = [
      ['SQLite', async () => ({ CONTACT_DB: join(folder, `${measured.length}.db`) })],
    ]
    if (postgres) engines.push(['PostgreSQL', async () => ({ DATABASE_URL: await postgres.database() })])
    for (const [engine, fresh] of engines) {
      measured.push(
        [`service on ${engine}`, await measure('service', await fresh())],
        [`${engine} without HTTP, ${CONNECTIONS} inserts at once`, await inserts(await fresh(), CONNECTIONS)],
        [`${engine} without HTTP, single inserts`, await inserts(await fresh(), 1)],
      )
    }
    printTable(
      `Messages acknowledged, ${CONNECTIONS} connections, ${SECONDS} s (load and server share this machine)`,
      ['', 'per second', 'CPU µs each', 'CPU × bare'],
      measured.map(([name, { perSecond, cpuMicroseconds }]) => [
        name,
        Math.round(perSecond),
        Math.round(cpuMicroseconds),
        round(cpuMicroseconds / bare.cpuMicroseconds),
      ]),
    )
    const speed = new Map(measured)
    for (const [engine] of engines) {
      const single = speed.get(`${engine} without HTTP, single inserts`)?.perSecond ?? Number.NaN
      judge(
        engine,
        (speed.get(`service on ${engine}`)?.perSecond ?? Number.NaN) / single,
        bare.perSecond / single,
      )
    }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
