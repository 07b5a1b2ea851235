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

/** `lastFrame` returns the time of the last frame. */
export function watchForStall(lastFrame: () => number, stalled: () => void): void {
  const judge = stallJudge()
  setInterval(() => judge(performance.now(), lastFrame()) && stalled(), STALLED_AFTER_MS / 2)
}
