/**
 * Notices that no frames come any more: a frame that is hidden gets no event at all, it is just not painted. One frame
 * that takes long is no stall, however long it takes.
 */

export const STALLED_AFTER_MS = 500

/**
 * A judge, to be asked at intervals with the time now and the time of the last frame. Whatever keeps the page busy
 * keeps it from asking as well, and when it can ask again, a frame comes before it asks twice.
 */
export function stallJudge(): (now: number, lastFrame: number) => boolean {
  let suspect: number | undefined
  return (now, lastFrame) => {
    const isLate = now - lastFrame > STALLED_AFTER_MS
    const isStalled = isLate && suspect === lastFrame
    suspect = isLate ? lastFrame : undefined
    return isStalled
  }
}

/** `lastFrame` tells when the last frame was painted. */
export function watchForStall(lastFrame: () => number, stalled: () => void): void {
  const judge = stallJudge()
  setInterval(() => judge(performance.now(), lastFrame()) && stalled(), STALLED_AFTER_MS / 2)
}
