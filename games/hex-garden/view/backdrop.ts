/** What stands still: the sky over the meadow, the wooden bed with its soil, the tray. Baked, so it may be rich. */
import { glow, hills, sky, whole } from '../../kit/paint/backdrop.ts'
import { box, glossy } from '../../kit/paint/glossy.ts'
import type { Room } from '../../kit/board/room.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { CELLS } from '../rules/bed.ts'
import { hexagon } from './flowers.ts'
import { CORNER, spot, type Layout } from './layout.ts'

export const SKY = ['#0a3a66', '#11619a', '#3ba3cc', '#8fdcd8'] as const
export const MEADOW = ['rgba(30,130,120,.75)', '#0d6b5a', '#074a46'] as const
const STRAW = { light: '#ffe6a0', true: '#e8b04a', deep: '#8f5a12' }
const RAYS = 18
/** Large empty combs in the sky: across, down and size, in frame sizes. */
const COMBS = [
  [0.07, 0.16, 0.07],
  [0.93, 0.24, 0.09],
  [0.04, 0.5, 0.1],
  [0.9, 0.58, 0.06],
  [0.22, 0.07, 0.05],
  [0.76, 0.08, 0.045],
  [0.14, 0.32, 0.035],
  [0.985, 0.44, 0.04],
] as const

export function drawMeadow(pen: Pen, width: number, height: number, { bed, size }: Layout): void {
  const area = whole(width, height)
  sky(pen, area, SKY)
  const [x, y] = [bed.x + area.x, bed.y + area.y]
  const far = Math.max(width, height)
  pen.fillStyle = 'rgba(255,255,255,.055)'
  pen.beginPath()
  for (let i = 0; i < RAYS; i++) {
    const angle = (i / RAYS) * Math.PI * 2
    pen.moveTo(x, y)
    for (const turn of [-0.085, 0.085])
      pen.lineTo(x + Math.cos(angle + turn) * far, y + Math.sin(angle + turn) * far)
  }
  pen.fill()
  glow(pen, x, y - size * 2, Math.max(size * 15, far * 0.4), '190,240,255', 0.75)
  pen.strokeStyle = 'rgba(255,255,255,.16)'
  for (const [across, down, part] of COMBS) {
    const radius = part * Math.min(far, Math.max(width, height * 0.7))
    pen.save()
    pen.translate(area.x + across * width, area.y + down * height)
    pen.lineWidth = Math.max(2, radius * 0.09)
    pen.stroke(hexagon(radius, 0.1))
    pen.restore()
  }
  for (const [i, colour] of MEADOW.entries())
    hills(pen, area, colour, height * (0.74 + i * 0.08), Math.min(height, width) * (0.04 - i * 0.008), 1 + i)
  // Where there is room beside the bed, the bees have their home.
  const beside = bed.x - size * CORNER
  if (beside > 90) {
    pen.save()
    pen.translate(area.x + beside * 0.48, area.y + height * 0.94)
    drawHive(pen, Math.min(beside * 0.3, height * 0.09))
    pen.restore()
  }
  drawGrass(pen, area)
}

/** A hive of straw rope, standing at the origin. */
export function drawHive(pen: Pen, size: number): void {
  for (let i = 0; i < 8; i++) {
    const rope = box(size * 2 * Math.sqrt(1 - (i / 7.7) ** 2), size * 0.42, size * 0.21)
    pen.save()
    pen.translate(0, -size * (0.2 + i * 0.3))
    glossy(pen, rope, size * 0.5, STRAW, { shadow: i ? 0 : 0.8, shine: 0.4 })
    pen.restore()
  }
  pen.fillStyle = '#3a2410'
  pen.beginPath()
  pen.ellipse(0, -size * 0.42, size * 0.3, size * 0.38, 0, 0, Math.PI * 2)
  pen.fill()
}

/** Blades and small flowers along the lower edge. */
function drawGrass(pen: Pen, { x, y, width, height }: Room): void {
  const floor = y + height
  const tall = Math.min(60, height * 0.07)
  for (let i = 0, at = 0; at < width; i++, at += 7 + ((i * 37) % 9)) {
    const up = tall * (0.45 + ((i * 53) % 100) / 170)
    pen.fillStyle = ['#0f7f5c', '#0a6a52', '#18a06b'][i % 3] ?? ''
    pen.beginPath()
    pen.moveTo(x + at - 4, floor)
    pen.quadraticCurveTo(x + at, floor - up * 0.6, x + at + ((i * 29) % 15) - 7, floor - up)
    pen.quadraticCurveTo(x + at + 3, floor - up * 0.5, x + at + 5, floor)
    pen.fill()
    if (i % 6) continue
    pen.fillStyle = ['#ffb3e1', '#fff2a0', '#c9b5ff', '#ffffff'][(i / 6) % 4] ?? ''
    for (let leaf = 0; leaf < 5; leaf++) {
      const angle = (leaf / 5) * Math.PI * 2
      pen.beginPath()
      pen.arc(x + at + Math.cos(angle) * 4, floor - up + Math.sin(angle) * 4, 3.2, 0, Math.PI * 2)
      pen.fill()
    }
    pen.fillStyle = '#ff9b21'
    pen.beginPath()
    pen.arc(x + at, floor - up, 2.6, 0, Math.PI * 2)
    pen.fill()
  }
}

