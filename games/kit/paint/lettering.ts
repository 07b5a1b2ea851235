/** Draws outlined text on the canvas. */
import { INK } from './palette.ts'
import type { Pen } from './pen.ts'

/** The typeface of all games: as loaded for the canvas, then as loaded for cards, then system fonts. */
export const FONT = 'Lettering,Fredoka,ui-rounded,system-ui,sans-serif'

export interface Lettering {
  readonly fill?: string
  readonly edge?: string
  /** Width of the outline as a fraction of the text size; 0 for none. */
  readonly outline?: number
  readonly align?: CanvasTextAlign
}

/** Draws text vertically centred on y. */
export function letter(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  look: Lettering = {},
): void {
  const { fill = '#fff', edge = INK, outline = 0.22, align = 'center' } = look
  pen.font = `900 ${size}px ${FONT}`
  pen.textAlign = align
  pen.textBaseline = 'middle'
  if (outline) {
    pen.lineJoin = 'round'
    pen.lineWidth = size * outline
    pen.strokeStyle = edge
    pen.strokeText(text, x, y)
  }
  pen.fillStyle = fill
  pen.fillText(text, x, y)
}
