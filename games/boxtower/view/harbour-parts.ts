/** Sprites of the harbour: houses, stalls, trees, boats, quay and plinth. */
import { across, blot, dab } from '../../kit/paint/brush.ts'
import { glossy } from '../../kit/paint/glossy.ts'
import { SLATE } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import { YARD } from '../rules/curve.ts'

const WALLS = ['#ffd9a8', '#ff9f8a', '#f7e3c0', '#8fd0c8', '#ffc46b', '#d7b8f0'] as const
const ROOFS = ['#b8452f', '#7a4a8f', '#a85a2a', '#2f6f8a'] as const
const AWNINGS = ['#ef3e5b', '#26a8f0', '#2fc46b', '#ff9b21', '#7d5cf5'] as const

export function houseSprite(bake: Bake, n: number, unit: number): Sprite {
  const wide = 1.7 + scatter(n, 1) * 0.9
  const high = 2.3 + scatter(n, 2) * 2
  return bake(`house${n}`, (wide + 0.6) * unit, (high + 2) * unit, (pen) => {
    pen.scale(unit, unit)
    const [top, foot] = [1 - high / 2, 1 + high / 2]
    pen.fillStyle = ROOFS[n % ROOFS.length] ?? ROOFS[0]
    pen.beginPath()
    if (n % 3) {
      pen.moveTo(-wide / 2 - 0.15, top)
      pen.lineTo(0, top - 1)
      pen.lineTo(wide / 2 + 0.15, top)
    } else pen.roundRect(-wide / 2 - 0.1, top - 0.55, wide + 0.2, 0.6, 0.12)
    pen.fill()
    const wall = WALLS[n % WALLS.length] ?? WALLS[0]
    pen.fillStyle = across(pen, wide / 2, { 0: '#fff3dc', 0.25: wall, 1: wall })
    pen.fillRect(-wide / 2, top, wide, high)
    pen.fillStyle = 'rgba(70,30,60,.14)'
    pen.fillRect(wide / 2 - 0.3, top, 0.3, high)
    for (let row = 0; row * 0.85 + 0.75 < high - 0.5; row++)
      for (const side of [-1, 1]) {
        const [x, y] = [side * wide * 0.22, top + 0.32 + row * 0.85]
        pen.fillStyle = '#fff8e8'
        pen.fillRect(x - 0.22, y - 0.05, 0.44, 0.54)
        pen.fillStyle = scatter(n * 9 + row, side) > 0.55 ? '#ffe07a' : '#5c7fa8'
        pen.fillRect(x - 0.17, y, 0.34, 0.44)
        pen.fillStyle = '#2f9a45'
        pen.fillRect(x - 0.24, y + 0.45, 0.48, 0.1)
        pen.fillStyle = '#ff7fb0'
        for (let i = 0; i < 4; i++) pen.fillRect(x - 0.2 + i * 0.12, y + 0.41, 0.06, 0.07)
      }
    pen.fillStyle = '#7a4a2a'
    pen.beginPath()
    pen.roundRect(-0.2, foot - 0.62, 0.4, 0.62, [0.2, 0.2, 0, 0])
    pen.fill()
  })
}

/** A stall with a striped awning and its goods. */
export function stallSprite(bake: Bake, n: number, unit: number): Sprite {
  return bake(`stall${n}`, unit * 3, unit * 2.6, (pen) => {
    pen.scale(unit, unit)
    pen.fillStyle = '#7a4a2a'
    for (const side of [-1, 1]) pen.fillRect(side * 1.05 - 0.06, -0.7, 0.12, 2)
    pen.fillStyle = 'rgba(60,25,40,.35)'
    pen.fillRect(-1, -0.5, 2, 1.1)
    pen.fillStyle = '#c98545'
    pen.beginPath()
    pen.roundRect(-1.2, 0.5, 2.4, 0.8, 0.08)
    pen.fill()
    pen.fillStyle = 'rgba(70,30,10,.35)'
    for (let i = 0; i < 3; i++) pen.fillRect(-1.2, 0.7 + i * 0.22, 2.4, 0.035)
    const goods =
      [
        ['#ef3e5b', '#ff9b21'],
        ['#a4d92b', '#ffd21f'],
        ['#7d5cf5', '#f04fae'],
      ][n % 3] ?? []
    for (let i = 0; i < 11; i++) {
      blot(pen, goods[i % 2] ?? '#fff', -1 + i * 0.2, 0.42 - (i % 3) * 0.07, 0.13)
    }
    for (let i = 0; i < 8; i++) {
      pen.fillStyle = i % 2 ? '#fff8ea' : (AWNINGS[n % AWNINGS.length] ?? AWNINGS[0])
      pen.beginPath()
      const [left, right] = [-1.3 + i * 0.325, -1.3 + (i + 1) * 0.325]
      pen.moveTo(left * 0.86, -1.15)
      pen.lineTo(right * 0.86, -1.15)
      pen.lineTo(right, -0.55)
      pen.arc((left + right) / 2, -0.55, 0.1625, 0, Math.PI)
      pen.fill()
    }
    pen.fillStyle = 'rgba(255,255,255,.3)'
    pen.fillRect(-1.1, -1.15, 2.2, 0.1)
  })
}

