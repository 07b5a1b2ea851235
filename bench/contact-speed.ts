/** Requests per second and CPU per request: the service on both engines, a bare server that stores nothing, and single inserts. */
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../contact/test/postgres.ts'
import { type Before, FLUSH_MS, slowDisk } from './contact-disk.ts'
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

/** Where an engine keeps its messages, and what its programs are started with. */
interface Place {
  readonly settings: Record<string, string>
  readonly before: Before
}

const beside = (file: string) => join(import.meta.dirname, file)
const environment = ({ settings }: Place) => ({ ...process.env, ...SETTINGS, ...settings })

async function measure(kind: 'bare' | 'service', place: Place): Promise<Speed> {
  const [execPath = process.execPath, ...execArgv] = [...place.before, process.execPath]
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
function inserts(place: Place, atOnce: number): Speed {
  const [program = process.execPath, ...flags] = [...place.before, process.execPath]
  const args = [...flags, beside('contact-inserts.ts'), `${atOnce}`, `${SECONDS}`]
  return JSON.parse(execFileSync(program, args, { encoding: 'utf8', env: environment(place) })) as Speed
}

/** A whole table on one disk. Gives the number of times that the service is faster than single inserts, by engine. */
async function measureOn(disk: string, before: Before): Promise<Map<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'contact-bench-'))
  const programs = findPostgres()
  const postgres = programs ? await startPostgres(programs, { fsync: 'on', before }) : undefined
  try {
    const bare = await measure('bare', { settings: {}, before: [] })
    const rows: [string, Speed][] = [['bare node:http, parses, stores nothing', bare]]
    const engines: [string, () => Promise<Place>][] = [
      ['SQLite', async () => ({ settings: { CONTACT_DB: join(folder, `${rows.length}.db`) }, before })],
    ]
    // Its own server waits for the disk, not ours.
    if (postgres)
      engines.push([
        'PostgreSQL',
        async () => ({ settings: { DATABASE_URL: await postgres.database() }, before: [] }),
      ])
    const ratios = new Map<string, number>()
    for (const [engine, fresh] of engines) {
      const service = await measure('service', await fresh())
      rows.push([`service on ${engine}`, service])
      rows.push([
        `${engine} without HTTP, ${CONNECTIONS} inserts at once`,
        inserts(await fresh(), CONNECTIONS),
      ])
      const single = inserts(await fresh(), 1)
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
  const before = slowDisk()
  const slow = before && (await measureOn(`a disk that takes ${FLUSH_MS} ms to flush`, before))
  for (const [engine, ratio] of here) {
    const slowRatio = slow?.get(engine) ?? 0
    const kept = Math.max(ratio, slowRatio) >= RATIO
    console.log(
      `  ${kept ? 'kept  ' : 'MISSED'}  ${engine}: acknowledged durable messages are ${round(slowRatio)} × single durable inserts on a disk that writes, ${round(ratio)} × on this one (at least ${RATIO} on one of them)`,
    )
    if (!kept) process.exitCode = 1
  }
}
