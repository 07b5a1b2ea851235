/** Draws the gardener walking, pushing and cheering. In units. */
import { blot, fillPath, shaded, strokePath } from '../../kit/paint/brush.ts'
import { face, type Mood } from '../../kit/paint/glossy.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Palette } from './looks.ts'
import { bakeInUnits } from './units.ts'

/** Distance of the feet below the centre of the tile. */
export const FEET = 35

export interface GardenerFigure {
  readonly way: Way
  /** Steps walked so far, the phase of the legs. */
  readonly walked: number
  readonly moving: boolean
  /** From 0 (upright) to 1 (full weight behind the push). */
  readonly lean: number
  /** From 0 to 1 (arms in the air). */
  readonly cheer: number
  readonly look: Mood | 'blink'
}

const SKIN = '#ffc9a0'
const SLEEVE = '#f4f0ff'
const BOOT = '#5a3210'
const INK = '#5a1f0a'

type Side = 'front' | 'back' | 'right'

/** Draws a part of the figure at the pen's origin. */
type PutPart = (key: string, draw: (to: Pen) => void) => void

/** Draws parts from sprites, cached per tile size. */
export const bakedParts =
  (pen: Pen, bake: Bake, tile: number): PutPart =>
  (key, draw) =>
    pen.drawImage(bakeInUnits(bake, tile, key, 110, 90, draw).image, -55, -45, 110, 90)

/** Expects the pen at the centre of the tile, in units. */
export function drawGardener(pen: Pen, put: PutPart, figure: GardenerFigure, palette: Palette): void {
  const { way, walked, moving, lean, cheer, look } = figure
  const side: Side = way === 'down' ? 'front' : way === 'up' ? 'back' : 'right'
  const swing = moving ? Math.sin(walked * Math.PI) : 0
  const bob = moving ? -Math.abs(Math.cos(walked * Math.PI)) * 3 : 0
  pen.save()
  // Left is the mirror image of right.
  if (way === 'left') pen.scale(-1, 1)
  const arms = () => drawArms(pen, side, swing, lean, cheer)
  const part = (key: string, draw: (to: Pen) => void, y: number) => {
    pen.translate(0, y)
    put(key, draw)
    pen.translate(0, -y)
  }
  drawLegs(pen, side, swing, lean, palette)
  pen.save()
  pen.translate(0, bob)
  if (side === 'right') pen.rotate(lean * 0.4)
  if (side !== 'front') arms()
  part(`torso ${side}`, (to) => drawTorso(to, side, palette), 6)
  if (side !== 'back') arms()
  part(
    `head ${side} ${look}`,
    (to) => drawHead(to, side, look, palette),
    -31 + (side === 'front' ? lean * 5 : 0),
  )
  pen.restore()
  pen.restore()
}

function drawLegs(pen: Pen, side: Side, swing: number, lean: number, { overalls }: Palette): void {
  for (const leg of [-1, 1]) {
    const lift = Math.max(0, swing * leg)
    const back = side === 'right' ? -lean * 12 : 0
    const hip = side === 'right' ? 0 : leg * 8
    const foot = side === 'right' ? leg * swing * 15 + back : leg * 9
    const y = FEET - 4 - lift * (side === 'right' ? 4 : 8)
    strokePath(pen, `M${hip} 16L${foot} ${y - 3}`, overalls[leg < 0 ? 2 : 1], 13)
    strokePath(pen, `M${hip} 16L${foot} ${y - 3}`, 'rgba(0,10,70,.25)', 13)
    strokePath(pen, side === 'right' ? `M${foot} ${y}h7` : `M${foot - 1} ${y}h2`, BOOT, 10.5)
  }
}

function drawArms(pen: Pen, side: Side, swing: number, lean: number, cheer: number): void {
  for (const arm of [-1, 1]) {
    const shoulder = side === 'right' ? 1 : arm * 15
    let [x, y] = side === 'right' ? [arm * swing * 13, 15] : [arm * 21, 13 - swing * arm * 6]
    if (lean > 0.2) [x, y] = side === 'right' ? [34, -2 + arm * 5] : [arm * 15, side === 'front' ? 20 : -16]
    if (cheer > 0.05) [x, y] = [side === 'right' ? arm * 24 : arm * 27, -38 * cheer]
    strokePath(
      pen,
      `M${shoulder} -6Q${(shoulder + x) / 2 + (side === 'right' ? 0 : arm * 4)} ${(y - 6) / 2 + 4} ${x} ${y}`,
      SLEEVE,
      10,
    )
    blot(pen, '#d98a58', x, y, 6.4)
    blot(pen, SKIN, x, y, 5.4)
  }
}

function drawTorso(pen: Pen, side: Side, { overalls }: Palette): void {
  const body = 'M-17-14Q0-20 17-14L19 12Q19 18 12 18H-12Q-19 18-19 12z'
  fillPath(pen, body, shaded(pen, [-18, -16], [18, 18], [SLEEVE, '#dcd6f4', '#9c93c9']))
  fillPath(
    pen,
    'M-11-8H11V3H19V12Q19 18 12 18H-12Q-19 18-19 12V3H-11z',
    shaded(pen, [-16, -10], [16, 20], overalls),
  )
  strokePath(pen, 'M-9-7-11-16M9-7 11-16', overalls[1], 4.5)
  if (side !== 'back') strokePath(pen, 'M-8-6h0M8-6h0', '#ffd21f', 5)
}

function drawHead(pen: Pen, side: Side, look: GardenerFigure['look'], palette: Palette): void {
  const x = side === 'right' ? 4 : 0
  // Hair first, so that some of it shows under the hat.
  blot(pen, '#7a3a14', -x, 0, 23, 19)
  if (side !== 'back') {
    blot(pen, '#e09a6a', x, 1, 20, 19)
    blot(pen, SKIN, x - 1, 0, 19, 18)
    drawFeatures(pen, x * 2, look)
  }
  drawHat(pen, palette)
}

function drawFeatures(pen: Pen, x: number, look: GardenerFigure['look']): void {
  for (const cheek of [-1, 1]) blot(pen, 'rgba(255,93,143,.5)', x + cheek * 13, 8, 4, 2.8)
  pen.save()
  pen.translate(x, 1)
  if (look === 'blink') strokePath(pen, 'M-12 3q3 3 6 0m12 0q3 3 6 0M-5 9q5 4 10 0', INK, 2.3)
  else face(pen, 31, INK, look)
  pen.restore()
}

function drawHat(pen: Pen, { hat, ribbon, isSnowy }: Palette): void {
  const straw = shaded(pen, [-10, -34], [12, -4], hat)
  blot(pen, 'rgba(90,40,0,.28)', 0, -8, 26, 6)
  if (isSnowy) blot(pen, ribbon, 0, -32, 7)
  else blot(pen, straw, 0, -11, 33, 8)
  fillPath(pen, 'M-19-12C-19-36 19-36 19-12Q0-5-19-12z', straw)
  fillPath(pen, 'M-19-17Q0-9 19-17L19-11Q0-4-19-11z', ribbon)
  strokePath(pen, 'M-10-24q3-4 8-4', 'rgba(255,255,255,.7)', 3)
}
