/** Starts the whole service: as part of `npm start`, or on its own with `node contact/src/serve.ts`. */
import { readSettings, SettingError, type Settings } from '../../config.ts'
import { healthOf } from './health.ts'
import { smtpMailer } from './mail.ts'
import { startOutbox } from './outbox.ts'
import { contactServer } from './http.ts'
import { openServiceStore } from './store-open.ts'
import { startSweeping } from './retention.ts'
import { checkProxies } from './trusted-proxies.ts'

/** Deliveries that run in parallel. */
const LANES = 2

export interface RunningContact {
  readonly origin: string
  /** Answers what has arrived, finishes what is being delivered, then stops. */
  close(): Promise<void>
}

export async function startContact(settings: Settings): Promise<RunningContact> {
  const { contact } = settings
  const sendsMail = contact.smtpUrl !== ''
  checkProxies(contact.trustedProxies)
  const store = await openServiceStore(contact, (error) =>
    app.log.warn({ code: Object(error).code }, 'lost a database connection'),
  )
  const app = contactServer({
    settings,
    store,
    clock: Date.now,
    health: healthOf(store, sendsMail, Date.now),
    onKept: () => outbox.wake(),
  })
  const outbox = startOutbox({
    store,
    mailers: Array.from({ length: sendsMail ? LANES : 0 }, () => smtpMailer(settings)),
    leaseMs: 2 * contact.smtpTimeoutMs,
    firstPauseMs: contact.smtpRetryMs,
    clock: Date.now,
    chance: Math.random,
    log: app.log,
  })
  if (!sendsMail) app.log.warn('SMTP_URL is not set: messages are kept and wait in the inbox (npm run inbox)')
  const sweeping = startSweeping(store, contact.retentionDays, Date.now, app.log)

  async function close(): Promise<void> {
    await Promise.all([app.close(), outbox.stop(), sweeping.stop()])
    await store.close()
  }
  try {
    const origin = await app.listen({ host: settings.listen, port: settings.ports.contact })
    return { origin, close }
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
