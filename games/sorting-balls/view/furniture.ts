/** Draws the furniture: shelves, the bench, and the alchemist's things beside the tubes. */
import { glow } from '../../kit/paint/backdrop.ts'
import { blot, downwards } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { drawFern } from './plants.ts'

/** Draws a plank for every row of tubes. The lowest is the bench, which fills the rest of the frame. */
export function drawShelves(
  pen: Pen,
  width: number,
  height: number,
  { ball, places }: Pick<Layout, 'ball' | 'places'>,
  { planks, bench, isSnowy }: Palette,
): void {
  const last = places.at(-1)?.row ?? 0
  for (let row = 0; row <= last; row++) {
    const stands = places.filter((place) => place.row === row)
    const top = (stands[0]?.floor ?? 0) + ball * 0.06
    const isBench = row === last
    const [thick, inset] = [ball * 0.26, isBench ? 0 : Math.min(14, width * 0.02)]
    if (isBench) {
      pen.fillStyle = downwards(pen, top, height, bench)
      pen.fillRect(0, top, width, height - top)
      drawBoards(pen, width, top + thick, height)
    }
    pen.save()
    pen.shadowColor = 'rgba(20,4,40,.6)'
    pen.shadowBlur = 18
    pen.shadowOffsetY = 8
    const planed = { 0: planks[0], 0.32: planks[1], 0.36: planks[2], 1: planks[3] }
    pen.fillStyle = downwards(pen, top - ball * 0.08, top + thick, planed)
    pen.beginPath()
    pen.roundRect(inset, top - ball * 0.08, width - inset * 2, thick + ball * 0.08, isBench ? 0 : 6)
    pen.fill()
    pen.restore()
    pen.fillStyle = 'rgba(255,225,180,.55)'
    pen.fillRect(inset + 3, top - ball * 0.08, width - inset * 2 - 6, 1.5)
    // Soft heaps of snow on the edge.
    if (isSnowy)
      for (let x = inset; x < width - inset; x += ball * 0.5)
        blot(pen, '#f4f9ff', x, top, ball * 0.4, ball * (0.13 + 0.04 * Math.sin(x)))
    for (const { x } of stands) {
      // The glass casts a warm spot of light onto the wood.
      pen.save()
      pen.translate(x + ball * 0.12, top + ball * 0.02)
      pen.scale(1, 0.16)
      glow(pen, 0, 0, ball * 0.85, '255,205,150', 0.75)
      pen.restore()
    }
  }
}

/** Draws boards across the front, each with a lit edge. */
function drawBoards(pen: Pen, width: number, top: number, height: number): void {
  for (let y = top + 26; y < height; y += 34) {
    pen.fillStyle = 'rgba(20,4,40,.45)'
    pen.fillRect(0, y, width, 2)
    pen.fillStyle = 'rgba(255,190,170,.08)'
    pen.fillRect(0, y + 2, width, 1)
  }
}

/** Draws the alchemist's things where there is room beside the tubes: a potted fern and a glowing flask. */
export function drawProps(pen: Pen, width: number, { ball, places, pitch }: Layout, palette: Palette): void {
  const last = places.at(-1)
  const left = Math.min(...places.map(({ x }) => x)) - pitch / 2
  const size = Math.min(ball, left * 0.42)
  if (!last || size < ball * 0.6) return
  pen.save()
  pen.translate(left * 0.42, last.floor + ball * 0.14)
  drawFern(pen, size, palette)
  pen.restore()

  pen.save()
  pen.translate(width - left * 0.42, last.floor + ball * 0.14)
  drawFlask(pen, size)
  pen.restore()
}

function flaskPath(size: number): Path2D {
  const path = new Path2D()
  path.arc(0, -size * 0.6, size * 0.6, -Math.PI * 0.36, Math.PI * 1.36)
  path.lineTo(-size * 0.2, -size * 1.75)
  path.lineTo(size * 0.2, -size * 1.75)
  path.closePath()
  return path
}

/** Draws a flask with its base at the origin. */
export function drawFlask(pen: Pen, size: number): void {
  glow(pen, 0, -size * 0.6, size * 1.5, '120,255,220', 0.5)
  const belly = flaskPath(size)
  pen.fillStyle = 'rgba(255,244,255,.22)'
  pen.fill(belly)
  pen.save()
  pen.clip(belly)
  pen.fillStyle = 'rgba(80,240,200,.75)'
  pen.fillRect(-size, -size * 0.65, size * 2, size)
  pen.fillStyle = '#d5fff3'
  pen.fillRect(-size, -size * 0.68, size * 2, size * 0.05)
  pen.restore()
  pen.strokeStyle = 'rgba(255,244,255,.75)'
  pen.lineWidth = Math.max(1.5, size * 0.05)
  pen.stroke(belly)
  pen.lineWidth = size * 0.09
  pen.lineCap = 'round'
  pen.beginPath()
  pen.arc(0, -size * 0.6, size * 0.44, Math.PI * 0.85, Math.PI * 1.25)
  pen.stroke()
}
