/**
 * Counts how often each game was opened and finished on a day. Collects in memory and writes a few seconds later, so that
 * neither the store nor its log tells when a single visitor played.
 */
import type { Count, CountedEvent, Store } from '../store/store.ts'

const WRITE_AFTER_MS = 10_000
/** The catalogue is far smaller. More names than this in one interval come from somebody who makes them up. */
const MAX_GAMES = 200

export const EVENTS: readonly CountedEvent[] = ['opened', 'finished']

interface CountKeeper {
  /** False for anything that is not the name of a game. */
  count(what: CountedEvent, game: string): boolean
  /** Writes what has been collected. */
  stop(): Promise<void>
}

interface CountOptions {
  readonly store: Pick<Store, 'addCounts'>
  readonly clock: () => number
  readonly onError: (error: unknown) => void
}

/** A day in UTC, as in 2026-11-18. */
export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

export function startCounting({ store, clock, onError }: CountOptions): CountKeeper {
  let collected = new Map<string, Count>()
  let timer: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counts = [...collected.values()]
    collected = new Map()
    if (counts.length > 0) await store.addCounts(counts).catch(onError)
  }

  return {
    count(what, game) {
      if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(game)) return false
      const day = dayOf(clock())
      const key = `${day} ${game} ${what}`
      const before = collected.get(key)
      if (!before && collected.size >= MAX_GAMES * EVENTS.length) return false
      collected.set(key, { day, game, what, number: (before?.number ?? 0) + 1 })
      timer ??= setTimeout(() => void write(), WRITE_AFTER_MS)
      return true
    },
    stop: write,
  }
}
