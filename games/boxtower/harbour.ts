/** The market at the quay, where every tower begins: hills, houses, stalls, the plinth, and the water before it. */
import { hills, whole } from '../kit/backdrop.ts'
import { clamp } from '../kit/easing.ts'
import { glossy } from '../kit/glossy.ts'
import { SLATE } from '../kit/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import type { Camera } from './camera.ts'
import { YARD } from './curve.ts'
import { scatter } from '../kit/scatter.ts'

const TAU = Math.PI * 2
const WALLS = ['#ffd9a8', '#ff9f8a', '#f7e3c0', '#8fd0c8', '#ffc46b', '#d7b8f0'] as const
const ROOFS = ['#b8452f', '#7a4a8f', '#a85a2a', '#2f6f8a'] as const
const AWNINGS = ['#ef3e5b', '#26a8f0', '#2fc46b', '#ff9b21', '#7d5cf5'] as const

/** Far to near: how fast they sink, where their top is, and their colours by day and at dusk. */
const RIDGES = [
  { near: 0.3, top: 0.3, colours: ['#9cc4e0', '#9a6f9e'] },
  { near: 0.4, top: 0.52, colours: ['#7fb59a', '#6f5590'] },
] as const

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
    const wall = pen.createLinearGradient(-wide / 2, 0, wide / 2, 0)
    wall.addColorStop(0, '#fff3dc')
    wall.addColorStop(0.25, WALLS[n % WALLS.length] ?? WALLS[0])
    wall.addColorStop(1, WALLS[n % WALLS.length] ?? WALLS[0])
    pen.fillStyle = wall
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

/** A stall with a striped awning and what it sells. */
function stallSprite(bake: Bake, n: number, unit: number): Sprite {
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
      pen.fillStyle = goods[i % 2] ?? '#fff'
      pen.beginPath()
      pen.arc(-1 + i * 0.2, 0.42 - (i % 3) * 0.07, 0.13, 0, TAU)
      pen.fill()
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

function treeSprite(bake: Bake, unit: number): Sprite {
  return bake('tree', unit * 2.6, unit * 3.6, (pen) => {
    pen.scale(unit, unit)
    pen.fillStyle = '#6b4020'
    pen.fillRect(-0.13, 0.3, 0.26, 1.5)
    for (const [x, y, r, colour] of [
      [-0.5, 0, 0.6, '#237a3c'],
      [0.5, 0, 0.62, '#237a3c'],
      [0, -0.6, 0.85, '#2f9a45'],
      [-0.25, -0.75, 0.45, '#5cc04a'],
      [0.4, -0.2, 0.35, '#5cc04a'],
    ] as const) {
      pen.fillStyle = colour
      pen.beginPath()
      pen.arc(x, y, r, 0, TAU)
      pen.fill()
    }
    pen.fillStyle = '#ff9b21'
    for (let i = 0; i < 7; i++) {
      pen.beginPath()
      pen.arc((scatter(i, 1) - 0.5) * 1.5, -0.9 + scatter(i, 2) * 1.1, 0.09, 0, TAU)
      pen.fill()
    }
  })
}

/** The stone that the tower stands on, with flowers at its foot. */
function plinthSprite(bake: Bake, unit: number): Sprite {
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
      pen.fillStyle = i % 2 ? '#2f9a45' : '#5cc04a'
      pen.beginPath()
      pen.arc(x, y, (0.16 + scatter(i, 2) * 0.1) * unit, 0, TAU)
      pen.fill()
      if (i % 3) continue
      pen.fillStyle = ['#ff7fb0', '#fff', '#ffd21f'][i % 9 ? (i % 2 ? 1 : 2) : 0] ?? '#fff'
      pen.beginPath()
      pen.arc(x, y - 0.12 * unit, 0.085 * unit, 0, TAU)
      pen.fill()
    }
  })
}

