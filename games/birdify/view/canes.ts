/** Draws the canes: they quiver when the bird slips by and swing aside when it breaks through. */
import { easeOut } from '../../kit/paint/easing.ts'
import { stamp, stampOnPixels, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { GARDEN } from '../rules/curve.ts'
import { gapHeight, gapMiddle } from '../rules/garden.ts'
import type { Cane, Flight } from '../rules/state.ts'
import type { GroundView } from './ground.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './looks.ts'
import { caneSprite, hangingCaneSprite, roseSprite } from './plants.ts'

export function createCanes(stage: Stage, bake: Bake, layoutNow: () => Layout) {
  const { pen } = stage
  /** Quivering canes by id; age in seconds. */
  const quivers = new Map<number, { age: number; strength: number }>()

  const spriteOf = (cane: Pick<Cane, 'x'>, isNight: boolean, isHanging: boolean) => {
    const { unit } = layoutNow()
    const isShoot = cane.x < GARDEN.soft
    const sprite = isHanging ? hangingCaneSprite : caneSprite
    return sprite(bake, paletteOf(stage.look).season, GARDEN.cane * unit, unit, isNight, isShoot)
  }

  /** Lean of both halves away from the bird, in radians. */
  function leanOf({ id, bent }: Cane, tick: number, still: boolean): number {
    const aside = bent ? 0.6 * easeOut((tick - bent) / 16) : 0
    const { age, strength } = quivers.get(id) ?? { age: 0, strength: 0 }
    return aside + (still ? 0 : strength * Math.exp(-age * 5) * Math.sin(age * 30))
  }

  /** Draws one half, from its root to its free end. */
  function drawHalf(cane: Cane, x: number, root: number, end: number, lean: number, isNight: boolean): void {
    const way = Math.sign(root - end) || 1
    const sprite = spriteOf(cane, isNight, way < 0)
    const middle = end + (way * sprite.height) / 2
    // Less than half a pixel at its free end.
    const isUpright = Math.abs(lean) * sprite.height < 0.5
    if (isUpright) stampOnPixels(pen, sprite, x, middle)
    if (isUpright && !cane.closes) return
    pen.save()
    pen.translate(x, root)
    pen.rotate(lean * way)
    if (!isUpright) stamp(pen, sprite, 0, middle - root)
    if (cane.closes) stamp(pen, roseSprite(bake, 17 * layoutNow().unit), 0, end - root + way * 6, 1, way)
    pen.restore()
  }

  return {
    see(before: Flight, after: Flight): void {
      const hit = after.canes.find(
        ({ id, bent }, i) => bent && !before.canes[i]?.bent && id === before.canes[i]?.id,
      )
      if (hit) quivers.set(hit.id, { age: 0, strength: 0.22 })
      else if (after.crash === 'cane' && !before.crash) {
        const near = after.canes.find(({ x }) => x > after.x - GARDEN.cane)
        if (near) quivers.set(near.id, { age: 0, strength: 0.09 })
      } else if (after.gaps > before.gaps)
        quivers.set(after.gaps, { age: 0, strength: after.shaves > before.shaves ? 0.06 : 0.018 })
    },

    draw(
      { canes, x: bird }: Flight,
      tick: number,
      { unit, left }: GroundView,
      dark: number,
      delta: number,
      still: boolean,
    ): void {
      const { y, ground } = layoutNow()
      const [sky, lawn] = [y(-60), ground + 10 * unit]
      for (const [id, quiver] of quivers) if ((quiver.age += delta) > 1.2) quivers.delete(id)
      for (const isNight of dark === 1 ? [true] : dark > 0.02 ? [false, true] : [false]) {
        if (isNight) pen.globalAlpha = dark
        for (const cane of canes) {
          const x = (cane.x - left) * unit
          if (Math.abs(x - stage.width / 2) > stage.width / 2 + 120 * unit) continue
          const [middle, half] = [gapMiddle(cane, tick), gapHeight(cane, bird) / 2]
          const lean = leanOf(cane, tick, still)
          drawHalf(cane, x, lawn, y(middle + half), lean, isNight)
          drawHalf(cane, x, sky, y(middle - half), lean, isNight)
        }
      }
      pen.globalAlpha = 1
    },

    /** Sprites to paint ahead of time, in order of appearance. */
    *ahead() {
      for (const isNight of [false, true])
        for (const isHanging of [false, true]) yield spriteOf({ x: GARDEN.soft }, isNight, isHanging)
    },
  }
}
