/**
 * Sprite sheets as canvas patterns: filling a rectangle with a pattern costs half as much as drawing an image, which
 * matters for hundreds of objects. All variants of an animated object share one sheet.
 */
import { letter, type Lettering } from '../../kit/paint/lettering.ts'
import { penOn, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'

export interface PatternSheet {
  /** Null while the sheet has no pixels. */
  readonly pattern: CanvasPattern | null
  readonly image: ImageBitmap | null
  /** Size of a cell in CSS pixels. */
  readonly width: number
  readonly height: number
}

/** Draws each cell with the origin at its centre. */
export type BakeSheet = (
  key: string,
  width: number,
  height: number,
  draw: (pen: Pen, cell: number) => void,
  cells?: number,
) => PatternSheet

/** Cells per row of a sheet. */
const ROW = 10

/** A sheet in progress. */
interface Baking extends PatternSheet {
  pattern: CanvasPattern | null
  image: ImageBitmap | null
  readonly canvas: OffscreenCanvas
  readonly pen: Pen
  /** Cells drawn so far. */
  cells: number
}

/** Caches sheets like the kit's sprites. When only pixel ratio or look changes, old sheets stay until repainted. */
export function sheets(stage: Pick<Stage, 'pen' | 'ratio' | 'spriteVersion' | 'paintBudget'>): BakeSheet {
  let cache = new Map<string, Baking>()
  let previous = cache
  let { spriteVersion } = stage
  return (key, wide, high, draw, cells = 1) => {
    const { ratio } = stage
    if (spriteVersion !== stage.spriteVersion) {
      previous = cache
      cache = new Map()
      ;({ spriteVersion } = stage)
    }
    const sheet = cache.get(key) ?? begin()
    cache.set(key, sheet)
    const { width, height, canvas, pen } = sheet
    // Continues in the next frame when the paint budget runs out.
    while (sheet.cells < cells && stage.paintBudget.hasTime()) {
      pen.save()
      pen.translate(((sheet.cells % ROW) + 0.5) * width, (Math.floor(sheet.cells / ROW) + 0.5) * height)
      draw(pen, sheet.cells)
      pen.restore()
      if (++sheet.cells < cells) continue
      // Repeats, so that tiles join seamlessly.
      sheet.image = canvas.transferToImageBitmap()
      sheet.pattern = stage.pen.createPattern(sheet.image, 'repeat')
      sheet.pattern?.setTransform({ a: 1 / ratio, d: 1 / ratio, e: -width / 2, f: -height / 2 })
    }
    return sheet

    function begin(): Baking {
      const [width, height] = [Math.ceil(wide), Math.ceil(high)]
      const canvas = new OffscreenCanvas(
        Math.ceil(width * Math.min(cells, ROW) * ratio),
        Math.ceil(height * Math.ceil(cells / ROW) * ratio),
      )
      const pen = penOn(canvas)
      pen.scale(ratio, ratio)
      const before = previous.get(key)
      previous.delete(key)
      const isSameSize = before?.width === width && before.height === height
      const { pattern = null, image = null } = (isSameSize && before) || {}
      return { pattern, image, width, height, canvas, pen, cells: 0 }
    }
  }
}

/** A sheet with a single text. */
export const written = (bake: BakeSheet, text: string, size: number, look: Lettering): PatternSheet =>
  bake(text + size, size * (text.length + 1), size * 2, (pen) => letter(pen, text, 0, 0, size, look))

/** Draws a cell centred at x, y, scaled (never by 0; negative mirrors). Only the first cell can be rotated. */
export function print(
  pen: Pen,
  { pattern, width, height }: PatternSheet,
  x: number,
  y: number,
  wide = 1,
  high = wide,
  turn = 0,
  cell = 0,
): void {
  if (!pattern) return
  const left = (cell % ROW) * width
  const top = Math.floor(cell / ROW) * height
  const dx = x - left * wide
  const dy = y - top * high
  const stretched = wide !== 1 || high !== 1
  pen.fillStyle = pattern
  // Undoing a rotation by hand leaves rounding errors that slow later drawing; other transforms are cheaper by hand.
  if (turn) pen.save()
  pen.translate(dx, dy)
  if (turn) pen.rotate(turn)
  if (stretched) pen.scale(wide, high)
  pen.fillRect(left - width / 2, top - height / 2, width, height)
  if (turn) return pen.restore()
  if (stretched) pen.scale(1 / wide, 1 / high)
  pen.translate(-dx, -dy)
}

/** Draws a cell unscaled with its top left corner at x, y. On whole pixels, large cells are much cheaper this way. */
export function copy(
  pen: Pen,
  { image, width, height }: PatternSheet,
  ratio: number,
  x: number,
  y: number,
  cell = 0,
): void {
  if (!image) return
  const [wide, high] = [width * ratio, height * ratio]
  const [left, top] = [(cell % ROW) * wide, Math.floor(cell / ROW) * high]
  pen.drawImage(image, left, top, wide, high, x, y, width, height)
}
