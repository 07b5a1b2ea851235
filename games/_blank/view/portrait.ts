/** Draws the preview of a look: an open bud. */
import type { Pen } from '../../kit/paint/sprite.ts'
import { drawBud } from './bud.ts'
import { paletteOf } from './looks.ts'

export const drawPortrait = (pen: Pen, size: number, look: string): void =>
  drawBud(pen, true, size * 0.4, paletteOf(look))
