/** Paints the ivy on rooted crates. */
import { blot } from '../../kit/paint/brush.ts'
import { PINK } from '../../kit/paint/palette.ts'
import type { Bake, Sprite } from '../../kit/paint/sprite.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'
import { blossom } from './crates.ts'

/** Leaves and blossoms along the edges of a crate. */
export function ivySprite(bake: Bake, kind: CrateKind, unit: number): Sprite {
  const { wide, high } = shapeOf(kind)
  return bake(`ivy-${kind}`, (wide + 0.6) * unit, (high + 0.6) * unit, (pen) => {
    pen.scale(unit, unit)
    const leaf = (x: number, y: number, size: number, turn: number, colour: string) =>
      blot(pen, colour, x, y, size, size * 0.62, turn)
    for (const side of [-1, 1]) {
      const edge = (side * wide) / 2
      pen.strokeStyle = '#1f6a34'
      pen.lineWidth = 0.05
      pen.beginPath()
      pen.moveTo(edge, high / 2)
      pen.bezierCurveTo(
        edge - side * 0.3,
        high * 0.2,
        edge + side * 0.12,
        -high * 0.2,
        edge - side * 0.12,
        -high / 2,
      )
      pen.stroke()
      for (let i = 0; i < 7; i++) {
        const t = i / 6
        const x = edge - side * (0.05 + 0.09 * Math.sin(t * 7 + side))
        const y = (0.5 - t) * high
        leaf(x + 0.07, y, 0.1, 0.7, '#2f9a45')
        leaf(x - 0.06, y - 0.06, 0.095, -0.6, i % 2 ? '#5cc04a' : '#8fdc5a')
      }
    }
    for (let i = 0; i < 5; i++)
      leaf((i / 4 - 0.5) * wide * 0.8, high / 2 - 0.02, 0.1, i, i % 2 ? '#2f9a45' : '#6fcf50')
    blossom(pen, -wide / 2 + 0.07, -high * 0.16, 0.06, PINK.light)
    blossom(pen, wide / 2 - 0.06, high * 0.22, 0.06, '#fff')
  })
}
