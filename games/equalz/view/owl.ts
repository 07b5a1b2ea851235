/** The owl who keeps the slate: it blinks, follows what is touched, is glad of every lamp and tilts its head at what cannot be. */
import { oval } from '../../kit/paint/glossy.ts'
import type { Pen } from '../../kit/paint/sprite.ts'

export type OwlMood = 'calm' | 'blink' | 'glad' | 'unsure'

const TAU = Math.PI * 2
const PLUMAGE = { light: '#b79bff', body: '#7a5fe6', deep: '#38249a' }
const RIM = '#ffcf4a'

/** In parts of the owl's height, from its feet. */
export const EYES = { apart: 0.165, y: -0.6, radius: 0.135 }

/** The owl without its pupils, its feet at the origin. */
export function drawOwl(pen: Pen, high: number, mood: OwlMood): void {
  pen.save()
  pen.scale(high, high)
  drawBody(pen)
  for (const side of [-1, 1]) drawEye(pen, side, mood)
  pen.strokeStyle = RIM
  pen.lineWidth = 0.028
  pen.beginPath()
  pen.moveTo(-0.035, EYES.y)
  pen.quadraticCurveTo(0, EYES.y - 0.04, 0.035, EYES.y)
  pen.stroke()
  pen.fillStyle = '#ffb02e'
  pen.beginPath()
  pen.moveTo(-0.05, -0.53)
  pen.quadraticCurveTo(0, -0.57, 0.05, -0.53)
  pen.quadraticCurveTo(0.02, -0.45, 0, -0.43)
  pen.quadraticCurveTo(-0.02, -0.45, -0.05, -0.53)
  pen.fill()
  if (mood === 'unsure') {
    pen.strokeStyle = PLUMAGE.deep
    pen.lineWidth = 0.035
    pen.lineCap = 'round'
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.moveTo(side * 0.08, -0.8)
      pen.lineTo(side * 0.25, -0.755)
      pen.stroke()
    }
  }
  pen.restore()
}

function drawBody(pen: Pen): void {
  const body = pen.createRadialGradient(-0.12, -0.65, 0.05, 0, -0.4, 0.6)
  body.addColorStop(0, PLUMAGE.light)
  body.addColorStop(0.55, PLUMAGE.body)
  body.addColorStop(1, PLUMAGE.deep)
  pen.fillStyle = '#ffb02e'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(side * 0.12, -0.02, 0.085, 0.04, 0, 0, TAU)
    pen.fill()
  }
  pen.fillStyle = body
  pen.beginPath()
  // From the left foot up over both tufts and down again.
  pen.moveTo(-0.2, -0.03)
  pen.bezierCurveTo(-0.48, -0.16, -0.46, -0.62, -0.36, -0.78)
  pen.quadraticCurveTo(-0.38, -0.9, -0.4, -0.99)
  pen.quadraticCurveTo(-0.24, -0.95, -0.16, -0.87)
  pen.quadraticCurveTo(0, -0.91, 0.16, -0.87)
  pen.quadraticCurveTo(0.24, -0.95, 0.4, -0.99)
  pen.quadraticCurveTo(0.38, -0.9, 0.36, -0.78)
  pen.bezierCurveTo(0.46, -0.62, 0.48, -0.16, 0.2, -0.03)
  pen.quadraticCurveTo(0, 0.02, -0.2, -0.03)
  pen.fill()
  pen.fillStyle = '#efe6ff'
  pen.translate(0, -0.24)
  pen.fill(oval(0.22, 0.21))
  pen.translate(0, 0.24)
  pen.strokeStyle = '#a98cf5'
  pen.lineWidth = 0.022
  pen.lineCap = 'round'
  for (const [x, y] of [
    [-0.08, -0.33],
    [0.08, -0.33],
    [0, -0.24],
    [-0.12, -0.2],
    [0.12, -0.2],
  ] as const) {
    pen.beginPath()
    pen.arc(x, y, 0.04, 0.4, Math.PI - 0.4)
    pen.stroke()
  }
  for (const side of [-1, 1]) {
    pen.fillStyle = '#5138c2'
    pen.beginPath()
    pen.ellipse(side * 0.34, -0.32, 0.1, 0.23, side * -0.22, 0, TAU)
    pen.fill()
  }
}

function drawEye(pen: Pen, side: number, mood: OwlMood): void {
  const { apart, y, radius } = EYES
  const shut = mood === 'glad' || mood === 'blink'
  pen.fillStyle = shut ? PLUMAGE.light : '#fff'
  pen.beginPath()
  pen.arc(side * apart, y, radius, 0, TAU)
  pen.fill()
  pen.strokeStyle = RIM
  pen.lineWidth = 0.032
  pen.stroke()
  if (!shut) return
  pen.strokeStyle = '#2b1a86'
  pen.lineWidth = 0.04
  pen.lineCap = 'round'
  pen.beginPath()
  if (mood === 'glad') pen.arc(side * apart, y + 0.045, 0.075, Math.PI + 0.25, -0.25)
  else pen.arc(side * apart, y - 0.02, 0.075, 0.35, Math.PI - 0.35)
  pen.stroke()
}

/** Pupils that look towards a point; x and y from −1 to 1. */
export function drawPupils(pen: Pen, high: number, x: number, y: number): void {
  for (const side of [-1, 1]) {
    const at = (side * EYES.apart + x * 0.045) * high
    const up = (EYES.y + y * 0.045) * high
    pen.fillStyle = '#2b1a86'
    pen.beginPath()
    pen.arc(at, up, high * 0.07, 0, TAU)
    pen.fill()
    pen.fillStyle = '#fff'
    pen.beginPath()
    pen.arc(at + high * 0.022, up - high * 0.026, high * 0.022, 0, TAU)
    pen.fill()
  }
}
