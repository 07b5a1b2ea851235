/** The night around the slate: indigo sky with signs among its stars, hills, the dark greenhouse. Baked once a size. */
import { glow, hills, sky } from '../../kit/paint/backdrop.ts'
import { chance } from '../../kit/rules/chance.ts'
import { mix } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { drawHouse } from './house.ts'
import type { Layout } from './layout.ts'

const SKY = ['#150f57', '#2a2195', '#4639cf', '#6a55ea', '#a583f5']
const TAU = Math.PI * 2

/** Stars and the lines between them, in a box of one by one: plus, equals, times. */
const SIGNS = [
  [0.5, 0, 0.5, 1, 0, 0.5, 1, 0.5],
  [0, 0.3, 1, 0.24, 0, 0.7, 1, 0.66],
  [0.05, 0.1, 0.9, 0.9, 0.95, 0.05, 0.1, 0.95],
] as const

export function drawScene(pen: Pen, width: number, height: number, layout: Layout): void {
  const area = { x: 0, y: 0, width, height }
  pen.translate(-width / 2, -height / 2)
  sky(pen, area, SKY)
  const { slate, house } = layout
  const middle = { x: slate.x + slate.side / 2, y: slate.y + slate.side * 0.45 }
  drawRays(pen, middle.x, middle.y, Math.hypot(width, height))
  glow(pen, middle.x, middle.y, slate.side * 1.05, '168,150,255', 0.55)
  drawStars(pen, width, height)
  drawSigns(pen, width, height, layout)
  if (layout.upright) {
    const radius = Math.min(width * 0.055, slate.y * 0.2)
    drawMoon(pen, width * 0.13, slate.y - radius * 1.3, radius)
  } else drawMoon(pen, width * 0.1, height * 0.2, height * 0.055)
  const horizon = Math.min(height * 0.86, house.y - house.height * 0.3)
  hills(pen, area, 'rgba(64,50,190,.75)', horizon - height * 0.05, height * 0.025, 2)
  hills(pen, area, '#2c2296', horizon + height * 0.01, height * 0.018, 3)
  drawTrees(pen, width, horizon + height * 0.02, height)
  hills(pen, area, '#1c1569', horizon + height * 0.055, height * 0.012, 1)
  pen.save()
  pen.translate(house.x, house.y)
  drawHouse(pen, house, layout.size)
  pen.restore()
  hills(pen, area, '#120c4c', house.y + house.height * 0.02, Math.min(3, height * 0.004), 2)
  drawGrass(pen, width, house.y + house.height * 0.02, height)
  if (!layout.upright) drawPost(pen, layout)
}

function drawRays(pen: Pen, x: number, y: number, reach: number): void {
  pen.fillStyle = 'rgba(255,255,255,.035)'
  pen.beginPath()
  for (let ray = 0; ray < 18; ray++) {
    const angle = (ray / 18) * TAU
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    pen.lineTo(x + Math.cos(angle + 0.17) * reach, y + Math.sin(angle + 0.17) * reach)
  }
  pen.fill()
}

function drawStars(pen: Pen, width: number, height: number): void {
  const dice = chance(7)
  const count = Math.round(Math.sqrt(width * height) / 7)
  for (let i = 0; i < count; i++) {
    pen.fillStyle = `rgba(255,255,255,${0.25 + dice.fraction() * 0.5})`
    pen.beginPath()
    pen.arc(dice.fraction() * width, dice.fraction() ** 1.4 * height * 0.85, 0.6 + dice.fraction(), 0, TAU)
    pen.fill()
  }
}

