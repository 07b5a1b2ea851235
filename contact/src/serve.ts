/** Starts the whole service: as part of `npm start`, or on its own with `node contact/src/serve.ts`. */
import { readSettings, SettingError, type Settings } from '../../config.ts'
import { healthOf } from './health.ts'
import { smtpMailer } from './mail.ts'
import { startOutbox } from './outbox.ts'
import { contactServer } from './http.ts'
import { brokenPromise } from './promise.ts'
import { openServiceStore } from './store-open.ts'
import { startSweeping } from './retention.ts'
import { watchRoom } from './room.ts'
import { whenThere } from './store-wait.ts'
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
  const store = await whenThere(
    nameOf(contact),
    () =>
      openServiceStore(contact, (error) =>
        app.log.warn({ code: Object(error).code }, 'lost a database connection'),
      ),
    contact.logLevel === 'silent' ? () => undefined : console.error,
  )
  const health = healthOf(store, sendsMail, Date.now)
  const app = contactServer({
    settings,
    store,
    clock: Date.now,
    health: async () => ({ ...(await health()), room: room.sentence() }),
    isFull: () => room.room() === 'full',
    onKept: () => outbox.wake(),
  })
  const room = watchRoom(store, contact.storeMaxBytes, app.log)
  await room.look()
  const leaseMs = 2 * contact.smtpTimeoutMs
  const outbox = startOutbox({
    store,
    mailers: Array.from({ length: sendsMail ? LANES : 0 }, () => smtpMailer(settings)),
    leaseMs,
    firstPauseMs: contact.smtpRetryMs,
    clock: Date.now,
    chance: Math.random,
    log: app.log,
  })
  if (!sendsMail) app.log.warn('SMTP_URL is not set: messages are kept and wait in the inbox (npm run inbox)')
  const { retentionDays } = settings
  const broken = brokenPromise(retentionDays)
  if (broken !== undefined) app.log.warn(broken)
  const sweeping = startSweeping({ store, retentionDays, leaseMs, clock: Date.now, log: app.log })

  async function close(): Promise<void> {
    room.stop()
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

/** Names the store in sentences, without user and password. */
function nameOf({ databaseUrl, dbFile }: Settings['contact']): string {
  if (databaseUrl === '') return `the file ${dbFile}`
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${host}${pathname}`
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
