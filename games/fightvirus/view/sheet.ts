/**
 * Hundreds of things are on the field, and filling a rectangle with a pattern costs half as much as drawing an image.
 * So everything is baked to a sheet, as a pattern, and printed from there. A thing that keeps changing its look has all
 * its looks side by side on one sheet.
 */
import { letter, type Lettering } from '../../kit/paint/lettering.ts'
import { penOn, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'

export interface Sheet {
  /** Null when the sheet has no pixels. */
  readonly pattern: CanvasPattern | null
  /** One cell, in CSS pixels. */
  readonly width: number
  readonly height: number
}

/** Every cell is drawn with the origin in its middle. */
export type BakeSheet = (
  key: string,
  width: number,
  height: number,
  draw: (pen: Pen, cell: number) => void,
  cells?: number,
) => Sheet

/** Cells in a row of a sheet. */
const ROW = 10

/** A sheet, and how far it has been made. */
interface Baking extends Sheet {
  pattern: CanvasPattern | null
  readonly canvas: OffscreenCanvas
  readonly pen: Pen
  /** Those that are drawn. */
  cells: number
}

/** Like the kit's sprites, but for patterns. When only sharpness or look change, they too stay until they are made anew. */
export function sheets(stage: Pick<Stage, 'pen' | 'ratio' | 'coat' | 'paintBudget'>): BakeSheet {
  let known = new Map<string, Baking>()
  let former = known
  let { coat } = stage
  return (key, wide, high, draw, cells = 1) => {
    const { ratio } = stage
    if (coat !== stage.coat) {
      former = known
      known = new Map()
      ;({ coat } = stage)
    }
    const sheet = known.get(key) ?? begin()
    known.set(key, sheet)
    const { width, height, canvas, pen } = sheet
    // For lack of time nothing is printed, and the next frame goes on with it.
    while (sheet.cells < cells && stage.paintBudget.hasTime()) {
      pen.save()
      pen.translate(((sheet.cells % ROW) + 0.5) * width, (Math.floor(sheet.cells / ROW) + 0.5) * height)
      draw(pen, sheet.cells)
      pen.restore()
      if (++sheet.cells < cells) continue
      // Repeated, so that tiles join without a seam.
      sheet.pattern = stage.pen.createPattern(canvas.transferToImageBitmap(), 'repeat')
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
      const before = former.get(key)
      former.delete(key)
      const pattern = (before?.width === width && before.height === height && before.pattern) || null
      return { pattern, width, height, canvas, pen, cells: 0 }
    }
  }
}

/** Words on a sheet of their own. */
export const written = (bake: BakeSheet, text: string, size: number, look: Lettering): Sheet =>
  bake(text + size, size * (text.length + 1), size * 2, (pen) => letter(pen, text, 0, 0, size, look))

/** Puts the middle of a cell at x, y, stretched (never by 0; below 0: mirrored). Only the first cell can be turned. */
export function print(
  pen: Pen,
  { pattern, width, height }: Sheet,
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
  // A turn undone by hand leaves a trace of rounding, with which all that follows takes longer; the rest is cheaper so.
  if (turn) pen.save()
  pen.translate(dx, dy)
  if (turn) pen.rotate(turn)
  if (stretched) pen.scale(wide, high)
  pen.fillRect(left - width / 2, top - height / 2, width, height)
  if (turn) return pen.restore()
  if (stretched) pen.scale(1 / wide, 1 / high)
  pen.translate(-dx, -dy)
}
