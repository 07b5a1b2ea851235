/** PostgreSQL: what several copies of the service share. */
import { type CustomTypesConfig, DatabaseError, Pool, type PoolClient, types as usual } from 'pg'
import type { Database, Query, Value } from './database.ts'

/** Any number, as long as nothing else in the same database locks it. */
const WRITER_LOCK = 7_203_411

/** A query that takes longer than this is lost: the visitor is told to try again instead of being kept waiting. */
const TIMES = { connectMs: 5000, lockMs: 5000, statementMs: 8000, queryMs: 10_000, idleMs: 30_000 }

const BIGINT = 20
const types: CustomTypesConfig = {
  // Our bigints are times in milliseconds: far from where a number loses precision.
  getTypeParser: (oid, format) => (oid === BIGINT ? Number : usual.getTypeParser(oid, format as 'text')),
}

/** An answer by the server leaves the connection usable; anything else (a timeout, a cut line) does not. */
const cameFromServer = (error: unknown) => error instanceof DatabaseError

const queryOn =
  (client: Pool | PoolClient): Query =>
  async <Row extends object>(sql: string, values: readonly Value[] = []) => {
    const result = await client.query<Row>(sql, [...values])
    return result.rows
  }

export function postgresDatabase(connectionString: string, onIdleError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString,
    application_name: 'contact',
    max: 8,
    keepAlive: true,
    types,
    connectionTimeoutMillis: TIMES.connectMs,
    idleTimeoutMillis: TIMES.idleMs,
    query_timeout: TIMES.queryMs,
    statement_timeout: TIMES.statementMs,
    lock_timeout: TIMES.lockMs,
    idle_in_transaction_session_timeout: TIMES.statementMs,
    // A server may be set up to acknowledge before it has written; for us that would be a lie.
    onConnect: async (client) => {
      await client.query(
        `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
      )
    },
  })
  // The pool mends itself, but an error without a listener ends the process. The pool's own covers idle
  // connections only; a query under way on a lost connection rejects, and its connection reports as well.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', () => undefined))

  return {
    skipLocked: 'for update skip locked',
    query: queryOn(pool),
    async alone(work) {
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
    // PostgreSQL clears its files itself, when it vacuums.
    forget: async () => undefined,
    close: () => pool.end(),
  }
}
