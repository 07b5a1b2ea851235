/** Draws the gardener in the pose of the animation. */
import { blinks, clamp, hop } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { STEPS } from '../../kit/rules/ways.ts'
import type { Point } from '../../kit/view.ts'
import { bakedParts, drawGardener, FEET, type GardenerFigure } from './gardener.ts'
import type { Palette } from './looks.ts'
import { drawShadow } from './pots.ts'
import type { HouseFrame, ElementTransitions } from './transitions.ts'
import type { Pose } from './travel.ts'
import { bakeInUnits, UNITS } from './units.ts'

export function createHero(pen: Pen, bake: Bake, tile: number, palette: Palette) {
  const unit = tile / UNITS
  const putPart = bakedParts(pen, bake, tile)

  return (
    { time, still }: HouseFrame,
    { x, y }: Point,
    { way, doing, walked, nudge }: Pose,
    { lean, cheer }: ElementTransitions,
    isSad: boolean,
  ): void => {
    const [stepX, stepY] = STEPS[way]
    const joy = cheer > 0 && !still ? hop((cheer * 2.2) % 1) : 0
    const look = doing === 'push' ? 'wow' : isSad ? 'sad' : blinks(time, 3.9) ? 'blink' : 'glad'
    stamp(pen, bakeInUnits(bake, tile, 'shadow', 84, 40, drawShadow), x, y + (FEET - 1) * unit, 0.8)
    pen.save()
    // Move closer to the pot, so that the hands touch it.
    const close = (lean * 9 + nudge * 8) * unit
    pen.translate(x + stepX * close, y + stepY * close * 0.7 - joy * 18 * unit)
    pen.scale(unit * 1.04, unit * 1.04)
    const figure: GardenerFigure = {
      way: cheer > 0 ? 'down' : way,
      walked,
      moving: doing !== 'nothing',
      lean: cheer > 0 ? 0 : lean,
      cheer: clamp(cheer * 5),
      look,
    }
    drawGardener(pen, putPart, figure, palette)
    pen.restore()
  }
}
