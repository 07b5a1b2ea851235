/** Caches drawings with gradients and shadows as bitmaps. */
import type { Pen } from './pen.ts'
import type { Stage } from './stage.ts'

export type { Pen } from './pen.ts'

export interface Sprite {
  readonly image: ImageBitmap
  /** In CSS pixels, derived from the bitmap's rounded size. */
  readonly width: number
  readonly height: number
  /** Recent positions; undefined for an empty sprite, which is never drawn. */
  readonly places?: Set<number>
  /** Time of painting, if it fades in. */
  readonly since?: number | undefined
  /** Empty or outdated, because the paint budget ran out. Request it again, and do not cache anything made with it. */
  provisional?: true
}

/** Paints around the origin. A painting that exceeds the frame budget may be a generator: it can be paused at each yield. */
export type Paint = (pen: Pen) => void | Iterable<unknown>

/** Returns the sprite with this key; paints it on first use. */
export type Bake = (key: string, width: number, height: number, paint: Paint, ratio?: number) => Sprite

interface Painting {
  readonly canvas: OffscreenCanvas
  readonly steps: Iterator<unknown>
}

/** How long late scenery takes to fade in. */
const FADE_MS = 300

/** Larger than any screen height, so that x and y combine into one unique number. */
const POSITION_STRIDE = 10_007
/** More positions than a sprite has in one frame. */
const MAX_POSITIONS = 200

/** Nesting of sprites made of other sprites. Nested sprites ignore the budget: the outer one needs them complete. */
let depth = 0

/**
 * Creates a sprite cache, which is emptied when the stage changes size. When only the pixel ratio or the typeface
 * changes, old bitmaps stay in use until there is time to repaint them. Paints with the origin in the middle of a
 * `width` × `height` box, so leave room for shadows. A `ratio` below the stage's suits large soft shapes. When the paint
 * budget of a frame is used up, missing sprites are skipped until the next frame: see paint-budget.ts.
 */
export function sprites(
  stage: Pick<Stage, 'width' | 'height' | 'ratio' | 'spriteVersion' | 'paintBudget'>,
): Bake {
  const cache = new Map<string, Sprite>()
  const unfinished = new Map<string, Painting>()
  /** Outdated sprites of the same size, shown until they are repainted. */
  let former = new Map<string, Sprite>()
  let { spriteVersion, width: wide, height: high } = stage
  let nothing: ImageBitmap | undefined
  /** A 1 × 1 canvas. Browsers may defer drawing commands; reading from the canvas makes them run now. */
  let flushPen: Pen | undefined
  /** Continues a painting within the budget; returns whether it is complete. */
  function resume({ canvas, steps }: Painting): boolean {
    const hasTime = () => depth > 1 || stage.paintBudget.hasTime()
    depth++
    let { done } = steps.next()
    while (!done) {
      flushPen ??= penOn(new OffscreenCanvas(1, 1))
      flushPen.drawImage(canvas, 0, 0, 1, 1)
      if (!hasTime()) break
      ;({ done } = steps.next())
    }
    depth--
    return done === true
  }

  function blank(width: number, height: number): Sprite {
    nothing ??= begin(1, 1, 1, () => {}).canvas.transferToImageBitmap()
    return { image: nothing, width, height, provisional: true }
  }

  function forget(): void {
    const isSameSize = wide === stage.width && high === stage.height
    for (const sprite of cache.values()) sprite.provisional = true
    former = new Map(isSameSize ? [...former, ...cache] : [])
    cache.clear()
    unfinished.clear()
    ;({ spriteVersion, width: wide, height: high } = stage)
  }

  return (key, width, height, paint, ratio = stage.ratio) => {
    if (spriteVersion !== stage.spriteVersion) forget()
    const cached = cache.get(key)
    if (cached) return cached
    const outdated = former.get(key)
    const placeholder = () => outdated ?? blank(width, height)
    if (depth === 0 && !stage.paintBudget.hasTime()) return placeholder()
    const painting = unfinished.get(key) ?? begin(width, height, ratio, paint)
    if (!resume(painting)) {
      unfinished.set(key, painting)
      return placeholder()
    }
    unfinished.delete(key)
    // Drawing a canvas takes a quarter longer than drawing a bitmap.
    const image = painting.canvas.transferToImageBitmap()
    const since = stage.paintBudget.fades && depth === 0 && !outdated ? performance.now() : undefined
    const sprite: Sprite = {
      image,
      width: image.width / ratio,
      height: image.height / ratio,
      places: new Set(),
      since,
    }
    cache.set(key, sprite)
    former.delete(key)
    return sprite
  }
}

