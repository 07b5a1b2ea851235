/** The PostgreSQL engine, which copies of the service on several machines can share. */
import { type CustomTypesConfig, DatabaseError, Pool, type PoolClient, types as defaultTypes } from 'pg'
import type { Database, Query, Value } from './database.ts'

/** Key of the advisory lock; nothing else in the same database may use it. */
const WRITER_LOCK = 7_203_411

/** After a timeout the visitor is asked to try again. */
const TIMEOUTS = { connectMs: 5000, lockMs: 5000, statementMs: 8000, queryMs: 10_000, idleMs: 30_000 }

const BIGINT = 20
const types: CustomTypesConfig = {
  // Our bigints are times in milliseconds, well within the safe integers.
  getTypeParser: (oid, format) =>
    oid === BIGINT ? Number : defaultTypes.getTypeParser(oid, format as 'text'),
}

/** After an error reported by the server the connection is still usable; after a timeout it is not. */
const cameFromServer = (error: unknown) => error instanceof DatabaseError

const queryOn =
  (client: Pool | PoolClient): Query =>
  async <Row extends object>(sql: string, values: readonly Value[] = []) => {
    const result = await client.query<Row>(sql, [...values])
    return result.rows
  }

export function openPostgres(connectionString: string, onIdleError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString,
    application_name: 'contact',
    max: 8,
    keepAlive: true,
    types,
    connectionTimeoutMillis: TIMEOUTS.connectMs,
    idleTimeoutMillis: TIMEOUTS.idleMs,
    query_timeout: TIMEOUTS.queryMs,
    statement_timeout: TIMEOUTS.statementMs,
    lock_timeout: TIMEOUTS.lockMs,
    idle_in_transaction_session_timeout: TIMEOUTS.statementMs,
    // A server may be configured to acknowledge commits before they are on disk.
    onConnect: async (client) => {
      await client.query(
        `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
      )
    },
  })
  // The pool recovers by itself, but an error event without a listener ends the process. The pool's event covers idle
  // connections only: a connection lost during a query rejects the query and emits its own event.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', () => undefined))

  return {
    skipLocked: 'for update skip locked',
    query: queryOn(pool),
    async exclusively(work) {
      const client = await pool.connect()
      let broken = true
      try {
        await client.query(`begin; select pg_advisory_xact_lock(${WRITER_LOCK})`)
        const result = await work(queryOn(client))
        await client.query('commit')
        broken = false
        return result
      } catch (error) {
        if (cameFromServer(error))
          broken = await client.query('rollback').then(
            () => false,
            () => true,
          )
        throw error
      } finally {
        client.release(broken)
      }
    },
    // PostgreSQL reclaims deleted rows when it vacuums.
    checkpoint: async () => undefined,
    async size() {
      const result = await pool.query<{ bytes: number }>(
        `select pg_total_relation_size('message') + pg_total_relation_size('limits') as bytes`,
      )
      return result.rows[0]?.bytes ?? 0
    },
    close: () => pool.end(),
  }
}
