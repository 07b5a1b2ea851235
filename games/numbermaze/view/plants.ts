/** Draws the garden's plants. The origin is at their foot. */
import { blot } from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { BROWN, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'

const CLAY: Tone = { light: '#ffb98a', true: '#d8632a', deep: '#7c2a0a' }

function shade(pen: Pen, wide: number): void {
  blot(pen, 'rgba(70,18,0,.35)', 0, 0, wide, wide * 0.28)
}

function bloom(pen: Pen, x: number, y: number, radius: number, petal: string): void {
  for (let i = 0; i < 5; i++) {
    const angle = i * 1.257
    blot(pen, petal, x + Math.cos(angle) * radius * 0.8, y + Math.sin(angle) * radius * 0.8, radius * 0.6)
  }
  blot(pen, '#ffd21f', x, y, radius * 0.5)
}

/** Fills a shape with light and dark leaves and a few blossoms. */
function foliage(
  pen: Pen,
  { leaves, bloom: petal }: Palette,
  path: Path2D,
  size: number,
  variety: number,
): void {
  glossy(pen, path, size, leaves, { shadow: 0.3, shine: 0.35 })
  for (let i = 1; i < 22; i++) {
    const angle = i * 2.4 + variety
    const reach = size * 0.88 * Math.sqrt(i / 22)
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    const leaf = i % 2 ? `${leaves.deep}66` : `${leaves.light}8c`
    if (i % 7 === 3) bloom(pen, x, y, size * 0.11, petal)
    else blot(pen, leaf, x, y, size * 0.1, size * 0.055, angle + 1)
  }
}

/** Draws a clipped bush, nearly as wide as its tile. */
export function drawHedge(pen: Pen, palette: Palette, size: number, variety: number): void {
  shade(pen, size * 0.45)
  const path = disc(size * 0.28)
  for (let i = 0; i < 9; i++) {
    const angle = i * 0.698 + variety
    path.addPath(disc(size * 0.18), { e: Math.cos(angle) * size * 0.22, f: Math.sin(angle) * size * 0.2 })
  }
  pen.translate(0, -size * 0.33)
  foliage(pen, palette, path, size * 0.4, variety)
}

/** Draws a ball of leaves on a stem, in a clay pot. */
export function drawTree(pen: Pen, palette: Palette, size: number): void {
  shade(pen, size * 0.5)
  pen.fillStyle = BROWN.deep
  pen.fillRect(-size * 0.04, -size * 0.8, size * 0.08, size * 0.6)
  const pot = new Path2D()
  pot.moveTo(-size * 0.26, -size * 0.36)
  pot.lineTo(size * 0.26, -size * 0.36)
  pot.lineTo(size * 0.19, 0)
  pot.lineTo(-size * 0.19, 0)
  pot.roundRect(-size * 0.3, -size * 0.43, size * 0.6, size * 0.13, size * 0.04)
  glossy(pen, pot, size * 0.4, CLAY, { shadow: 0.2, shine: 0.3 })
  pen.translate(0, -size * 1.08)
  foliage(pen, palette, disc(size * 0.42), size * 0.42, 0)
}

/** Draws the flowers on visited tiles. */
export function drawBlossom(pen: Pen, size: number): void {
  blot(pen, '#4faf3a', -size * 0.45, size * 0.3, size * 0.5, size * 0.2, 0.5)
  blot(pen, '#4faf3a', size * 0.55, size * 0.35, size * 0.5, size * 0.2, -0.5)
  bloom(pen, -size * 0.05, 0, size * 0.42, '#ff7fb0')
  bloom(pen, size * 0.75, size * 0.25, size * 0.28, '#fff3d0')
}
