/** The room and the table in it: drawn once for each size of the frame. */
import { glow } from '../kit/backdrop.ts'
import type { Pen } from '../kit/sprite.ts'
import { type Layout, RAIL } from './layout.ts'
import { CUSHIONS, FOOT_SPOT, HEAD_STRING, LENGTH, POCKETS, WIDTH } from './table.ts'

const TAU = Math.PI * 2
const NIGHT = ['#1c1150', '#30206f', '#14474f']
const WOOD = ['#c98a4e', '#8d5426', '#54300f']
const CLOTH = '#0c8a76'
const BRASS = ['#fff3b8', '#e0a93a', '#7a4d0c']

/** Runs `draw` with the pen in the table's centimetres. */
export function onTable(pen: Pen, { centre, upright, scale }: Layout, draw: () => void): void {
  pen.save()
  pen.translate(centre.x, centre.y)
  if (upright) pen.rotate(-TAU / 4)
  pen.scale(scale, scale)
  pen.translate(-LENGTH / 2, -WIDTH / 2)
  draw()
  pen.restore()
}

export function paintRoom(pen: Pen, layout: Layout, width: number, height: number): void {
  const wall = pen.createLinearGradient(0, 0, width * 0.3, height)
  for (const [i, colour] of NIGHT.entries()) wall.addColorStop(i / 2, colour)
  pen.fillStyle = wall
  pen.fillRect(0, 0, width, height)
  const { centre, scale } = layout
  glow(pen, centre.x, centre.y, Math.max(width, height) * 0.75, '255,214,140', 0.4)
  panes(pen, width, height)
  const leaf = Math.min(width, height) * 0.3
  for (const [x, y, way, size] of [
    [0, height, -0.9, 1],
    [width, height, -2.3, 0.9],
    [0, 0, 0.8, 0.7],
    [width, 0, 2.4, 0.75],
  ] as const)
    frond(pen, x, y, way, leaf * size)
  onTable(pen, layout, () => paintTable(pen, scale))
}

/** The greenhouse's glass, far away in the dark. */
function panes(pen: Pen, width: number, height: number): void {
  pen.strokeStyle = 'rgba(190,220,255,.07)'
  pen.lineWidth = 3
  pen.beginPath()
  const step = Math.max(90, width / 9)
  for (let x = step / 2; x < width; x += step) {
    pen.moveTo(x, 0)
    pen.lineTo(x, height)
  }
  for (let y = step; y < height; y += step * 1.4) {
    pen.moveTo(0, y)
    pen.lineTo(width, y)
  }
  pen.stroke()
}

/** A fan of leaves from a corner. */
function frond(pen: Pen, x: number, y: number, way: number, size: number): void {
  for (let i = -3; i <= 3; i++) {
    pen.save()
    pen.translate(x, y)
    pen.rotate(way + i * 0.3)
    const long = size * (1 - Math.abs(i) * 0.1)
    pen.fillStyle = i % 2 ? '#1d7a5a' : '#125a4c'
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.quadraticCurveTo(long * 0.5, -long * 0.2, long, 0)
    pen.quadraticCurveTo(long * 0.5, long * 0.2, 0, 0)
    pen.fill()
    pen.strokeStyle = 'rgba(180,255,200,.2)'
    pen.lineWidth = 1.5
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo(long * 0.95, 0)
    pen.stroke()
    pen.restore()
  }
}

function shades(pen: Pen, colours: readonly string[], x0: number, y0: number, x1: number, y1: number) {
  const fill = pen.createLinearGradient(x0, y0, x1, y1)
  for (const [i, colour] of colours.entries()) fill.addColorStop(i / (colours.length - 1), colour)
  return fill
}

function rounded(pen: Pen, grow: number, corner: number): void {
  pen.beginPath()
  pen.roundRect(-grow, -grow, LENGTH + 2 * grow, WIDTH + 2 * grow, corner)
}

