/**
 * A finished round as the code of a link, and back. A code may have been cut, changed or typed up by anybody: it is read
 * with a limit on everything, and what it claims to have reached is never believed where it can be played again.
 */
import { BadBytes, bytesIn, bytesOut } from '../play/bytes.ts'
import { readLog, writeLog, type Entry } from '../play/log.ts'
import { bytesOf, textOf } from '../play/packed.ts'
import { sumOf } from '../play/sum.ts'

const FORMAT = 1
/** Signs of a code. Chat programs and mail cut longer links. */
export const LONGEST = 8192
/** Bytes of a code that was inflated: more than any round that fits into a link. */
const MOST_BYTES = 400_000
/** Eleven minutes: rounds end before that, and nobody waits for more. */
export const MOST_TICKS = 40_000

export interface Challenge<Action> {
  readonly seed: number
  readonly level: number
  readonly day?: string | undefined
  readonly hinted: boolean
  readonly ticks: number
  /** What it came to: believed only where there is no log. */
  readonly result: number
  /** Nothing for a round that was too long to be sent. */
  readonly log?: readonly Entry<Action>[] | undefined
}

/** Why a code is not taken, in a sentence. */
export class Refused extends Error {}

export const DAMAGED = 'This challenge is damaged: its link is not whole.'
const FOREIGN = 'This challenge is for another game.'
const OUTDATED = 'This challenge was made with another version of the game.'
const TOO_LONG = 'This challenge is too long to be looked at.'

const DAY_MS = 86_400_000
const numberOf = (day: string | undefined) => (day ? Date.parse(`${day}T00:00Z`) / DAY_MS : 0)
/** Saves name days by years of four digits. */
const LAST_DAY = numberOf('9999-12-31')
const dayOf = (number: number) => (number ? new Date(number * DAY_MS).toISOString().slice(0, 10) : undefined)

/** Two games with the same mark would take each other's links for damaged ones. */
const markOf = (slug: string) => sumOf(slug) % 16_384

export interface Maker {
  readonly slug: string
  readonly version: number
}

/** A round that is too long, in time or in signs, is sent without what was done in it. */
export async function codeOf<Action>(maker: Maker, challenge: Challenge<Action>): Promise<string> {
  const whole = challenge.ticks > MOST_TICKS ? undefined : await packed(maker, challenge)
  if (whole !== undefined && whole.length <= LONGEST) return whole
  return packed(maker, { ...challenge, log: undefined })
}

async function packed<Action>({ slug, version }: Maker, challenge: Challenge<Action>): Promise<string> {
  const { seed, level, day, hinted, ticks, result, log } = challenge
  const out = bytesOut()
  for (const whole of [FORMAT, markOf(slug), version]) out.whole(whole)
  out.signed(seed)
  out.signed(level)
  for (const whole of [numberOf(day), Number(hinted), ticks, result, Number(log !== undefined)])
    out.whole(whole)
  if (log) writeLog(out, log)
  const squeezed = await through(out.done(), new CompressionStream('deflate-raw'))
  return textOf(squeezed).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** Throws `Refused` at what cannot be taken. */
export async function challengeOf<Action>(
  { slug, version }: Maker,
  code: string,
): Promise<Challenge<Action>> {
  if (code.length > LONGEST) throw new Refused(TOO_LONG)
  const from = bytesIn(await unsqueezed(code))
  try {
    if (from.whole() !== FORMAT) throw new Refused(OUTDATED)
    if (from.whole() !== markOf(slug)) throw new Refused(FOREIGN)
    if (from.whole() !== version) throw new Refused(OUTDATED)
    const [seed, level] = [from.signed(), from.signed()]
    const [day, hinted, ticks, result] = [from.whole(), from.whole() > 0, from.whole(), from.whole()]
    const log = from.whole() > 0 ? readLog<Action>(from) : undefined
    if (level === 0 || level < -7 || seed !== (seed | 0) || day > LAST_DAY) throw new BadBytes()
    if (log && ticks > MOST_TICKS) throw new Refused(TOO_LONG)
    return { seed, level, day: dayOf(day), hinted, ticks, result, log }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(DAMAGED)
  }
}

async function unsqueezed(code: string): Promise<Uint8Array> {
  try {
    const squeezed = bytesOf(code.replace(/-/g, '+').replace(/_/g, '/'))
    return await through(squeezed, new DecompressionStream('deflate-raw'))
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(DAMAGED)
  }
}

/** A few bytes can inflate to more than a device has: what is too much is not waited for. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
    if (length > MOST_BYTES) {
      void reader.cancel()
      throw new Refused(TOO_LONG)
    }
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
