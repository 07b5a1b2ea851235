/** Draws the mower with its face, from the side, the front and behind. In tiles. */
import { blot, strokePath } from '../../kit/paint/brush.ts'
import { box, disc, face, type Mood } from '../../kit/paint/glossy.ts'
import { SLATE, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Palette } from './looks.ts'
import { drawBody } from './glossy-body.ts'

const RUBBER: Tone = { light: '#6b6f8c', true: '#23253a', deep: '#08080f' }
const FACE_INK = '#4a0b1c'
/** Slightly larger than its tile, to draw the eye. */
const SIZE = 1.12

export type Expression = Mood | 'blink'

type Paint = Pick<Palette, 'shell' | 'trim' | 'long'>

export function drawMower(pen: Pen, way: Way, expression: Expression, { shell, trim, long }: Paint): void {
  const sideways = way === 'left' || way === 'right'
  // Left mirrors right.
  pen.scale(way === 'left' ? -SIZE : SIZE, SIZE)
  blot(pen, 'rgba(16,40,0,.4)', 0, 0.3, 0.46, 0.15)
  if (way !== 'up') drawHandle(pen, sideways)
  if (sideways) {
    drawShell(pen, 0.43, 0.25, shell)
    drawEngine(pen, -0.06, -0.25, trim)
    drawWheel(pen, -0.25, 0.25, 0.15, trim)
    drawWheel(pen, 0.27, 0.26, 0.12, trim)
    drawFace(pen, 0.13, -0.02, expression)
    return
  }
  for (const side of [-1, 1]) drawBody(pen, box(0.14, 0.3, 0.06), 0.15, RUBBER, side * 0.38, 0.16, 0.5)
  drawShell(pen, 0.36, 0.28, shell)
  drawEngine(pen, 0, way === 'up' ? -0.2 : -0.28, trim)
  if (way === 'down') drawFace(pen, 0, 0.02, expression)
  else {
    // From behind: the basket of clippings, and the handle in front of it.
    drawBody(pen, box(0.46, 0.3, 0.08), 0.2, SLATE, 0, 0.08, 0.5)
    for (const x of [-0.14, -0.05, 0.05, 0.14]) blot(pen, long[4], x, -0.06, 0.06, 0.07, x * 2)
    drawHandle(pen, false)
  }
}

function drawShell(pen: Pen, wide: number, high: number, tone: Tone): void {
  const body = new Path2D()
  body.moveTo(-wide, high)
  body.bezierCurveTo(-wide * 1.06, -high * 0.4, -wide * 0.8, -high, 0, -high)
  body.bezierCurveTo(wide * 0.8, -high, wide * 1.06, -high * 0.4, wide, high)
  body.closePath()
  strokePath(pen, body, tone.deep, 0.06)
  drawBody(pen, body, 0.34, tone)
  pen.fillStyle = tone.deep
  pen.fillRect(-wide, high - 0.07, wide * 2, 0.08)
}

function drawEngine(pen: Pen, x: number, y: number, trim: Tone): void {
  drawBody(pen, box(0.32, 0.17, 0.06), 0.12, SLATE, x, y)
  drawBody(pen, box(0.13, 0.09, 0.035), 0.07, trim, x, y - 0.1)
}

/** Draws a bent tube with the grip at its far end. */
function drawHandle(pen: Pen, sideways: boolean): void {
  const [tube, grip] = sideways
    ? ['M-.34-.02Q-.5-.2-.47-.44', 'M-.52-.45H-.4']
    : ['M-.22.05-.2-.46H.2L.22.05', 'M-.14-.46H.14']
  strokePath(pen, tube, '#4b5378', 0.065)
  strokePath(pen, grip, '#23253a', 0.1)
}

function drawWheel(pen: Pen, x: number, y: number, radius: number, trim: Tone): void {
  drawBody(pen, disc(radius), radius, RUBBER, x, y, 0.5)
  drawBody(pen, disc(radius * 0.52), radius * 0.5, trim, x, y)
  blot(pen, trim.deep, x, y, radius * 0.18)
}

function drawFace(pen: Pen, x: number, y: number, expression: Expression): void {
  pen.save()
  pen.translate(x, y)
  for (const side of [-1, 1]) blot(pen, 'rgba(255,93,143,.6)', side * 0.21, 0.12, 0.05, 0.032)
  if (expression === 'blink')
    strokePath(pen, 'M-.17.04q.04.04.08 0m.18 0q.04.04.08 0M-.06.12q.06.05.12 0', FACE_INK, 0.035)
  else face(pen, 0.43, FACE_INK, expression)
  pen.restore()
}
