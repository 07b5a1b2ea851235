/** The canvas that follows its frame: sizes in CSS pixels, a capped pixel ratio, room kept free for the shell. */
import type { Ahead } from './pre-painting.ts'
import type { PaintBudget } from './paint-budget.ts'

export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export interface Stage {
  readonly canvas: HTMLCanvasElement
  /** The 2D context, scaled to CSS pixels; made when first asked for, so a game may open WebGL2 instead. */
  readonly pen: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  /** Canvas pixels in a CSS pixel. */
  readonly ratio: number
  /** What the shell's bars and the device's notches cover, in CSS pixels from each edge. */
  readonly safe: Insets
  /** The look that the visitor has chosen, by its id. */
  readonly look: string
  /** Grows with every change of size or look: what was laid out before is stale. */
  readonly epoch: number
  /** Grows with every change of size, look, sharpness or letters: what was baked before is stale. */
  readonly coat: number
  /** Paints what will be needed, between frames; under the opening card there is most time for it. */
  readonly ahead: Ahead
  /** How much may be painted in a frame. */
  readonly paintBudget: PaintBudget
  /** Draws scenery: for its pictures there is time when everything that the game is played with is there. */
  scenery(draw: () => void): void
}

export interface LiveStage extends Stage {
  /** Take the frame's size again; true when something changed. */
  measure(safe: Insets): boolean
  /** A frame begins: the pen is set to CSS pixels. */
  begin(): void
  end(): void
  /** What was baked is stale: it was lettered without the family's typeface. */
  renew(): void
  /** Another look, which is there with the next frame. */
  wear(look: string): void
  /** Give up sharpness for speed: 2, then 1.5, then 1. A frame must follow at once, for the canvas is empty. */
  coarsen(): boolean
  /** To be called before the first measure, if the device seems slow: a coarse picture is there in half the time. */
  beginCoarse(): void
  /** It is not: as sharp as can be, until it proves too slow. */
  sharpen(): boolean
}

const RATIOS = [2, 1.5, 1]
/** A smaller frame, or one that has no size yet, shows a part of the picture: no game has to draw into nothing. */
const LEAST = 160

export function createStage(canvas: HTMLCanvasElement, ahead: Ahead, paintBudget: PaintBudget): LiveStage {
  const ground = getComputedStyle(document.documentElement).backgroundColor
  let pen: CanvasRenderingContext2D | undefined
  let cap = 0
  let isProven = true
  let known = ''
  /** Whether no frame has been drawn in the look. */
  let isUnworn = false
  /** Whether a frame has told what it lacks since the stage became sharper. */
  let isTold = true
  /** Pixels in a CSS pixel that the canvas has by now. */
  let scale = 1
  /** The game's own colour: without transparency, an empty canvas is black. */
  function prime(): void {
    if (!pen) return
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.globalAlpha = 1
    pen.fillStyle = ground
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }

  /** Gives the canvas its pixels. */
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
    epoch: 0,
    coat: 0,
    ahead,
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
      const width = Math.max(LEAST, innerWidth)
      const height = Math.max(LEAST, innerHeight)
      const ratio = Math.min(devicePixelRatio || 1, RATIOS[cap] ?? 1)
      const size = JSON.stringify([width, height, safe])
      const isResized = size !== known
      if (!isResized && ratio === stage.ratio) return false
      known = size
      const isCoarser = ratio < stage.ratio
      Object.assign(stage, { width, height, ratio, safe, epoch: stage.epoch + Number(isResized) })
      stage.coat++
      if (isResized || isCoarser) fit()
      else isTold = false
      return true
    },

    begin() {
      paintBudget.begin(isUnworn)
      isUnworn = false
      // Until the scenery is there, the game's own colour. A canvas becomes sharp when all that is drawn on it is: to blow
      // up what is coarse takes a slow device longer than anything else.
      if (paintBudget.isIncomplete) prime()
      else if (isTold) fit()
      isTold = true
      pen?.setTransform(scale, 0, 0, scale, 0, 0)
    },

    end: paintBudget.end,

    renew() {
      stage.coat++
    },

    wear(look: string) {
      if (look === stage.look) return
      stage.look = look
      if (!pen) return
      stage.epoch++
      stage.coat++
      isUnworn = true
    },

    beginCoarse() {
      isProven = false
      cap = RATIOS.length - 1
    },

    sharpen() {
      if (isProven) return false
      isProven = true
      cap = 0
      return stage.measure(stage.safe)
    },

    coarsen() {
      const before = stage.ratio
      isProven = true
      while (cap < RATIOS.length - 1 && Math.min(devicePixelRatio, RATIOS[cap] ?? 1) >= before) cap++
      return stage.measure(stage.safe)
    },
  }
  return stage
}
