/** Draws the friends: a glossy body in the shape of their kind, and a face that sleeps, longs or laughs. */
import { blot, dab, pathOf, strokePath } from '../../kit/paint/brush.ts'
import { glossy } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { INK } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { FriendKind } from './kinds.ts'

const SIDES = [-1, 1]

export type Feeling = 'asleep' | 'longing' | 'happy'

/** `strong`: larger and with a thick light edge, so that the outline is plain. */
export function drawBody(
  pen: Pen,
  radius: number,
  { body, tone, mark = '' }: FriendKind,
  strong = false,
): void {
  const path = body(radius * (strong ? 1.1 : 1))
  if (strong)
    for (const [colour, width] of [
      [INK, 0.34],
      ['#fff', 0.22],
    ] as const)
      strokePath(pen, path, colour, radius * width)
  glossy(pen, path, radius, tone, { shadow: 0.8 })
  pen.strokeStyle = tone.deep
  pen.globalAlpha = 0.85
  pen.lineWidth = Math.max(1, radius * 0.1)
  pen.stroke(path)
  strokePath(pen, pathOf(mark, radius), strong ? INK : tone.deep, radius * (strong ? 0.14 : 0.1))
  pen.globalAlpha = 1
}

/** Draws eyes, mouth and cheeks separately, so that each body needs only one sprite and the eyes can move. */
export function drawFeatures(pen: Pen, radius: number, feeling: Feeling): void {
  const at = (part: number) => part * radius
  pen.fillStyle = pen.strokeStyle = INK
  pen.lineCap = 'round'
  if (feeling === 'asleep') {
    pen.lineWidth = at(0.085)
    for (const side of SIDES) lid(pen, side * at(0.32), 0, at(0.15), 0.2, Math.PI - 0.2)
    dab(pen, 0, at(0.38), at(0.07), at(0.06))
    return
  }
  if (feeling === 'happy') {
    pen.lineWidth = at(0.1)
    for (const side of SIDES) lid(pen, side * at(0.32), at(0.1), at(0.15), Math.PI + 0.15, -0.15)
    pen.beginPath()
    pen.moveTo(at(-0.24), at(0.24))
    pen.quadraticCurveTo(0, at(0.26), at(0.24), at(0.24))
    pen.bezierCurveTo(at(0.22), at(0.66), at(-0.22), at(0.66), at(-0.24), at(0.24))
    pen.fill()
    blot(pen, '#ff7d94', 0, at(0.46), at(0.11), at(0.075))
  } else {
    for (const side of SIDES) dab(pen, side * at(0.3), at(0.02), at(0.12), at(0.18))
    dab(pen, 0, at(0.4), at(0.09), at(0.12))
    for (const side of SIDES) blot(pen, '#fff', side * at(0.3) + at(0.03), at(-0.06), at(0.055))
  }
  for (const side of SIDES) blot(pen, 'rgba(255,70,120,.45)', side * at(0.56), at(0.28), at(0.13), at(0.09))
}

/** Draws a closed eye. */
function lid(pen: Pen, x: number, y: number, radius: number, from: number, to: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, from, to)
  pen.stroke()
}

export function drawSnore(pen: Pen, size: number): void {
  letter(pen, 'z', 0, 0, size, { fill: '#fff', edge: 'rgba(120,60,0,.85)', outline: 0.28 })
}
