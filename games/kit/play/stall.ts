/** Notices a stalled frame: one that is hidden gets no event at all, it is just not painted any more. */

export const STALLED_AFTER_MS = 500

/** `lastFrame` tells when the last frame was painted. */
export function watchForStall(lastFrame: () => number, stalled: () => void): void {
  setInterval(() => {
    if (performance.now() - lastFrame() > STALLED_AFTER_MS) stalled()
  }, STALLED_AFTER_MS / 2)
}
