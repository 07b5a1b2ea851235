/** A clock that only moves when a test turns it, with the pauses that are waited for on it. */
import type { Time } from '../src/serve.ts'

export interface ManualClock extends Time {
  /** Leaps ahead, ends the pauses that are over, and resolves when as many are waited for as before. */
  turn(ms: number): Promise<void>
}

/** `sleepers` is how many pause on this clock whenever they have nothing to do. */
export function createManualClock(start: number, sleepers: number): ManualClock {
  let now = start
  const pauses = new Map<() => void, number>()
  let whenAsleep: (() => void) | undefined

  const allAsleep = () =>
    new Promise<void>((resolve) => {
      whenAsleep = resolve
      noticeSleep()
    })
  function noticeSleep() {
    if (pauses.size === sleepers) whenAsleep?.()
  }

  return {
    clock: () => now,
    startTimer(ms, callBack) {
      // Another key for each pause, even if two call back to the same function.
      const key = () => callBack()
      pauses.set(key, now + ms)
      noticeSleep()
      return () => void pauses.delete(key)
    },
    async turn(ms) {
      await allAsleep()
      now += ms
      for (const [end, at] of pauses) if (at <= now) end()
      await allAsleep()
    },
  }
}