function paintTable(pen: Pen, scale: number): void {
  const device = scale * 2
  pen.save()
  pen.shadowColor = 'rgba(8,2,30,.7)'
  pen.shadowBlur = 12 * device
  pen.shadowOffsetY = 5 * device
  pen.fillStyle = WOOD[2] ?? ''
  rounded(pen, RAIL, 11)
  pen.fill()
  pen.restore()
  wood(pen)
  cloth(pen)
  for (const cushion of CUSHIONS) if (cushion.length > 20) rail(pen, cushion)
  for (const { x, y, radius } of POCKETS) pocket(pen, x, y, radius)
  sights(pen)
}

function wood(pen: Pen): void {
  pen.save()
  rounded(pen, RAIL - 0.4, 10.6)
  pen.clip()
  pen.fillStyle = shades(pen, [...WOOD, ...WOOD.toReversed()], 0, -RAIL, 0, WIDTH + RAIL)
  pen.fillRect(-RAIL, -RAIL, LENGTH + 2 * RAIL, WIDTH + 2 * RAIL)
  // Grain: long, close, hardly there.
  pen.lineWidth = 0.25
  for (let i = 0; i < 46; i++) {
    const y = -RAIL + (i % 23) * 0.62 + (i > 22 ? WIDTH + RAIL - 1 : 0)
    pen.strokeStyle = i % 3 ? 'rgba(60,26,4,.28)' : 'rgba(255,214,150,.2)'
    pen.beginPath()
    pen.moveTo(-RAIL, y)
    for (let x = -RAIL; x <= LENGTH + RAIL; x += 20) pen.lineTo(x, y + Math.sin(x * 0.05 + i * 2) * 0.5)
    pen.stroke()
  }
  pen.restore()
  pen.strokeStyle = 'rgba(255,226,170,.55)'
  pen.lineWidth = 0.6
  rounded(pen, RAIL - 0.8, 10.4)
  pen.stroke()
  pen.strokeStyle = 'rgba(30,12,0,.6)'
  pen.lineWidth = 1
  rounded(pen, 5.6, 4)
  pen.stroke()
}

function cloth(pen: Pen): void {
  pen.fillStyle = CLOTH
  rounded(pen, 5.4, 4)
  pen.fill()
  pen.save()
  pen.clip()
  // A lamp hangs over the middle.
  pen.translate(LENGTH / 2, WIDTH / 2)
  pen.scale(1.7, 1)
  const lamp = pen.createRadialGradient(0, 0, 4, 0, 0, 84)
  lamp.addColorStop(0, 'rgba(190,255,214,.42)')
  lamp.addColorStop(0.45, 'rgba(120,240,190,.16)')
  lamp.addColorStop(0.75, 'rgba(0,30,40,.1)')
  lamp.addColorStop(1, 'rgba(0,16,36,.55)')
  pen.fillStyle = lamp
  pen.fillRect(-90, -90, 180, 180)
  pen.restore()
  pen.fillStyle = 'rgba(255,255,255,.05)'
  for (let i = 0; i < 900; i++) {
    // Nap of the cloth: a fixed scatter.
    pen.fillRect((i * 61.8034) % LENGTH, (i * 38.1966 + (i % 7) * 3.1) % WIDTH, 0.8, 0.35)
  }
  pen.strokeStyle = 'rgba(235,255,245,.22)'
  pen.lineWidth = 0.5
  pen.beginPath()
  pen.moveTo(HEAD_STRING, 0)
  pen.lineTo(HEAD_STRING, WIDTH)
  pen.stroke()
  pen.fillStyle = 'rgba(235,255,245,.35)'
  pen.beginPath()
  pen.arc(FOOT_SPOT, WIDTH / 2, 0.9, 0, TAU)
  pen.fill()
}