/** A hexagon that stands on an edge, around the origin. */
function flatHexagon(radius: number): Path2D {
  const path = new Path2D()
  path.addPath(hexagon(radius, 0.09), new DOMMatrix().rotate(30))
  return path
}

/** The bed around the origin: a frame of wood on its foot, and the soil of every cell. */
export function drawBed(pen: Pen, size: number): void {
  const outer = flatHexagon(size * CORNER)
  pen.save()
  pen.shadowColor = 'rgba(4,30,50,.55)'
  pen.shadowBlur = size * pen.getTransform().d
  pen.shadowOffsetY = size * 0.7 * pen.getTransform().d
  pen.translate(0, size * 0.4)
  pen.fillStyle = '#4a2710'
  pen.fill(outer)
  pen.restore()
  const wood = pen.createLinearGradient(0, -size * 8, 0, size * 8)
  wood.addColorStop(0, '#e0a566')
  wood.addColorStop(1, '#a8693a')
  pen.fillStyle = wood
  pen.fill(outer)
  pen.save()
  pen.clip(outer)
  pen.strokeStyle = 'rgba(255,235,200,.5)'
  pen.lineWidth = size * 0.16
  pen.translate(0, size * 0.03)
  pen.stroke(outer)
  pen.restore()
  const soil = pen.createLinearGradient(0, -size * 7.5, 0, size * 7.5)
  soil.addColorStop(0, '#4c2a12')
  soil.addColorStop(1, '#6b3d1c')
  pen.fillStyle = soil
  pen.fill(flatHexagon(size * (CORNER - 0.48)))
  const cell = hexagon(size * 0.92)
  for (const [i, hex] of CELLS.entries()) {
    const { x, y } = spot(hex, size, { x: 0, y: 0 })
    pen.save()
    pen.translate(x, y)
    pen.fillStyle = i % 3 ? '#7d4c28' : '#86532d'
    pen.fill(cell)
    pen.clip(cell)
    pen.strokeStyle = 'rgba(40,18,4,.5)'
    pen.lineWidth = size * 0.22
    pen.translate(0, -size * 0.07)
    pen.stroke(hexagon(size * 0.97))
    pen.fillStyle = 'rgba(255,220,170,.16)'
    for (const [dx, dy, r] of [
      [-0.3, 0.35, 0.07],
      [0.38, 0.1, 0.05],
      [0.05, -0.2, 0.06],
    ] as const) {
      const turn = i * 2.4
      pen.beginPath()
      pen.arc(
        size * (dx * Math.cos(turn) - dy * Math.sin(turn)),
        size * (dx * Math.sin(turn) + dy * Math.cos(turn)),
        size * r,
        0,
        Math.PI * 2,
      )
      pen.fill()
    }
    pen.restore()
  }
}

/** A shelf of wood with a hollow for each piece; its middle is the origin. */
export function drawTray(pen: Pen, slots: readonly Room[], size: number): void {
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return
  const wide = last.x + last.width - first.x
  const high = last.y + last.height - first.y
  const plank = box(wide, high, size * 0.8)
  pen.save()
  pen.shadowColor = 'rgba(4,30,50,.5)'
  pen.shadowBlur = size * 0.8 * pen.getTransform().d
  pen.translate(0, size * 0.22)
  pen.fillStyle = '#04344a'
  pen.fill(plank)
  pen.restore()
  const glass = pen.createLinearGradient(0, -high / 2, 0, high / 2)
  glass.addColorStop(0, '#1c6f9c')
  glass.addColorStop(1, '#0c4a73')
  pen.fillStyle = glass
  pen.fill(plank)
  pen.strokeStyle = 'rgba(190,235,255,.55)'
  pen.lineWidth = Math.max(1.5, size * 0.08)
  pen.stroke(plank)
  for (const slot of slots) {
    pen.fillStyle = 'rgba(2,30,52,.38)'
    pen.beginPath()
    const inset = size * 0.24
    pen.roundRect(
      slot.x - first.x - wide / 2 + inset,
      slot.y - first.y - high / 2 + inset,
      slot.width - inset * 2,
      slot.height - inset * 2,
      size * 0.62,
    )
    pen.fill()
  }
}
