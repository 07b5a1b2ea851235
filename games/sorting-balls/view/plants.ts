/** Draws the plants: vines down both walls and a potted fern. */
import { across, line, polygon } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { chance } from '../../kit/rules/chance.ts'
import type { Palette } from './looks.ts'

function leaf(pen: Pen, x: number, y: number, long: number, angle: number, colour: string): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(angle)
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.quadraticCurveTo(long * 0.5, -long * 0.36, long, 0)
  pen.quadraticCurveTo(long * 0.5, long * 0.36, 0, 0)
  pen.fill()
  pen.strokeStyle = 'rgba(190,255,200,.25)'
  pen.lineWidth = 1
  line(pen, 0, 0, long * 0.85, 0)
  pen.restore()
}

/** Draws vines down both walls, longer towards the corners. */
export function drawVines(pen: Pen, width: number, height: number, { leaves }: Palette): void {
  const dice = chance(12)
  const long = Math.min(34, 14 + width * 0.014)
  for (const side of [0, 1]) {
    for (let vine = 0; vine < 5; vine++) {
      const x0 = vine * long * 0.95
      const length = height * (0.42 - vine * 0.075) * (0.8 + dice.fraction() * 0.4)
      for (let y = 0; y < length; y += long * 0.48) {
        const sway = Math.sin(y / 37 + vine) * long * 0.3
        const x = side ? width - x0 - sway : x0 + sway
        const angle = Math.PI / 2 + (dice.fraction() - 0.5) * 2.3
        const size = long * (0.6 + dice.fraction() * 0.5)
        leaf(pen, x, y - 4, size, angle, dice.pick(leaves))
      }
    }
  }
}

/** Draws a fern with its base at the origin. */
export function drawFern(pen: Pen, size: number, { leaves }: Palette): void {
  const dice = chance(3)
  for (let i = 0; i < 15; i++) {
    const angle = -Math.PI * (0.08 + (0.84 * ((i * 7) % 15)) / 14)
    leaf(pen, 0, -size * 0.8, size * (1 + dice.fraction() * 0.7), angle, dice.pick(leaves))
  }
  const clay = across(pen, size * 0.5, { 0: '#8d3b34', 0.35: '#f0946a', 1: '#7a2d35' })
  const [wide, narrow, high] = [size * 0.5, size * 0.34, size * 0.85]
  polygon(pen, clay, [-wide, -high, -narrow, 0, narrow, 0, wide, -high])
  pen.fillRect(-size * 0.58, -size * 0.98, size * 1.16, size * 0.24)
}
