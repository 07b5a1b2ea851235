/** The room and the table in it: drawn once for each size of the frame. */
import type { Pen } from '../../kit/paint/sprite.ts'
import { type Layout, ontoTable, RAIL } from './layout.ts'
import { dot, halo, line, shades, shape } from './brush.ts'
import { CUSHIONS, FOOT_SPOT, HEAD_STRING, LENGTH, POCKETS, WIDTH } from '../rules/table.ts'

const NIGHT = ['#1c1150', '#30206f', '#14474f']
const WOOD = ['#c98a4e', '#8d5426', '#54300f']
const BRASS = ['#fff3b8', '#e0a93a', '#7a4d0c']
const PEARL = '#fff4dc'
const LAMP = ['#beffd66b', '#78f0be2e', '#001e2814', '#0010248c']

export function paintRoom(pen: Pen, layout: Layout, width: number, height: number): void {
  const { centre, scale } = layout
  pen.fillStyle = shades(pen, NIGHT, 0, 0, width * 0.3, height)
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = halo(pen, ['#ffd68c66', '#ffd68c00'], centre.x, centre.y, (width + height) / 2)
  pen.fillRect(0, 0, width, height)
  // Leaves reach in from the greenhouse.
  const leaf = Math.min(width, height) * 0.3
  frond(pen, 0, height, -0.9, leaf)
  frond(pen, width, height, -2.3, leaf * 0.9)
  frond(pen, 0, 0, 0.8, leaf * 0.7)
  frond(pen, width, 0, 2.4, leaf * 0.75)

  ontoTable(pen, layout)
  paintTable(pen, scale)
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
    pen.strokeStyle = '#b4ffc833'
    pen.lineWidth = 1.5
    line(pen, 0, 0, long, 0)
    pen.restore()
  }
}

/** The cushions' rectangle, grown on all sides. */
function frame(pen: Pen, grow: number, corner: number): void {
  pen.beginPath()
  pen.roundRect(-grow, -grow, LENGTH + 2 * grow, WIDTH + 2 * grow, corner)
}

export function paintTable(pen: Pen, scale: number): void {
  pen.save()
  pen.shadowColor = '#08021eb2'
  pen.shadowBlur = 20 * scale
  pen.shadowOffsetY = 8 * scale
  pen.fillStyle = shades(pen, [...WOOD, ...WOOD.toReversed()], 0, -RAIL, 0, WIDTH + RAIL)
  frame(pen, RAIL, 11)
  pen.fill()
  pen.restore()
  // Grain: long, close, hardly there.
  for (let i = 0; i < 36; i++) {
    const y = i < 18 ? i * 0.62 - RAIL + 0.6 : WIDTH + RAIL - 11.5 + (i - 18) * 0.62
    pen.strokeStyle = i % 3 ? '#3c1a0447' : '#ffd69633'
    pen.lineWidth = 0.25
    pen.beginPath()
    for (let x = -4; x <= LENGTH + 4; x += 20) pen.lineTo(x, y + Math.sin(x * 0.05 + i * 2) * 0.5)
    pen.stroke()
  }
  pen.strokeStyle = '#ffe2aa8c'
  pen.lineWidth = 0.6
  frame(pen, RAIL - 0.8, 10.4)
  pen.stroke()
  cloth(pen)
  for (const cushion of CUSHIONS) if (cushion.length > 20) rail(pen, cushion)
  for (const { x, y, radius } of POCKETS) {
    dot(pen, x, y, radius + 1.5, shades(pen, BRASS, x - radius, y - radius, x + radius, y + radius))
    dot(pen, x, y, radius + 0.3, halo(pen, ['#020208', '#080714', '#2a2135'], x, y, radius + 0.4))
  }
  // Mother of pearl in the wood, to aim by.
  for (let i = 1; i < 8; i++)
    for (const far of [-9, 9]) {
      if (i !== 4) dot(pen, (LENGTH * i) / 8, far < 0 ? far : WIDTH + far, 0.9, PEARL)
      if (i < 4) dot(pen, far < 0 ? far : LENGTH + far, (WIDTH * i) / 4, 0.9, PEARL)
    }
}

function cloth(pen: Pen): void {
  pen.fillStyle = '#0c8a76'
  frame(pen, 5.4, 4)
  pen.fill()
  pen.strokeStyle = '#1e0c0099'
  pen.lineWidth = 1
  pen.stroke()
  // A lamp hangs over the middle.
  pen.save()
  pen.clip()
  pen.translate(LENGTH / 2, WIDTH / 2)
  pen.scale(1.7, 1)
  pen.fillStyle = halo(pen, LAMP, 0, 0, 84)
  pen.fillRect(-90, -90, 180, 180)
  pen.restore()
  pen.strokeStyle = '#ebfff538'
  pen.lineWidth = 0.5
  line(pen, HEAD_STRING, 0, HEAD_STRING, WIDTH)
  dot(pen, FOOT_SPOT, WIDTH / 2, 0.9, '#ebfff559')
}

/** A cushion; its ends slant away into the pockets, whose brass covers where exactly. */
function rail(pen: Pen, { x, y, tx, ty, nx, ny, length }: (typeof CUSHIONS)[number]): void {
  const [endX, endY] = [x + tx * length, y + ty * length]
  const [slantX, slantY] = [tx * 6, ty * 6]
  const [backX, backY] = [-nx * 5.4, -ny * 5.4]
  const back = [endX + slantX + backX, endY + slantY + backY, x - slantX + backX, y - slantY + backY]
  pen.save()
  pen.shadowColor = '#0014148c'
  pen.shadowBlur = 8
  pen.shadowOffsetY = 3
  shape(pen, shades(pen, ['#17b397', '#0b7a69', '#064a44'], x, y, x + backX, y + backY), [
    x,
    y,
    endX,
    endY,
    ...back,
  ])
  pen.restore()
  pen.strokeStyle = '#beffe699'
  pen.lineWidth = 0.5
  line(pen, x, y, endX, endY)
}

/** In centimetres. */
export const CUE_LENGTH = 150

const CUE: readonly (readonly [number, readonly string[]])[] = [
  [1.4, ['#7fc4ff', '#2a6fd0', '#173f86']],
  [4, ['#fff', '#f2ead8', '#b7a98c']],
  [92, ['#fff0c9', '#e3b878', '#9a6a32']],
  [122, ['#6b4a8f', '#37205f', '#1d1038']],
  [126, BRASS],
  [CUE_LENGTH, WOOD],
]

const half = (at: number) => 0.62 + (at / CUE_LENGTH) * 1.05

/** The cue along x, its tip at the origin; in one colour for its shadow. */
export function paintCue(pen: Pen, flat?: string): void {
  let from = 0
  for (const [to, colours] of CUE) {
    const corners = [-from, -half(from), -to, -half(to), -to, half(to), -from, half(from)]
    shape(pen, flat ?? shades(pen, colours, 0, -1.6, 0, 1.6), corners)
    from = to
  }
}
