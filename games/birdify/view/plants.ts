/** Paints canes, berries, clouds, lamps and the greenhouse. */
import { glow } from '../../kit/paint/backdrop.ts'
import {
  at,
  blot,
  dab,
  downwards,
  fillPath,
  line,
  pathOf,
  polygon,
  shaded,
  strokePath,
  type Shades,
} from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { ORANGE, RED, YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { SeasonColours } from './looks.ts'

/** Veil of night over everything that does not glow. */
export const NIGHT = 'rgba(22,14,86,.5)'

/** Longer than the height of any frame, in units. */
const CANE_LENGTH = 760

/** Colours of young canes, in every season. */
const SHOOT = {
  cane: { 0: '#4f9a2c', 0.25: '#efffb0', 0.55: '#a6e05a', 1: '#3f8424' },
  outline: '#2c641a',
  node: '#5fae38',
}

/** A bundle of three bamboo canes, free end at the top. */
export function caneSprite(
  bake: Bake,
  season: SeasonColours,
  width: number,
  unit: number,
  night: boolean,
  isShoot = false,
): Sprite {
  const long = CANE_LENGTH * unit
  return bake(`cane${night}${isShoot}`, width * 2.4, long, (pen) => {
    pen.translate(0, -long / 2)
    paintCane(pen, isShoot ? { ...season, ...SHOOT } : season, width, unit, long)
    if (night) moonlight(pen, width, long)
  })
}

/** Darkens a painted cane less than the garden behind it, and lights its edges, so that it stands out at night. */
function moonlight(pen: Pen, width: number, long: number): void {
  pen.globalCompositeOperation = 'source-atop'
  pen.fillStyle = 'rgba(40,30,120,.3)'
  pen.fillRect(-width * 2, 0, width * 4, long)
  pen.fillStyle = '#e4e9ffd0'
  for (const x of [-0.5, -0.17, 0.16]) pen.fillRect(x * width, 0, width * 0.06, long)
  pen.fillRect(width * 0.45, 0, width * 0.05, long)
}

/** The piece of cane between the two gaps of a fork, tied at both ends. */
export const postSprite = (
  bake: Bake,
  season: SeasonColours,
  width: number,
  unit: number,
  night: boolean,
  high: number,
): Sprite =>
  bake(`post${night}`, width * 2.4, high * 1.5, (pen) => {
    pen.save()
    pen.beginPath()
    pen.roundRect(-width * 0.62, -high / 2, width * 1.24, high, width * 0.16)
    pen.clip()
    pen.translate(0, -high / 2)
    paintCane(pen, season, width, unit, high * 2)
    pen.translate(0, high - width * 0.24)
    twine(pen, width, 0, unit)
    pen.restore()
    if (!night) return
    pen.translate(0, -high / 2)
    moonlight(pen, width, high)
  })

/** Golden blossoms along an end of the narrow gap of a fork. */
export const giltSprite = (bake: Bake, width: number): Sprite =>
  bake('gilt', width * 2.4, width * 1.2, (pen) => {
    glow(pen, 0, 0, width * 0.6, '255,220,90', 0.7)
    for (const [x, y] of [
      [-0.48, 0.04],
      [0.48, 0.04],
      [-0.24, -0.05],
      [0.24, -0.05],
      [0, 0.05],
    ] as const)
      blossom(pen, x * width, y * width, width * 0.17, [YELLOW.light, YELLOW.true])
  })

/** The same bundle upside down, for a cane that hangs from the sky: a mirrored sprite is slow to draw. */
export const hangingCaneSprite: typeof caneSprite = (bake, season, width, unit, night, isShoot = false) =>
  bake(`hanging${night}${isShoot}`, width * 2.4, CANE_LENGTH * unit, (pen) =>
    stamp(pen, caneSprite(bake, season, width, unit, night, isShoot), 0, 0, 1, -1),
  )

/** Paints downwards from the free end at the origin. */
export function paintCane(pen: Pen, season: SeasonColours, width: number, unit: number, long: number): void {
  pen.lineJoin = pen.lineCap = 'round'
  const stalk = width / 3
  const tops = [0, 0.2, 0.08]
  for (const [i, top] of tops.entries()) {
    const x = -width / 2 + i * stalk
    const y = top * width + 1
    pen.fillStyle = shaded(pen, [x, 0], [x + stalk, 0], season.cane)
    pen.strokeStyle = season.outline
    pen.lineWidth = 1.6 * unit
    pen.beginPath()
    pen.roundRect(x + 0.8, y, stalk - 1.6, long, stalk * 0.32)
    pen.fill()
    pen.stroke()
    for (let node = y + (30 + i * 23) * unit; node < long; node += 66 * unit) {
      pen.fillStyle = season.node
      pen.fillRect(x + 1, node, stalk - 2, 2.4 * unit)
      pen.fillStyle = 'rgba(255,255,255,.5)'
      pen.fillRect(x + 2, node + 2.4 * unit, stalk - 4, 1.4 * unit)
    }
    if (season.stripes)
      for (let down = y + stalk * 0.5; down < long; down += stalk * 1.4)
        polygon(
          pen,
          season.stripes,
          [1, stalk * 0.6, stalk - 1, 0, stalk - 1, stalk * 0.6, 1, stalk * 1.2],
          x,
          down,
        )
  }
  for (const y of [0.62, 3.6, 7.4]) twine(pen, width, y * width, unit)
  for (const [x, y, turn, size] of VINE) leaf(pen, x * width, y * width, turn, size * width, season.leaf)
  blossom(pen, width * 0.52, width * 0.78, width * 0.2, season.petals)
}

const VINE = [
  [-0.5, 0.9, 2.7, 0.62],
  [0.46, 0.5, -0.6, 0.56],
  [0.5, 1.9, 0.1, 0.5],
  [-0.48, 2.7, 3.4, 0.54],
  [0.48, 4.3, -0.3, 0.5],
  [-0.46, 5.4, 2.9, 0.5],
] as const

function twine(pen: Pen, width: number, y: number, unit: number): void {
  for (const i of [0, 1]) {
    pen.strokeStyle = i ? '#a9552a' : '#7d3413'
    pen.lineWidth = (i ? 2 : 5) * unit
    for (const row of [0, 6]) {
      pen.beginPath()
      pen.moveTo(-width * 0.56, y + row * unit)
      pen.quadraticCurveTo(0, y + (row + 3) * unit, width * 0.56, y + row * unit)
      pen.stroke()
    }
  }
}

function leaf(
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  size: number,
  shades: Shades = ['#a6f06a', '#1f9a46'],
): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.fillStyle = downwards(pen, -size * 0.4, size * 0.3, shades)
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.bezierCurveTo(size * 0.1, -size * 0.42, size * 0.6, -size * 0.5, size, -size * 0.2)
  pen.bezierCurveTo(size * 0.8, size * 0.2, size * 0.4, size * 0.25, 0, 0)
  pen.fill()
  pen.strokeStyle = 'rgba(255,255,255,.4)'
  pen.lineWidth = size * 0.05
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.quadraticCurveTo(size * 0.4, -size * 0.2, size * 0.8, -size * 0.18)
  pen.stroke()
  pen.restore()
}

