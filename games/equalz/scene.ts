/** The night around the slate: indigo sky with signs among its stars, hills, the dark greenhouse. Baked once a size. */
import { glow, hills, sky } from '../kit/backdrop.ts'
import { chance } from '../kit/chance.ts'
import type { Pen } from '../kit/sprite.ts'
import { drawHouse } from './house.ts'
import type { Layout } from './layout.ts'

const SKY = ['#150f57', '#2a2195', '#4639cf', '#6a55ea', '#a583f5']
const TAU = Math.PI * 2

/** Stars and the lines between them, in a box of one by one: plus, minus, equals, times. */
const SIGNS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [0.5, 0, 0.5, 1],
    [0, 0.5, 1, 0.5],
  ],
  [
    [0, 0.3, 1, 0.24],
    [0, 0.7, 1, 0.66],
  ],
  [
    [0.05, 0.1, 0.9, 0.9],
    [0.95, 0.05, 0.1, 0.95],
  ],
  [[0, 0.5, 1, 0.46]],
]

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
  drawMoon(
    pen,
    width * (layout.upright ? 0.13 : 0.1),
    height * (layout.upright ? 0.16 : 0.2),
    Math.min(width, height) * 0.055,
  )
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
  const aside = slate.x
  const big = upright ? Math.min(width * 0.11, 60) : Math.min(aside * 0.26, 90)
  const places: readonly (readonly [number, number])[] = upright
    ? [
        [0.36, slate.y * 0.62],
        [0.06, slate.y + slate.side + (height - slate.y - slate.side) * 0.12],
        [0.84, slate.y + slate.side + (height - slate.y - slate.side) * 0.2],
      ].map(([x = 0, y = 0]) => [x * width, y] as const)
    : [
        [aside * 0.56, height * 0.3],
        [width - aside * 0.78, height * 0.2],
        [width - aside * 0.34, height * 0.36],
        [aside * 0.2, height * 0.52],
      ]
  for (const [i, [x, y]] of places.entries())
    for (const [x1, y1, x2, y2] of SIGNS[i % SIGNS.length] ?? []) {
      pen.strokeStyle = 'rgba(200,190,255,.4)'
      pen.lineWidth = 1.5
      pen.setLineDash([3, 5])
      pen.beginPath()
      pen.moveTo(x + x1 * big, y + y1 * big)
      pen.lineTo(x + x2 * big, y + y2 * big)
      pen.stroke()
      pen.setLineDash([])
      for (const [sx, sy] of [
        [x1, y1],
        [x2, y2],
      ] as const) {
        glow(pen, x + sx * big, y + sy * big, 9, '230,224,255', 0.9)
        pen.fillStyle = '#fff'
        pen.beginPath()
        pen.arc(x + sx * big, y + sy * big, 1.8, 0, TAU)
        pen.fill()
      }
    }
}

function drawMoon(pen: Pen, x: number, y: number, radius: number): void {
  glow(pen, x, y, radius * 3.4, '255,238,190', 0.5)
  pen.fillStyle = '#fff1c4'
  pen.beginPath()
  pen.arc(x, y, radius, 0.5, TAU - 1.1)
  pen.arc(x + radius * 0.5, y - radius * 0.22, radius * 0.82, TAU - 1.02, 0.62, true)
  pen.fill()
}

function drawTrees(pen: Pen, width: number, ground: number, height: number): void {
  const dice = chance(21)
  const count = Math.max(6, Math.round(width / 70))
  pen.fillStyle = '#221a80'
  for (let i = 0; i < count; i++) {
    const x = ((i + dice.fraction()) / count) * width
    const size = height * (0.014 + dice.fraction() * 0.02)
    pen.beginPath()
    if (i % 3 === 0) {
      pen.moveTo(x - size * 0.5, ground + size)
      pen.lineTo(x, ground - size * 2.2)
      pen.lineTo(x + size * 0.5, ground + size)
    } else pen.arc(x, ground, size, 0, TAU)
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
  const books = [
    ['#d8447c', 1.25],
    ['#f0a325', 1.05],
    ['#1fae9a', 1.35],
    ['#6a55ea', 1.15],
    ['#d8447c', 1.4],
    ['#3a8ee0', 1.2],
  ] as const
  for (const [i, [colour, wide]] of books.entries()) {
    const y = owl.y + i * high
    const half = (owl.width * wide) / 2
    const x = owl.x + ((i * 7) % 5) * owl.width * 0.03 - owl.width * 0.05
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(x - half, y, half * 2, high, high * 0.25)
    pen.fill()
    pen.fillStyle = '#f5edd6'
    pen.fillRect(x - half * 0.9, y + high * 0.24, half * 1.92, high * 0.5)
    pen.fillStyle = 'rgba(20,12,80,.28)'
    pen.fillRect(x - half, y + high * 0.8, half * 2, high * 0.2)
    pen.fillStyle = colour
    pen.fillRect(x - half * 0.96, y, half * 0.5, high)
  }
}
