/** Lines of music as a score writes them, read and varied. Pure. */
import type { Line } from './score.ts'

/** Something that is to be played: a degree from 0, the whole chord, or what leads on to the next. */
export interface Event {
  /** Beats from the line's beginning. */
  readonly at: number
  /** In beats. */
  readonly lasts: number
  readonly what: number | 'chord' | 'lead'
}

export interface Read {
  readonly bars: number
  readonly events: readonly Event[]
}

const DEGREES = '1234567890'
const BELOW = 'abcdefg'

function meaningOf(sign: string): Event['what'] | undefined {
  if (sign === 'x') return 'chord'
  if (sign === '~') return 'lead'
  if (DEGREES.includes(sign)) return DEGREES.indexOf(sign)
  if (BELOW.includes(sign)) return BELOW.indexOf(sign) - 7
  return undefined
}

export function readLine(line: Line, beats: number): Read {
  const events: Event[] = []
  const bars = line.replaceAll(' ', '').split('|')
  for (const [bar, signs] of bars.entries())
    for (const [i, sign] of [...signs].entries()) {
      const lasts = beats / signs.length
      const last = events.at(-1)
      const at = bar * beats + i * lasts
      const what = meaningOf(sign)
      if (what !== undefined) events.push({ at, lasts, what })
      // What sounds goes on only if it sounds until here: after a rest there is nothing to hold.
      else if (sign === '-' && last && Math.abs(last.at + last.lasts - at) < 1e-6)
        events[events.length - 1] = { ...last, lasts: last.lasts + lasts }
    }
  return { bars: bars.length, events }
}

/** From 0 up to 1, the same for the same numbers. */
export function chanceOf(...numbers: readonly number[]): number {
  let mixed = 0x9e3779b9
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ number, 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    mixed ^= mixed >>> 16
  }
  return (mixed >>> 0) / 2 ** 32
}

/** `middle` and `home`, where the last bar begins, are in beats. */
type Vary = (
  events: readonly Event[],
  chance: (i: number) => number,
  middle: number,
  home: number,
) => readonly Event[]

const moved = (event: Event, by: number): Event =>
  typeof event.what === 'number' ? { ...event, what: event.what + by } : event

/** Some that are not on a beat are left out: what was before them sounds on. */
const thinned: Vary = (events, chance) => {
  const out: Event[] = []
  for (const [i, event] of events.entries()) {
    const last = out.at(-1)
    if (!last || event.at % 1 === 0 || chance(i) < 0.45) out.push(event)
    else if (Math.abs(last.at + last.lasts - event.at) < 1e-6)
      out[out.length - 1] = { ...last, lasts: last.lasts + event.lasts }
  }
  return out
}

/** A longer note goes on towards the next one by a step: leaps of a third are filled. */
const passing: Vary = (events, chance) =>
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

/** A third higher; but it comes home as it is written. */
const lifted: Vary = (events, _, __, home) =>
  events.map((event) => (event.at < home ? moved(event, 2) : event))

/** The second half goes down where it went up, except for the way home. */
const mirrored: Vary = (events, _, middle, home) => {
  const pivot = events.find(({ at, what }) => at >= middle && typeof what === 'number')?.what
  return events.map((event) =>
    typeof pivot === 'number' && typeof event.what === 'number' && event.at > middle && event.at < home
      ? { ...event, what: Math.max(-7, Math.min(10, 2 * pivot - event.what)) }
      : event,
  )
}

/** A longer note comes half a beat late. */
const late: Vary = (events, chance) =>
  events.map((event, i) =>
    event.lasts >= 1 && chance(i) < 0.5 ? { ...event, at: event.at + 0.5, lasts: event.lasts - 0.5 } : event,
  )

/** The same rhythm, its tones in the other order. */
const turned: Vary = (events) =>
  events.map((event, i) => {
    const other = events[events.length - 1 - i]
    return typeof event.what === 'number' && typeof other?.what === 'number'
      ? { ...event, what: other.what }
      : event
  })

/** One of them an octave higher. */
const leaping: Vary = (events, chance) => {
  const at = Math.floor(chance(0) * events.length)
  return events.map((event, i) => (i === at && i > 0 ? moved(event, 7) : event))
}

const asWritten: Vary = (events) => events

/** What is done to a melody, and to what goes along with one. */
const MELODIC: readonly Vary[] = [asWritten, passing, lifted, thinned, mirrored, late]
const ALONG: readonly Vary[] = [asWritten, thinned, turned, leaping, asWritten, late]

/** A line as it is heard this time. */
export function varied(
  { bars, events }: Read,
  isMelody: boolean,
  beats: number,
  chance: (i: number) => number,
): readonly Event[] {
  const ways = isMelody ? MELODIC : ALONG
  const vary = ways[Math.floor(chance(-1) * ways.length)] ?? asWritten
  const home = bars > 2 ? (bars - 1) * beats : Infinity
  return vary(events, chance, Math.floor(bars / 2) * beats || beats / 2, home)
}
