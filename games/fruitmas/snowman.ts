/** Who watches: a snowman who cheers for cascades and worries about the last moves. */
import { disc, face, glossy, type Mood } from '../kit/glossy.ts'
import { RED, type Tone } from '../kit/palette.ts'
import type { Pen } from '../kit/sprite.ts'

const SNOW: Tone = { light: '#ffffff', true: '#eaf3ff', deep: '#8ea6dc' }

/** As tall as 3 × r, standing on the origin. */
export function drawSnowman(pen: Pen, r: number, mood: Mood): void {
  const ball = (y: number, size: number) => {
    pen.save()
    pen.translate(0, y * r)
    glossy(pen, disc(size * r), size * r, SNOW, { shadow: 0.5, shine: 0.7 })
    pen.restore()
  }
  pen.fillStyle = 'rgba(50,50,110,.25)'
  pen.beginPath()
  pen.ellipse(0, 0, r * 1.1, r * 0.2, 0, 0, 7)
  pen.fill()
  ball(-0.85, 0.9)
  // Arms go up for joy.
  const lift = mood === 'wow' ? -0.75 : mood === 'sad' ? 0.35 : -0.15
  pen.strokeStyle = '#5a3210'
  pen.lineWidth = r * 0.1
  pen.lineCap = 'round'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(side * r * 0.7, -r * 1.1)
    pen.lineTo(side * r * 1.35, r * (lift - 1.1))
    pen.moveTo(side * r * 1.12, r * (lift * 0.66 - 1.1))
    pen.lineTo(side * r * 1.36, r * (lift * 0.66 - 1.3))
    pen.stroke()
  }
  ball(-2.05, 0.66)
  pen.fillStyle = '#3a1a5c'
  for (const y of [-1.2, -0.85, -0.5]) {
    pen.beginPath()
    pen.arc(0, y * r, r * 0.08, 0, 7)
    pen.fill()
  }
  pen.fillStyle = RED.true
  pen.strokeStyle = RED.deep
  pen.lineWidth = r * 0.06
  pen.beginPath()
  pen.roundRect(-r * 0.62, -r * 1.66, r * 1.24, r * 0.28, r * 0.14)
  pen.roundRect(r * 0.2, -r * 1.5, r * 0.28, r * 0.7, r * 0.1)
  pen.fill()
  pen.stroke()
  pen.save()
  pen.translate(0, -r * 2.12)
  face(pen, r * 0.72, '#2a1458', mood)
  pen.fillStyle = '#ff8a21'
  pen.beginPath()
  pen.moveTo(-r * 0.06, r * 0.08)
  pen.lineTo(r * 0.42, r * 0.2)
  pen.lineTo(-r * 0.04, r * 0.24)
  pen.fill()
  pen.fillStyle = '#2a1458'
  pen.beginPath()
  pen.roundRect(-r * 0.62, -r * 0.62, r * 1.24, r * 0.16, r * 0.08)
  pen.roundRect(-r * 0.4, -r * 1.2, r * 0.8, r * 0.62, r * 0.1)
  pen.fill()
  pen.fillStyle = RED.true
  pen.fillRect(-r * 0.4, -r * 0.76, r * 0.8, r * 0.14)
  pen.restore()
}
