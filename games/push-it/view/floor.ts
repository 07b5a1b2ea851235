/** Draws the wet stone floor and the beds. */
import { blot, downwards, fillPath, shaded, strokePath } from '../../kit/paint/brush.ts'
import { star } from '../../kit/paint/glossy.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { chance } from '../../kit/rules/chance.ts'
import { drawPuddle } from './backdrop.ts'
import { drawBloom, type FlowerArt } from './flowers.ts'
import type { Palette } from './looks.ts'

export const SLAB = 'M-39-48H39Q48-48 48-39V39Q48 48 39 48H-39Q-48 48-48 39V-39Q-48-48-39-48z'

/** One stone around the origin, in units, with slight random variation. */
export function drawStone(pen: Pen, place: number, chequer: boolean, { stone }: Palette): void {
  const [joint, bright, brighter, dark] = stone
  const dice = chance(place * 31 + 7)
  fillPath(pen, 'M-50-50H50V50H-50z', joint)
  fillPath(pen, SLAB, chequer ? dice.pick([bright, brighter]) : dark)
  fillPath(
    pen,
    SLAB,
    shaded(pen, [-40, -50], [40, 50], ['rgba(255,255,255,.4)', 'rgba(255,255,255,0)', 'rgba(70,60,120,.12)']),
  )
  if (dice.int(3) === 0) drawPuddle(pen, dice.int(30) - 15, dice.int(30) - 15, 24 + dice.int(12))
  for (let i = 0; i < 3; i++)
    blot(pen, 'rgba(120,80,30,.16)', dice.int(80) - 40, dice.int(80) - 40, 2 + dice.int(3))
  strokePath(pen, 'M-40-45H40', 'rgba(255,255,255,.6)', 3)
}

/** Framed soil with a star, or with the flower that the bed is reserved for. */
export function drawBed(pen: Pen, art?: FlowerArt, strong = false): void {
  pen.save()
  pen.scale(0.88, 0.88)
  fillPath(pen, SLAB, downwards(pen, -48, 48, ['#c98a4c', '#8a5528']))
  strokePath(pen, 'M-36-43H36', 'rgba(255,240,210,.7)', 3)
  pen.scale(0.78, 0.78)
  fillPath(pen, SLAB, downwards(pen, -48, 48, ['#46260f', '#7a4a26']))
  for (const y of [-26, -2, 22])
    strokePath(pen, `M-34 ${y}q8-6 17 0t17 0 17 0 17 0`, 'rgba(255,214,160,.2)', 5)
  const mark = star(26, 5, 0.5)
  if (art) {
    // As large as the bed, so that flowers differ in shape on the smallest tiles, too.
    pen.translate(0, 44)
    pen.scale(1.6, 1.6)
    drawBloom(pen, art, strong)
  } else {
    strokePath(pen, mark, '#6b4300', 9)
    fillPath(pen, mark, '#ffd94a')
  }
  pen.restore()
}
