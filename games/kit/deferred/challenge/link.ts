/** Encodes finished attempts at a round as the code of a link, and reads untrusted codes. */
import { BadBytes, bytesIn, bytesOut, type BytesIn } from '../../replay/byte-stream.ts'
import {
  MOST_CODE_BYTES,
  MOST_CODE_CHARS,
  MOST_ENTRIES,
  MOST_LEVEL,
  MOST_LINK_TICKS,
  MOST_NAME_BYTES,
  MOST_RESULTS,
} from '../../save/limits.ts'
import { readingLog, writeLog, type LogEntry } from '../../replay/log.ts'
import { runInSlices } from '../../replay/slicing.ts'
import { bytesOf, textOf } from '../../replay/log-text.ts'
import { checksumOf } from '../../replay/checksum.ts'
import { nameIn } from './player-name.ts'

const FORMAT = 2
/** Codes of the last version contain one attempt, without a name. */
const LAST_FORMAT = 1

/** An attempt at a round. */
export interface Challenge<Action> {
  readonly seed: number
  readonly level: number
  readonly day?: string | undefined
  readonly name?: string | undefined
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

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Whether these attempts together are as quick to replay as one may be. */
const isQuick = <Action>(attempts: readonly Challenge<Action>[]) =>
  sum(attempts.map(({ ticks }) => ticks)) <= MOST_LINK_TICKS &&
  sum(attempts.map(({ log = [] }) => log.length)) <= MOST_ENTRIES

/**
 * Encodes an attempt, and before it as many others at the same round as fit, best first. An attempt that does not fit by
 * itself is sent without its actions.
 */
export async function codeOf<Action>(
  maker: Maker,
  own: Challenge<Action>,
  others: readonly Challenge<Action>[] = [],
): Promise<string> {
  for (let room = own.log ? MOST_RESULTS - 1 : 0; room >= 0; room--) {
    const attempts = [own, ...others.slice(0, room)] as const
    const code = isQuick(attempts) ? await packed(maker, attempts) : undefined
    if (code !== undefined && code.length <= MOST_CODE_CHARS) return code
  }
  return packed(maker, [{ ...own, log: undefined }])
}

async function packed<Action>(
  { slug, version }: Maker,
  attempts: readonly [Challenge<Action>, ...Challenge<Action>[]],
): Promise<string> {
  const [{ seed, level, day }] = attempts
  const out = bytesOut()
  for (const whole of [FORMAT, markOf(slug), version]) out.whole(whole)
  out.signed(seed)
  out.signed(level)
  for (const whole of [numberOf(day), attempts.length]) out.whole(whole)
  for (const { name = '', hinted, ticks, result, log } of attempts) {
    out.text(name)
    for (const whole of [Number(hinted), ticks, result, Number(log !== undefined)]) out.whole(whole)
    if (log) writeLog(out, log)
  }
  const compressed = await through(out.done(), new CompressionStream('deflate-raw'))
  return textOf(compressed).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** Reads the attempts of an untrusted code. `isAction` is the type check of the game's rules. Throws `Refused`. */
export async function challengesOf<Action>(
  { slug, version }: Maker,
  code: string,
  isAction: (value: unknown) => value is Action,
): Promise<readonly Challenge<Action>[]> {
  if (code.length > MOST_CODE_CHARS) throw new Refused(TOO_LONG)
  const from = bytesIn(await decompressed(code))
  try {
    const format = from.whole()
    if (format !== FORMAT && format !== LAST_FORMAT) throw new Refused(OUTDATED)
    if (from.whole() !== markOf(slug)) throw new Refused(FOREIGN)
    if (from.whole() !== version) throw new Refused(OUTDATED)
    const [seed, level, day] = [from.signed(), from.signed(), from.whole()]
    if (level === 0 || level < -7 || level > MOST_LEVEL) throw new BadBytes()
    if (seed !== (seed | 0) || day > LAST_DAY) throw new BadBytes()
    const place = { seed, level, day: dayOf(day) }
    if (format === LAST_FORMAT) return [{ ...place, ...(await attemptIn(from, isAction, MOST_LINK_TICKS)) }]
    return await attemptsIn(from, isAction, place)
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(DAMAGED)
  }
}

/** Reads the first attempt of an untrusted code, as `challengesOf`. */
export const challengeOf = async <Action>(
  ...[maker, code, isAction]: Parameters<typeof challengesOf<Action>>
): Promise<Challenge<Action>> => {
  const [first] = await challengesOf(maker, code, isAction)
  if (!first) throw new Refused(DAMAGED)
  return first
}

/** Reads several attempts, each with a name and, unless it is the only one, with its actions. */
async function attemptsIn<Action>(
  from: BytesIn,
  isAction: (value: unknown) => value is Action,
  place: Pick<Challenge<Action>, 'seed' | 'level' | 'day'>,
): Promise<readonly Challenge<Action>[]> {
  const attempts: Challenge<Action>[] = []
  const count = from.whole()
  if (count < 1 || count > MOST_RESULTS) throw new BadBytes()
  let [ticks, entries] = [MOST_LINK_TICKS, MOST_ENTRIES]
  while (attempts.length < count) {
    const name = from.text(MOST_NAME_BYTES)
    const attempt = await attemptIn(from, isAction, ticks)
    if (!attempt.log && count > 1) throw new BadBytes()
    ticks -= attempt.ticks
    entries -= attempt.log?.length ?? 0
    if (entries < 0) throw new Refused(TOO_LONG)
    // A name that no player could have chosen is left out.
    attempts.push({ ...place, ...(name && name === nameIn(name) && { name }), ...attempt })
  }
  return attempts
}

/** Reads an attempt of at most this many ticks, if it has its actions. */
async function attemptIn<Action>(
  from: BytesIn,
  isAction: (value: unknown) => value is Action,
  mostTicks: number,
): Promise<Pick<Challenge<Action>, 'hinted' | 'ticks' | 'result' | 'log'>> {
  const [hinted, ticks, result] = [from.whole() > 0, from.whole(), from.whole()]
  if (from.whole() === 0) return { hinted, ticks, result, log: undefined }
  if (ticks > mostTicks) throw new Refused(TOO_LONG)
  const log = await runInSlices(readingLog(from, { isAction, ticks }), Infinity)
  return { hinted, ticks, result, log }
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
