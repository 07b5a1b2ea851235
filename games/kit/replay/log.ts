/** Writes the actions of a round in few bytes, and reads them back from untrusted bytes. Pure. */
import { BadBytes, type BytesIn, type BytesOut } from './byte-stream.ts'
import { MOST_ENTRIES, MOST_SHAPE_BYTES, MOST_SHAPES } from '../save/limits.ts'
import { runToEnd } from './slicing.ts'

/** An action, and the number of ticks before it; always 0 in a turn-based game. */
export type LogEntry<Action> = readonly [tick: number, action: Action]

/** Views round continuous input to multiples of 1/1024. Finer numbers are written in full. */
const PARTS = 1024

/** How a number is encoded. In a shape the kind takes the number's place: {"to":17} has the shape {"to":0}. */
const WHOLE = 0
const IN_PARTS = 1
const IN_FULL = 2

/** The difference of two such numbers is still an exact integer. */
const isSmall = (n: number) => Number.isInteger(n) && Math.abs(n) < 2 ** 50

function kindOf(n: number): number {
  if (isSmall(n)) return WHOLE
  return isSmall(n * PARTS) ? IN_PARTS : IN_FULL
}

/** Splits an action into its shape and its numbers. */
function shapeOf(action: unknown): { shape: string; numbers: readonly number[] } {
  const numbers: number[] = []
  const shape = JSON.stringify(action, (_key, value: unknown) => {
    if (typeof value !== 'number') return value
    numbers.push(value)
    return kindOf(value)
  })
  return { shape, numbers }
}

/** Numbers are written as differences from the last action of the same shape. */
export function writeLog<Action>(out: BytesOut, log: readonly LogEntry<Action>[]): void {
  const known: { readonly shape: string; readonly last: number[] }[] = []
  let now = 0
  out.whole(log.length)
  for (const [tick, action] of log) {
    const { shape, numbers } = shapeOf(action)
    const found = known.findIndex((one) => one.shape === shape)
    const { last } = known[found] ?? { last: [] }
    out.whole(tick - now)
    now = tick
    out.whole(found < 0 ? known.length : found)
    if (found < 0) {
      out.text(shape)
      known.push({ shape, last })
    }
    for (const [i, number] of numbers.entries()) {
      const kind = kindOf(number)
      if (kind === IN_FULL) out.real(number)
      else {
        const units = kind === WHOLE ? number : number * PARTS
        out.signed(units - (last[i] ?? 0))
        last[i] = units
      }
    }
  }
}

export interface LogReading<Action> {
  /** The type check of the game's rules: every action must pass it. */
  isAction(value: unknown): value is Action
  /** The tick in which the round ended; no action comes later. */
  readonly ticks: number
}

/** Entries between two pauses of `readingLog`: about a millisecond. */
const SLICE = 500

/** Reads a log in slices, so that a long one does not block the page. Throws `BadBytes` if it is not a log. */
export function* readingLog<Action>(
  from: BytesIn,
  { isAction, ticks }: LogReading<Action>,
): Generator<undefined, LogEntry<Action>[]> {
  const shapes: (() => unknown)[] = []
  const log: LogEntry<Action>[] = []
  const count = from.whole()
  if (count > MOST_ENTRIES) bad()
  let tick = 0
  while (log.length < count) {
    tick += from.whole()
    const index = from.whole()
    if (index === shapes.length && index < MOST_SHAPES) shapes.push(reading(from))
    const action = (shapes[index] ?? bad)()
    if (tick > ticks || !isAction(action)) bad()
    log.push([tick, action])
    if (log.length % SLICE === 0) yield undefined
  }
  return log
}

/** Reads a log at once. */
export const readLog = <Action>(from: BytesIn, expected: LogReading<Action>): LogEntry<Action>[] =>
  runToEnd(readingLog(from, expected))

/** Reads a shape and compiles it, so that its text is parsed once. The result reads the next action of this shape. */
function reading(from: BytesIn): () => unknown {
  const last: number[] = []

  function compile(value: unknown, at: { numbers: number }): () => unknown {
    if (typeof value === 'number') return readNumber(value, at.numbers++)
    if (typeof value !== 'object' || value === null) return () => value
    const parts = Object.entries(value).map(([name, part]) => [name, compile(part, at)] as const)
    return Array.isArray(value)
      ? () => parts.map(([, read]) => read())
      : () => Object.fromEntries(parts.map(([name, read]) => [name, read()]))
  }

  function readNumber(kind: number, i: number): () => number {
    if (kind === IN_FULL) return from.real
    if (kind !== WHOLE && kind !== IN_PARTS) bad()
    return () => {
      const units = (last[i] ?? 0) + from.signed()
      last[i] = units
      return kind === WHOLE ? units : units / PARTS
    }
  }

  return compile(parsed(from.text(MOST_SHAPE_BYTES)), { numbers: 0 })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return bad()
  }
}

function bad(): never {
  throw new BadBytes()
}
