/** Draws the crane's mast and beam from bays of lattice. */
import { stamp, stampOnPixels, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { BEYOND, type Camera } from './camera.ts'
import { baySprite } from './crane-parts.ts'

export function createSteel(stage: Stage, bake: Bake) {
  const { pen } = stage

  /** Paints bays from the mast at `x` to both edges; the centre line of the beam is at `y`. */
  function paintBeam(on: Pen, x: number, y: number, unit: number, base: number, half: number): void {
    const bay = baySprite(bake, base, stage.look)
    const zoom = unit / base
    const lay = (at: number) => stamp(on, bay, at, y, zoom * 0.86, zoom, Math.PI / 2)
    for (let at = x - unit / 2; at > -half - unit; at -= unit) lay(at)
    for (let at = x + unit / 2; at < half + unit; at += unit) lay(at)
  }

  function paintMast(on: Pen, x: number, top: number, foot: number, unit: number, base: number): void {
    const bay = baySprite(bake, base, stage.look)
    for (let y = top; y < foot; y += unit) stamp(on, bay, x, y + unit / 2, unit / base)
  }

  /**
   * Draws the mast at x `mast` and the beam at y `beam`, as two sprites unless the view is zoomed out. The mast is too
   * long, but water covers its foot.
   */
  return ({ unit, zoom, middle, ground }: Camera, mast: number, beam: number): void => {
    const half = Math.ceil(stage.width / 2) + BEYOND
    if (zoom < 1) {
      paintMast(pen, mast, beam, Math.min(stage.height, ground) + unit, unit, unit / zoom)
      pen.translate(middle, 0)
      paintBeam(pen, mast - middle, beam, unit, unit / zoom, half)
      pen.translate(-middle, 0)
      return
    }
    const tall = Math.ceil(stage.height / unit + 1) * unit
    const upright = bake('mast', unit * 0.8, tall, (on) => paintMast(on, 0, -tall / 2, tall / 2, unit, unit))
    const across = bake('beam', half * 2, unit * 0.8, (on) =>
      paintBeam(on, mast - middle, 0, unit, unit, half),
    )
    stampOnPixels(pen, upright, mast, beam + tall / 2)
    stampOnPixels(pen, across, middle, beam)
  }
}
