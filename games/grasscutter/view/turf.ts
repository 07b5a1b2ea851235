/** Draws grass: the stripes of the mower, and long tufts that bend in the wind. In tiles. */
import { blot, downwards, type Fill } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { chance } from '../../kit/rules/chance.ts'
import type { Way } from '../../kit/rules/ways.ts'
import { TURNS } from './layout.ts'
import type { Palette } from './looks.ts'

/** Fills a little more than a tile, to hide seams. */
export function fillTile(pen: Pen, colour: Fill): void {
  pen.fillStyle = colour
  pen.fillRect(-0.6, -0.6, 1.2, 1.2)
}

/** Draws a tile of cut grass, mown in this direction. */
export function drawStripe(pen: Pen, way: Way, { stripes, long }: Palette): void {
  const [pale, rich] = stripes[way]
  const dice = chance(7)
  pen.rotate(TURNS[way])
  fillTile(pen, downwards(pen, -0.5, 0.5, { 0: rich, 0.18: pale, 0.82: pale, 1: rich }))
  for (let i = 0; i < 26; i++) {
    pen.fillStyle = i % 2 ? 'rgba(255,255,220,.35)' : `${long[0]}38`
    pen.fillRect((dice.fraction() - 0.5) * 0.8, (dice.fraction() - 0.5) * 0.9, 0.13, 0.026)
  }
}

/** Draws a tile of long grass, bent by the wind from −1 to 1. Several sorts avoid a visible pattern. */
export function drawTufts(pen: Pen, sort: number, wind: number, { long }: Palette): void {
  const dice = chance(sort + 31)
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 7; i++) {
      const x = (i + 0.5) / 7 - 0.5 + (dice.fraction() - 0.5) * 0.12
      const y = (row + 0.9) / 5 - 0.5
      const high = 0.26 + dice.fraction() * 0.16
      const lean = (dice.fraction() - 0.5) * 0.16 + wind * 0.09
      const [tip, foot] = [long[2 + dice.int(3)] ?? long[2], long[dice.int(2)] ?? long[0]]
      pen.fillStyle = downwards(pen, y - high, y, [tip, foot])
      drawBlade(pen, x, y, 0.055, high, lean)
    }
}

export function drawBlade(pen: Pen, x: number, y: number, wide: number, high: number, lean: number): void {
  pen.beginPath()
  pen.moveTo(x - wide, y)
  pen.quadraticCurveTo(x - wide * 0.4, y - high * 0.6, x + lean, y - high)
  pen.quadraticCurveTo(x + wide * 0.9, y - high * 0.5, x + wide, y)
  pen.fill()
}

export function drawFlower(pen: Pen, x: number, y: number, size: number, petals: string): void {
  for (let i = 0; i < 5; i++) {
    const angle = i * 1.2566 - 1.57
    blot(pen, petals, x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.62, size * 0.52)
  }
  blot(pen, '#ffd21f', x, y, size * 0.42)
}
