/** Gifts: boxes that float down the stream, each with the sign of the help inside. */
import { glow } from '../../kit/paint/backdrop.ts'
import { box, glossy } from '../../kit/paint/glossy.ts'
import { BLUE, GREEN, PINK, VIOLET, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Help } from '../rules/state.ts'
import type { BakeSheet, Sheet } from './sheet.ts'

export const HELP_TONES: Readonly<Record<Help, Tone>> = {
  spread: YELLOW,
  beam: BLUE,
  shield: GREEN,
  slow: VIOLET,
  heart: PINK,
}

export const giftSheet = (bake: BakeSheet, help: Help, r: number): Sheet =>
  bake(`gift${help}${r}`, r * 4, r * 4, (pen) => {
    glow(pen, 0, 0, r * 2, '255,255,255', 0.5)
    const shape = box(r * 2, r * 2, r * 0.7)
    glossy(pen, shape, r, HELP_TONES[help])
    pen.fillStyle = pen.strokeStyle = '#fff'
    pen.lineWidth = r * 0.14
    pen.stroke(shape)
    pen.shadowColor = 'rgba(20,0,40,.7)'
    pen.shadowBlur = r * 0.3
    pen.lineCap = pen.lineJoin = 'round'
    pen.lineWidth = r * 0.24
    pen.beginPath()
    SIGNS[help](pen, r)
  })

const SIGNS: Readonly<Record<Help, (pen: Pen, r: number) => void>> = {
  spread(pen, r) {
    for (const side of [-1, 0, 1]) {
      pen.moveTo(side * r * 0.1, r * 0.5)
      pen.lineTo(side * r * 0.55, -r * (side ? 0.35 : 0.55))
    }
    pen.stroke()
  },
  beam(pen, r) {
    pen.moveTo(r * 0.2, -r * 0.62)
    pen.lineTo(-r * 0.26, r * 0.08)
    pen.lineTo(r * 0.22, -r * 0.02)
    pen.lineTo(-r * 0.18, r * 0.62)
    pen.stroke()
  },
  shield(pen, r) {
    pen.moveTo(-r * 0.5, -r * 0.5)
    pen.lineTo(r * 0.5, -r * 0.5)
    pen.quadraticCurveTo(r * 0.5, r * 0.3, 0, r * 0.62)
    pen.quadraticCurveTo(-r * 0.5, r * 0.3, -r * 0.5, -r * 0.5)
    pen.fill()
  },
  slow(pen, r) {
    pen.lineWidth = r * 0.16
    pen.arc(0, 0, r * 0.52, 0, Math.PI * 2)
    pen.moveTo(0, -r * 0.3)
    pen.lineTo(0, 0)
    pen.lineTo(r * 0.24, r * 0.12)
    pen.stroke()
  },
  heart(pen, r) {
    pen.moveTo(0, r * 0.56)
    pen.bezierCurveTo(-r * 0.95, -r * 0.1, -r * 0.5, -r * 0.75, 0, -r * 0.3)
    pen.bezierCurveTo(r * 0.5, -r * 0.75, r * 0.95, -r * 0.1, 0, r * 0.56)
    pen.fill()
  },
}
