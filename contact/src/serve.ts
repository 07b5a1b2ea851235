/** Starts the service, as part of `npm start` or alone with `node contact/src/serve.ts`. Installed units name this path. */
import { readSettings, SettingError, type Settings } from '../../config.ts'
import { createCounters } from './monitoring/counters.ts'
import { readErased } from './operations/erased-list.ts'
import { createHealthCheck, withStorage } from './monitoring/health.ts'
import { createSmtpMailer } from './delivery/mail.ts'
import { type RunningMetrics, startMetrics } from './monitoring/metrics-server.ts'
import { startOutbox } from './delivery/outbox.ts'
import { type StartTimer, startRealTimer } from './delivery/pause.ts'
import { createContactServer } from './intake/http.ts'
import { startCounting } from './counts/counts.ts'
import { retentionMismatch } from './operations/privacy-page.ts'
import { openServiceStore, projectFile, storeName } from './store/open-store.ts'
import { startRetention } from './operations/retention.ts'
import { monitorStorage } from './monitoring/storage-limit.ts'
import { waitForStore } from './store/wait-for-store.ts'
import { checkProxies } from './intake/trusted-proxies.ts'

/** Deliveries that run in parallel. */
const LANES = 2

/** Grace period after SIGTERM for requests already received. A message that is cut off is sent again and recognised. */
const SHUTDOWN_GRACE_MS = 10_000

export interface RunningContact {
  readonly origin: string
  /** Undefined when metrics are off. */
  readonly metricsUrl: string | undefined
  /** Answers requests already received, finishes deliveries under way, then stops. */
  close(): Promise<void>
}

/** Clock and timers of the deliveries; tests pass their own. */
export interface Time {
  readonly clock: () => number
  readonly startTimer: StartTimer
}

const REAL_TIME: Time = { clock: Date.now, startTimer: startRealTimer }

export async function startContact(settings: Settings, time: Time = REAL_TIME): Promise<RunningContact> {
  const { contact } = settings
  const { clock, startTimer } = time
  const counters = createCounters()
  const sendsMail = contact.smtpUrl !== ''
  checkProxies(contact.trustedProxies)
  const erased = readErased(projectFile(contact.erasedFile))
  let erasedAgain = 0
  const store = await waitForStore(
    storeName(contact),
    async () => {
      const opened = await openServiceStore(contact, (error) =>
        app.log.warn({ code: Object(error).code }, 'lost a database connection'),
      )
      try {
        // Before any delivery starts: the store may be a restored backup.
        erasedAgain = await opened.remove(erased)
        return opened
      } catch (error) {
        await opened.close()
        throw error
      }
    },
    contact.logLevel === 'silent' ? () => undefined : console.error,
  )
  const counting =
    settings.countedOrigins.length > 0
      ? startCounting({
          store,
          clock,
          onError: (error) =>
            app.log.error({ code: Object(error).code }, 'could not store the counts of games'),
        })
      : undefined
  const health = createHealthCheck(store, sendsMail, clock)
  const app = createContactServer({
    settings,
    store,
    clock,
    health: async () => withStorage(await health(), storage.level(), storage.describe()),
    isFull: () => storage.level() === 'full',
    onKept: () => outbox.wake(),
    count: counting?.count,
    counters,
  })
  if (erasedAgain > 0)
    app.log.warn({ erased: erasedAgain }, 'erased messages that a restored backup had brought back')
  const storage = monitorStorage(store, contact.storeMaxBytes, app.log)
  await storage.measure()
  const leaseMs = 2 * contact.smtpTimeoutMs
  const outbox = startOutbox({
    store,
    mailers: Array.from({ length: sendsMail ? LANES : 0 }, () => createSmtpMailer(settings)),
    leaseMs,
    firstPauseMs: contact.smtpRetryMs,
    clock,
    startTimer,
    random: Math.random,
    log: app.log,
    onAttempt: counters.attempted,
  })
  if (!sendsMail)
    app.log.warn('SMTP_URL is not set: messages are kept and wait in the inbox (npm run ops -- inbox)')
  const { retentionDays } = settings
  const mismatch = retentionMismatch(retentionDays)
  if (mismatch !== undefined) app.log.warn(mismatch)
  const retention = startRetention({ store, retentionDays, leaseMs, clock, log: app.log })
  let metrics: RunningMetrics | undefined

  async function close(): Promise<void> {
    storage.stop()
    // Once a server is closing, Node no longer enforces its request timeouts.
    const cancel = startTimer(SHUTDOWN_GRACE_MS, () => app.server.closeAllConnections())
    await Promise.all([app.close().finally(cancel), outbox.stop(), retention.stop(), metrics?.close()])
    await counting?.stop()
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