function blossom(pen: Pen, x: number, y: number, r: number, petals: SeasonColours['petals']): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2
    blot(pen, petals[i % 2 ? 1 : 0], x + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6, r * 0.5)
  }
  blot(pen, ORANGE.true, x, y, r * 0.4)
}

/** Rose at the free ends of a closing gate. */
export const roseSprite = (bake: Bake, r: number): Sprite =>
  bake('rose', r * 5, r * 4, (pen) => {
    for (const side of [-1, 1]) leaf(pen, side * r * 0.5, r * 0.4, side < 0 ? 3.5 : -0.3, r * 1.5)
    for (const side of [-1, 1])
      at(pen, side * r * 0.6, r * 0.1, () => glossy(pen, disc(r * 0.8), r * 0.8, RED, { shadow: 0.5 }))
    glossy(pen, disc(r), r, RED, { shadow: 0.4 })
    strokePath(
      pen,
      pathOf('M-50-20Q0-80 52-16Q40 44-14 40Q-46 20-20-16Q8-40 28-6Q22 18 0 14', r),
      RED.deep,
      r * 0.13,
    )
  })

export function berrySprite(bake: Bake, golden: boolean, r: number): Sprite {
  return bake(`berry${golden}`, r * 5, r * 5, (pen) => {
    if (golden) glow(pen, 0, 0, r * 2.4, '255,226,120', 0.8)
    pen.lineCap = 'round'
    pen.strokeStyle = '#2f6b0a'
    pen.lineWidth = r * 0.2
    pen.beginPath()
    pen.moveTo(-r * 0.5, 0)
    pen.quadraticCurveTo(-r * 0.2, -r, r * 0.2, -r * 1.3)
    pen.quadraticCurveTo(r * 0.2, -r * 0.6, r * 0.6, 0)
    pen.stroke()
    leaf(pen, r * 0.2, -r * 1.25, 0.2, r * 1.1)
    for (const side of [-1, 1]) {
      pen.save()
      pen.translate(side * r * 0.56, side * r * 0.1 + r * 0.25)
      glossy(pen, disc(r * 0.66), r * 0.66, golden ? YELLOW : RED, { shadow: 0.6 })
      pen.restore()
    }
  })
}

