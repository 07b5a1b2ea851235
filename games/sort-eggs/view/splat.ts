/** Draws a broken egg: two halves of shell, and a cheerful yolk. */
import { fillPath } from '../../kit/paint/brush.ts'
import { clamp, easeOut, overshoot } from '../../kit/paint/easing.ts'
import { face, glossy } from '../../kit/paint/glossy.ts'
import { ORANGE } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Pattern } from '../rules.ts'
import { BAKED, eggSprite } from './eggs.ts'
import { dyed, type Wardrobe } from './looks.ts'

/** Seconds on screen. */
export const SPLAT = 1.9

const WHITE =
  'M-44 2C-50-14-26-20-18-16-8-30 16-28 22-17 40-22 52-6 42 6 50 20 26 26 16 18 10 32-6 30-10 19-26 28-46 18-44 2z'

/** Egg white and yolk. */
export const yolkSprite = (bake: Bake): Sprite =>
  bake('white', 160, 110, (pen) => {
    pen.scale(1.2, 1.2)
    pen.shadowColor = '#1808444d'
    pen.shadowBlur = 8
    pen.shadowOffsetY = 4
    fillPath(pen, WHITE, '#fffdf4')
    pen.shadowColor = '#0000'
    glossy(pen, new Path2D('M-19-2A19 17 0 1 1 19-2 19 17 0 1 1-19-2'), 18, ORANGE, { shadow: 0 })
    pen.translate(0, -4)
    face(pen, 20, dyed(ORANGE).ink, 'glad')
  })

export const halfSprite = (wardrobe: Wardrobe, kind: Pattern): Sprite =>
  wardrobe.bake(`half${kind}`, 90, 90, (pen) => {
    pen.clip(new Path2D('M-40-36H40V2L26 8 18-2 8 8-2-2-12 8-22-2-32 8-40 2z'))
    stamp(pen, eggSprite(wardrobe, kind, false, BAKED), 0, 0)
  })

/** Lands softly, slides down and fades. */
export function drawSplat(
  pen: Pen,
  wardrobe: Wardrobe,
  kind: Pattern,
  x: number,
  y: number,
  size: number,
  age: number,
): void {
  const scale = (size / BAKED) * 1.1
  const fly = easeOut(age * 2.2)
  const pop = overshoot(age * 5)
  pen.globalAlpha = clamp((SPLAT - age) * 2.5)
  stamp(pen, yolkSprite(wardrobe.bake), x, y + age * age * size * 0.12, scale * pop, scale * (2 - pop) * 0.85)
  for (const side of [-1, 1])
    stamp(
      pen,
      halfSprite(wardrobe, kind),
      x + side * size * (0.5 + fly * 1.1),
      y - size * (0.3 + 2.4 * fly * (1 - fly)) + fly * size * 0.5,
      scale * 0.7,
      scale * 0.7 * side,
      side * fly * 1.4,
    )
  pen.globalAlpha = 1
}
