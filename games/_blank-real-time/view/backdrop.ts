/** Draws everything that rests behind the petals: the evening, and the three lanes. */
import { starryEvening, whole } from '../../kit/paint/backdrop.ts'
import { downwards } from '../../kit/paint/brush.ts'
import { type Bake, type Pen, stamp } from '../../kit/paint/sprite.ts'
import { LANES } from '../rules/state.ts'
import type { Meadow } from './layout.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export function drawEvening(pen: Pen, bake: Bake, { width, height }: Size): void {
  const sky = bake('sky', width, height, (sheet) => starryEvening(sheet, whole(width, height)), 1)
  stamp(pen, sky, width / 2, height / 2)
}

/** Beams of light that show where petals fall. */
export function drawLanes(pen: Pen, bake: Bake, { left, top, lane, height }: Meadow): void {
  const beam = bake(
    'beam',
    lane,
    height,
    (sheet) => {
      sheet.fillStyle = downwards(sheet, -height / 2, height / 2, [
        'rgba(255,255,255,0)',
        'rgba(255,255,255,.12)',
        'rgba(255,255,255,.2)',
      ])
      sheet.beginPath()
      sheet.roundRect(-lane * 0.44, -height / 2, lane * 0.88, height, lane * 0.3)
      sheet.fill()
    },
    1,
  )
  for (let i = 0; i < LANES; i++) stamp(pen, beam, left + (i + 0.5) * lane, top + height / 2)
}
