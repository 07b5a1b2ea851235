/**
 * What was done in a round and when, in few bytes: the numbers of an action are written as differences from the last
 * action of the same shape. Pure.
 */
import { BadBytes, type BytesIn, type BytesOut } from './bytes.ts'

/** An action, and the ticks that had passed before it. In turns there are no ticks, and it is always 0. */
export type Entry<Action> = readonly [tick: number, action: Action]

/** More than any player could do in a round. */
const MOST_ENTRIES = 60_000
const MOST_SHAPES = 500
/** Views round what is steered to such parts, or to coarser ones. What is finer is written in full. */
const PARTS = 1024

/** What stands for a number in a shape. */
const WHOLE = 0
const IN_PARTS = 1
const IN_FULL = 2

/** So that a difference of two can be written as well. */
const isSmall = (n: number) => Number.isInteger(n) && Math.abs(n) < 2 ** 50

function kindOf(n: number): number {
  if (isSmall(n)) return WHOLE
  return isSmall(n * PARTS) ? IN_PARTS : IN_FULL
}

/** An action without its numbers, and they: {"to":0} and 17. */
function shapeOf(action: unknown): { shape: string; numbers: readonly number[] } {
  const numbers: number[] = []
  const shape = JSON.stringify(action, (_key, value: unknown) => {
    if (typeof value !== 'number') return value
    numbers.push(value)
    return kindOf(value)
  })
  return { shape, numbers }
}

interface Known {
  readonly shape: string
  /** The numbers of the last action of this shape, in their units. */
  readonly last: number[]
}

export function writeLog<Action>(out: BytesOut, log: readonly Entry<Action>[]): void {
  const known: Known[] = []
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

/** Throws `BadBytes` at what is no log. The actions are plain data and nothing more is known of them. */
export function readLog<Action>(from: BytesIn): Entry<Action>[] {
  const known: Known[] = []
  const log: Entry<Action>[] = []
  const count = from.whole()
  if (count > MOST_ENTRIES) throw new BadBytes()
  let tick = 0
  while (log.length < count) {
    tick += from.whole()
    const index = from.whole()
    if (index === known.length && index < MOST_SHAPES) known.push({ shape: from.text(), last: [] })
    const { shape, last } = known[index] ?? bad()
    log.push([tick, filled(shape, last, from) as Action])
  }
  return log
}

function filled(shape: string, last: number[], from: BytesIn): unknown {
  let i = 0
  return parsed(shape, (_key, value) => {
    if (typeof value !== 'number') return value
    if (value === IN_FULL) {
      i++
      return from.real()
    }
    const units = (last[i] ?? 0) + from.signed()
    last[i++] = units
    return value === WHOLE ? units : units / PARTS
  })
}

function parsed(text: string, revive: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive)
  } catch {
    return bad()
  }
}

function bad(): never {
  throw new BadBytes()
}
