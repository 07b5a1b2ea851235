/** What both sides fire, easy to tell apart by shape: the defender's slim bright shots, the viruses' dark thorny spores. */
import { glow } from '../../kit/paint/backdrop.ts'
import { disc, star } from '../../kit/paint/glossy.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { BakeSheet, Sheet } from './sheet.ts'

/** A shot, from its glow to its core: units across. */
const SHOT = [
  [15, 'rgba(255,243,150,.1)'],
  [10, 'rgba(255,243,150,.25)'],
  [5.5, '#fffbd0'],
] as const
/** Units from a shot's middle to where its round ends begin. */
export const SHOT_REACH = 7.25

/** Strokes the pen's present path, which has a line for every shot: hundreds of them are three strokes. */
export function strokeShots(pen: Pen, unit: number): void {
  pen.lineCap = 'round'
  for (const [wide, colour] of SHOT) {
    pen.lineWidth = wide * unit
    pen.strokeStyle = colour
    pen.stroke()
  }
}

export const SPORE_TURNS = 4

/** A spore in every position of its spin. */
export const sporeSheet = (bake: BakeSheet, r: number): Sheet =>
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
