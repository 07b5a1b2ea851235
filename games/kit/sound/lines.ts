/** Parses the lines of a score and varies them. Pure. */
import type { MusicLine } from './score.ts'

/** A note of a line: a degree from 0, the whole chord, or a leading note to the next chord. */
export interface LineEvent {
  /** Beats from the start of the line. */
  readonly at: number
  /** In beats. */
  readonly lasts: number
  readonly what: number | 'chord' | 'lead'
}

export interface ParsedLine {
  readonly bars: number
  readonly events: readonly LineEvent[]
}

const DEGREES = '1234567890'
const BELOW = 'abcdefg'

function meaningOf(sign: string): LineEvent['what'] | undefined {
  if (sign === 'x') return 'chord'
  if (sign === '~') return 'lead'
  if (DEGREES.includes(sign)) return DEGREES.indexOf(sign)
  if (BELOW.includes(sign)) return BELOW.indexOf(sign) - 7
  return undefined
}

export function parseLine(line: MusicLine, beats: number): ParsedLine {
  const events: LineEvent[] = []
  const bars = line.replaceAll(' ', '').split('|')
  for (const [bar, signs] of bars.entries())
    for (const [i, sign] of [...signs].entries()) {
      const lasts = beats / signs.length
      const last = events.at(-1)
      const at = bar * beats + i * lasts
      const what = meaningOf(sign)
      if (what !== undefined) events.push({ at, lasts, what })
      // Hold the previous note only if it lasts until here: after a rest there is nothing to hold.
      else if (sign === '-' && last && Math.abs(last.at + last.lasts - at) < 1e-6)
        events[events.length - 1] = { ...last, lasts: last.lasts + lasts }
    }
  return { bars: bars.length, events }
}

/** Hashes numbers to a fraction from 0 to 1. */
export function hashFraction(...numbers: readonly number[]): number {
  let mixed = 0x9e3779b9
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ number, 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    mixed ^= mixed >>> 16
  }
  return (mixed >>> 0) / 2 ** 32
}

/** `middle` is the middle of the line and `home` the start of its last bar, in beats. */
type Variation = (
  events: readonly LineEvent[],
  chance: (i: number) => number,
  middle: number,
  home: number,
) => readonly LineEvent[]

const moved = (event: LineEvent, by: number): LineEvent =>
  typeof event.what === 'number' ? { ...event, what: event.what + by } : event

/** Drops some notes off the beat and holds the previous note instead. */
const thinned: Variation = (events, chance) => {
  const out: LineEvent[] = []
  for (const [i, event] of events.entries()) {
    const last = out.at(-1)
    if (!last || event.at % 1 === 0 || chance(i) < 0.45) out.push(event)
    else if (Math.abs(last.at + last.lasts - event.at) < 1e-6)
      out[out.length - 1] = { ...last, lasts: last.lasts + event.lasts }
  }
  return out
}

/** Splits long notes with a passing note towards the next one. */
const passing: Variation = (events, chance) =>
  events.flatMap((event, i) => {
    const next = events[i + 1]
    if (event.lasts < 1 || typeof event.what !== 'number' || typeof next?.what !== 'number') return [event]
    if (chance(i) < 0.35) return [event]
    const half = event.lasts / 2
    const step = Math.sign(next.what - event.what) || (chance(i + 50) < 0.5 ? 1 : -1)
    return [
      { ...event, lasts: half },
      { at: event.at + half, lasts: half, what: event.what + step },
    ]
  })

/** Transposes up a third, except for the last bar. */
const lifted: Variation = (events, _, __, home) =>
  events.map((event) => (event.at < home ? moved(event, 2) : event))

/** Inverts the second half, except for the last bar. */
const mirrored: Variation = (events, _, middle, home) => {
  const pivot = events.find(({ at, what }) => at >= middle && typeof what === 'number')?.what
  return events.map((event) =>
    typeof pivot === 'number' && typeof event.what === 'number' && event.at > middle && event.at < home
      ? { ...event, what: Math.max(-7, Math.min(10, 2 * pivot - event.what)) }
      : event,
  )
}

/** Delays some long notes by half a beat. */
const late: Variation = (events, chance) =>
  events.map((event, i) =>
    event.lasts >= 1 && chance(i) < 0.5 ? { ...event, at: event.at + 0.5, lasts: event.lasts - 0.5 } : event,
  )

/** Reverses the pitches, keeping the rhythm. */
const reversed: Variation = (events) =>
  events.map((event, i) => {
    const other = events[events.length - 1 - i]
    return typeof event.what === 'number' && typeof other?.what === 'number'
      ? { ...event, what: other.what }
      : event
  })

/** Moves one note up an octave. */
const leaping: Variation = (events, chance) => {
  const at = Math.floor(chance(0) * events.length)
  return events.map((event, i) => (i === at && i > 0 ? moved(event, 7) : event))
}

const asWritten: Variation = (events) => events

const FOR_MELODY: readonly Variation[] = [asWritten, passing, lifted, thinned, mirrored, late]
const FOR_ACCOMPANIMENT: readonly Variation[] = [asWritten, thinned, reversed, leaping, asWritten, late]

/** Applies a randomly chosen variation to a line. */
export function varied(
  { bars, events }: ParsedLine,
  isMelody: boolean,
  beats: number,
  chance: (i: number) => number,
): readonly LineEvent[] {
  const variations = isMelody ? FOR_MELODY : FOR_ACCOMPANIMENT
  const vary = variations[Math.floor(chance(-1) * variations.length)] ?? asWritten
  const home = bars > 2 ? (bars - 1) * beats : Infinity
  return vary(events, chance, Math.floor(bars / 2) * beats || beats / 2, home)
}
