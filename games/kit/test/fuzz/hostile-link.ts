/** Writes mutated challenge codes. Unlike the game's encoder, this one has no limits. */
import { bytesOut, type BytesOut } from '../../replay/byte-stream.ts'
import { writeLog, type LogEntry } from '../../replay/log.ts'
import { textOf } from '../../replay/log-text.ts'
import { checksumOf } from '../../replay/checksum.ts'
import type { Chance } from '../../rules/chance.ts'
import type { HonestRound } from './corpus.ts'
import { changedList, mutated } from './values.ts'

interface Header {
  readonly format: number
  readonly mark: number
  readonly version: number
  readonly seed: number
  readonly level: number
  readonly day: number
}

/** The fields before an attempt's log. Those of the last version have no name. */
interface AttemptHeader {
  readonly hinted: number
  readonly ticks: number
  readonly result: number
  readonly hasLog: number
}

const LAST_FORMAT = 1
const FORMAT = 2

const DAY_MS = 86_400_000
const dayNumber = (day: string | undefined) => (day ? Date.parse(`${day}T00:00Z`) / DAY_MS : 0)

const headerOf = (slug: string, format: number, { seed, level, day }: HonestRound): Header => ({
  format,
  mark: checksumOf(slug) % 16_384,
  version: 1,
  seed,
  level,
  day: dayNumber(day),
})
const attemptOf = ({ ticks }: HonestRound): AttemptHeader => ({ hinted: 0, ticks, result: 1, hasLog: 1 })

const HONEST_NAMES = ['', 'Mia', 'Jörg-Ö', 'O’Neil 7', 'Ирина', 'שרה', '山田']
const HOSTILE_NAMES = [
  '<b>Mia</b>',
  '\u202Eaim',
  'M\u200Bia',
  '\u3164',
  ' Mia',
  'Mi\u0000a',
  'a\u0301\u0301\u0301\u0301',
  'abcdefghijklm',
  'é'.repeat(24),
  'x'.repeat(400),
]

const SIGNED: readonly string[] = ['seed', 'level']
const WHOLES = [
  0,
  1,
  2,
  127,
  128,
  39_999,
  40_000,
  40_001,
  60_000,
  1e6,
  1e6 + 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
]
const LEVELS = [0, 2, 7, 8, 1e6, 1e6 + 1, 2 ** 31, 2 ** 53 - 1]
const DAYS = ['2026-11-19', '2026-11-20', '9999-12-31', '2026-11-17'].map(dayNumber)

function mutatedHeader<Fields extends object>(rng: Chance, header: Fields): Fields {
  const often = ['level', 'level', 'day', 'day'].filter((field) => field in header)
  const name = rng.pick([...Object.keys(header), ...often])
  const value = rng.pick(name === 'day' ? [...WHOLES, ...DAYS] : name === 'level' ? LEVELS : WHOLES)
  return { ...header, [name]: SIGNED.includes(name) && rng.int(2) ? -value : value }
}

function writeHeader(out: BytesOut, header: object): void {
  for (const [name, value] of Object.entries(header))
    if (SIGNED.includes(name)) out.signed(Number(value))
    else out.whole(Number(value))
}

type Log = readonly LogEntry<unknown>[]

/** Mutates one action, or the order or number of the entries. */
function mutatedLog(rng: Chance, log: Log): Log {
  if (log.length === 0 || rng.int(3) === 0) {
    const list = changedList(rng, log)
    return Array.isArray(list) ? list.filter((entry): entry is LogEntry<unknown> => Array.isArray(entry)) : []
  }
  const at = rng.int(log.length)
  const [tick, action] = log[at] ?? [0, null]
  const hostile = mutated(rng, action) ?? null
  return rng.int(4) ? log.with(at, [tick, hostile]) : log.map(([when]) => [when, hostile])
}

/** Ticks must not decrease, because differences are written without a sign. */
function inOrder(log: Log): Log {
  let last = 0
  return log.map(([tick, action]) => [(last = Math.max(last, Math.floor(Number(tick) || 0))), action])
}

