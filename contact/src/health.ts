/** Whether the service can do its work: keep a message, and get it to the mailbox. */
import type { Health } from './http.ts'
import type { Store } from './store.ts'

/** A message that has been due for this long shows that nothing is being delivered. */
const STUCK_AFTER_MS = 15 * 60_000
/** An answer is reused for this long, because the probe behind it writes to the disk. */
const FRESH_FOR_MS = 1000

export function healthOf(store: Store, sendsMail: boolean, clock: () => number): () => Promise<Health> {
  let latest: { at: number; health: Promise<Health> } | undefined

  async function check(): Promise<Health> {
    try {
      await store.probe(clock())
      const oldestDue = sendsMail ? await store.oldestDue() : undefined
      const stuck = oldestDue !== undefined && oldestDue < clock() - STUCK_AFTER_MS
      return { store: 'ok', outbox: stuck ? 'failing' : 'ok' }
    } catch {
      return { store: 'failing', outbox: 'failing' }
    }
  }

  return () => {
    const now = clock()
    if (!latest || now - latest.at >= FRESH_FOR_MS) latest = { at: now, health: check() }
    return latest.health
  }
}
