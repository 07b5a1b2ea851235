/** What never moves behind the board: a garland, hills, round trees. Baked once for each size. */
import { hills, whole } from '../../kit/paint/backdrop.ts'
import { polygon } from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { LIME, TONES } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { rimOf, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'

/** CSS pixels above the board that a garland needs to hang in. */
const HANGS_IN = 70

export function drawMeadow(
  pen: Pen,
  width: number,
  height: number,
  top: number,
  layout: Layout,
  palette: Palette,
): void {
  const [far, middle, near] = palette.hills
  const area = whole(width, height)
  const swell = Math.min(width, height) * 0.03
  const waves = Math.max(1, Math.round(width / 700))
  pen.save()
  pen.translate(area.x, area.y)
  drawGarlands(pen, width, top, layout, palette.cord)
  pen.restore()
  hills(pen, area, far, height * 0.82, swell, waves)
  drawTrees(pen, width, height, 0.84, 0.035, 0.31, palette)
  hills(pen, area, middle, height * 0.885, swell * 0.8, waves)
  drawTrees(pen, width, height, 0.93, 0.055, 0.12, palette)
  hills(pen, area, near, height * 0.96, swell * 0.5, waves)
}

/** One across the frame where there is room above the board, otherwise one on each side of it. */
function drawGarlands(pen: Pen, width: number, top: number, layout: Layout, cord: string): void {
  const rim = rimOf(layout)
  const [left, up] = [layout.x - rim, layout.y - rim]
  if (up - top > HANGS_IN) drawGarland(pen, -10, top + 14, width + 10, top + 14, (up - top) * 0.42, cord)
  else if (left > 120) {
    drawGarland(pen, -10, top + 30, left + 20, top + 14, left * 0.16, cord)
    drawGarland(pen, width - left - 20, top + 14, width + 10, top + 30, left * 0.16, cord)
  }
}

function drawGarland(
  pen: Pen,
  x: number,
  y: number,
  toX: number,
  toY: number,
  sag: number,
  cord: string,
): void {
  const count = Math.max(7, Math.round((toX - x) / 42))
  const at = (t: number) => ({ x: x + (toX - x) * t, y: y + (toY - y) * t + sag * 4 * t * (1 - t) })
  const wide = ((toX - x) / count) * 0.62
  pen.strokeStyle = cord
  pen.lineWidth = 2
  pen.beginPath()
  for (let t = 0; t <= 1.001; t += 0.02) pen.lineTo(at(t).x, at(t).y)
  pen.stroke()
  for (let i = 0; i < count; i++) {
    const middle = at((i + 0.5) / count)
    const [before, after] = [at((i + 0.4) / count), at((i + 0.6) / count)]
    const tone = TONES[i % 8]
    pen.save()
    pen.translate(middle.x, middle.y)
    pen.rotate(Math.atan2(after.y - before.y, after.x - before.x))
    for (const [colour, part] of [
      [tone?.deep, 1.12],
      [tone?.true, 1],
      [tone?.light, 0.5],
    ] as const)
      polygon(pen, colour ?? '#fff', [(-wide / 2) * part, 0, (wide / 2) * part, 0, 0, wide * 1.15 * part])
    pen.restore()
  }
}

/** Round trees along a hill; the hill in front hides their feet. */
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
