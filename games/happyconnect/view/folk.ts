/** The friends: a glossy body in the shape of their kind, and a face that sleeps, longs or laughs. */
import { glossy } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { INK } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Kind } from './kinds.ts'

const TAU = Math.PI * 2

export type Feeling = 'asleep' | 'longing' | 'happy'

export function drawBody(pen: Pen, radius: number, { body, tone }: Kind): void {
  const path = body(radius)
  glossy(pen, path, radius, tone, { shadow: 0.8 })
  pen.strokeStyle = tone.deep
  pen.globalAlpha = 0.55
  pen.lineWidth = Math.max(1, radius * 0.05)
  pen.stroke(path)
  pen.globalAlpha = 1
}

/** Eyes, mouth and cheeks alone, so that a body needs one sprite and may look around. */
export function drawFeatures(pen: Pen, radius: number, feeling: Feeling): void {
  const at = (part: number) => part * radius
  pen.fillStyle = pen.strokeStyle = INK
  pen.lineCap = 'round'
  pen.lineWidth = at(0.085)
  for (const side of [-1, 1]) {
    pen.beginPath()
    if (feeling === 'asleep') {
      pen.arc(side * at(0.32), at(0.0), at(0.15), 0.2, Math.PI - 0.2)
      pen.stroke()
    } else if (feeling === 'happy') {
      pen.arc(side * at(0.32), at(0.1), at(0.15), Math.PI + 0.15, -0.15)
      pen.lineWidth = at(0.1)
      pen.stroke()
    } else {
      pen.ellipse(side * at(0.3), at(0.02), at(0.12), at(0.18), 0, 0, TAU)
      pen.fill()
    }
  }
  pen.lineWidth = at(0.085)
  pen.beginPath()
  if (feeling === 'happy') {
    pen.moveTo(at(-0.24), at(0.24))
    pen.quadraticCurveTo(0, at(0.26), at(0.24), at(0.24))
    pen.bezierCurveTo(at(0.22), at(0.66), at(-0.22), at(0.66), at(-0.24), at(0.24))
    pen.fill()
    pen.fillStyle = '#ff7d94'
    pen.beginPath()
    pen.ellipse(0, at(0.46), at(0.11), at(0.075), 0, 0, TAU)
    pen.fill()
  } else if (feeling === 'asleep') {
    pen.ellipse(0, at(0.38), at(0.07), at(0.06), 0, 0, TAU)
    pen.fill()
  } else {
    pen.ellipse(0, at(0.4), at(0.09), at(0.12), 0, 0, TAU)
    pen.fill()
    pen.fillStyle = '#fff'
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.arc(side * at(0.3) + at(0.03), at(-0.06), at(0.055), 0, TAU)
      pen.fill()
    }
  }
  if (feeling === 'asleep') return
  pen.fillStyle = 'rgba(255,70,120,.45)'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(side * at(0.56), at(0.28), at(0.13), at(0.09), 0, 0, TAU)
    pen.fill()
  }
}

export function drawSnore(pen: Pen, size: number): void {
  letter(pen, 'z', 0, 0, size, { fill: '#fff', edge: 'rgba(120,60,0,.85)', outline: 0.28 })
}
