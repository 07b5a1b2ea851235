/** Draws text around the table. */
import { letter, type Lettering } from '../../kit/paint/lettering.ts'
import { type Bake, type Pen, stamp } from '../../kit/paint/sprite.ts'

/** Cached as sprites, because outlines are expensive and there are only a few texts. */
export function label(
  pen: Pen,
  bake: Bake,
  text: string,
  x: number,
  y: number,
  size: number,
  look: Lettering = {},
  grow = 1,
): void {
  const wide = size * (text.length + 2)
  const aside = look.align === 'left' ? wide / 2 : 0
  const word = bake(`${text} ${size}`, wide, size * 2, (ink) => letter(ink, text, -aside, 0, size, look))
  stamp(pen, word, x + aside, y, grow)
}
