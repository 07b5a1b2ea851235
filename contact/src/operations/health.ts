/** Whether the service can do its work: keep a message, and get it to the mailbox. */
import type { Room } from './storage-limit.ts'
import type { Backlog, Store } from '../store/store.ts'

/** What `/readyz` answers: in words for whoever is woken by it, in numbers for programs, without anything that a visitor wrote. */
export interface Health {
  readonly store: 'ok' | 'failing'
  /** `off` without a mail server: then messages wait for the inbox, however long. */
  readonly outbox: 'ok' | 'failing' | 'off' | 'unknown'
  readonly waiting?: number
  /** How long ago the oldest message that waits was received. */
  readonly oldest_s?: number
  readonly given_up?: number
  /** How full the store is. */
  readonly room?: string
  /** What is wrong, a sentence each. The service is ready when there is none. */
  readonly why: readonly string[]
}

/** Attempts move the time when a message is due, but not its age: at this age mail is dead, or this message is. */
export const STUCK_AFTER_MS = 15 * 60_000
/** An answer is reused for this long, because the probe behind it writes to the disk. */
const FRESH_FOR_MS = 1000

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString('en')} ${many}`

function timeInWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 120) return count(minutes, 'minute', 'minutes')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? count(hours, 'hour', 'hours') : count(Math.floor(hours / 24), 'day', 'days')
}

/** A message from the future is new: the clock may have been set back. */
export const ageOf = (received: number | null, now: number) =>
  received === null ? 0 : Math.max(0, now - received)

/** What is wrong with the mail, a sentence each. */
export function mailTroubles({ waiting, oldest, givenUp }: Backlog, now: number): string[] {
  const age = ageOf(oldest, now)
  const troubles: string[] = []
  if (age >= STUCK_AFTER_MS)
    troubles.push(
      `Mail is not getting through: ${count(waiting, 'message waits', 'messages wait')} to be delivered, the oldest for ${timeInWords(age)}. The log and "npm run inbox -- show REFERENCE" have the mail server's answers.`,
    )
  if (givenUp > 0)
    troubles.push(
      `${count(givenUp, 'message was', 'messages were')} given up after four days of attempts. See "npm run inbox -- list --state failed", then retry, delete or dismiss.`,
    )
  return troubles
}

export function healthOf(store: Store, sendsMail: boolean, clock: () => number): () => Promise<Health> {
  let latest: { at: number; health: Promise<Health> } | undefined

  async function check(): Promise<Health> {
    try {
      await store.probe(clock())
      const backlog = await store.backlog()
      const now = clock()
      const why = sendsMail ? mailTroubles(backlog, now) : []
      return {
        store: 'ok',
        outbox: sendsMail ? (why.length === 0 ? 'ok' : 'failing') : 'off',
        waiting: backlog.waiting,
        oldest_s: Math.floor(ageOf(backlog.oldest, now) / 1000),
        given_up: backlog.givenUp,
        why,
      }
    } catch {
      return {
        store: 'failing',
        outbox: sendsMail ? 'unknown' : 'off',
        why: ['The store cannot be written to: messages are refused.'],
      }
    }
  }

  return () => {
    const now = clock()
    // Either way: after a clock has been set back, an answer would otherwise stay fresh until it catches up.
    if (!latest || Math.abs(now - latest.at) >= FRESH_FOR_MS) latest = { at: now, health: check() }
    return latest.health
  }
}

/** A store that has reached its limit refuses messages, which is a trouble like the others. */
export const withRoom = (health: Health, room: Room, sentence: string): Health => ({
  ...health,
  room: sentence,
  why: room === 'full' ? [...health.why, `The store is ${sentence}. Messages are refused.`] : health.why,
})
