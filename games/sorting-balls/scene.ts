/** The alchemist's greenhouse at dusk: a fanlight window, hanging green, shelves of old wood. Baked once a size. */
import { chance } from '../kit/chance.ts'
import { glow, hills, sky, type Area } from '../kit/backdrop.ts'
import type { Pen } from '../kit/sprite.ts'
import { outline } from './glass.ts'
import type { Layout } from './layout.ts'

const SKY = ['#35145f', '#7a2a8a', '#d6478a', '#ff8a72', '#ffcf8f']
const IRON = '#2b0f4d'
const LEAVES = ['#1f6b4f', '#2f8a55', '#174f4a', '#3fa05c']

export interface Bulb {
  readonly x: number
  readonly y: number
}

const TAU = Math.PI * 2

/** Lamps along a slack wire from wall to wall. */
export function bulbs(width: number, height: number): Bulb[] {
  const count = Math.max(5, Math.round(width / 110))
  return Array.from({ length: count }, (_, i) => {
    const u = (i + 0.5) / count
    return { x: u * width, y: wireAt(u, height) + 5 }
  })
}

const wireAt = (u: number, height: number) => height * (0.035 + 0.09 * (4 * u * (1 - u)))

export function drawScene(pen: Pen, width: number, height: number, layout: Layout): void {
  const area = { x: 0, y: 0, width, height }
  pen.translate(-width / 2, -height / 2)
  sky(pen, area, SKY)
  const horizon = height * 0.74
  glow(pen, width * 0.68, horizon, Math.max(width, height) * 0.62, '255,226,160', 0.85)
  pen.fillStyle = '#fff3c9'
  pen.beginPath()
  pen.arc(width * 0.68, horizon - height * 0.02, Math.min(width, height) * 0.07, 0, TAU)
  pen.fill()
  hills(pen, area, 'rgba(150,50,130,.55)', height * 0.74, height * 0.03, 2)
  hills(pen, area, 'rgba(96,30,110,.85)', height * 0.81, height * 0.022, 3)
  drawWindow(pen, area)
  drawPlants(pen, width, height)
  drawWire(pen, width, height)
  drawShelves(pen, width, height, layout)
  for (const place of layout.places) drawRefraction(pen, layout, place.x, place.mouth, place.floor)
}

/** Iron ribs before the sky: uprights, a transom, and a fan of panes under a round arch. */
function drawWindow(pen: Pen, { width, height }: Area): void {
  const spring = height * 0.36
  const bars = Math.max(4, Math.round(width / 150))
  const rib = new Path2D()
  for (let i = 0; i <= bars; i++) {
    rib.moveTo((i / bars) * width, height)
    rib.lineTo((i / bars) * width, spring)
    const angle = Math.PI * (1 - i / bars)
    rib.lineTo(width / 2 + Math.cos(angle) * width * 0.75, spring - Math.sin(angle) * height * 0.6)
  }
  rib.moveTo(0, spring)
  rib.lineTo(width, spring)
  rib.moveTo(0, height * 0.62)
  rib.lineTo(width, height * 0.62)
  rib.moveTo(width * 0.74, spring)
  rib.ellipse(width / 2, spring, width * 0.24, height * 0.17, 0, 0, Math.PI, true)

  // Light lies aslant on the panes.
  pen.fillStyle = 'rgba(255,255,255,.055)'
  for (const [at, wide] of [
    [0.08, 0.1],
    [0.22, 0.03],
    [0.55, 0.14],
    [0.74, 0.04],
  ] as const) {
    pen.beginPath()
    pen.moveTo(at * width + height * 0.3, 0)
    pen.lineTo((at + wide) * width + height * 0.3, 0)
    pen.lineTo((at + wide) * width - height * 0.2, height)
    pen.lineTo(at * width - height * 0.2, height)
    pen.fill()
  }
  pen.strokeStyle = IRON
  pen.lineWidth = Math.max(4, Math.min(width, height) * 0.012)
  pen.stroke(rib)
  pen.strokeStyle = 'rgba(255,170,190,.35)'
  pen.lineWidth = 1
  pen.translate(-2, -2)
  pen.stroke(rib)
  pen.translate(2, 2)
  const shade = pen.createRadialGradient(
    width / 2,
    height * 0.6,
    height * 0.3,
    width / 2,
    height * 0.55,
    Math.max(width, height) * 0.75,
  )
  shade.addColorStop(0, 'rgba(35,8,60,0)')
  shade.addColorStop(1, 'rgba(35,8,60,.75)')
  pen.fillStyle = shade
  pen.fillRect(0, 0, width, height)
}

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
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.lineTo(long * 0.85, 0)
  pen.stroke()
  pen.restore()
}

