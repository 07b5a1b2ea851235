/** What flies between the two sides, each told apart by its shape: slim bright shots, thorny dark-rimmed spores, round gifts. */
import { glow } from '../../kit/paint/backdrop.ts'
import { box, disc, glossy, star } from '../../kit/paint/glossy.ts'
import { BLUE, GREEN, PINK, VIOLET, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Sheet, Sheets } from './prints.ts'
import type { Help } from '../rules/state.ts'

/** A shot, from its glow to its heart: units across. */
const SHOT = [
  [15, 'rgba(255,243,150,.1)'],
  [10, 'rgba(255,243,150,.25)'],
  [5.5, '#fffbd0'],
] as const
/** Units from a shot's middle to where its round ends begin. */
export const SHOT_REACH = 7.25

/** Two hundred shots are one path, a line for each. */
export function strokeShots(pen: Pen, unit: number): void {
  pen.lineCap = 'round'
  for (const [wide, colour] of SHOT) {
    pen.lineWidth = wide * unit
    pen.strokeStyle = colour
    pen.stroke()
  }
}

export const SPORE_TURNS = 4

/** Each turned a little further than the one before it. */
export const sporeSheet = (bake: Sheets, r: number): Sheet =>
  bake(
    'spore',
    r * 5,
    r * 5,
    (pen, turn) => {
      glow(pen, 0, 0, r * 2.2, '255,255,255', 0.5)
      pen.rotate((turn / SPORE_TURNS) * (Math.PI / 2))
      pen.lineJoin = 'round'
      const thorns = star(r * 1.5, 4, 0.5)
      pen.strokeStyle = '#fff'
      pen.lineWidth = r * 0.8
      pen.stroke(thorns)
      pen.fillStyle = '#22063f'
      pen.fill(thorns)
      pen.fillStyle = '#ff4f8b'
      pen.fill(disc(r * 0.34))
    },
    SPORE_TURNS,
  )

export const HELP_TONES: Readonly<Record<Help, Tone>> = {
  spread: YELLOW,
  beam: BLUE,
  shield: GREEN,
  slow: VIOLET,
  heart: PINK,
}
export const giftSheet = (bake: Sheets, help: Help, r: number): Sheet =>
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