export function cloudSprite(bake: Bake, size: number): Sprite {
  return bake(`cloud${size}`, size * 2.6, size * 1.4, (pen) => {
    pen.fillStyle = downwards(pen, -size * 0.5, size * 0.5, [
      'rgba(255,255,255,.98)',
      'rgba(255,255,255,.45)',
    ])
    pen.beginPath()
    pen.roundRect(-size, 0, size * 2, size * 0.42, size * 0.21)
    for (const [x, y, r] of [
      [-0.5, 0.02, 0.32],
      [0, -0.16, 0.44],
      [0.48, 0.02, 0.34],
    ] as const) {
      pen.moveTo(x * size + r * size, y * size)
      pen.arc(x * size, y * size, r * size, 0, Math.PI * 2)
    }
    pen.fill()
  })
}

/** A lamp post; its light is a separate sprite, drawn in the dark. */
export function lampSprite(bake: Bake, high: number): Sprite {
  return bake('lamp', high * 0.5, high, (pen) => {
    pen.translate(0, high / 2)
    pen.strokeStyle = '#2b2350'
    pen.lineCap = 'round'
    pen.lineWidth = high * 0.045
    line(pen, 0, 0, 0, -high * 0.7)
    pen.fillStyle = '#ffe9a8'
    pen.beginPath()
    pen.roundRect(-high * 0.08, -high * 0.88, high * 0.16, high * 0.18, high * 0.03)
    pen.fill()
    pen.lineWidth = high * 0.025
    pen.stroke()
    polygon(pen, '#2b2350', [-high * 0.13, -high * 0.87, 0, -high * 0.98, high * 0.13, -high * 0.87])
  })
}

export const lightSprite = (bake: Bake, r: number): Sprite =>
  bake('light', r * 2, r * 2, (pen) => glow(pen, 0, 0, r, '255,214,120', 0.85), 1)

/** The greenhouse the arcade is named after. */
export function greenhouseSprite(bake: Bake, wide: number): Sprite {
  const high = wide * 0.62
  return bake('greenhouse', wide * 1.1, high * 1.1, (pen) => {
    pen.translate(0, high / 2)
    const roof = domeShape(wide, high)
    fillPath(pen, roof, downwards(pen, -high, 0, ['rgba(240,255,255,.85)', 'rgba(190,240,225,.7)']))
    pen.save()
    pen.clip(roof)
    pen.fillStyle = 'rgba(60,160,90,.55)'
    for (let i = -3; i <= 3; i++) dab(pen, i * wide * 0.14, 0, wide * (0.1 + (i % 2 ? 0.05 : 0)))
    pen.strokeStyle = '#fff'
    pen.lineWidth = wide * 0.014
    pen.beginPath()
    for (let i = -2; i <= 2; i++) {
      pen.moveTo(i * wide * 0.2, 0)
      pen.lineTo(i * wide * 0.16, -high)
    }
    pen.moveTo(-wide, -high * 0.5)
    pen.lineTo(wide, -high * 0.5)
    pen.stroke()
    pen.restore()
    pen.strokeStyle = '#fff'
    pen.lineWidth = wide * 0.024
    pen.stroke(roof)
  })
}

function domeShape(wide: number, high: number): Path2D {
  const path = new Path2D()
  path.moveTo(-wide / 2, 0)
  path.lineTo(-wide / 2, -high * 0.5)
  path.quadraticCurveTo(-wide * 0.42, -high, 0, -high)
  path.quadraticCurveTo(wide * 0.42, -high, wide / 2, -high * 0.5)
  path.lineTo(wide / 2, 0)
  return path
}