function boatSprite(bake: Bake, n: number, unit: number): Sprite {
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

/** Far things sink more slowly than the ground as the view climbs. */
const sunk = ({ rise, ground }: Camera, near: number) => ground - rise * (1 - near)

export function openHarbour(stage: Stage, bake: Bake) {
  const { pen } = stage

  function drawHills(camera: Camera): void {
    const { unit, altitude } = camera
    const high = unit * 7
    const wide = Math.max(stage.width, 480)
    const dusk = clamp((altitude - 6) / 16)
    for (const [i, { near, top, colours }] of RIDGES.entries()) {
      const y = sunk(camera, near) - high / 2 + unit * 0.4
      if (y - high / 2 > stage.height) continue
      for (const [hour, colour] of colours.entries()) {
        pen.globalAlpha = hour ? dusk : 1
        if (hour && !dusk) continue
        const paint = (pen: Pen) => hills(pen, whole(wide, high), colour, high * top, high * 0.07, 2 + i)
        stamp(pen, bake(`ridge${i}${hour}`, wide, high, paint, 1), stage.width / 2, y)
      }
      pen.globalAlpha = 1
    }
  }

  /** A row of things along the quay, each at its own place, from one edge of the frame to the other. */
  function row(
    camera: Camera,
    near: number,
    gap: number,
    draw: (x: number, y: number, n: number) => void,
  ): void {
    const y = sunk(camera, near)
    if (y - camera.unit * 7 > stage.height) return
    const count = Math.ceil(stage.width / 2 / (gap * camera.unit)) + 1
    for (let n = -count; n <= count; n++) draw(camera.middle + n * gap * camera.unit, y, n + 60)
  }

  function drawWater(camera: Camera, time: number, still: boolean): void {
    const { ground, unit } = camera
    const top = ground + unit * 0.62
    if (top > stage.height) return
    const water = bake(
      'water',
      4,
      128,
      (pen) => {
        const fill = pen.createLinearGradient(0, -64, 0, 64)
        fill.addColorStop(0, '#4fc3d9')
        fill.addColorStop(1, '#12638f')
        pen.fillStyle = fill
        pen.fillRect(-2, -64, 4, 128)
      },
      1,
    )
    pen.drawImage(water.image, 0, top, stage.width, stage.height - top + 1)
    pen.strokeStyle = 'rgba(255,255,255,.5)'
    pen.lineCap = 'round'
    pen.lineWidth = Math.max(1.5, unit * 0.05)
    pen.beginPath()
    for (let i = 0; i < 26; i++) {
      const y = top + unit * (0.2 + (i % 5) * 0.34)
      const shift = still ? 0 : Math.sin(time * 0.8 + i) * unit * 0.3
      const x = scatter(i, 4) * stage.width + shift
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x + unit * 0.2, y - unit * 0.07, x + unit * (0.3 + scatter(i, 5) * 0.5), y)
    }
    pen.stroke()
    for (const n of [0, 1]) {
      const bob = still ? 0 : Math.sin(time * 1.3 + n * 2) * unit * 0.06
      const drift = still ? 0 : Math.sin(time * 0.12 + n) * unit
      const x = stage.width * (n ? 0.87 : 0.12) + drift
      stamp(
        pen,
        boatSprite(bake, n, unit * 0.8),
        x,
        top + unit * (0.42 + n * 0.2) + bob,
        1,
        1,
        still ? 0 : Math.sin(time * 1.1 + n) * 0.04,
      )
    }
  }

  function drawQuay({ ground, unit }: Camera): void {
    if (ground > stage.height + unit) return
    pen.fillStyle = '#e8cfa4'
    pen.fillRect(0, ground - unit * 0.12, stage.width, unit * 0.4)
    pen.fillStyle = '#a87f56'
    pen.fillRect(0, ground + unit * 0.26, stage.width, unit * 0.4)
    pen.fillStyle = 'rgba(80,45,25,.4)'
    pen.fillRect(0, ground + unit * 0.26, stage.width, unit * 0.06)
    for (let x = (stage.width / 2) % (unit * 0.9); x < stage.width; x += unit * 0.9)
      pen.fillRect(x, ground + unit * 0.3, unit * 0.05, unit * 0.34)
    for (let x = (stage.width / 2) % (unit * 2.7); x < stage.width; x += unit * 2.7) {
      pen.fillStyle = SLATE.deep
      pen.fillRect(x, ground + unit * 0.02, unit * 0.24, unit * 0.26)
      pen.fillStyle = SLATE.true
      pen.fillRect(x - unit * 0.05, ground - unit * 0.05, unit * 0.34, unit * 0.12)
    }
  }

  return {
    behind(camera: Camera): void {
      const { unit, zoom } = camera
      const base = unit / zoom
      drawHills(camera)
      row(camera, 0.5, 2.3, (x, y, n) => {
        const house = houseSprite(bake, n % 7, base * 0.92)
        stamp(pen, house, x, y - (house.height / 2) * zoom + unit * 0.1, zoom)
      })
      row(camera, 0.72, 3.1, (x, y, n) => {
        const tree = treeSprite(bake, base * 0.8)
        stamp(pen, tree, x + unit * 1.2, y - (tree.height / 2) * zoom + unit * 0.2, zoom)
        if (n === 60) return
        const stall = stallSprite(bake, n % 5, base * 0.85)
        stamp(pen, stall, x, y - (stall.height / 2) * zoom + unit * 0.06, zoom)
      })
    },
    front(camera: Camera, time: number, still: boolean): void {
      const { unit, zoom, middle } = camera
      drawQuay(camera)
      drawWater(camera, time, still)
      if (camera.y(0) > stage.height + unit * 2) return
      const plinth = plinthSprite(bake, unit / zoom)
      stamp(pen, plinth, middle, camera.y(YARD.ground / 2), zoom)
    },
  }
}