/** Constellations in what the slate leaves of the sky. */
function drawSigns(pen: Pen, width: number, height: number, { slate, upright }: Layout): void {
  const big = upright ? Math.min(width * 0.11, slate.y * 0.3) : Math.min(slate.x * 0.26, 90)
  const below = slate.y + slate.side
  const places = upright
    ? [
        width * 0.36,
        slate.y * 0.62,
        width * 0.06,
        mix(below, height, 0.12),
        width * 0.84,
        mix(below, height, 0.2),
      ]
    : [
        slate.x * 0.56,
        height * 0.3,
        width - slate.x * 0.78,
        height * 0.2,
        width - slate.x * 0.34,
        height * 0.36,
      ]
  pen.strokeStyle = 'rgba(200,190,255,.4)'
  pen.lineWidth = 1.5
  for (const [sign, ends] of SIGNS.entries())
    for (let end = 0; end < ends.length; end += 2) {
      const x = (places[sign * 2] ?? 0) + (ends[end] ?? 0) * big
      const y = (places[sign * 2 + 1] ?? 0) + (ends[end + 1] ?? 0) * big
      if (end % 4 === 0) {
        pen.beginPath()
        pen.moveTo(x, y)
      } else {
        pen.lineTo(x, y)
        pen.stroke()
      }
      glow(pen, x, y, 11, '240,236,255', 1)
    }
}

export function drawMoon(pen: Pen, x: number, y: number, radius: number): void {
  glow(pen, x, y, radius * 3.4, '255,238,190', 0.5)
  // All of the disc that a second disc leaves uncovered.
  pen.save()
  pen.beginPath()
  pen.rect(x - radius * 2, y - radius * 2, radius * 4, radius * 4)
  pen.arc(x + radius * 0.5, y - radius * 0.25, radius * 0.82, 0, TAU)
  pen.clip('evenodd')
  pen.fillStyle = '#fff1c4'
  pen.beginPath()
  pen.arc(x, y, radius, 0, TAU)
  pen.fill()
  pen.restore()
}

function drawTrees(pen: Pen, width: number, ground: number, height: number): void {
  const dice = chance(21)
  const count = Math.max(6, Math.round(width / 70))
  pen.fillStyle = '#221a80'
  for (let i = 0; i < count; i++) {
    const x = ((i + dice.fraction()) / count) * width
    const size = height * (0.014 + dice.fraction() * 0.02)
    pen.beginPath()
    pen.ellipse(x, ground, size, size * (1 + (i % 3) * 0.6), 0, 0, TAU)
    pen.fill()
  }
}

function drawGrass(pen: Pen, width: number, ground: number, height: number): void {
  const dice = chance(5)
  pen.strokeStyle = '#2a2195'
  pen.lineCap = 'round'
  const step = 15
  for (let x = dice.int(step); x < width; x += step * (0.5 + dice.fraction())) {
    const y = ground + dice.fraction() * (height - ground)
    pen.lineWidth = 1.6
    pen.beginPath()
    for (const lean of [-4, 0, 4]) {
      pen.moveTo(x, y + 3)
      pen.quadraticCurveTo(x, y - 3, x + lean, y - 5 - dice.int(4))
    }
    pen.stroke()
    if (dice.int(6) > 0) continue
    pen.fillStyle = dice.pick(['#ff8ab5', '#ffd95e', '#8ee6ff'])
    pen.beginPath()
    pen.arc(x, y - 8, 2.2, 0, TAU)
    pen.fill()
  }
}

/** Beside a slate on the ground the owl has a stack of books to stand on. */
function drawPost(pen: Pen, { owl }: Layout): void {
  const high = owl.height * 0.17
  const colours = ['#d8447c', '#f0a325', '#1fae9a', '#6a55ea', '#d8447c', '#3a8ee0']
  for (const [i, colour] of colours.entries()) {
    const y = owl.y + i * high
    const half = owl.width * (0.53 + ((i * 4) % 5) * 0.04)
    const x = owl.x + ((i * 7) % 5) * owl.width * 0.03 - owl.width * 0.05
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(x - half, y, half * 2, high - 1, high * 0.25)
    pen.fill()
    pen.fillStyle = '#f5edd6'
    pen.fillRect(x - half * 0.45, y + high * 0.22, half * 1.45, high * 0.5)
  }
}
