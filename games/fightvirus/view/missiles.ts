/** Paints missiles, distinct in shape: the defender's slim bright shots, and the viruses' dark thorny spores. */
import { glow } from '../../kit/paint/backdrop.ts'
import { disc, star } from '../../kit/paint/glossy.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'
import type { BakeSheet, PatternSheet } from './sheet.ts'

/** A shot from glow to core: width in units, and opacity of the glow. */
const SHOT = [
  [15, 0.1],
  [10, 0.25],
  [5.5, 1],
] as const
/** Units from the centre of a shot to the start of its round caps. */
export const SHOT_REACH = 7.25

/** Strokes the current path, which holds a line for every shot: three strokes for hundreds of shots. */
export function strokeShots(pen: Pen, unit: number, [rgb, core]: Palette['shot']): void {
  pen.lineCap = 'round'
  for (const [wide, opacity] of SHOT) {
    pen.lineWidth = wide * unit
    pen.strokeStyle = opacity < 1 ? `rgba(${rgb},${opacity})` : core
    pen.stroke()
  }
}

export const SPORE_TURNS = 4

/** A spore in every phase of its spin. */
export const sporeSheet = (bake: BakeSheet, r: number): PatternSheet =>
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
