/** Pauses that can be ended early, on timers that tests can replace. */

/** Calls back once after `ms`; returns a function that cancels it. */
export type StartTimer = (ms: number, callBack: () => void) => () => void

export const startRealTimer: StartTimer = (ms, callBack) => {
  const timer = setTimeout(callBack, ms)
  return () => clearTimeout(timer)
}

/** During the pause, `pauses` contains a callback that ends it early. */
export function pause(ms: number, pauses: Set<() => void>, startTimer: StartTimer): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel()
      pauses.delete(end)
      resolve()
    }
    const cancel = startTimer(ms, end)
    pauses.add(end)
  })
}
