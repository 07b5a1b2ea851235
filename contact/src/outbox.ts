/**
 * Delivers what the store keeps. A message is leased, sent and noted as sent; a copy of the service that dies
 * on the way loses the lease, and another takes over. Only between the mail server's answer and the note of it
 * can a death make a message arrive twice.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Mailer } from './mail.ts'
import { nextAttempt, restAfter } from './retry.ts'
import type { Leased, Store } from './store.ts'

export interface OutboxParts {
  readonly store: Store
  /** One for each lane: deliveries that run side by side. */
  readonly mailers: readonly Mailer[]
  /** Longer than a delivery can take, or another copy would start while this one is still at it. */
  readonly leaseMs: number
  readonly firstPauseMs: number
  readonly clock: () => number
  readonly chance: () => number
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

export interface Outbox {
  /** Something may be due. */
  wake(): void
  /** Finishes what is being sent, takes nothing new. */
  stop(): Promise<void>
}

/** How often to look for what became due by itself: retries, and leases of copies that died. */
const LOOK_EVERY_MS = 1000
const NOTE_AGAIN_MS = 250

export function startOutbox(parts: OutboxParts): Outbox {
  const stopping = new AbortController()
  /** What ends the pauses of lanes with nothing to do, and of lanes that leave the mail server alone. */
  const idle = new Set<() => void>()
  const resting = new Set<() => void>()
  const lanes = parts.mailers.map((mailer) => runLane(mailer))

  async function runLane(mailer: Mailer): Promise<void> {
    let failuresInRow = 0
    while (!stopping.signal.aborted) {
      const leased = await takeOne()
      if (!leased) {
        if (stopping.signal.aborted) break
        await pause(LOOK_EVERY_MS, idle)
        continue
      }
      const reached = await deliver(mailer, leased, parts)
      failuresInRow = reached ? 0 : failuresInRow + 1
      await pause(stopping.signal.aborted ? 0 : restAfter(failuresInRow), resting)
    }
    mailer.close()
  }

  async function takeOne(): Promise<Leased | undefined> {
    try {
      const [leased] = await parts.store.take(parts.clock(), parts.leaseMs, 1)
      return leased
    } catch (error) {
      parts.log.error({ failure: codesOf(error) }, 'the outbox cannot read the store')
      return undefined
    }
  }

  return {
    wake() {
      for (const end of idle) end()
    },
    async stop() {
      stopping.abort()
      for (const end of [...idle, ...resting]) end()
      await Promise.all(lanes)
    },
  }
}

/** False when the mail server could not be reached or would not have us at all. */
async function deliver(mailer: Mailer, leased: Leased, parts: OutboxParts): Promise<boolean> {
  const { store, clock, log } = parts
  const { ref: reference, attempts, firstTry } = leased
  try {
    await mailer.send(leased)
  } catch (error) {
    const { firstPauseMs, chance } = parts
    const due = nextAttempt({ attempts, firstTry, now: clock(), firstPauseMs, chance: chance() })
    await untilNoted(() => store.putBack(leased, reasonOf(error), due), leased, parts)
    log.warn({ reference, attempts, failure: codesOf(error), failed: due === 'failed' }, 'not delivered')
    return wasReached(error)
  }
  await untilNoted(() => store.markSent(reference, clock()), leased, parts)
  log.info({ reference, attempts }, 'delivered')
  return true
}

/** Insists while the store is away: a delivery that is not noted would be made a second time. */
async function untilNoted(
  note: () => Promise<void>,
  leased: Leased,
  { clock, log, leaseMs }: OutboxParts,
): Promise<void> {
  const giveUpAt = leased.due + leaseMs
  for (;;) {
    try {
      return await note()
    } catch (error) {
      log.error({ reference: leased.ref, failure: codesOf(error) }, 'the outbox cannot note a delivery')
      if (clock() >= giveUpAt) return
      await pause(NOTE_AGAIN_MS, new Set())
    }
  }
}

/** Ends early when somebody calls what it leaves among `enders`. */
function pause(ms: number, enders: Set<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      enders.delete(end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    enders.add(end)
  })
}

interface Codes {
  readonly code?: unknown
  readonly responseCode?: unknown
  readonly command?: unknown
}

/** For the log: a mail server's sentences often repeat addresses, its codes never do. */
function codesOf(error: unknown): Codes {
  const { code, responseCode, command } = Object(error) as Codes
  return { code, responseCode, command }
}

function wasReached(error: unknown): boolean {
  const { code, responseCode } = codesOf(error)
  return typeof responseCode === 'number' && responseCode !== 421 && code !== 'EAUTH'
}

/** For the inbox: one line of plain text, whatever the mail server said. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 300)
}
