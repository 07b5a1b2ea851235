/** Draws a look as the game's view does, in a small picture. */
import { make } from '../../paint/elements.ts'
import type { View } from '../../view.ts'

const RATIO = 2

/** `size` in CSS pixels, as in the stylesheet. */
export function portraitOf<State, Action>(
  { portrait }: Pick<View<State, Action>, 'portrait'>,
  look: string,
  size: number,
): HTMLElement {
  const canvas = make('canvas', { class: 'portrait', 'aria-hidden': 'true' })
  canvas.width = canvas.height = size * RATIO
  const pen = canvas.getContext('2d')
  pen?.scale(RATIO, RATIO)
  pen?.translate(size / 2, size / 2)
  if (pen) portrait?.(pen, size, look)
  return canvas
}
