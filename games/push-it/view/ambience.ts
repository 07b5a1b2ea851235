/** Draws the ambient animation: shafts of light and butterflies. */
import { blot, strokePath } from '../../kit/paint/brush.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'

export function drawLight({ pen, width, height }: Stage, bake: Bake, moment: number): void {
  // At this opacity two overlapping strokes look soft enough.
  const shaft = bake('shaft', width * 0.5, height, (to) => {
    for (const wide of [0.06, 0.14])
      strokePath(
        to,
        `M${height * 0.14} ${-height}L${-height * 0.14} ${height}`,
        'rgba(255,253,220,.09)',
        width * wide,
      )
  })
  for (const [i, at] of [0.22, 0.62].entries()) {
    pen.globalAlpha = 0.7 + 0.3 * Math.sin(moment * 0.35 + i * 2)
    const left = width * (at + 0.02 * Math.sin(moment * 0.13 + i)) - shaft.width / 2
    // On whole pixels: between them these two sprites cost as much as the rest of the picture.
    stamp(pen, shaft, Math.round(left) + shaft.width / 2, shaft.height / 2)
  }
  pen.globalAlpha = 1
}

const WINGS = ['#ffd27a', '#ff9ad5'] as const

export function drawButterflies({ pen, width, height }: Stage, moment: number): void {
  for (const [i, colour] of WINGS.entries()) {
    const t = moment * (0.11 + i * 0.03) + i * 3
    const x = width * (0.5 + 0.52 * Math.sin(t))
    const y = height * (0.24 + i * 0.3 + 0.14 * Math.sin(t * 2.3)) + Math.sin(moment * 5 + i) * 5
    const flap = 0.35 + 0.65 * Math.abs(Math.sin(moment * 9 + i))
    for (const side of [-1, 1]) {
      blot(pen, colour, x + side * 5 * flap, y - 3, 6 * flap, 6, side * 0.5)
      blot(pen, '#fff', x + side * 4 * flap, y + 4, 4 * flap, 4)
    }
    blot(pen, '#3a2010', x, y, 1.5, 6)
  }
}
