/** Fault injection: kills, full disks, restarts and bad mail servers. Shared by the tests and the benchmark. */
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type Load, startLoad, storedMessages } from './load.ts'
import { until } from '../../test-support/machine.ts'
import type { Postgres } from './postgres.ts'
import { startService } from './service.ts'
import { startSilentServer } from './silent-server.ts'

type Settings = Readonly<Record<string, string>>

export interface Toll {
  readonly acknowledged: number
  readonly missing: number
  /** Responses other than 202, counted by status; 0 means no response. */
  readonly refused: string
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for more acknowledgements, so that the next step happens under load. */
const acknowledgeMore = (load: Load, messages: number) => {
  const enough = load.acknowledged.size + messages
  return until(
    `${messages} more acknowledgements`,
    () => load.acknowledged.size >= enough || undefined,
    120_000,
  )
}

async function tollOf(load: Load, settings: Settings): Promise<Toll> {
  const stored = await storedMessages(settings)
  return {
    acknowledged: load.acknowledged.size,
    missing: [...load.acknowledged].filter((ref) => !stored.has(ref)).length,
    refused: [...load.refused].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none',
  }
}

/** Kills the service under load, repeatedly. */
export async function killUnderLoad(settings: Settings, kills: number): Promise<Toll> {
  const service = await startService({ CONTACT_LOG: 'error', ...settings })
  const load = startLoad([service.origin], 16)
  try {
    for (let kill = 0; kill < kills; kill++) {
      await acknowledgeMore(load, 20)
      await pause(Math.random() * 200)
      await service.end('SIGKILL')
      await service.start()
    }
    await acknowledgeMore(load, 20)
  } finally {
    await load.stop()
    await service.end('SIGKILL')
  }
  return tollOf(load, settings)
}

/** Restarts PostgreSQL under load, alternating clean restarts and crashes, while the service keeps running. */
export async function restartUnderLoad(
  postgres: Postgres,
  settings: Settings,
  restarts: number,
): Promise<Toll> {
  const service = await startService({ CONTACT_LOG: 'error', ...settings })
  const load = startLoad([service.origin], 8, 5)
  try {
    for (let restart = 0; restart < restarts; restart++) {
      await acknowledgeMore(load, 20)
      await postgres.restart(restart % 2 === 0 ? 'fast' : 'crash')
    }
    await acknowledgeMore(load, 20)
  } finally {
    await load.stop()
    await service.end('SIGTERM')
  }
  return tollOf(load, settings)
}

export interface DeliveryToll extends Toll {
  readonly delivered: number
  readonly duplicates: number
  /** Duplicates not caused by a kill: the session continued after the first delivery. */
  readonly unexplained: number
}

/** Kills two copies on one database at random, with a mail server that refuses every seventh message. */
export async function deliverUnderFire(settings: Settings, kills: number): Promise<DeliveryToll> {
  const mailbox = await openMailbox({
    decide: (count) => (count % 7 === 0 ? { code: 451, text: 'try again later' } : undefined),
  })
  const env = {
    CONTACT_LOG: 'error',
    SMTP_URL: mailbox.url,
    SMTP_TIMEOUT_S: '8',
    SMTP_RETRY_S: '1',
    ...settings,
  }
  const copies = [await startService(env), await startService(env)]
  const load = startLoad(
    copies.map(({ origin }) => origin),
    4,
    60,
  )
  try {
    for (let kill = 0; kill < kills; kill++) {
      await acknowledgeMore(load, 10)
      const copy = copies[Math.floor(Math.random() * copies.length)]
      await copy?.end(kill % 4 === 3 ? 'SIGTERM' : 'SIGKILL')
      await copy?.start()
    }
    await acknowledgeMore(load, 10)
    await load.stop()
    const missing = () => [...load.acknowledged].filter((ref) => !arrivedIn(mailbox).has(ref)).length
    await until('every message to arrive', () => missing() === 0 || undefined, 300_000)
    await until('every delivery to be recorded', async () => {
      const stored = await storedMessages(settings)
      return [...stored.values()].every(({ state }) => state === 'sent') || undefined
    })
    const toll = await tollOf(load, settings)
    return { ...toll, ...duplicatesIn(mailbox) }
  } finally {
    await load.stop()
    await Promise.all(copies.map((copy) => copy.end('SIGKILL')))
    await mailbox.close()
  }
}

const referenceOf = (headers: Readonly<Record<string, string>>) => headers['x-contact-reference'] ?? ''
const arrivedIn = (mailbox: Mailbox) => new Set(mailbox.mails.map(({ headers }) => referenceOf(headers)))

/** If a copy died before it marked a message as sent, that delivery was the last of its session. */
function duplicatesIn({ mails }: Mailbox) {
  const lastInSession = new Map(mails.map((mail) => [mail.session, mail]))
  const first = new Map<string, (typeof mails)[number]>()
  let duplicates = 0
  let unexplained = 0
  for (const mail of mails) {
    const earlier = first.get(referenceOf(mail.headers))
    if (earlier) {
      duplicates++
      if (lastInSession.get(earlier.session) !== earlier) unexplained++
    } else first.set(referenceOf(mail.headers), mail)
  }
  return { delivered: first.size, duplicates, unexplained }
}

/** Runs mail servers in turn at the same address: refusing, down, silent, slow. Only the last accepts messages. */
export async function badMailServers(settings: Settings, messages: number): Promise<DeliveryToll> {
  const refusing = await openMailbox({ decide: () => ({ code: 554, text: 'not today' }) })
  const { port } = refusing
  const env = {
    CONTACT_LOG: 'error',
    SMTP_URL: refusing.url,
    SMTP_TIMEOUT_S: '2',
    SMTP_RETRY_S: '1',
    ...settings,
  }
  const service = await startService(env)
  const load = startLoad([service.origin], 2)
  await acknowledgeMore(load, messages)
  await load.stop()
  await until('the refusing server to be tried', () => refusing.count() >= 3 || undefined)
  await refusing.close()
  await pause(1000)
  const silent = await startSilentServer([], port)
  await until('the silent server to be tried', () => silent.connections() > 0 || undefined)
  await until('the silent server to be given up', () => silent.connections() === 0 || undefined)
  await silent.close()
  const slow = await openMailbox({
    port,
    decide: async () => {
      await pause(200)
      return undefined
    },
  })
  const missing = () => [...load.acknowledged].filter((ref) => !arrivedIn(slow).has(ref)).length
  await until('every message to arrive', () => missing() === 0 || undefined, 300_000)
  await service.end('SIGTERM')
  await slow.close()
  return { ...(await tollOf(load, settings)), ...duplicatesIn(slow) }
}

export interface FullDisk {
  fill(): void
  free(): void
  /** Does the service manager's work once there is space again, such as restarting PostgreSQL. */
  recover(): Promise<void>
}

/** Fills the disk under load, then frees it, while the service keeps running. */
export async function fillDisk(settings: Settings, disk: FullDisk): Promise<Toll> {
  const service = await startService({ CONTACT_LOG: 'error', ...settings })
  const load = startLoad([service.origin], 4, 5)
  try {
    await acknowledgeMore(load, 20)
    disk.fill()
    await until('a refusal', () => load.refused.get(503))
    await pause(500)
    disk.free()
    await disk.recover()
    await acknowledgeMore(load, 20)
  } finally {
    await load.stop()
    await service.end('SIGTERM')
  }
  return tollOf(load, settings)
}
