/** Stores the limits as one encrypted text per secret. */
import type { Query } from './database.ts'
import { isNonEmpty } from '../limits/rate-limit.ts'
import { type Buckets, type Sealer, createSealer } from '../limits/sealed-buckets.ts'
import type { IntakeRules } from './store.ts'

const DAY_MS = 24 * 3_600_000

export interface StoredLimits {
  /** Hashes the networks and encrypts the buckets. */
  readonly secret: () => string
  read(query: Query): Promise<Buckets>
  write(query: Query, buckets: Buckets, now: number): Promise<void>
  /** Erases expired buckets, and texts whose secret is no longer in use. */
  sweep(query: Query, now: number): Promise<void>
}

/** Reads the secret when the first message arrives: the inbox works without it. */
export function createStoredLimits(rules: IntakeRules, readSecret: () => string): StoredLimits {
  const windowMs = Math.max(rules.perVisitor.windowMs, rules.overall.windowMs)
  let loaded: { readonly secret: string; readonly sealer: Sealer } | undefined
  const load = () => {
    if (loaded) return loaded
    const secret = readSecret()
    return (loaded = { secret, sealer: createSealer(secret) })
  }
  /** Cache of the last text: with a single copy of the service, the next batch reads the same text. */
  let latest: { readonly sealed: string; readonly buckets: Buckets } | undefined

  async function read(query: Query): Promise<Buckets> {
    const { sealer } = load()
    const [row] = await query<{ sealed: string }>('select sealed from limits where secret = $1', [sealer.id])
    if (!row) return new Map()
    if (latest?.sealed !== row.sealed) latest = { sealed: row.sealed, buckets: sealer.open(row.sealed) }
    return latest.buckets
  }

  async function write(query: Query, buckets: Buckets, now: number): Promise<void> {
    const { sealer } = load()
    const filled = new Map([...buckets].filter(([, emptyAt]) => isNonEmpty(emptyAt, windowMs, now)))
    const sealed = sealer.seal(filled)
    latest = { sealed, buckets: filled }
    await query(
      `insert into limits (secret, day, sealed) values ($1, $2, $3)
       on conflict (secret) do update set day = excluded.day, sealed = excluded.sealed`,
      [sealer.id, Math.floor(now / DAY_MS), sealed],
    )
  }

  return {
    secret: () => load().secret,
    read,
    write,
    async sweep(query, now) {
      await query('delete from limits where day < $1', [Math.floor(now / DAY_MS) - 1])
      const buckets = await read(query)
      if (buckets.size > 0) await write(query, buckets, now)
    },
  }
}
