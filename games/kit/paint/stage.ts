/** Fits the canvas to the window: size in CSS pixels, a capped pixel ratio, and insets for the shell. */
import type { CreateWords, WordStage } from './floating-words.ts'
import type { PrePaint } from './pre-painting.ts'
import type { PaintBudget } from './paint-budget.ts'
import { createRatioLimit } from './ratio-limit.ts'

export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export interface Stage extends WordStage {
  readonly canvas: HTMLCanvasElement
  /** The 2D context, scaled to CSS pixels. Created on first use, so that a game may use WebGL2 instead. */
  readonly pen: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  /** Canvas pixels in a CSS pixel. */
  readonly ratio: number
  /** Insets covered by the shell's bars and the device's notches, in CSS pixels. */
  readonly safe: Insets
  /** Id of the look that the player has chosen. */
  readonly look: string
  /** Larger symbols, numbers and patterns on everything that must be told apart. */
  readonly strong: boolean
  /** Creates floating words. Undefined until the script of play has loaded. */
  readonly createWords?: CreateWords | undefined
  /** Version of the layout: grows with every change of size, look or signs. */
  readonly layoutVersion: number
  /** Version of the sprites: grows with every change of size, look, pixel ratio or typeface. */
  readonly spriteVersion: number
  /** Paints sprites before they are needed, between frames. Most of it happens under the opening card. */
  readonly prePaint: PrePaint
  /** Limits how much is painted per frame. */
  readonly paintBudget: PaintBudget
  /** Draws scenery. Its sprites are painted only after those of the foreground are complete. */
  scenery(draw: () => void): void
}

export interface LiveStage extends Stage {
  createWords?: CreateWords | undefined
  /** Measures the window; returns whether anything changed. */
  measure(safe: Insets): boolean
  /** Starts a frame: scales the pen to CSS pixels. */
  begin(): void
  end(): void
  /** Invalidates all sprites, once the typeface has loaded. */
  renew(): void
  /** Changes the look, or the size of signs, from the next frame on. */
  wear(look: string, strong: boolean): void
  /** Lowers the pixel ratio: 2, then 1.5, then 1. Draw a frame at once, because this clears the canvas. */
  coarsen(): boolean
  /** Starts at the lowest pixel ratio, which halves the time to the first picture. Call before the first measure. */
  beginCoarse(): void
  /** Raises the pixel ratio to the highest, once the device has proved to be fast. */
  sharpen(): boolean
}

/** Smallest stage, in CSS pixels. A smaller window, or one without a size yet, shows a part of it. */
const MIN_SIZE = 160

/** Fills the canvas with the game's background colour: an empty opaque canvas is black. */
function fillCanvas(
  pen: CanvasRenderingContext2D,
  { width, height }: HTMLCanvasElement,
  colour: string,
): void {
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.globalAlpha = 1
  pen.fillStyle = colour
  pen.fillRect(0, 0, width, height)
}

export function createStage(
  canvas: HTMLCanvasElement,
  prePaint: PrePaint,
  paintBudget: PaintBudget,
  isCalm: () => boolean,
): LiveStage {
  const ground = getComputedStyle(document.documentElement).backgroundColor
  let pen: CanvasRenderingContext2D | undefined
  const limit = createRatioLimit()
  let lastSize = ''
  /** Whether the look has changed since the last frame. */
  let isNewLook = false
  /** Whether a frame has been drawn since the pixel ratio was raised. */
  let hasDrawnSharp = true
  /** The canvas's current pixels per CSS pixel. Lags behind `ratio` until all sprites are sharp. */
  let scale = 1
  const prime = () => {
    if (pen) fillCanvas(pen, canvas, ground)
  }

  /** Sets the canvas's size in pixels. */
  function fit(): void {
    const [wide, high] = [Math.round(stage.width * stage.ratio), Math.round(stage.height * stage.ratio)]
    scale = stage.ratio
    // Setting a canvas's size clears it, even to the same value.
    if (canvas.width === wide && canvas.height === high) return
    Object.assign(canvas, { width: wide, height: high })
    prime()
  }

  const stage = {
    canvas,
    width: 0,
    height: 0,
    ratio: 1,
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    look: '',
    strong: false,
    get calm() {
      return isCalm()
    },
    layoutVersion: 0,
    spriteVersion: 0,
    prePaint,
    paintBudget,
    scenery: paintBudget.scenery,

    get pen() {
      if (pen) return pen
      pen = canvas.getContext('2d', { alpha: false }) ?? undefined
      if (!pen) throw new Error('This browser has no 2D canvas.')
      prime()
      return pen
    },

    measure(safe: Insets) {
      const width = Math.max(MIN_SIZE, innerWidth)
      const height = Math.max(MIN_SIZE, innerHeight)
      const { ratio } = limit
      const size = JSON.stringify([width, height, safe])
      const isResized = size !== lastSize
      if (!isResized && ratio === stage.ratio) return false
      lastSize = size
      const isCoarser = ratio < stage.ratio
      Object.assign(stage, { width, height, ratio, safe })
      stage.layoutVersion += Number(isResized)
      stage.spriteVersion++
      if (isResized || isCoarser) fit()
      else hasDrawnSharp = false
      return true
    },

    begin() {
      paintBudget.begin(isNewLook)
      isNewLook = false
      // The background colour stands in for missing scenery. The canvas gets its new ratio only when all sprites have it:
      // scaling up coarse sprites is the slowest operation on a weak device.
      if (paintBudget.isIncomplete) prime()
      else if (hasDrawnSharp) fit()
      hasDrawnSharp = true
      pen?.setTransform(scale, 0, 0, scale, 0, 0)
    },

    end: paintBudget.end,
    renew: () => void stage.spriteVersion++,

    wear(look: string, strong: boolean) {
      if (look === stage.look && strong === stage.strong) return
      Object.assign(stage, { look, strong })
      if (!pen) return
      stage.layoutVersion++
      stage.spriteVersion++
      isNewLook = true
    },

    beginCoarse: limit.beginCoarse,
    sharpen: () => limit.sharpen() && stage.measure(stage.safe),

    coarsen() {
      limit.coarsen(stage.ratio)
      return stage.measure(stage.safe)
    },
  }
  return stage
}