/** Vines hang down both walls, longer towards the corners. */
function drawPlants(pen: Pen, width: number, height: number): void {
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
        leaf(pen, x, y - 4, size, angle, dice.pick(LEAVES))
      }
    }
  }
}

function drawWire(pen: Pen, width: number, height: number): void {
  pen.strokeStyle = '#1d0a38'
  pen.lineWidth = 1.5
  pen.beginPath()
  for (let u = 0; u <= 1.001; u += 0.04) pen.lineTo(u * width, wireAt(u, height))
  pen.stroke()
  for (const { x, y } of bulbs(width, height)) {
    pen.fillStyle = '#1d0a38'
    pen.fillRect(x - 2.5, y - 6, 5, 6)
    pen.fillStyle = '#ffd98a'
    pen.beginPath()
    pen.ellipse(x, y + 4, 4.5, 6, 0, 0, TAU)
    pen.fill()
  }
}

/** A plank for every row; the lowest is the bench, and closes the picture. */
function drawShelves(pen: Pen, width: number, height: number, { ball, places }: Layout): void {
  const last = places.at(-1)?.row ?? 0
  for (let row = 0; row <= last; row++) {
    const stands = places.filter((place) => place.row === row)
    const top = (stands[0]?.floor ?? 0) + ball * 0.06
    const isBench = row === last
    const [thick, inset] = [ball * 0.26, isBench ? 0 : Math.min(14, width * 0.02)]
    if (isBench) {
      const front = pen.createLinearGradient(0, top, 0, height)
      front.addColorStop(0, '#5a2a4a')
      front.addColorStop(1, '#2a0f3c')
      pen.fillStyle = front
      pen.fillRect(0, top, width, height - top)
      drawBoards(pen, width, top + thick, height)
    }
    pen.save()
    pen.shadowColor = 'rgba(20,4,40,.6)'
    pen.shadowBlur = 18
    pen.shadowOffsetY = 8
    const wood = pen.createLinearGradient(0, top - ball * 0.08, 0, top + thick)
    wood.addColorStop(0, '#e0a06a')
    wood.addColorStop(0.32, '#b5703f')
    wood.addColorStop(0.36, '#8a4a34')
    wood.addColorStop(1, '#5f2b32')
    pen.fillStyle = wood
    pen.beginPath()
    pen.roundRect(inset, top - ball * 0.08, width - inset * 2, thick + ball * 0.08, isBench ? 0 : 6)
    pen.fill()
    pen.restore()
    pen.fillStyle = 'rgba(255,225,180,.55)'
    pen.fillRect(inset + 3, top - ball * 0.08, width - inset * 2 - 6, 1.5)
    for (const { x } of stands) {
      // The glass throws a warm spot of light onto the wood.
      pen.save()
      pen.translate(x + ball * 0.12, top + ball * 0.02)
      pen.scale(1, 0.16)
      glow(pen, 0, 0, ball * 0.85, '255,205,150', 0.75)
      pen.restore()
    }
  }
}

function drawBoards(pen: Pen, width: number, top: number, height: number): void {
  const dice = chance(5)
  pen.strokeStyle = 'rgba(20,4,40,.45)'
  pen.lineWidth = 2
  for (let y = top + 26; y < height; y += 34) {
    pen.beginPath()
    pen.moveTo(0, y)
    pen.lineTo(width, y)
    pen.stroke()
  }
  pen.strokeStyle = 'rgba(255,190,170,.07)'
  pen.lineWidth = 1
  for (let i = 0; i < width / 30; i++) {
    const [x, y] = [dice.fraction() * width, top + 8 + dice.fraction() * (height - top)]
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + 50, y - 4, x + 100, y)
    pen.stroke()
  }
}

/** A full glass turns the view behind it round and squeezes it. */
function drawRefraction(pen: Pen, { ball }: Layout, x: number, mouth: number, floor: number): void {
  const scale = pen.getTransform().d
  const [seen, shown] = [ball * 3.2, ball * 1.2]
  pen.save()
  pen.translate(x, mouth)
  pen.clip(outline({ ball, deep: floor - mouth }))
  pen.scale(-1, 1)
  pen.globalAlpha = 0.8
  pen.drawImage(
    pen.canvas,
    (x - seen / 2) * scale,
    mouth * scale,
    seen * scale,
    (floor - mouth + ball * 0.1) * scale,
    -shown / 2,
    0,
    shown,
    floor - mouth + ball * 0.1,
  )
  pen.restore()
}
