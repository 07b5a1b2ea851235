/**
 * Notices that no frames come any more: a frame that is hidden gets no event at all, it is just not painted. One frame
 * that takes long is no stall, however long it takes.
 */

export const STALLED_AFTER_MS = 500

/** Time for a frame to come when the page is no longer busy. */
const GRACE_MS = 200

/**
 * A judge, to be asked at intervals with the time now and the time of the last frame. Whatever keeps the page busy
 * keeps it from asking as well: so the first answer is a suspicion, and only if no frame has come some time after it
 * will none come.
 */
export function stallJudge(): (now: number, lastFrame: number) => boolean {
  let suspected: { readonly at: number; readonly lastFrame: number } | undefined
  return (now, lastFrame) => {
    if (now - lastFrame <= STALLED_AFTER_MS) suspected = undefined
    else if (suspected?.lastFrame !== lastFrame) suspected = { at: now, lastFrame }
    return suspected !== undefined && now - suspected.at >= GRACE_MS
  }
}

/** `lastFrame` tells when the last frame was painted. */
export function watchForStall(lastFrame: () => number, stalled: () => void): void {
  const judge = stallJudge()
  setInterval(() => judge(performance.now(), lastFrame()) && stalled(), STALLED_AFTER_MS / 2)
}
