/** Checks whether the service can store messages and deliver them. */
import { isDiskFull } from '../store/disk-full.ts'
import type { StorageLevel } from './storage-limit.ts'
import type { Backlog, Store } from '../store/store.ts'

/** The response of `/readyz`: sentences for the person on call, numbers for programs, nothing that a visitor wrote. */
export interface Health {
  readonly store: 'ok' | 'failing'
  /** `off` without a mail server: messages then wait in the inbox. */
  readonly outbox: 'ok' | 'failing' | 'off' | 'unknown'
  readonly waiting?: number
  /** Age of the oldest waiting message. */
  readonly oldest_s?: number
  readonly given_up?: number
  /** How full the store is, in words. */
  readonly room?: string
  /** Problems, one sentence each. The service is ready when there are none. */
  readonly why: readonly string[]
}

/** A waiting message of this age means that mail is down. Age counts and not `due`, which every attempt moves. */
const STUCK_AFTER_MS = 15 * 60_000
/** A result is cached for this long, because the probe writes to the disk. */
const CACHE_MS = 1000

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString('en')} ${many}`

function timeInWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 120) return count(minutes, 'minute', 'minutes')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? count(hours, 'hour', 'hours') : count(Math.floor(hours / 24), 'day', 'days')
}

/** A message from the future has age 0: the clock may have been set back. */
const ageOf = (received: number | null, now: number) => (received === null ? 0 : Math.max(0, now - received))

/** Problems with mail delivery, one sentence each. */
export function mailProblems({ waiting, oldest, givenUp }: Backlog, now: number): string[] {
  const age = ageOf(oldest, now)
  const problems: string[] = []
  if (age >= STUCK_AFTER_MS)
    problems.push(
      `Mail is not getting through: ${count(waiting, 'message waits', 'messages wait')} to be delivered, the oldest for ${timeInWords(age)}. The log and "npm run ops -- inbox show REFERENCE" have the mail server's answers.`,
    )
  if (givenUp > 0)
    problems.push(
      `${count(givenUp, 'message was', 'messages were')} given up after four days of attempts. See "npm run ops -- inbox list --state failed", then retry, delete or dismiss.`,
    )
  return problems
}

export function createHealthCheck(
  store: Store,
  sendsMail: boolean,
  clock: () => number,
): () => Promise<Health> {
  let latest: { at: number; health: Promise<Health> } | undefined

  async function check(): Promise<Health> {
    try {
      await store.probe(clock())
      const backlog = await store.backlog()
      const now = clock()
      const why = sendsMail ? mailProblems(backlog, now) : []
      return {
        store: 'ok',
        outbox: sendsMail ? (why.length === 0 ? 'ok' : 'failing') : 'off',
        waiting: backlog.waiting,
        oldest_s: Math.floor(ageOf(backlog.oldest, now) / 1000),
        given_up: backlog.givenUp,
        why,
      }
    } catch (error) {
      return {
        store: 'failing',
        outbox: sendsMail ? 'unknown' : 'off',
        why: [
          isDiskFull(error)
            ? 'The disk of the store is full: messages are refused. Free space on it; the service then accepts messages by itself.'
            : 'The store cannot be written to: messages are refused. The log has the reason.',
        ],
      }
    }
  }

  return () => {
    const now = clock()
    // Absolute: after the clock has been set back, a result would otherwise stay cached until the clock catches up.
    if (!latest || Math.abs(now - latest.at) >= CACHE_MS) latest = { at: now, health: check() }
    return latest.health
  }
}

/** Adds the storage level to a health result; a full store makes the service not ready. */
export const withStorage = (health: Health, level: StorageLevel, description: string): Health => ({
  ...health,
  room: description,
  why: level === 'full' ? [...health.why, `The store is ${description}. Messages are refused.`] : health.why,
})