/** A cushion with the jaws at its ends, as the balls meet it. */
function rail(pen: Pen, { x, y, tx, ty, nx, ny, length }: (typeof CUSHIONS)[number]): void {
  const ends = [
    { x, y },
    { x: x + tx * length, y: y + ty * length },
  ].map((nose) => {
    const jaw = CUSHIONS.find((c) => c.length < 20 && Math.abs(c.x - nose.x) + Math.abs(c.y - nose.y) < 0.01)
    return { nose, back: jaw ? { x: jaw.x + jaw.tx * jaw.length, y: jaw.y + jaw.ty * jaw.length } : nose }
  })
  const [a, b] = ends
  if (!a || !b) return
  pen.save()
  pen.shadowColor = 'rgba(0,20,20,.55)'
  pen.shadowBlur = 8
  pen.shadowOffsetY = 3
  pen.fillStyle = shades(pen, ['#17b397', '#0b7a69', '#064a44'], x, y, x - nx * 6, y - ny * 6)
  pen.beginPath()
  pen.moveTo(a.nose.x, a.nose.y)
  for (const point of [b.nose, b.back, a.back]) pen.lineTo(point.x, point.y)
  pen.fill()
  pen.restore()
  pen.strokeStyle = 'rgba(190,255,230,.6)'
  pen.lineWidth = 0.5
  pen.beginPath()
  pen.moveTo(a.nose.x, a.nose.y)
  pen.lineTo(b.nose.x, b.nose.y)
  pen.stroke()
}

function pocket(pen: Pen, x: number, y: number, radius: number): void {
  pen.fillStyle = shades(pen, BRASS, x - radius, y - radius, x + radius, y + radius)
  pen.beginPath()
  pen.arc(x, y, radius + 1.5, 0, TAU)
  pen.fill()
  const hole = pen.createRadialGradient(x, y + 1, radius * 0.3, x, y, radius + 0.4)
  hole.addColorStop(0, '#020208')
  hole.addColorStop(0.8, '#0b0a18')
  hole.addColorStop(1, '#2a2135')
  pen.fillStyle = hole
  pen.beginPath()
  pen.arc(x, y, radius + 0.3, 0, TAU)
  pen.fill()
}

/** Mother of pearl in the wood, to aim by. */
function sights(pen: Pen): void {
  pen.fillStyle = '#fff4dc'
  const diamond = (x: number, y: number) => {
    pen.beginPath()
    for (const [dx, dy] of [
      [1.1, 0],
      [0, 1.1],
      [-1.1, 0],
      [0, -1.1],
    ] as const)
      pen.lineTo(x + dx, y + dy)
    pen.fill()
  }
  for (const i of [1, 2, 3, 5, 6, 7]) for (const y of [-9.4, WIDTH + 9.4]) diamond((LENGTH * i) / 8, y)
  for (const i of [1, 2, 3]) for (const x of [-9.4, LENGTH + 9.4]) diamond(x, (WIDTH * i) / 4)
}

/** The cue, lying along x with its tip at the origin. */
export const CUE = { length: 150, width: 6 }

export function paintCue(pen: Pen, scale: number): void {
  const slice = (from: number, to: number, colours: readonly string[]) => {
    const half = (at: number) => (0.62 + (at / CUE.length) * 1.05) * scale
    pen.fillStyle = shades(pen, colours, 0, -1.6 * scale, 0, 1.6 * scale)
    pen.beginPath()
    pen.moveTo(-from * scale, -half(from))
    pen.lineTo(-to * scale, -half(to))
    pen.lineTo(-to * scale, half(to))
    pen.lineTo(-from * scale, half(from))
    pen.fill()
  }
  slice(0, 1.4, ['#7fc4ff', '#2a6fd0', '#173f86'])
  slice(1.4, 4, ['#fff', '#f2ead8', '#b7a98c'])
  slice(4, 92, ['#fff0c9', '#e3b878', '#9a6a32'])
  slice(92, 96, BRASS)
  slice(96, 122, ['#6b4a8f', '#37205f', '#1d1038'])
  slice(122, 126, BRASS)
  slice(126, CUE.length, ['#c65a3a', '#8a2f1c', '#4a140b'])
}
