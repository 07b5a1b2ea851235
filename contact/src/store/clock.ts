/**
 * Guards retention against a wrong clock, which could erase every message. The store keeps its own time, which advances
 * only by the time it has seen pass. Whether the service was off or the clock is wrong, only the operator can tell; until
 * then messages are erased by the store's time.
 */

export interface ClockState {
  /** The store's own time. */
  readonly trusted: number
  /** The clock at the last check. */
  readonly checked: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Downtime or clock error up to this is accepted without asking the operator. */
const TOLERANCE_MS = 12 * HOUR_MS

/** `known` is the state after the last check; without it the clock is trusted. */
export function advanceClock(known: ClockState | undefined, now: number): ClockState {
  if (!known) return { trusted: now, checked: now }
  const passed = now - known.checked
  const trusted = known.trusted + (passed >= 0 && passed <= TOLERANCE_MS ? passed : 0)
  return { trusted: Math.abs(now - trusted) <= TOLERANCE_MS ? now : trusted, checked: now }
}

/** A message that arrives while the clock is far behind would look old once the clock is right again. */
export const retentionStart = (trusted: number, now: number) => (now < trusted - TOLERANCE_MS ? trusted : now)

/** Uses the earlier of the two times: erasing too late can be corrected, erasing too early cannot. */
export const retentionCutoff = ({ trusted, checked }: ClockState, retentionDays: number) =>
  retentionDays === 0 ? 0 : Math.min(trusted, checked) - retentionDays * DAY_MS

/**
 * How much longer than promised the oldest message has been kept, in ms. `oldest` is the start of its retention. Uses the
 * later of the two times, so that a jump in either direction shows.
 */
export const erasingLag = ({ trusted, checked }: ClockState, oldest: number | null, retentionDays: number) =>
  retentionDays === 0 || oldest === null
    ? 0
    : Math.max(0, Math.max(trusted, checked) - oldest - retentionDays * DAY_MS)

/** Returns a warning for the operator if the clock has jumped. */
export function clockWarning({ trusted, checked }: ClockState): string | undefined {
  const leapMs = checked - trusted
  if (leapMs === 0) return undefined
  const days = `${Math.round((10 * Math.abs(leapMs)) / DAY_MS) / 10} days`
  const time = `${new Date(checked).toISOString().slice(0, 16).replace('T', ' ')}Z`
  return leapMs > 0
    ? `The clock says ${time}, ${days} ahead of the time that this store has seen pass. Was the service off, or is the clock wrong? Old messages are kept ${days} longer until you confirm the clock: npm run ops -- trust-clock`
    : `The clock says ${time}, ${days} behind the time that this store has seen before: correct it. Nothing is erased too early meanwhile. If it is right now, confirm it: npm run ops -- trust-clock`
}
