/** Frames: how long each took, when they are too slow, and when they have stopped coming. */
import { watchForStall } from './stall.ts'

/** Seconds. When frames take longer than this on average, the canvas is made coarser. */
const SLOW_FRAME = 1 / 40
const QUICK_FRAME = 1 / 50
const FRAMES_TO_JUDGE = 60
/** The most that counts as one frame's time. */
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
    // Before it is drawn: whoever changes the canvas empties it.
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
