/** Grass, long and short: the stripes that a mower leaves, and tufts that bend in the wind. */
import { chance } from '../kit/chance.ts'
import type { Way } from '../kit/game.ts'
import type { Pen } from '../kit/sprite.ts'
import { TURNS } from './layout.ts'

/** Grass bent away from the eye is pale, grass bent towards it is rich: that is all that a stripe is. */
const STRIPES: Readonly<Record<Way, readonly [pale: string, rich: string]>> = {
  right: ['#d3f383', '#bfe862'],
  left: ['#b4e152', '#9fd23c'],
  up: ['#c9ee72', '#b3e04f'],
  down: ['#a9d945', '#94c933'],
}

const LONG = ['#2c7d15', '#3b931b', '#54ab24', '#79c936', '#a6ec3f'] as const

/** A tile of cut grass, mown this way. */
export function drawStripe(pen: Pen, tile: number, way: Way): void {
  const [pale, rich] = STRIPES[way]
  const dice = chance(7)
  pen.rotate(TURNS[way])
  const fill = pen.createLinearGradient(0, -tile / 2, 0, tile / 2)
  fill.addColorStop(0, rich)
  fill.addColorStop(0.18, pale)
  fill.addColorStop(0.82, pale)
  fill.addColorStop(1, rich)
  pen.fillStyle = fill
  pen.fillRect(-tile / 2 - 0.5, -tile / 2 - 0.5, tile + 1, tile + 1)
  pen.lineWidth = Math.max(1, tile * 0.025)
  pen.lineCap = 'round'
  for (let i = 0; i < 26; i++) {
    const [x, y] = [(dice.fraction() - 0.5) * tile * 0.8, (dice.fraction() - 0.5) * tile * 0.9]
    pen.strokeStyle = i % 2 ? 'rgba(255,255,220,.35)' : 'rgba(70,130,20,.22)'
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + tile * 0.12, y)
    pen.stroke()
  }
}

/** The dark ground that long grass grows from. */
export function drawRoots(pen: Pen, tile: number): void {
  pen.fillStyle = '#3f9418'
  pen.fillRect(-tile / 2 - 0.5, -tile / 2 - 0.5, tile + 1, tile + 1)
}

/** A tile of long grass, bent by the wind from −1 to 1; three sorts, so that no pattern shows. */
export function drawTufts(pen: Pen, tile: number, sort: number, wind: number): void {
  const dice = chance(sort + 31)
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 7; i++) {
      const x = ((i + 0.5) / 7 - 0.5 + (dice.fraction() - 0.5) * 0.12) * tile
      const y = ((row + 0.9) / 5 - 0.5) * tile
      const high = tile * (0.26 + dice.fraction() * 0.16)
      const lean = (dice.fraction() - 0.5) * 0.16 * tile + wind * tile * 0.09
      const wide = tile * 0.055
      const foot = pen.createLinearGradient(0, y - high, 0, y)
      foot.addColorStop(0, LONG[2 + dice.int(3)] ?? LONG[2])
      foot.addColorStop(1, LONG[dice.int(2)] ?? LONG[0])
      pen.fillStyle = foot
      pen.beginPath()
      pen.moveTo(x - wide, y)
      pen.quadraticCurveTo(x - wide * 0.4, y - high * 0.6, x + lean, y - high)
      pen.quadraticCurveTo(x + wide * 0.9, y - high * 0.5, x + wide, y)
      pen.fill()
    }
  if (sort === 2) drawFlower(pen, tile * 0.18, -tile * 0.2, tile * 0.085, '#fff')
}

export function drawFlower(pen: Pen, x: number, y: number, size: number, petals: string): void {
  pen.fillStyle = petals
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 - Math.PI / 2
    pen.beginPath()
    pen.arc(x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.62, size * 0.52, 0, Math.PI * 2)
    pen.fill()
  }
  pen.fillStyle = '#ffd21f'
  pen.beginPath()
  pen.arc(x, y, size * 0.42, 0, Math.PI * 2)
  pen.fill()
}
