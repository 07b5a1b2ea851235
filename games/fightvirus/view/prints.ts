/**
 * Hundreds of things are on the field, and a rectangle filled with a pattern costs half of what an image does: so
 * everything is printed. What changes its look all the time has its looks side by side on one sheet, baked together.
 */
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'

export interface Sheet {
  /** None for a sheet without a pixel. */
  readonly pattern: CanvasPattern | null
  /** Of one cell, in CSS pixels. */
  readonly width: number
  readonly height: number
}

/** Each of the cells is drawn with the origin in its middle. */
export type Sheets = (
  key: string,
  width: number,
  height: number,
  draw: (pen: Pen, cell: number) => void,
  cells?: number,
  ratio?: number,
) => Sheet

/** Cells in a row of a sheet. */
const ROW = 10

/** As the kit's sprites, for patterns: they are forgotten when the stage changes. */
export function sheets(stage: Pick<Stage, 'pen' | 'ratio' | 'epoch'>): Sheets {
  const known = new Map<string, Sheet>()
  let epoch = stage.epoch
  return (key, wide, high, draw, cells = 1, ratio = stage.ratio) => {
    if (epoch !== stage.epoch) known.clear()
    epoch = stage.epoch
    const old = known.get(key)
    if (old) return old
    const [width, height] = [Math.ceil(wide), Math.ceil(high)]
    const canvas = new OffscreenCanvas(
      Math.ceil(width * Math.min(cells, ROW) * ratio),
      Math.ceil(height * Math.ceil(cells / ROW) * ratio),
    )
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser has no 2D canvas.')
    pen.scale(ratio, ratio)
    for (let cell = 0; cell < cells; cell++) {
      pen.save()
      pen.translate(((cell % ROW) + 0.5) * width, (Math.floor(cell / ROW) + 0.5) * height)
      draw(pen, cell)
      pen.restore()
    }
    // Repeated, so that tiles join without a seam.
    const pattern = stage.pen.createPattern(canvas.transferToImageBitmap(), 'repeat')
    pattern?.setTransform({ a: 1 / ratio, d: 1 / ratio, e: -width / 2, f: -height / 2 })
    const sheet = { pattern, width, height }
    known.set(key, sheet)
    return sheet
  }
}

/** Puts the middle of a cell at x, y; stretched (below 0: mirrored; never 0) when asked, and turned if it is the first. */
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
  // There and back again, which is cheaper than to save and restore the pen.
  pen.translate(dx, dy)
  if (turn) pen.rotate(turn)
  if (stretched) pen.scale(wide, high)
  pen.fillRect(left - width / 2, top - height / 2, width, height)
  if (stretched) pen.scale(1 / wide, 1 / high)
  if (turn) pen.rotate(-turn)
  pen.translate(-dx, -dy)
}