function begin(width: number, height: number, ratio: number, paint: Paint): Painting {
  const canvas = new OffscreenCanvas(Math.ceil(width * ratio) || 1, Math.ceil(height * ratio) || 1)
  const pen = penOn(canvas)
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.scale(ratio, ratio)
  return { canvas, steps: stepsOf(paint, pen) }
}

export function penOn(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no 2D canvas.')
  return pen
}

function* stepsOf(paint: Paint, pen: Pen) {
  const steps = paint(pen)
  if (steps) yield* steps
}

/** Draws into a bitmap that will be kept: sprites are painted regardless of the budget, and none is half faded in. */
export function drawComplete(draw: () => void): void {
  depth++
  draw()
  depth--
}

/** Runs all steps at once, for a poster. */
export function paintWhole(steps: Iterable<unknown>): void {
  for (const _ of steps);
}

/** Whether the sprite was drawn at this position before. A moving sprite adds positions all the time, hence the limit. */
function isAtRest(positions: Set<number>, position: number): boolean {
  if (positions.size > MAX_POSITIONS) positions.clear()
  const wasHere = positions.has(position)
  positions.add(position)
  return wasHere
}

/**
 * Draws a sprite on whole pixels although it moves, with its centre within half a pixel of x, y. For large scenery: between
 * pixels a bitmap takes ten times as long to draw.
 */
export function stampOnPixels(pen: Pen, sprite: Sprite, x: number, y: number): void {
  const { image, width, height } = sprite
  const fine = image.width / width
  const snapped = (middle: number, size: number) => Math.round((middle - size / 2) * fine) / fine + size / 2
  stamp(pen, sprite, snapped(x, width), snapped(y, height))
}

/** Draws a sprite with its centre at x, y, scaled (negative: mirrored) and rotated by `turn` radians. */
export function stamp(pen: Pen, sprite: Sprite, x: number, y: number, wide = 1, high = wide, turn = 0): void {
  const { image, width, height, since, places } = sprite
  // An empty pixel stretched over half the screen takes as long to draw as a bitmap of that size.
  if (!places || !wide || !high) return
  const { globalAlpha } = pen
  const shown = since === undefined || depth > 0 ? 1 : (performance.now() - since) / FADE_MS
  if (shown < 1) pen.globalAlpha *= Math.max(0, shown)
  if (!turn && wide > 0 && high > 0) {
    let [left, top] = [x - (width * wide) / 2, y - (height * high) / 2]
    // Between pixels a bitmap is blurred and takes ten times as long to draw, so sprites at rest snap to whole pixels.
    if (wide === 1 && high === 1 && isAtRest(places, left * POSITION_STRIDE + top)) {
      const fine = image.width / width
      ;[left, top] = [Math.round(left * fine) / fine, Math.round(top * fine) / fine]
    }
    pen.drawImage(image, left, top, width * wide, height * high)
  } else {
    // Undoing the rotation by hand would leave a rounding error, and all later sprites would be drawn on the slow path.
    pen.save()
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    pen.transform(cos * wide, sin * wide, -sin * high, cos * high, x, y)
    pen.drawImage(image, -width / 2, -height / 2, width, height)
    pen.restore()
  }
  if (shown < 1) pen.globalAlpha = globalAlpha
}
