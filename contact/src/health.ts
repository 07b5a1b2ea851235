/** Whether the service can do its work: keep a message, and get it to the mailbox. */
import type { Health } from './http.ts'
import type { Store } from './store.ts'

/** A message that has been due for so long shows that nobody delivers. */
const STUCK_AFTER_MS = 15 * 60_000
/** The probe writes to the disk; asking often must not cost more than asking now and then. */
const FRESH_FOR_MS = 1000

export function healthOf(store: Store, sendsMail: boolean, clock: () => number): () => Promise<Health> {
  let known: { at: number; health: Promise<Health> } | undefined

  async function look(): Promise<Health> {
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
    if (!known || now - known.at >= FRESH_FOR_MS) known = { at: now, health: look() }
    return known.health
  }
}
