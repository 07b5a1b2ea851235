/** A clock with timers that moves only when a test advances it. */
import type { Time } from '../src/serve.ts'

export interface ManualClock extends Time {
  /** Moves the clock ahead, fires the timers that are due, and resolves when every lane is idle again. */
  advance(ms: number): Promise<void>
}

/** `lanes` is the number of lanes that wait on this clock when they are idle. */
export function createManualClock(start: number, lanes: number): ManualClock {
  let now = start
  const timers = new Map<() => void, number>()
  let onIdle: (() => void) | undefined

  const allIdle = () =>
    new Promise<void>((resolve) => {
      onIdle = resolve
      checkIdle()
    })
  function checkIdle() {
    if (timers.size === lanes) onIdle?.()
  }

  return {
    clock: () => now,
    startTimer(ms, callBack) {
      // A new key for each timer, even if two share a callback.
      const key = () => callBack()
      timers.set(key, now + ms)
      checkIdle()
      return () => void timers.delete(key)
    },
    async advance(ms) {
      await allIdle()
      now += ms
      for (const [fire, at] of timers) if (at <= now) fire()
      await allIdle()
    },
  }
}
