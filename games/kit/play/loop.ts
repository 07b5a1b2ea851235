/** Frames: how long each took, when they are too slow, and when they have stopped coming. */

/** Seconds. Twice in a row that slow on average, and the canvas is made coarser. */
const SLOW_FRAME = 1 / 40
const FRAMES_TO_JUDGE = 60
/** A hidden frame gets no event at all; it just is not painted any more. */
const LOST_AFTER_MS = 500
/** What counts at most as one frame's time. */
const LONGEST_FRAME = 0.25

export interface LoopEvents {
  frame(delta: number): void
  slow(): void
  /** Half a second without a frame. */
  lost(): void
}

export function runLoop({ frame, slow, lost }: LoopEvents): void {
  let last = performance.now()
  let sum = 0
  let count = 0

  function next(now: number): void {
    requestAnimationFrame(next)
    const delta = Math.max(0, (now - last) / 1000)
    last = now
    if (delta > LOST_AFTER_MS / 1000) lost()
    frame(Math.min(delta, LONGEST_FRAME))
    if (delta > LONGEST_FRAME) return
    sum += delta
    if (++count < FRAMES_TO_JUDGE) return
    if (sum / count > SLOW_FRAME) slow()
    sum = count = 0
  }

  requestAnimationFrame(next)
  setInterval(() => {
    if (performance.now() - last > LOST_AFTER_MS) lost()
  }, LOST_AFTER_MS / 2)
}
