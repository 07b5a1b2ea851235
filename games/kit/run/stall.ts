/** Detects that animation frames have stopped: a hidden iframe gets no event. A single slow frame is not a stall. */

const STALLED_AFTER_MS = 500

/** Time for a frame to arrive once the page is no longer busy. */
const GRACE_MS = 200

/**
 * Call the result at intervals. Work that blocks frames blocks these calls as well, so the first late call only raises a
 * suspicion; a stall is reported if still no frame has come after the grace period.
 */
export function stallJudge(): (now: number, lastFrame: number) => boolean {
  let suspected: { readonly at: number; readonly lastFrame: number } | undefined
  return (now, lastFrame) => {
    if (now - lastFrame <= STALLED_AFTER_MS) suspected = undefined
    else if (suspected?.lastFrame !== lastFrame) suspected = { at: now, lastFrame }
    return suspected !== undefined && now - suspected.at >= GRACE_MS
  }
}

export interface StallWatch {
  start(): void
  stop(): void
}

/**
 * `requestedAt` returns when the pending frame was requested; a loop that has requested none is at rest. Stops after a
 * report, until it is started again.
 */
export function watchForStall(requestedAt: () => number | undefined, stalled: () => void): StallWatch {
  let timer: ReturnType<typeof setInterval> | undefined
  let judge = stallJudge()

  function check(): void {
    const now = performance.now()
    if (!judge(now, requestedAt() ?? now)) return
    stop()
    stalled()
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  return {
    start() {
      if (timer !== undefined) return
      judge = stallJudge()
      timer = setInterval(check, STALLED_AFTER_MS / 2)
    },
    stop,
  }
}
