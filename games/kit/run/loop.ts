/** Runs the animation loop, and reports slow frames, fast frames and stalls. */
import { watchForStall } from './stall.ts'

/** Average frame times, in seconds, above which the canvas resolution drops, and below which it may rise. */
const SLOW_FRAME = 1 / 40
const QUICK_FRAME = 1 / 50
const FRAMES_TO_JUDGE = 60
/** Upper bound for the time of one frame, in seconds. */
const LONGEST_FRAME = 0.25

export interface LoopEvents {
  frame(delta: number): void
  slow(): void
  quick(): void
  stalled(): void
}

export function runLoop({ frame, slow, quick, stalled }: LoopEvents): void {
  let last = performance.now()
  let sum = 0
  let count = 0

  function next(now: number): void {
    requestAnimationFrame(next)
    const delta = Math.max(0, (now - last) / 1000)
    last = now
    // Before drawing, because resizing the canvas clears it.
    if (delta <= LONGEST_FRAME) judge(delta)
    frame(Math.min(delta, LONGEST_FRAME))
  }

  function judge(delta: number): void {
    sum += delta
    if (++count < FRAMES_TO_JUDGE) return
    if (sum / count > SLOW_FRAME) slow()
    else if (sum / count < QUICK_FRAME) quick()
    sum = count = 0
  }

  requestAnimationFrame(next)
  watchForStall(() => last, stalled)
}