export function treeSprite(bake: Bake, unit: number): Sprite {
  return bake('tree', unit * 2.6, unit * 3.6, (pen) => {
    pen.scale(unit, unit)
    pen.fillStyle = '#6b4020'
    pen.fillRect(-0.13, 0.3, 0.26, 1.5)
    blot(pen, '#237a3c', -0.5, 0, 0.6)
    blot(pen, '#237a3c', 0.5, 0, 0.62)
    blot(pen, '#2f9a45', 0, -0.6, 0.85)
    blot(pen, '#5cc04a', -0.25, -0.75, 0.45)
    blot(pen, '#5cc04a', 0.4, -0.2, 0.35)
    pen.fillStyle = '#ff9b21'
    for (let i = 0; i < 7; i++) dab(pen, (scatter(i, 1) - 0.5) * 1.5, -0.9 + scatter(i, 2) * 1.1, 0.09)
  })
}

/** The plinth under the tower, with flowers at its foot. */
export function plinthSprite(bake: Bake, unit: number): Sprite {
  const wide = YARD.plinth * 2
  const high = -YARD.ground
  return bake('plinth', (wide + 1) * unit, (high + 1) * unit, (pen) => {
    const body = new Path2D()
    body.roundRect((-wide / 2) * unit, (-high / 2) * unit, wide * unit, (high + 0.2) * unit, 0.14 * unit)
    glossy(
      pen,
      body,
      unit * 1.1,
      { light: '#fff3dc', true: '#d9b98f', deep: '#8a6442' },
      { shadow: 0.3, shine: 0.35 },
    )
    pen.save()
    pen.clip(body)
    pen.strokeStyle = 'rgba(110,70,40,.45)'
    pen.lineWidth = unit * 0.05
    pen.beginPath()
    for (let row = 0; row < 3; row++) {
      const y = (-high / 2 + 0.34 + row * 0.42) * unit
      pen.moveTo(-wide * unit, y)
      pen.lineTo(wide * unit, y)
      for (let x = -wide / 2 + (row % 2) * 0.4; x < wide / 2; x += 0.8) {
        pen.moveTo(x * unit, y)
        pen.lineTo(x * unit, y + 0.42 * unit)
      }
    }
    pen.stroke()
    pen.fillStyle = '#fff6e2'
    pen.fillRect((-wide / 2) * unit, (-high / 2) * unit, wide * unit, 0.2 * unit)
    pen.fillStyle = 'rgba(90,50,30,.25)'
    pen.fillRect((-wide / 2) * unit, (-high / 2 + 0.2) * unit, wide * unit, 0.06 * unit)
    pen.restore()
    for (let i = 0; i < 22; i++) {
      const x = (i / 21 - 0.5) * (wide + 0.5) * unit
      const y = (high / 2 - 0.02 - scatter(i) * 0.12) * unit
      blot(pen, i % 2 ? '#2f9a45' : '#5cc04a', x, y, (0.16 + scatter(i, 2) * 0.1) * unit)
      if (i % 3) continue
      const petals = i % 9 ? (i % 2 ? '#fff' : '#ffd21f') : '#ff7fb0'
      blot(pen, petals, x, y - 0.12 * unit, 0.085 * unit)
    }
  })
}

export function boatSprite(bake: Bake, n: number, unit: number): Sprite {
  return bake(`boat${n}`, unit * 2.2, unit * 2.6, (pen) => {
    pen.scale(unit, unit)
    pen.fillStyle = '#6b4020'
    pen.fillRect(-0.04, -1.1, 0.08, 1.7)
    pen.fillStyle = n ? '#ff9b21' : '#fff8ea'
    pen.beginPath()
    pen.moveTo(0.08, -1.1)
    pen.quadraticCurveTo(0.95, -0.4, 0.75, 0.4)
    pen.lineTo(0.08, 0.4)
    pen.fill()
    pen.fillStyle = n ? '#26a8f0' : '#ef3e5b'
    pen.beginPath()
    pen.moveTo(-0.85, 0.5)
    pen.lineTo(0.9, 0.5)
    pen.quadraticCurveTo(0.7, 1, 0.35, 1)
    pen.lineTo(-0.45, 1)
    pen.quadraticCurveTo(-0.8, 0.9, -0.85, 0.5)
    pen.fill()
    pen.fillStyle = 'rgba(255,255,255,.6)'
    pen.fillRect(-0.8, 0.52, 1.66, 0.1)
  })
}

/** Paints flagstones, wall and bollards to both sides of the middle; the ground is at 0. */
export function paintQuay(pen: Pen, unit: number, half: number): void {
  const wide = half * 2
  pen.fillStyle = '#e8cfa4'
  pen.fillRect(-half, -unit * 0.12, wide, unit * 0.4)
  pen.fillStyle = '#a87f56'
  pen.fillRect(-half, unit * 0.26, wide, unit * 0.4)
  pen.fillStyle = 'rgba(80,45,25,.4)'
  pen.fillRect(-half, unit * 0.26, wide, unit * 0.06)
  const stones = Math.ceil(half / (unit * 0.9))
  for (let n = -stones; n <= stones; n++) {
    const x = n * unit * 0.9
    pen.fillStyle = 'rgba(80,45,25,.4)'
    pen.fillRect(x, unit * 0.3, unit * 0.05, unit * 0.34)
    if (n % 3) continue
    pen.fillStyle = SLATE.deep
    pen.fillRect(x, unit * 0.02, unit * 0.24, unit * 0.26)
    pen.fillStyle = SLATE.true
    pen.fillRect(x - unit * 0.05, -unit * 0.05, unit * 0.34, unit * 0.12)
  }
}
