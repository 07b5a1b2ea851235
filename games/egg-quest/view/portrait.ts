/** Draws the preview of a look: its egg in a nest, in front of its leaves. */
import { sky } from '../../kit/paint/backdrop.ts'
import { disc } from '../../kit/paint/glossy.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { at } from './at.ts'
import { paintEgg } from './egg.ts'
import { paintTuft } from './foliage.ts'
import { paletteOf } from './looks.ts'
import { paintNestBack, paintNestFront } from './nest.ts'
import { paintsAt } from './skies.ts'

export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  const r = size / 2
  // The nest is 92 units wide.
  const unit = r / 62
  pen.save()
  pen.clip(disc(r * 0.96))
  sky(pen, { x: -r, y: -r, width: size, height: size }, paintsAt(0).sky)
  for (const side of [-1, 1])
    at(pen, side * r * 0.62, r * 0.42, () => paintTuft(pen, palette, 0, r * 0.6, side + 1))
  pen.restore()
  pen.save()
  pen.translate(0, r * 0.46)
  paintNestBack(pen, 'still', unit)
  at(pen, 0, r * -0.3, () => paintEgg(pen, palette, r * 0.42, 'hopeful', false))
  paintNestFront(pen, 'still', unit)
  pen.restore()
}
