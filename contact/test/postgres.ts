/** Runs a PostgreSQL server in a temporary folder, on a free port. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findOrSkip, freePort, onPath, ordinaryUser, until } from '../../test-support/machine.ts'

export interface Postgres {
  readonly url: string
  readonly folder: string
  /** Restarts it on the same data; `crash` skips the clean shutdown. */
  restart(how: 'fast' | 'crash'): Promise<void>
  /** Stops it but keeps its data. */
  halt(): Promise<void>
  /** Starts it if it is down. */
  start(): Promise<void>
  isRunning(): boolean
  /** Creates an empty database and returns its URL. */
  database(): Promise<string>
  stop(): Promise<void>
}

/** On Debian the server programs are not on the path. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const config = onPath('pg_config')
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(config ? [execFileSync(config, ['--bindir'], { encoding: 'utf8' }).trim()] : []),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

export const findPostgres = () =>
  findOrSkip({
    what: 'PostgreSQL',
    debianPackages: ['postgresql'],
    neededBy: 'the tests of the contact service with PostgreSQL',
    find: findPrograms,
    requiredInCi: true,
  })

export interface PostgresOptions {
  /** Only matters in a power cut, which the tests do not simulate. */
  readonly fsync?: 'on' | 'off'
  readonly parent?: string
  /** PEM texts; the server then offers TLS. */
  readonly tls?: { readonly certificate: string; readonly key: string }
  /** A command that starts the server, such as a tracer. */
  readonly wrapper?: readonly string[]
}

export async function startPostgres(
  programs: string,
  { fsync = 'off', parent = tmpdir(), tls, wrapper = [] }: PostgresOptions = {},
): Promise<Postgres> {
  const user = ordinaryUser(['postgres', 'nobody'])
  const folder = mkdtempSync(join(parent, 'contact-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const asUser = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'contact', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--wal-segsize=1'],
    { ...asUser, stdio: 'pipe' },
  )
  for (const [name, text] of tls
    ? [['server.crt', tls.certificate] as const, ['server.key', tls.key] as const]
    : []) {
    const file = join(data, name)
    writeFileSync(file, text, { mode: 0o600 })
    if (user) chownSync(file, user.uid, user.gid)
  }
  const port = await freePort()
  const url = `postgres://contact@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined
  let databases = 0

  async function start(): Promise<void> {
    if (isRunning()) return
    const options = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      shared_buffers: '16MB',
      max_connections: '60',
      fsync,
      ssl: tls ? 'on' : 'off',
    }
    const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const postgres = join(programs, 'postgres')
    const [program = postgres, ...args] = [...wrapper, postgres]
    server = spawn(program, [...args, '-D', data, '-p', String(port), ...flags], {
      ...asUser,
      stdio: 'ignore',
    })
    await until('PostgreSQL to answer', () =>
      execute('select 1').then(
        () => true,
        () => undefined,
      ),
    )
  }

  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null

  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const ending = server
    if (!ending || !isRunning()) return
    // SIGINT shuts down cleanly; after SIGQUIT the server recovers from its log.
    const gone = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    await gone
  }

  async function execute(sql: string): Promise<void> {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }

  await start()
  return {
    url,
    folder,
    start,
    isRunning,
    halt: () => end('SIGINT'),
    async restart(how) {
      await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await start()
    },
    async database() {
      // A schema is as isolated as a database, and faster to create.
      const name = `contact_${++databases}`
      await execute(`create schema ${name}`)
      return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