/** A windsock on its pole: limp in still air, straight out in a gale. */
export function drawSock(
  pen: Pen,
  x: number,
  y: number,
  unit: number,
  wind: number,
  time: number,
  still: boolean,
  /** 1 stands on its foot, −1 hangs from it. */
  up = 1,
): void {
  pen.strokeStyle = '#5a3418'
  pen.lineWidth = unit * 0.08
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x, y - up * unit * 1.1)
  pen.stroke()
  const strength = Math.abs(wind)
  const droop = (1 - strength) * 1.25
  const way = wind < 0 ? -1 : 1
  pen.save()
  pen.translate(x, y - up * unit * 1.02)
  pen.scale(way, 1)
  for (let i = 0; i < 5; i++) {
    const flutter = still ? 0 : Math.sin(time * (5 + strength * 9) - i * 0.9) * (0.04 + strength * 0.1)
    pen.rotate(i ? flutter + droop * 0.08 : droop)
    pen.fillStyle = i % 2 ? '#fff8ea' : '#ef3e5b'
    const [from, to] = [0.2 - i * 0.025, 0.2 - (i + 1) * 0.025]
    pen.beginPath()
    pen.moveTo(0, -from * unit)
    pen.lineTo(unit * 0.26, -to * unit)
    pen.lineTo(unit * 0.26, to * unit)
    pen.lineTo(0, from * unit)
    pen.fill()
    pen.translate(unit * 0.25, 0)
  }
  pen.restore()
}

/** Curls of wind, as the poster has them, and leaves that fly along. */
export function drawGust(
  pen: Pen,
  { width, height }: Stage,
  unit: number,
  wind: number,
  time: number,
  still: boolean,
): void {
  const strength = Math.abs(wind)
  if (strength < 0.06) return
  const way = Math.sign(wind)
  pen.lineCap = 'round'
  for (let i = 0; i < 11; i++) {
    const run = width + 240
    const gone = still ? i * 97 : (time * (360 + (i % 4) * 110) + i * 211) % run
    const x = way > 0 ? gone - 120 : width + 120 - gone
    const y = height * (0.12 + 0.07 * ((i * 5) % 11))
    pen.globalAlpha = strength * 0.65
    if (i % 3 === 0) {
      pen.fillStyle = i % 2 ? '#8fdc5a' : '#ffb04d'
      pen.beginPath()
      pen.ellipse(x, y + Math.sin(time * 4 + i) * 10, unit * 0.13, unit * 0.065, time * 6 + i, 0, TAU)
      pen.fill()
      continue
    }
    const size = unit * (0.2 + (i % 3) * 0.06)
    pen.strokeStyle = '#fff'
    pen.lineWidth = size * 0.34
    pen.beginPath()
    pen.moveTo(x - way * size * 5, y)
    pen.lineTo(x, y)
    pen.arc(x, y - size, size, TAU / 4, way > 0 ? -TAU * 0.45 : TAU * 0.95, way > 0)
    pen.stroke()
  }
  pen.globalAlpha = 1
}
