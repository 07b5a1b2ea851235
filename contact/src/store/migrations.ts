/** The database schema as a list of migrations. Released migrations are never edited; changes are appended. */
import type { Database } from './database.ts'

const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table message (
       ref text primary key,
       subject text not null,
       email text not null,
       note text not null,
       site_name text not null,
       marks text not null,
       fingerprint text not null,
       created bigint not null,
       state text not null check (state in ('waiting', 'sent', 'failed')),
       attempts integer not null,
       due bigint not null,
       lease text,
       first_try bigint,
       sent bigint,
       error text
     )`,
    `create index message_due on message (due) where state = 'waiting'`,
    `create index message_created on message (created, ref)`,
    `create index message_fingerprint on message (fingerprint, created)`,
    `create table bucket (visitor text primary key, empty_at bigint not null)`,
    `create table fact (name text primary key, value text not null)`,
  ],
  [
    // The secret for visitors' hashes moved out of the database, so the tables that held both are created again.
    `drop table bucket`,
    `drop table fact`,
    `create table fact (name text primary key, value text not null)`,
    `create table limits (secret text primary key, day bigint not null, sealed text not null)`,
    // Start of the retention; null means `created`. A slow clock makes a message look old.
    `alter table message add column counted bigint`,
  ],
  [
    `alter table message add column dismissed bigint`,
    `create index message_waiting on message (created) where state = 'waiting'`,
    `create index message_given_up on message (created) where state = 'failed' and dismissed is null`,
  ],
  [`create index message_counted on message (counted) where counted is not null`],
]

/** Safe when several copies start at once: one migrates while the others wait. */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<void> {
  const migrated = await database.exclusively(async (query) => {
    await query('create table if not exists migration (version integer primary key)')
    const [newest] = await query<{ version: number | null }>('select max(version) as version from migration')
    const version = newest?.version ?? 0
    if (version > migrations.length)
      throw new Error(
        `The message store is at version ${version}, but this program knows versions up to ${migrations.length}: install the newer program.`,
      )
    for (const [index, statements] of migrations.entries()) {
      if (index < version) continue
      for (const statement of statements) await query(statement)
      await query('insert into migration (version) values ($1)', [index + 1])
    }
    return version < migrations.length
  })
  // Removes the data that a migration deleted from the files as well.
  if (migrated) await database.checkpoint()
}
