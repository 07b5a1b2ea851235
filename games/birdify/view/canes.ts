/** Draws the canes: they quiver when the bird slips by and swing aside when it breaks through. */
import { easeOut } from '../../kit/paint/easing.ts'
import { stamp, stampOnPixels, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { GARDEN, nookIn } from '../rules/curve.ts'
import { gapHeight, gapMiddle } from '../rules/garden.ts'
import type { Cane, Flight } from '../rules/state.ts'
import type { GroundView } from './ground.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './looks.ts'
import { caneSprite, giltSprite, hangingCaneSprite, postSprite, roseSprite } from './plants.ts'

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

  /** Draws the post of a fork, and the golden blossoms that frame its narrow gap, until the bird breaks through. */
  function drawFork(cane: Cane, x: number, isNight: boolean): void {
    const { unit, y } = layoutNow()
    const { middle, gap, nook } = cane
    const way = Math.sign(nook - middle)
    const width = GARDEN.cane * unit
    const { season } = paletteOf(stage.look)
    const post = postSprite(bake, season, width, unit, isNight, GARDEN.post * unit)
    stampOnPixels(pen, post, x, y(middle + (way * (gap + GARDEN.post)) / 2))
    for (const side of [-1, 1])
      stamp(pen, giltSprite(bake, width), x, y(nook + (side * nookIn(gap)) / 2), 1, side)
  }

  /** Shows where the roses of an open gate will be once it has closed. */
  function drawClosed({ gap }: Cane, x: number, middle: number): void {
    const { unit, y } = layoutNow()
    const alpha = pen.globalAlpha
    pen.globalAlpha = alpha * 0.45
    for (const side of [-1, 1])
      stamp(pen, roseSprite(bake, 17 * unit), x, y(middle + side * (gap / 2 + 6)), 1, side)
    pen.globalAlpha = alpha
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
      const [sky, lawn] = [Math.min(0, y(-60)), ground + 10 * unit]
      for (const [id, quiver] of quivers) if ((quiver.age += delta) > 1.2) quivers.delete(id)
      for (const isNight of dark === 1 ? [true] : dark > 0.02 ? [false, true] : [false]) {
        if (isNight) pen.globalAlpha = dark
        for (const cane of canes) {
          const x = (cane.x - left) * unit
          if (Math.abs(x - stage.width / 2) > stage.width / 2 + 120 * unit) continue
          const [middle, half] = [gapMiddle(cane, tick), gapHeight(cane, bird) / 2]
          const lean = leanOf(cane, tick, still)
          const { nook, gap } = cane
          const reach = nookIn(gap) / 2
          drawHalf(cane, x, lawn, y(nook > middle ? nook + reach : middle + half), lean, isNight)
          drawHalf(cane, x, sky, y(nook && nook < middle ? nook - reach : middle - half), lean, isNight)
          if (nook && !cane.bent) drawFork(cane, x, isNight)
          if (half > gap / 2 && !cane.bent) drawClosed(cane, x, middle)
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
