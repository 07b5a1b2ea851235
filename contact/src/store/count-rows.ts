/** Stores how often each game was opened and finished on a day. */
import { type Database, tuples } from './database.ts'
import type { BatchStore, Count } from './store.ts'

/** Not a migration: a program of before must be able to go on with the same database. */
const TABLE = `create table if not exists played (
  day text not null, game text not null, what text not null, number bigint not null,
  primary key (day, game, what)
)`

export function createStoredCounts(database: Database): Pick<BatchStore, 'addCounts' | 'countsOf'> {
  let isThere: Promise<unknown> | undefined
  const ensureTable = () =>
    (isThere ??= database
      .exclusively((query) => query(TABLE))
      .catch((error: unknown) => {
        isThere = undefined
        throw error
      }))
  return {
    async addCounts(counts) {
      await ensureTable()
      await database.query(
        `insert into played (day, game, what, number) values ${tuples(counts.length, 4)}
         on conflict (day, game, what) do update set number = played.number + excluded.number`,
        counts.flatMap(({ day, game, what, number }) => [day, game, what, number]),
      )
    },
    async countsOf(day) {
      await ensureTable()
      return database.query<Count>('select day, game, what, number from played where day = $1', [day])
    },
  }
}
