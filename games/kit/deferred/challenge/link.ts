/** Encodes a finished round as the code of a link, and reads untrusted codes. */
import { BadBytes, bytesIn, bytesOut } from '../../replay/byte-stream.ts'
import { MOST_CODE_BYTES, MOST_CODE_CHARS, MOST_LEVEL, MOST_LINK_TICKS } from '../../save/limits.ts'
import { readingLog, writeLog, type LogEntry } from '../../replay/log.ts'
import { runInSlices } from '../../replay/slicing.ts'
import { bytesOf, textOf } from '../../replay/log-text.ts'
import { checksumOf } from '../../replay/checksum.ts'

const FORMAT = 1
export interface Challenge<Action> {
  readonly seed: number
  readonly level: number
  readonly day?: string | undefined
  readonly hinted: boolean
  readonly ticks: number
  /** The claimed result, used only if there is no log. */
  readonly result: number
  /** Undefined if the round was too long for a link. */
  readonly log?: readonly LogEntry<Action>[] | undefined
}

/** Why a code is refused, as a sentence for the player. */
export class Refused extends Error {}

export const DAMAGED = 'This challenge link is damaged.'
const FOREIGN = 'This challenge is for a different game.'
const OUTDATED = 'This challenge was made with a different version of the game.'
const TOO_LONG = 'This challenge link is too long.'

const DAY_MS = 86_400_000
const numberOf = (day: string | undefined) => (day ? Date.parse(`${day}T00:00Z`) / DAY_MS : 0)
/** Years have four digits. */
const LAST_DAY = numberOf('9999-12-31')
const dayOf = (number: number) => (number ? new Date(number * DAY_MS).toISOString().slice(0, 10) : undefined)

/** Identifies the game. Games with the same mark would report each other's links as damaged. */
const markOf = (slug: string) => checksumOf(slug) % 16_384

export interface Maker {
  readonly slug: string
  readonly version: number
}

/** A round with too many ticks or characters is sent without its actions. */
export async function codeOf<Action>(maker: Maker, challenge: Challenge<Action>): Promise<string> {
  const whole = challenge.ticks > MOST_LINK_TICKS ? undefined : await packed(maker, challenge)
  if (whole !== undefined && whole.length <= MOST_CODE_CHARS) return whole
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
  const compressed = await through(out.done(), new CompressionStream('deflate-raw'))
  return textOf(compressed).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** Reads an untrusted code. `isAction` is the type check of the game's rules. Throws `Refused`. */
export async function challengeOf<Action>(
  { slug, version }: Maker,
  code: string,
  isAction: (value: unknown) => value is Action,
): Promise<Challenge<Action>> {
  if (code.length > MOST_CODE_CHARS) throw new Refused(TOO_LONG)
  const from = bytesIn(await decompressed(code))
  try {
    if (from.whole() !== FORMAT) throw new Refused(OUTDATED)
    if (from.whole() !== markOf(slug)) throw new Refused(FOREIGN)
    if (from.whole() !== version) throw new Refused(OUTDATED)
    const [seed, level] = [from.signed(), from.signed()]
    const [day, hinted, ticks, result] = [from.whole(), from.whole() > 0, from.whole(), from.whole()]
    const hasLog = from.whole() > 0
    if (level === 0 || level < -7 || level > MOST_LEVEL) throw new BadBytes()
    if (seed !== (seed | 0) || day > LAST_DAY) throw new BadBytes()
    if (hasLog && ticks > MOST_LINK_TICKS) throw new Refused(TOO_LONG)
    const log = hasLog ? await runInSlices(readingLog(from, { isAction, ticks }), Infinity) : undefined
    return { seed, level, day: dayOf(day), hinted, ticks, result, log }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(DAMAGED)
  }
}

async function decompressed(code: string): Promise<Uint8Array> {
  try {
    const compressed = bytesOf(code.replace(/-/g, '+').replace(/_/g, '/'))
    return await through(compressed, new DecompressionStream('deflate-raw'))
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(DAMAGED)
  }
}

/** Stops at the limit: a few bytes can inflate to more than a device has. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    length += value.length
    if (length > MOST_CODE_BYTES) {
      void reader.cancel()
      throw new Refused(TOO_LONG)
    }
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
