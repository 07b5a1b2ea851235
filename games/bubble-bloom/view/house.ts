/** Draws the greenhouse around the field: a long glass tunnel, shelves of plants on both sides, posts and a bench. */
import { glow, sky, whole } from '../../kit/paint/backdrop.ts'
import { blot, downwards, polygon, shaded } from '../../kit/paint/brush.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { COLUMNS } from '../rules/field.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { drawPlant, leaf } from './plants.ts'
import { drawPlank } from './trough.ts'

const LEVELS_AN_HOUR = 5
export const hourOf = (level: number, { skies }: Palette) =>
  Math.floor((level - 1) / LEVELS_AN_HOUR) % skies.length

/** Draws everything static, centred on the origin. */
export function* drawHouse(
  pen: Pen,
  width: number,
  height: number,
  { unit, x, y, bench }: Pick<Layout, 'unit' | 'x' | 'y' | 'bench'>,
  hour: number,
  palette: Palette,
): Generator<void> {
  sky(pen, whole(width, height), palette.skies[hour])
  pen.translate(-width / 2, -height / 2)
  yield
  glow(pen, width / 2, bench * 0.62, Math.max(width * 0.6, height * 0.5), '255,246,214', 0.75)
  yield
  drawTunnel(pen, width, height, bench, palette)
  yield
  const post = unit * 0.32
  drawShelves(pen, 0, x - post * 1.6, y, bench, unit, palette)
  drawShelves(pen, x + COLUMNS * unit + post * 1.6, width, y, bench, unit, palette)
  yield
  // A dim pane behind the field gives the blossoms contrast.
  const pane = {
    0: `rgba(${palette.pane},.62)`,
    0.75: `rgba(${palette.pane},.42)`,
    1: `rgba(${palette.pane},.2)`,
  }
  pen.fillStyle = downwards(pen, 0, bench, pane)
  pen.fillRect(x, 0, COLUMNS * unit, bench)
  for (const side of [x - post / 2, x + COLUMNS * unit + post / 2]) drawPost(pen, side, bench, post, palette)
  yield
  drawBench(pen, width, height, bench, unit, palette)
}

/** Draws a tunnel of ribs and glass in perspective, with a lawn, a path and bushes at its foot. */
function drawTunnel(pen: Pen, width: number, height: number, ground: number, palette: Palette): void {
  const [cx, cy] = [width / 2, ground * 0.68]
  const [wide, high] = [width * 0.62, height * 0.62]
  pen.strokeStyle = 'rgba(255,255,255,.16)'
  pen.lineWidth = 1.5
  pen.beginPath()
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI * (1 + i / 12)
    pen.moveTo(cx, cy)
    pen.lineTo(cx + Math.cos(angle) * wide * 1.3, cy - high * 0.2 + Math.sin(angle) * high * 1.3)
  }
  pen.stroke()
  const [far, middle, near] = palette.lawn
  const lawn = downwards(pen, cy, ground, { 0: far, 0.4: middle, 1: near })
  blot(pen, lawn, cx, ground, width, ground - cy)
  polygon(pen, 'rgba(255,226,190,.45)', [cx, cy, cx - wide * 0.25, ground, cx + wide * 0.25, ground])
  for (const [i, scale] of [0.16, 0.27, 0.45, 0.75, 1.2].entries()) {
    const foot = cy + (ground - cy) * scale
    const top = cy - high * 0.16 * scale
    pen.strokeStyle = `rgba(255,255,255,${0.3 + i * 0.07})`
    pen.lineWidth = 6 * scale + 1
    pen.beginPath()
    pen.moveTo(cx - wide * scale, foot)
    pen.ellipse(cx, top, wide * scale, high * scale, 0, Math.PI, Math.PI * 2)
    pen.lineTo(cx + wide * scale, foot)
    pen.stroke()
    pen.fillStyle = palette.bushes[i] ?? ''
    pen.beginPath()
    for (let b = 0; b < 8; b++) {
      const r = Math.min(width, height) * 0.1 * scale * (0.6 + scatter(b + i * 5))
      const x = cx + (b % 2 ? -1 : 1) * (wide * scale - (b - 3) * r * 0.55)
      pen.moveTo(x + r, foot)
      pen.ellipse(x, foot, r, r * 1.1, 0, Math.PI, Math.PI * 2)
    }
    pen.fill()
  }
}

/** Draws shelves with pots in the space beside the field. */
function drawShelves(
  pen: Pen,
  from: number,
  to: number,
  top: number,
  bottom: number,
  unit: number,
  palette: Palette,
): void {
  const wide = to - from
  if (wide < unit * 2.2) return
  for (let row = 0, y = bottom; y > top + unit * 2; row++, y = bottom - unit * (0.4 + row * 3.5)) {
    const reach = wide * (1 - row * 0.14)
    const left = from ? to - reach : 0
    if (row) drawPlank(pen, left + reach / 2, y + unit * 0.16, reach, unit * 0.32, palette.wood)
    const pots = Math.floor(reach / (unit * 1.9)) || 1
    for (let i = 0; i < pots; i++) {
      const n = i + row * 5 + Math.sign(from) * 3
      drawPlant(pen, left + (reach * (i + 0.5)) / pots, y, unit * (1.35 + 0.5 * scatter(n)), n, palette)
    }
  }
}

/** Draws a post, which seeds bounce off. */
function drawPost(pen: Pen, x: number, foot: number, wide: number, { post }: Palette): void {
  const skin = { 0: post.deep, 0.35: post.light, 1: post.true }
  pen.fillStyle = shaded(pen, [x - wide / 2, 0], [x + wide / 2, 0], skin)
  pen.fillRect(x - wide / 2, 0, wide, foot)
  pen.fillStyle = post.deep
  for (let y = foot - wide * 5; y > 0; y -= wide * 6)
    pen.fillRect(x - wide * 0.56, y, wide * 1.12, wide * 0.16)
}

function drawBench(
  pen: Pen,
  width: number,
  height: number,
  bench: number,
  unit: number,
  { wood, leaves }: Palette,
): void {
  const front = bench + unit * 0.42
  pen.fillStyle = downwards(pen, bench, front, [wood.true, wood.light])
  pen.fillRect(0, bench, width, front - bench)
  pen.fillStyle = downwards(pen, front, height, [wood.true, wood.deep])
  pen.fillRect(0, front, width, height - front)
  pen.fillStyle = 'rgba(50,18,0,.5)'
  pen.fillRect(0, front, width, unit * 0.07)
  for (let i = 1; front + i * unit * 0.95 < height; i++) pen.fillRect(0, front + i * unit * 0.95, width, 2)
  // Ivy over the edge of the bench.
  for (let x = 0, n = 0; x < width; x += unit * (0.3 + scatter(n) * 0.5), n++) {
    const y = front + scatter(n * 3) * unit * 0.6
    leaf(pen, x, y, unit * 0.4, 1.2 + scatter(n * 7), leaves[n % 2 ? 0 : 1])
  }
}
