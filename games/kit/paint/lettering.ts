/** Outlined letters on the canvas: floating numbers, names on the board, words of praise. */
import { INK } from './palette.ts'
import type { Pen } from './sprite.ts'

/** The family's typeface: by the name under which it comes for the canvas, then for the cards, then the system's. */
export const FONT = 'Lettering,Fredoka,ui-rounded,system-ui,sans-serif'

export interface Lettering {
  readonly fill?: string
  readonly edge?: string
  /** The edge's width as a part of the size; 0 for none. */
  readonly outline?: number
  readonly align?: CanvasTextAlign
}

/** Text with its middle line at y. */
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
