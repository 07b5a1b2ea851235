/**
 * Painting in slices: a picture that is not painted yet may wait for the next frame, so that no frame takes long. What
 * the game is played with comes first; scenery comes after it and fades in.
 */

/** Milliseconds of painting in a frame. What is begun in them is ended, and put onto the screen. */
const SLICE = 6
/** A device that is quick opens the game in less than this, and draws a frame in less than that. */
const QUICK_OPENING = 30
const QUICK = 45
/**
 * On a slow device every frame takes long, whatever is painted: a part of what is beyond that again makes fewer of them.
 * What is painted here is put onto the screen after the frame, which takes almost as long again: from a half on, one long
 * frame would make the next one longer still.
 */
const OF_LAST_FRAME = 0.45
/** The first frame has the most to paint, and how long the game took to open tells how slow the device is. */
const OF_OPENING = 5
/** Milliseconds. A frame that comes so late was not drawn slowly: nobody was looking. */
const PAUSE = 1000
/** What is near takes a slow phone no more, in one frame; every further frame would cost it as much again for the screen. */
const LONGEST = 110

export interface PaintBudget {
  /** True while the last frame lacked something. */
  readonly isIncomplete: boolean
  /** True while it lacked something that the game is played with. */
  readonly isForegroundIncomplete: boolean
  /** The first frame is about to be drawn; it took so many milliseconds to get there. */
  opened(milliseconds: number): void
  /** `isWhole`: nothing may be left out of this one. */
  begin(isWhole: boolean): void
  end(): void
  /** Draws scenery. */
  scenery(draw: () => void): void
  /** Whether a picture that is made now fades in. */
  readonly fades: boolean
  /** Whether a picture may be painted now. Outside of a frame, painting ahead, there is always time. */
  hasTime(): boolean
}

/** For a poster, which is painted whole. */
export const UNHURRIED: PaintBudget = {
  isIncomplete: false,
  isForegroundIncomplete: false,
  opened: () => {},
  begin: () => {},
  end: () => {},
  scenery: (draw) => draw(),
  fades: false,
  hasTime: () => true,
}

export function createPaintBudget(isPlaying: () => boolean): PaintBudget {
  let until: number | undefined
  let near = true
  let far = true
  /** The same of the frame that is being drawn. */
  let nearNow = false
  let farNow = false
  let isScenery = false
  /** Whether this frame has painted anything. */
  let hasPainted = false
  /** When the last frame began; none before the first. */
  let begun: number | undefined
  /** Milliseconds that a frame without a round may paint: the slower the device is, the more. */
  let slice = 0

  return {
    get isIncomplete() {
      return near || far
    },
    get isForegroundIncomplete() {
      return near
    },
    opened(milliseconds) {
      slice = (milliseconds - QUICK_OPENING) * OF_OPENING
    },
    begin(isWhole) {
      const now = performance.now()
      // How long a frame was waited for, the first one or after a pause, says nothing about the device.
      if (begun !== undefined) slice = now - begun < PAUSE ? (now - begun - QUICK) * OF_LAST_FRAME : 0
      begun = now
      // Under a card nobody waits for an answer.
      until = now + (near && !isPlaying() ? Math.min(LONGEST, Math.max(SLICE, slice)) : SLICE)
      if (isWhole) until = Infinity
      nearNow = farNow = hasPainted = false
    },
    end() {
      until = undefined
      near = nearNow
      far = farNow
    },
    scenery(draw) {
      isScenery = true
      draw()
      isScenery = false
    },
    get fades() {
      return isScenery && (near || far)
    },
    hasTime() {
      if (until === undefined) return true
      // A frame that lacks what is near has no time for what is far. One painting is done in every frame: where drawing
      // alone takes all the time, what is drawn last would never come.
      const inTime = (performance.now() < until || !hasPainted) && (!isScenery || !near)
      hasPainted ||= inTime
      if (isScenery) farNow ||= !inTime
      else nearNow ||= !inTime
      return inTime
    },
  }
}
