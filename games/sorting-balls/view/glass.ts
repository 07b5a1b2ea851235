/** Draws a glass tube on its wooden foot, in two halves with the balls between them, and its cork. */
import { across, blot, dab, downwards } from '../../kit/paint/brush.ts'
import { TEAL, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { TubeMake } from '../rules/tubes.ts'
import { drawBall } from './ball.ts'
import type { BallKind } from './kinds.ts'
import type { Palette } from './looks.ts'

/** The diameter of a ball, and the depth from the rim to the inside of the round end, in CSS pixels. */
export interface GlassSize {
  readonly ball: number
  readonly deep: number
}

/** How much wider than a ball the glass is on each side, in ball diameters. */
const WALL = 0.1

/** The outline of the glass, with the middle of the rim at the origin. */
export function outline({ ball, deep }: GlassSize): Path2D {
  const half = ball * (0.5 + WALL)
  const path = new Path2D()
  path.moveTo(-half, 0)
  path.lineTo(-half, deep - half + ball * WALL)
  path.arc(0, deep - half + ball * WALL, half, Math.PI, 0, true)
  path.lineTo(half, 0)
  path.closePath()
  return path
}

function rim(pen: Pen, ball: number, from: number, to: number, alpha: number): void {
  pen.beginPath()
  pen.ellipse(0, 0, ball * (0.54 + WALL), ball * 0.12, 0, from, to)
  pen.lineWidth = Math.max(1.5, ball * 0.075)
  pen.strokeStyle = `rgba(255,244,255,${alpha})`
  pen.stroke()
}

/** Draws the part behind the balls: the far wall, darker inside, with lit edges. */
export function drawBack(pen: Pen, size: GlassSize): void {
  const { ball, deep } = size
  const half = ball * (0.5 + WALL)
  const path = outline(size)
  pen.fillStyle = downwards(pen, 0, deep, ['#28084620', '#2808466b'])
  pen.fill(path)
  pen.fillStyle = across(pen, half, {
    0: '#fff4ff6b',
    0.16: '#fff4ff1a',
    0.5: '#fff4ff05',
    0.84: '#fff4ff14',
    1: '#fff4ff57',
  })
  pen.fill(path)
  rim(pen, ball, Math.PI, Math.PI * 2, 0.6)
}

/** Draws the part in front of the balls: reflections, the near rim, the foot. */
export function drawFront(pen: Pen, size: GlassSize, { foot }: Palette, make?: TubeMake): void {
  const { ball, deep } = size
  const half = ball * (0.5 + WALL)
  const path = outline(size)
  pen.save()
  pen.clip(path)
  const streak = (x: number, wide: number, from: number, to: number, alpha: number) => {
    const white = (share: number) => `rgba(255,255,255,${alpha * share})`
    pen.fillStyle = downwards(pen, from, to, { 0: white(0), 0.12: white(1), 0.75: white(0.5), 1: white(0) })
    pen.beginPath()
    pen.roundRect(x - wide / 2, from, wide, to - from, wide / 2)
    pen.fill()
  }
  streak(-half * 0.72, ball * 0.13, ball * 0.18, deep * 0.92, 0.62)
  streak(-half * 0.46, ball * 0.045, ball * 0.25, deep * 0.6, 0.4)
  streak(half * 0.8, ball * 0.07, ball * 0.3, deep, 0.42)
  // Light from above collects in the round end.
  pen.strokeStyle = 'rgba(255,214,170,.6)'
  pen.lineWidth = ball * 0.09
  pen.lineCap = 'round'
  pen.beginPath()
  pen.arc(0, deep - half + ball * WALL, half * 0.93, Math.PI * 0.18, Math.PI * 0.62)
  pen.stroke()
  pen.restore()
  pen.strokeStyle = 'rgba(255,240,255,.5)'
  pen.lineWidth = Math.max(1, ball * 0.03)
  pen.stroke(path)
  rim(pen, ball, 0, Math.PI, 0.95)
  drawFoot(pen, ball, deep + ball * WALL, foot)
  if (make === 'funnel' || make === 'spout')
    drawCollar(pen, ball, make === 'funnel' ? YELLOW : TEAL, make === 'funnel' ? 1 : -1)
}

/** Draws a collar on the rim: wide at the top with a down arrow if balls only go in, the reverse if they only leave. */
function drawCollar(pen: Pen, ball: number, { light, true: body, deep }: Tone, way: 1 | -1): void {
  const [wide, up, down] = [ball * (way > 0 ? 0.7 : 0.5), -ball * 0.4, ball * 0.06]
  const narrow = ball * 0.61
  pen.fillStyle = across(pen, wide, { 0: deep, 0.25: light, 0.6: body, 1: deep })
  pen.strokeStyle = deep
  pen.lineWidth = Math.max(1, ball * 0.03)
  pen.beginPath()
  pen.moveTo(-wide, up)
  pen.quadraticCurveTo(0, up + ball * 0.14, wide, up)
  pen.lineTo(narrow, down)
  pen.quadraticCurveTo(0, down + ball * 0.16, -narrow, down)
  pen.closePath()
  pen.fill()
  pen.stroke()
  pen.fillStyle = '#fff8e4'
  const [x, tip] = [ball * 0.2, ball * 0.13 * way]
  pen.beginPath()
  for (const [dx, dy] of [
    [-x, -tip],
    [x, -tip],
    [0, tip],
  ] as const)
    pen.lineTo(dx, dy - ball * 0.1)
  pen.closePath()
  pen.fill()
  pen.stroke()
}

/** Draws a lid on the rim with a padlock, which shows the kind of ball that opens it. */
export function drawLock(pen: Pen, ball: number, kind: BallKind, palette: Palette): void {
  const { light, true: body, deep } = palette.foot
  pen.lineCap = 'round'
  for (const [colour, width] of [
    [deep, 0.2],
    ['#e9edf5', 0.13],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = ball * width
    pen.beginPath()
    pen.arc(0, ball * 0.12, ball * 0.34, Math.PI, 0)
    pen.stroke()
  }
  pen.fillStyle = across(pen, ball * 0.6, { 0: deep, 0.3: light, 0.6: body, 1: deep })
  pen.strokeStyle = deep
  pen.lineWidth = Math.max(1, ball * 0.035)
  pen.beginPath()
  pen.roundRect(-ball * 0.56, ball * 0.06, ball * 1.12, ball * 1.02, ball * 0.2)
  pen.fill()
  pen.stroke()
  pen.save()
  pen.translate(0, ball * 0.57)
  drawBall(pen, ball * 0.36, kind, 'blink', palette)
  pen.restore()
}

function drawFoot(pen: Pen, ball: number, bottom: number, { light, true: body, deep }: Tone): void {
  pen.fillStyle = across(pen, ball * 0.5, { 0: deep, 0.3: light, 0.6: body, 1: deep })
  pen.beginPath()
  pen.moveTo(-ball * 0.42, bottom - ball * 0.14)
  pen.quadraticCurveTo(0, bottom + ball * 0.1, ball * 0.42, bottom - ball * 0.14)
  pen.lineTo(ball * 0.46, bottom + ball * 0.1)
  pen.quadraticCurveTo(0, bottom + ball * 0.2, -ball * 0.46, bottom + ball * 0.1)
  pen.fill()
}

/** Draws a cork, pressed half its height into the rim at the origin. */
export function drawCork(pen: Pen, ball: number, { cork }: Palette): void {
  const [wide, narrow, up, down] = [ball * 0.56, ball * 0.46, -ball * 0.3, ball * 0.26]
  pen.fillStyle = across(pen, wide, { 0: cork[0], 0.3: cork[1], 0.65: cork[2], 1: cork[3] })
  pen.beginPath()
  pen.moveTo(-wide, up)
  pen.lineTo(-narrow, down)
  pen.quadraticCurveTo(0, down + ball * 0.12, narrow, down)
  pen.lineTo(wide, up)
  pen.fill()
  blot(pen, cork[1], 0, up, wide, ball * 0.11)
  pen.fillStyle = 'rgba(110,66,30,.55)'
  for (const [x, y] of [
    [-0.22, 0.05],
    [0.1, -0.08],
    [0.3, 0.1],
    [-0.02, 0.16],
    [-0.36, -0.1],
  ] as const)
    dab(pen, x * ball, y * ball, ball * 0.035, ball * 0.02)
}
