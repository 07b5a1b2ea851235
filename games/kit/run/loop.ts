/** Runs the animation loop: schedules frames only when one is due, and reports slow frames, fast frames and stalls. */
import { BEAT_EVERY, IDLE_EVERY, type Pace } from './pace.ts'
import { watchForStall } from './stall.ts'

/** Average frame times, in seconds, above which the canvas resolution drops, and below which it may rise. */
const SLOW_FRAME = 1 / 40
const QUICK_FRAME = 1 / 50
const FRAMES_TO_JUDGE = 60
/** Upper bound for the time of one frame, in seconds. */
const LONGEST_FRAME = 0.25
/** Time of the first picture after a rest. A longer one would skip the beginning of the animation that ends it. */
const FIRST_FRAME = 1 / 60
/** An idle frame may be this much early: the screen's frames do not fall on the timer's. */
const EARLY = 1 / 100
/** Gamepads have no events. */
const POLL_PAD_MS = 50

export interface LoopEvents {
  /** Advances everything except the picture, by seconds. */
  pass(delta: number): void
  draw(delta: number): void
  /** Asked after every frame. */
  pace(sinceInput: number): Pace
  hasPad(): boolean
  /** An input or a change has come, and has not been handled yet. */
  woken(): void
  slow(): void
  quick(): void
  stalled(): void
}

export interface Loop {
  start(): void
  /** Requests a frame because of an input or a change. Call it before the input is handled. */
  wake(): void
}

export function createLoop({ pass, draw, pace, hasPad, woken, slow, quick, stalled }: LoopEvents): Loop {
  let hasStarted = false
  let last = 0
  /** When the pending animation frame was requested. */
  let requestedAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let padTimer: ReturnType<typeof setInterval> | undefined
  let scheduled: Pace = 'full'
  let isPassing = false
  let inputAt = 0
  let sinceDrawn = 0
  let sum = 0
  let count = 0
  let isJudged = false
  const stallWatch = watchForStall(() => requestedAt, stalled)

  function request(): void {
    clearTimeout(timer)
    if (requestedAt !== undefined) return
    requestedAt = performance.now()
    stallWatch.start()
    requestAnimationFrame(next)
  }

  /** Passes the time since the last call, and returns it. */
  function advance(now: number): number {
    const delta = Math.max(0, (now - last) / 1000)
    last = now
    sinceDrawn += delta
    isPassing = true
    // Without frames time passes in beats; a longer gap means that the device slept.
    pass(Math.min(delta, scheduled === 'full' ? LONGEST_FRAME : BEAT_EVERY + LONGEST_FRAME))
    isPassing = false
    return delta
  }

  function next(now: number): void {
    requestedAt = undefined
    const delta = advance(now)
    if (scheduled === 'full') {
      // Before drawing, because resizing the canvas clears it.
      if (delta <= LONGEST_FRAME) judge(delta)
      paint(Math.min(delta, LONGEST_FRAME))
    } else paintIfDue(delta)
    schedule()
  }

  /** Draws the first picture after a rest, or the next one of idle motion. */
  function paintIfDue(delta: number): void {
    const wanted = paceNow()
    if (wanted === 'full') paint(Math.min(delta, FIRST_FRAME))
    else if (wanted === 'idle' && sinceDrawn >= IDLE_EVERY - EARLY) paint(Math.min(sinceDrawn, LONGEST_FRAME))
  }

  /** Full until the first judgement, because a coarse picture is sharpened by it. */
  function paceNow(): Pace {
    return isJudged ? pace((performance.now() - inputAt) / 1000) : 'full'
  }

  function paint(delta: number): void {
    sinceDrawn = 0
    draw(delta)
  }

  function judge(delta: number): void {
    sum += delta
    if (++count < FRAMES_TO_JUDGE) return
    if (sum / count > SLOW_FRAME) slow()
    else if (sum / count < QUICK_FRAME) quick()
    sum = count = 0
    isJudged = true
  }

  function schedule(): void {
    const before = scheduled
    scheduled = paceNow()
    if (scheduled === 'full') request()
    else if (scheduled !== 'asleep' && requestedAt === undefined) {
      const seconds = scheduled === 'idle' ? IDLE_EVERY - sinceDrawn : BEAT_EVERY
      timer = setTimeout(request, seconds * 1000)
    }
    if (requestedAt === undefined) stallWatch.stop()
    if (scheduled !== before) watchPad()
  }

  /** Polls a gamepad between frames. Asking for one is slow, so only changes of the pace ask. */
  function watchPad(): void {
    clearInterval(padTimer)
    if (scheduled !== 'full' && hasPad()) padTimer = setInterval(pollPad, POLL_PAD_MS)
  }

  function pollPad(): void {
    if (!hasPad()) clearInterval(padTimer)
    else if (requestedAt === undefined) advance(performance.now())
  }

  return {
    start() {
      hasStarted = true
      last = inputAt = performance.now()
      request()
    },
    wake() {
      inputAt = performance.now()
      woken()
      if (!hasStarted) return
      request()
      // Time at rest has passed before the input, not after it, even if a frame has just been requested.
      if (scheduled !== 'full' && !isPassing) advance(performance.now())
    },
  }
}
