/** The SQLite engine: one file, no server, and committed messages survive a power cut. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Database, Query, Value } from './database.ts'

/** How long a writer waits for a different process, such as the inbox or a second copy. */
const BUSY_MS = 5000

/** SQLite treats `$1` as a name, and binding by name is slow: names become `?`, and `order` holds the index of each value. */
interface Prepared {
  readonly statement: StatementSync
  readonly order: readonly number[]
}

export function openSqlite(file: string): Database {
  createForOwnerOnly(file)
  const connection = new DatabaseSync(file, { timeout: BUSY_MS })
  // FULL: anything less can lose committed messages in a power cut. secure_delete: erased rows are overwritten.
  retryWhileBusy(() =>
    connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on'),
  )
  // A checkpoint costs two more flushes; a write-ahead log of 16 MB instead of 4 makes it rare.
  connection.exec('pragma wal_autocheckpoint = 4000')

  const prepared = new Map<string, Prepared>()
  function prepare(sql: string): Prepared {
    const known = prepared.get(sql)
    if (known) return known
    const order: number[] = []
    const anonymous = sql.replace(/\$(\d+)/g, (_, number: string) => (order.push(Number(number) - 1), '?'))
    const fresh = { statement: connection.prepare(anonymous), order }
    prepared.set(sql, fresh)
    return fresh
  }

  const run: Query = async <Row extends object>(sql: string, values: readonly Value[] = []) => {
    const { statement, order } = prepare(sql)
    return statement.all(...order.map((index) => values[index] ?? null)) as Row[]
  }

  const readPragma = (pragma: string) =>
    Number(Object.values(connection.prepare(`pragma ${pragma}`).get() ?? {})[0])

  // Serialised: on a single connection, a query between the statements of a transaction would become part of it.
  let previous: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = previous.then(work)
    previous = result.catch(() => undefined)
    return result
  }

  return {
    skipLocked: '',
    query: (sql, values) => inTurn(() => run(sql, values)),
    exclusively: (work) =>
      inTurn(async () => {
        connection.exec('begin immediate')
        try {
          const result = await work(run)
          connection.exec('commit')
          return result
        } catch (error) {
          if (connection.isTransaction) connection.exec('rollback')
          throw error
        }
      }),
    // Until a checkpoint the write-ahead log still contains the old pages.
    checkpoint: () => inTurn(async () => connection.exec('pragma wal_checkpoint(truncate)')),
    // Free pages do not count, because they are reused before the file grows. Neither does the write-ahead log: its pages
    // are copies of pages that count already.
    size: () =>
      inTurn(async () => {
        const used = readPragma('page_count') - readPragma('freelist_count')
        return used * readPragma('page_size')
      }),
    close: () =>
      inTurn(async () => {
        if (connection.isOpen) connection.close()
      }),
  }
}

/** SQLite creates its -wal and -shm files with the same mode. */
function createForOwnerOnly(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

const SQLITE_BUSY = 5

/** SQLite's own timeout does not apply when several processes switch a new file to WAL at once. */
function retryWhileBusy(work: () => void): void {
  const end = Date.now() + BUSY_MS
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (Object(error).errcode !== SQLITE_BUSY || Date.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}
