/**
 * Clocks lie: one that is a year ahead would erase every message. So the store keeps a time of its own, which moves on
 * only by what it has seen pass. Whether a service was off for a year or its clock is a year ahead cannot be told from
 * within; the operator can, and until then messages are erased by the store's own time.
 */

export interface ClockState {
  /** What the time is as far as the store has seen it pass. */
  readonly trusted: number
  /** What the clock said when it was last compared. */
  readonly checked: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A service may be off for so long, and its clock may differ by so much, without anybody having to say anything. */
const TOLERANCE_MS = 12 * HOUR_MS

/** `known` is what the last comparison gave; without it the clock is believed. */
export function advanceClock(known: ClockState | undefined, now: number): ClockState {
  if (!known) return { trusted: now, checked: now }
  const passed = now - known.checked
  const trusted = known.trusted + (passed >= 0 && passed <= TOLERANCE_MS ? passed : 0)
  return { trusted: Math.abs(now - trusted) <= TOLERANCE_MS ? now : trusted, checked: now }
}

/** A message that arrives while the clock is far behind would look old once it is right again. */
export const retentionStart = (trusted: number, now: number) => (now < trusted - TOLERANCE_MS ? trusted : now)

/** Messages are erased by the earlier of the two times: too late can be mended, too early cannot. */
export const retentionCutoff = ({ trusted, checked }: ClockState, retentionDays: number) =>
  retentionDays === 0 ? 0 : Math.min(trusted, checked) - retentionDays * DAY_MS

/**
 * How much longer than promised the oldest message has been kept, in ms. `oldest` is when its retention began; the later
 * of the two times counts, so that a leap in either direction shows.
 */
export const erasingLag = ({ trusted, checked }: ClockState, oldest: number | null, retentionDays: number) =>
  retentionDays === 0 || oldest === null
    ? 0
    : Math.max(0, Math.max(trusted, checked) - oldest - retentionDays * DAY_MS)

/** A sentence for the operator when the clock has leapt; undefined when it can be believed. */
export function clockWarning({ trusted, checked }: ClockState): string | undefined {
  const leapMs = checked - trusted
  if (leapMs === 0) return undefined
  const days = `${Math.round((10 * Math.abs(leapMs)) / DAY_MS) / 10} days`
  const time = `${new Date(checked).toISOString().slice(0, 16).replace('T', ' ')}Z`
  return leapMs > 0
    ? `The clock says ${time}, ${days} more than this store has seen pass: was the service off, or is the clock wrong? Old messages are kept ${days} longer until you say that the clock is right: npm run inbox -- trust-clock`
    : `The clock says ${time}, ${days} less than this store has seen before: set it right. Nothing is erased too early meanwhile. If it is right now, say so: npm run inbox -- trust-clock`
}
