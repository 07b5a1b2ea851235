/** Starts the whole service: as part of `npm start`, or on its own with `node contact/src/serve.ts`. */
import { readSettings, SettingError, type Settings } from '../../config.ts'
import { newCounters } from './operations/counters.ts'
import { readErased } from './operations/erased-list.ts'
import { healthOf, withRoom } from './operations/health.ts'
import { smtpMailer } from './delivery/mail.ts'
import { type RunningMetrics, startMetrics } from './operations/metrics-server.ts'
import { startOutbox } from './delivery/outbox.ts'
import { type After, afterRealTime } from './delivery/pause.ts'
import { contactServer } from './intake/http.ts'
import { brokenPromise } from './operations/retention-promise.ts'
import { openServiceStore, projectFile, storeName } from './store/open-store.ts'
import { startSweeping } from './operations/retention.ts'
import { watchRoom } from './operations/storage-limit.ts'
import { whenThere } from './store/wait-for-store.ts'
import { checkProxies } from './intake/trusted-proxies.ts'

/** Deliveries that run in parallel. */
const LANES = 2

/** So long what has arrived is answered after a signal to end. A message that is cut is sent again, and recognised. */
const LONGEST_GOODBYE_MS = 10_000

export interface RunningContact {
  readonly origin: string
  /** Where metrics can be asked for; undefined when they are off. */
  readonly metricsUrl: string | undefined
  /** Answers what has arrived, finishes what is being delivered, then stops. */
  close(): Promise<void>
}

/** The clock that deliveries live by; a test turns its own. */
export interface Time {
  readonly clock: () => number
  readonly after: After
}

const REAL_TIME: Time = { clock: Date.now, after: afterRealTime }

export async function startContact(settings: Settings, time: Time = REAL_TIME): Promise<RunningContact> {
  const { contact } = settings
  const { clock, after } = time
  const counters = newCounters()
  const sendsMail = contact.smtpUrl !== ''
  checkProxies(contact.trustedProxies)
  const erased = readErased(projectFile(contact.erasedFile))
  let erasedAgain = 0
  const store = await whenThere(
    storeName(contact),
    async () => {
      const opened = await openServiceStore(contact, (error) =>
        app.log.warn({ code: Object(error).code }, 'lost a database connection'),
      )
      try {
        // Before anything can be delivered: the store may be a restored backup.
        erasedAgain = await opened.remove(erased)
        return opened
      } catch (error) {
        await opened.close()
        throw error
      }
    },
    contact.logLevel === 'silent' ? () => undefined : console.error,
  )
  const health = healthOf(store, sendsMail, clock)
  const app = contactServer({
    settings,
    store,
    clock,
    health: async () => withRoom(await health(), room.room(), room.sentence()),
    isFull: () => room.room() === 'full',
    onKept: () => outbox.wake(),
    counters,
  })
  if (erasedAgain > 0)
    app.log.warn(
      { erased: erasedAgain },
      'the store held messages that had been erased, as after a restore: they are erased again',
    )
  const room = watchRoom(store, contact.storeMaxBytes, app.log)
  await room.look()
  const leaseMs = 2 * contact.smtpTimeoutMs
  const outbox = startOutbox({
    store,
    mailers: Array.from({ length: sendsMail ? LANES : 0 }, () => smtpMailer(settings)),
    leaseMs,
    firstPauseMs: contact.smtpRetryMs,
    clock,
    after,
    chance: Math.random,
    log: app.log,
    onAttempt: counters.attempted,
  })
  if (!sendsMail) app.log.warn('SMTP_URL is not set: messages are kept and wait in the inbox (npm run inbox)')
  const { retentionDays } = settings
  const broken = brokenPromise(retentionDays)
  if (broken !== undefined) app.log.warn(broken)
  const sweeping = startSweeping({ store, retentionDays, leaseMs, clock, log: app.log })
  let metrics: RunningMetrics | undefined

  async function close(): Promise<void> {
    room.stop()
    // Once a server closes, Node no longer looks for requests that never end.
    const cancel = after(LONGEST_GOODBYE_MS, () => app.server.closeAllConnections())
    await Promise.all([app.close().finally(cancel), outbox.stop(), sweeping.stop(), metrics?.close()])
    await store.close()
  }
  try {
    if (contact.metrics)
      metrics = await startMetrics({ at: contact.metrics, settings, store, counters, clock })
    const origin = await app.listen({ host: settings.listen, port: settings.ports.contact })
    return { origin, metricsUrl: metrics?.url, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function main(): Promise<void> {
  const contact = await startContact(readSettings())
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void contact.close().then(() => process.exit(0)))
  }
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof SettingError ? error.message : error)
    process.exitCode = 1
  })
}
