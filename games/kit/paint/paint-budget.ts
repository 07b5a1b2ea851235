/** Limits how much is painted per frame: foreground sprites first, scenery in later frames, fading in. */

/** Paint budget of a normal frame. A sprite that has been started is always finished. */
const FRAME_BUDGET_MS = 6
/** Devices that open or draw faster than this keep the normal budget. */
const FAST_STARTUP_MS = 30
const FAST_FRAME_MS = 45
/**
 * On a slow device every frame takes long, whatever is painted. Spending a share of the excess on painting takes fewer
 * frames. Compositing costs almost as much again, so from one half on, a long frame would make the next one even longer.
 */
const SHARE_OF_LAST_FRAME = 0.45
/** The first frame has the most to paint, and startup time is the only measure of the device by then. */
const STARTUP_FACTOR = 5
/** A longer gap between frames means that the tab was hidden, not that the device is slow. */
const HIDDEN_TAB_MS = 1000
/**
 * Upper bound for a frame. Enough for the whole foreground on a slow phone, where one long frame is cheaper than several
 * short ones, because every frame also pays for compositing.
 */
const MAX_FRAME_BUDGET_MS = 110

export interface PaintBudget {
  /** The last frame skipped at least one sprite. */
  readonly isIncomplete: boolean
  /** The last frame skipped a sprite of the foreground. */
  readonly isForegroundIncomplete: boolean
  /** Reports how long startup took, before the first frame. */
  reportStartup(milliseconds: number): void
  /** Starts a frame. With `isWhole` it has no limit, so that no sprite is skipped. */
  begin(isWhole: boolean): void
  end(): void
  /** Runs `draw` with the lower priority of scenery. */
  scenery(draw: () => void): void
  /** A sprite that is painted now should fade in. */
  readonly fades: boolean
  /** Whether a sprite may be painted now. Always true between frames, for pre-painting. */
  hasTime(): boolean
}

/** For posters and portraits, which are painted in one go. */
export const UNLIMITED_BUDGET: PaintBudget = {
  isIncomplete: false,
  isForegroundIncomplete: false,
  reportStartup: () => {},
  begin: () => {},
  end: () => {},
  scenery: (draw) => draw(),
  fades: false,
  hasTime: () => true,
}

export function createPaintBudget(isPlaying: () => boolean): PaintBudget {
  /** Deadline of the current frame; undefined between frames. */
  let deadline: number | undefined
  /** Whether the last frame skipped sprites of the foreground or of the scenery. */
  let skippedForeground = true
  let skippedScenery = true
  /** The same for the current frame. */
  let skipsForeground = false
  let skipsScenery = false
  let isScenery = false
  /** Whether this frame has painted anything. */
  let hasPainted = false
  /** Start of the last frame; undefined before the first. */
  let frameStart: number | undefined
  /** Budget of a frame outside of a round, in ms: larger on slower devices. */
  let slowDeviceBudget = 0

  return {
    get isIncomplete() {
      return skippedForeground || skippedScenery
    },
    get isForegroundIncomplete() {
      return skippedForeground
    },
    reportStartup(milliseconds) {
      slowDeviceBudget = (milliseconds - FAST_STARTUP_MS) * STARTUP_FACTOR
    },
    begin(isWhole) {
      const now = performance.now()
      if (frameStart !== undefined) {
        const interval = now - frameStart
        slowDeviceBudget = interval < HIDDEN_TAB_MS ? (interval - FAST_FRAME_MS) * SHARE_OF_LAST_FRAME : 0
      }
      frameStart = now
      // While a card is open, no input waits for a response.
      const mayTakeLonger = skippedForeground && !isPlaying()
      deadline =
        now +
        (mayTakeLonger
          ? Math.min(MAX_FRAME_BUDGET_MS, Math.max(FRAME_BUDGET_MS, slowDeviceBudget))
          : FRAME_BUDGET_MS)
      if (isWhole) deadline = Infinity
      skipsForeground = skipsScenery = hasPainted = false
    },
    end() {
      deadline = undefined
      skippedForeground = skipsForeground
      skippedScenery = skipsScenery
    },
    scenery(draw) {
      isScenery = true
      draw()
      isScenery = false
    },
    get fades() {
      return isScenery && (skippedForeground || skippedScenery)
    },
    hasTime() {
      if (deadline === undefined) return true
      // Scenery waits for a complete foreground. Every frame paints at least one sprite: where drawing alone uses up the
      // budget, the last sprite would never appear otherwise.
      const inTime = (performance.now() < deadline || !hasPainted) && (!isScenery || !skippedForeground)
      hasPainted ||= inTime
      if (isScenery) skipsScenery ||= !inTime
      else skipsForeground ||= !inTime
      return inTime
    },
  }
}
