/** Draws the static background: hills and round trees. Rendered once per size. */
import { hills, whole } from '../../kit/paint/backdrop.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { LIME } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'

export function drawMeadow(pen: Pen, width: number, height: number, palette: Palette): void {
  const [far, middle, near] = palette.hills
  const area = whole(width, height)
  const swell = Math.min(width, height) * 0.03
  const waves = Math.max(1, Math.round(width / 700))
  hills(pen, area, far, height * 0.82, swell, waves)
  drawTrees(pen, width, height, 0.84, 0.035, 0.31, palette)
  hills(pen, area, middle, height * 0.885, swell * 0.8, waves)
  drawTrees(pen, width, height, 0.93, 0.055, 0.12, palette)
  hills(pen, area, near, height * 0.96, swell * 0.5, waves)
}

/** Draws round trees along a hill. The hill in front hides their bases. */
function drawTrees(
  pen: Pen,
  width: number,
  height: number,
  at: number,
  part: number,
  shift: number,
  { crowns, trunk }: Palette,
): void {
  const size = Math.min(Math.min(width, height) * part, 46)
  const count = Math.max(3, Math.round(width / 190))
  for (let i = 0; i < count; i++) {
    const x = (((i + shift + 0.5 * ((i * 0.618) % 1)) / count) % 1) * width - width / 2
    const y = height * at - height / 2
    const crown = size * (0.75 + 0.4 * ((i * 0.381 + shift) % 1))
    pen.fillStyle = trunk
    pen.fillRect(x - crown * 0.11, y - crown, crown * 0.22, crown * 2.4)
    pen.save()
    pen.translate(x, y - crown * 1.4)
    glossy(pen, disc(crown), crown, crowns[(i + Math.round(shift * 10)) % crowns.length] ?? LIME, {
      shine: 0.35,
      shadow: 0.5,
    })
    pen.restore()
  }
}
