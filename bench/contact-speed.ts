/** Measures throughput and CPU per request: the service on both engines, a server without a store, plain inserts. */
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../contact/test/postgres.ts'
import { FLUSH_MS, slowDisk, type Wrapper } from './contact-slow-disk.ts'
import { printTable, round } from './table.ts'

const CONNECTIONS = 64
const SECONDS = 4
/** How many times faster than single inserts the service must be. */
const MIN_RATIO = 20

/** The defaults, but with limits that are counted and never reached. */
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

/** The store's settings, and the wrapper of the measured programs. */
interface Place {
  readonly settings: Record<string, string>
  readonly wrapper: Wrapper
}

const beside = (file: string) => join(import.meta.dirname, file)
const environment = ({ settings }: Place) => ({ ...process.env, ...SETTINGS, ...settings })

async function measure(kind: 'bare' | 'service', place: Place): Promise<Speed> {
  const [execPath = process.execPath, ...execArgv] = [...place.wrapper, process.execPath]
  const server = fork(beside('contact-server.ts'), [kind], { env: environment(place), execPath, execArgv })
  try {
    const [{ origin }] = (await once(server, 'message')) as [{ origin: string }]
    const load = (seconds: number) =>
      JSON.parse(
        execFileSync(process.execPath, [beside('contact-load.ts'), origin, `${CONNECTIONS}`, `${seconds}`], {
          encoding: 'utf8',
        }),
      ) as { acknowledged: number; seconds: number }
    const cpu = async () => {
      server.send('cpu')
      const [{ cpuMicroseconds }] = (await once(server, 'message')) as [{ cpuMicroseconds: number }]
      return cpuMicroseconds
    }
    // The first second warms up the compiler and is not counted.
    load(1)
    const before = await cpu()
    const { acknowledged, seconds } = load(SECONDS)
    return { perSecond: acknowledged / seconds, cpuMicroseconds: ((await cpu()) - before) / acknowledged }
  } finally {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
}

/** Inserts directly into the store. With `atOnce` 1, every message waits for its own flush. */
function measureInserts(place: Place, atOnce: number): Speed {
  const [program = process.execPath, ...flags] = [...place.wrapper, process.execPath]
  const args = [...flags, beside('contact-inserts.ts'), `${atOnce}`, `${SECONDS}`]
  return JSON.parse(execFileSync(program, args, { encoding: 'utf8', env: environment(place) })) as Speed
}

/** Prints the table for one disk. Returns for each engine how many times faster the service is than single inserts. */
async function measureOn(disk: string, wrapper: Wrapper): Promise<Map<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'contact-bench-'))
  const programs = findPostgres()
  const postgres = programs ? await startPostgres(programs, { fsync: 'on', wrapper }) : undefined
  try {
    const bare = await measure('bare', { settings: {}, wrapper: [] })
    const rows: [string, Speed][] = [['bare node:http, parses, stores nothing', bare]]
    const engines: [string, () => Promise<Place>][] = [
      ['SQLite', async () => ({ settings: { CONTACT_DB: join(folder, `${rows.length}.db`) }, wrapper })],
    ]
    // The database server waits for the disk, not our process, so only that server is slowed down.
    if (postgres)
      engines.push([
        'PostgreSQL',
        async () => ({ settings: { DATABASE_URL: await postgres.database() }, wrapper: [] }),
      ])
    const ratios = new Map<string, number>()
    for (const [engine, fresh] of engines) {
      const service = await measure('service', await fresh())
      rows.push([`service on ${engine}`, service])
      rows.push([
        `${engine} without HTTP, ${CONNECTIONS} inserts at once`,
        measureInserts(await fresh(), CONNECTIONS),
      ])
      const single = measureInserts(await fresh(), 1)
      rows.push([`${engine} without HTTP, single inserts`, single])
      ratios.set(engine, service.perSecond / single.perSecond)
    }
    printTable(
      `Messages acknowledged, ${CONNECTIONS} connections, ${SECONDS} s, on ${disk} (load and server share this machine)`,
      ['', 'per second', 'CPU µs each', 'CPU × bare'],
      rows.map(([name, { perSecond, cpuMicroseconds }]) => [
        name,
        Math.round(perSecond),
        Math.round(cpuMicroseconds),
        round(cpuMicroseconds / bare.cpuMicroseconds),
      ]),
    )
    return ratios
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function benchSpeed(): Promise<void> {
  const here = await measureOn('the disk of this machine', [])
  const wrapper = slowDisk()
  const slow = wrapper && (await measureOn(`a disk that takes ${FLUSH_MS} ms to flush`, wrapper))
  for (const [engine, ratio] of here) {
    const slowRatio = slow?.get(engine) ?? 0
    const kept = Math.max(ratio, slowRatio) >= MIN_RATIO
    console.log(
      `  ${kept ? 'kept  ' : 'MISSED'}  ${engine}: acknowledged durable messages are ${round(slowRatio)} × single durable inserts on a disk that writes, ${round(ratio)} × on this one (at least ${MIN_RATIO} on one of them)`,
    )
    if (!kept) process.exitCode = 1
  }
}