/** Writes logs that are short as a code but expensive to replay. */
function writeBomb(rng: Chance, out: BytesOut, { log, moments }: HonestRound): void {
  const action = JSON.stringify(log[0]?.[1] ?? moments[0]?.action ?? 'x', (_, part: unknown) =>
    typeof part === 'number' ? 0 : part,
  )
  const numbers = action.split('0').length - 1
  const kind = rng.int(5)
  const shape = [
    action.padEnd(300_000),
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `[${'0,'.repeat(20_000)}0]`,
    action,
    ' '.repeat(250_000) + action,
  ][kind]
  const entries = kind === 3 ? 60_000 : 20_000
  out.whole(entries)
  for (let i = 0; i < entries; i++) {
    out.whole(0)
    out.whole(0)
    if (i === 0 && shape !== undefined) writeText(out, shape)
    for (let n = 0; n < numbers; n++) out.whole(0)
  }
}

/** Writes an ASCII text after its length, without encoding it first. */
function writeText(out: BytesOut, text: string): void {
  out.whole(text.length)
  for (let i = 0; i < text.length; i++) out.whole(text.charCodeAt(i) % 128)
}

function mutatedBytes(rng: Chance, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const at = rng.int(bytes.length)
  return rng.pick<() => Uint8Array<ArrayBuffer>>([
    () => bytes.with(at, (bytes[at] ?? 0) ^ (1 << rng.int(8))),
    () => bytes.with(at, rng.int(256)),
    () => bytes.slice(0, at),
    () => Uint8Array.from([...bytes.slice(0, at), ...bytes.slice(at + 1)]),
    () => Uint8Array.from([...bytes, ...bytes.slice(at)]),
    () => Uint8Array.from({ length: rng.int(300) }, () => rng.int(256)),
  ])()
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const codeOfBytes = (bytes: Uint8Array) =>
  textOf(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

/** Probability of each mutation in percent. The rest are honest codes, as a baseline. */
const SHARES = { log: 42, header: 18, name: 6, bytes: 12, squeezed: 9, bomb: 5, text: 4 }

function strategyOf(rng: Chance): string {
  let part = rng.int(100)
  for (const [name, share] of Object.entries(SHARES)) if ((part -= share) < 0) return name
  return 'honest'
}

/** Writes up to four attempts, one of which is mutated. Their count may be wrong. */
function writeAttempts(rng: Chance, out: BytesOut, round: HonestRound, strategy: string): void {
  const count = 1 + rng.int(4)
  const mutant = rng.int(count)
  out.whole(strategy === 'header' && rng.int(4) === 0 ? rng.pick(WHOLES) : count)
  for (let i = 0; i < count; i++) {
    const kind = i === mutant ? strategy : ''
    out.text(rng.pick(kind === 'name' ? HOSTILE_NAMES : HONEST_NAMES))
    writeAttempt(rng, out, round, kind)
  }
}

function writeAttempt(rng: Chance, out: BytesOut, round: HonestRound, strategy: string): void {
  const header = attemptOf(round)
  writeHeader(out, strategy === 'header' && rng.int(2) ? mutatedHeader(rng, header) : header)
  if (strategy === 'bomb') writeBomb(rng, out, round)
  else writeLog(out, strategy === 'log' ? inOrder(mutatedLog(rng, round.log)) : round.log)
}

export async function hostileCode(rng: Chance, slug: string, round: HonestRound): Promise<string> {
  const strategy = strategyOf(rng)
  if (strategy === 'text') return rng.pick(['', 'A', '%00', 'é', '='.repeat(9000), 'A'.repeat(8192)])
  const out = bytesOut()
  const format = strategy !== 'name' && rng.int(3) === 0 ? LAST_FORMAT : FORMAT
  const header = headerOf(slug, format, round)
  writeHeader(out, strategy === 'header' && rng.int(2) ? mutatedHeader(rng, header) : header)
  if (format === LAST_FORMAT) writeAttempt(rng, out, round, strategy)
  else writeAttempts(rng, out, round, strategy)
  const raw = out.done()
  const squeezed = await deflated(strategy === 'bytes' ? mutatedBytes(rng, raw) : raw)
  return codeOfBytes(strategy === 'squeezed' ? mutatedBytes(rng, squeezed) : squeezed)
}
