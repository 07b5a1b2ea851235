/** Backs up and restores the tables of the service with PostgreSQL's own programs. */
import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Client } from 'pg'
import { flush } from './backup.ts'

/** The error message of PostgreSQL comes without addresses of visitors, but may quote a line of a backup. */
const SHOWN_LENGTH = 300

/** Passes the password in the environment, because other users can read the arguments of a process. */
function run(program: string, databaseUrl: string, args: readonly string[], stdout: number | 'ignore') {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const { status, stderr, error } = spawnSync(program, [...args, url.href], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
    stdio: ['ignore', stdout, 'pipe'],
    encoding: 'utf8',
  })
  if (error)
    return `${program} cannot be run (${Object(error).code}): install PostgreSQL's client programs (apt-get install postgresql-client).`
  return status === 0 ? undefined : `${program} failed: ${stderr.trim().slice(0, SHOWN_LENGTH)}`
}

async function withClient<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Returns an explanation if the backup fails. Never changes an existing file. */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<string | undefined> {
  if (existsSync(target)) return `${target} already exists and is not overwritten: name a new file.`
  const tables = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = current_schema()`,
    )
    return rows.map(({ name }) => name)
  })
  if (tables.length === 0) return 'There are no messages in that database yet.'
  const draft = `${target}.part`
  try {
    const descriptor = openSync(draft, 'wx', 0o600)
    const args = [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--no-privileges',
      ...tables.map((name) => `--table=${name}`),
    ]
    const problem = run('pg_dump', databaseUrl, args, descriptor)
    closeSync(descriptor)
    if (problem !== undefined) {
      rmSync(draft)
      return problem
    }
    flush(draft)
    renameSync(draft, target)
    flush(dirname(target))
    return undefined
  } catch (error) {
    return `${draft} cannot be written (${Object(error).code}).`
  }
}

/** Replaces the tables by those of a backup, in one transaction. Returns an explanation if it fails. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<string | undefined> {
  if (!/^-- PostgreSQL database dump/m.test(readFileSync(file, 'utf8').slice(0, 1000)))
    return `${file} is not a backup that "npm run ops -- backup" or pg_dump has made.`
  const services = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where application_name = 'contact' and datname = current_database() and pid <> pg_backend_pid()`,
    )
    return rows.length
  })
  if (services > 0) return STOP_FIRST
  const args = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction', `--file=${file}`]
  return run('psql', databaseUrl, args, 'ignore')
}

export const STOP_FIRST =
  'The service is running. Stop all copies first, on every machine: systemctl stop "contact@*". Nothing was changed.'
