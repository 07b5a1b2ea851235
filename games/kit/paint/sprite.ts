/** Shapes with gradients and shadows are drawn once, to a sprite, and stamped from then on. */
import type { Stage } from './stage.ts'

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export interface Sprite {
  readonly image: ImageBitmap
  /** In CSS pixels: as much as the picture's own pixels are. */
  readonly width: number
  readonly height: number
  /** Where it was stamped of late; none if there is nothing in it to stamp. */
  readonly places?: Set<number>
  /** When it was painted, if it fades in. */
  readonly since?: number | undefined
  /** For lack of time nothing yet, or as it was before: ask again, and keep nothing that is made with it. */
  provisional?: true
}

/** Paints around the origin. A generator may be interrupted wherever it yields: for what takes longer than a frame may. */
export type Paint = (pen: Pen) => void | Iterable<unknown>

export type Bake = (key: string, width: number, height: number, paint: Paint, ratio?: number) => Sprite

interface Painting {
  readonly canvas: OffscreenCanvas
  readonly steps: Iterator<unknown>
}

/** Milliseconds in which scenery that comes late fades in. */
const FADE = 300

/** Beyond every screen's lower edge, so that two numbers make one. */
const FAR = 10_007
/** More than a sprite is stamped at in one frame. */
const MOST_PLACES = 200

/** How many sprites are being painted, one for the other. One that is made of others needs all of them whole, at once. */
let depth = 0

/**
 * A cache that forgets when the stage changes size. When only its sharpness or its letters change, everything stays in
 * sight as it was until there is time to paint it anew. Draws with the origin in the middle of a `width` × `height` box, so
 * leave room in it for shadows. `ratio` below the stage's suits soft, large things. When a frame has no time left for
 * painting, what is not there yet is left out until the next one: see slices.ts.
 */
export function sprites(stage: Stage): Bake {
  const cache = new Map<string, Sprite>()
  const unfinished = new Map<string, Painting>()
  /** As they were before, in the same size. */
  let former = new Map<string, Sprite>()
  let { coat, width: wide, height: high } = stage
  let nothing: ImageBitmap | undefined
  /** Whoever asks for a canvas's picture has its strokes painted; until then a browser may only have noted them down. */
  let speck: Pen | undefined
  /** Goes on with a painting for as long as there is time; true when it is done. */
  function goOn({ canvas, steps }: Painting): boolean {
    const hasTime = () => depth > 1 || stage.paintBudget.hasTime()
    depth++
    let { done } = steps.next()
    while (!done) {
      speck ??= penOn(new OffscreenCanvas(1, 1))
      speck.drawImage(canvas, 0, 0, 1, 1)
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
    ;({ coat, width: wide, height: high } = stage)
  }

  return (key, width, height, paint, ratio = stage.ratio) => {
    if (coat !== stage.coat) forget()
    const known = cache.get(key)
    if (known) return known
    const before = former.get(key)
    const meanwhile = () => before ?? blank(width, height)
    if (depth === 0 && !stage.paintBudget.hasTime()) return meanwhile()
    const painting = unfinished.get(key) ?? begin(width, height, ratio, paint)
    if (!goOn(painting)) {
      unfinished.set(key, painting)
      return meanwhile()
    }
    unfinished.delete(key)
    // A canvas might be drawn on again, so it costs a quarter more to stamp than a picture.
    const image = painting.canvas.transferToImageBitmap()
    const since = stage.paintBudget.fades && depth === 0 && !before ? performance.now() : undefined
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

/** All of it at once: for a poster, which has time. */
export function paintWhole(steps: Iterable<unknown>): void {
  for (const _ of steps);
}

/** Whether it has been stamped there before. What moves about leaves new places all the time: at last all are forgotten. */
function isAtRest(places: Set<number>, place: number): boolean {
  if (places.size > MOST_PLACES) places.clear()
  const isKnown = places.has(place)
  places.add(place)
  return isKnown
}

/** Put a sprite's middle at x, y; stretched (below 0: mirrored) and turned (radians) when asked. */
export function stamp(pen: Pen, sprite: Sprite, x: number, y: number, wide = 1, high = wide, turn = 0): void {
  const { image, width, height, since, places } = sprite
  // One pixel of nothing, stretched over half a screen, takes as long as a picture of it.
  if (!places || !wide || !high) return
  const { globalAlpha } = pen
  const shown = since === undefined || depth > 0 ? 1 : (performance.now() - since) / FADE
  if (shown < 1) pen.globalAlpha *= Math.max(0, shown)
  if (!turn && wide > 0 && high > 0) {
    let [left, top] = [x - (width * wide) / 2, y - (height * high) / 2]
    // Between two pixels a picture is blurred, and takes ten times as long to stamp: what rests, rests on whole ones.
    if (wide === 1 && high === 1 && isAtRest(places, left * FAR + top)) {
      const fine = image.width / width
      ;[left, top] = [Math.round(left * fine) / fine, Math.round(top * fine) / fine]
    }
    pen.drawImage(image, left, top, width * wide, height * high)
  } else {
    // Turned back by hand, it would be turned by a trace of rounding, and everything after it be stamped as slowly.
    pen.save()
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    pen.transform(cos * wide, sin * wide, -sin * high, cos * high, x, y)
    pen.drawImage(image, -width / 2, -height / 2, width, height)
    pen.restore()
  }
  if (shown < 1) pen.globalAlpha = globalAlpha
}
