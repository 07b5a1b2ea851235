/** Draws the sample of a look: three crates under the crane's beam. */
import type { Pen } from '../../kit/paint/sprite.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'
import { paintBay } from './crane-parts.ts'
import { paintCrate } from './crates.ts'
import { facePlace, paintFace, type CrateFeeling } from './faces.ts'
import { paletteOf } from './looks.ts'

/** From the bottom up, with offsets from the middle in ells. */
const STACK: readonly (readonly [kind: CrateKind, x: number, feeling: CrateFeeling])[] = [
  ['wide', 0, 'glad'],
  ['cube', -0.08, 'proud'],
  ['small', 0.1, 'glad'],
]
/** Width of the sample in ells, and the bays of its beam. */
const ELLS = 3.6
const BAYS = 4

/** Draws around the origin without cached sprites, which belong to the current look. */
export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  const unit = size / ELLS
  const at = (x: number, y: number, draw: () => void) => {
    pen.save()
    pen.translate(x * unit, y * unit)
    draw()
    pen.restore()
  }
  for (let i = 0; i < BAYS; i++)
    at((i + 0.5 - BAYS / 2) * 0.86, 0.3 - ELLS / 2, () => {
      pen.rotate(Math.PI / 2)
      pen.scale(unit * 0.7, unit * 0.86)
      paintBay(pen, palette.steel)
    })
  let foot = ELLS / 2 - 0.08
  for (const [kind, x, feeling] of STACK) {
    const { high } = shapeOf(kind)
    at(x, foot - high / 2, () => paintCrate(pen, kind, unit, palette))
    const [beside, below, large] = facePlace(kind)
    at(x + beside, foot - high / 2 + below, () => {
      pen.scale(unit * large, unit * large)
      paintFace(pen, feeling)
    })
    foot -= high
  }
}
