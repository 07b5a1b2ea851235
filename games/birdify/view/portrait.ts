/** Draws the preview of a look: its bird in front of one of its canes. */
import { sky } from '../../kit/paint/backdrop.ts'
import { dab } from '../../kit/paint/brush.ts'
import { disc } from '../../kit/paint/glossy.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { paintBird } from './bird.ts'
import { lightAt, skyColours } from './hours.ts'
import { paletteOf } from './looks.ts'
import { paintCane } from './plants.ts'

export function drawPortrait(pen: Pen, size: number, look: string): void {
  const { plumage, season } = paletteOf(look)
  const r = size / 2
  const light = lightAt(0, season)
  pen.save()
  pen.clip(disc(r * 0.96))
  sky(pen, { x: -r, y: -r, width: size, height: size }, skyColours[0])
  pen.fillStyle = light.far
  dab(pen, -r * 0.5, r * 0.9, r * 1.1, r * 0.7)
  pen.fillStyle = light.near
  dab(pen, r * 0.6, r * 1.1, r * 1.2, r * 0.7)
  pen.save()
  pen.translate(r * 0.5, -r * 0.2)
  paintCane(pen, season, r * 0.5, r * 0.01, r)
  pen.restore()
  sky(pen, { x: -r, y: r * 0.66, width: size, height: r * 0.34 }, season.lawn)
  pen.restore()
  paintBird(pen, plumage, {
    x: -r * 0.04,
    y: -r * 0.06,
    size: r * 0.46,
    turn: -0.12,
    wing: 0.85,
    stretch: 0,
    mood: 'bright',
  })
}
