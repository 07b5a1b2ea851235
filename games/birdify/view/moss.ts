/** Draws the moss cushions on the first stretch, which give way when the bird bounces. */
import { blot, downwards, fillPath, pathOf } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { GARDEN } from '../rules/curve.ts'
import { along, scattered, type GroundView } from './ground.ts'

const EVERY = 54
/** In hundredths of its half-width. */
const CUSHION = 'M-104 30Q-110-34-60-46Q-34-74 0-64Q40-78 64-46Q112-34 104 30Z'

export function createMoss(stage: Stage, bake: Bake) {
  const { pen } = stage
  /** Position of the last bounce, and its age in seconds. */
  let hit = { x: 0, age: 9 }

  return {
    press: (x: number): void => void (hit = { x, age: 0 }),

    draw(ground: GroundView, delta: number, still: boolean): void {
      const { unit, y, left } = ground
      hit.age += delta
      if (left > GARDEN.soft) return
      const size = 42 * unit
      along(stage, ground, 1, EVERY, 60, (x, n) => {
        const place = n * EVERY
        if (place > GARDEN.soft - 20) return
        const near = clamp(1 - Math.abs(place - hit.x) / 90)
        const give = still ? 0 : near * Math.exp(-hit.age * 6) * Math.cos(hit.age * 20) * 0.5
        // The cushions get smaller towards the end of the moss.
        const grown = clamp((GARDEN.soft - place) / 160, 0.35) * (0.85 + scattered(n) * 0.3)
        const moss = bake(`moss${n & 1}`, size * 2.6, size * 1.7, (pen) => {
          const shades = n & 1 ? ['#c8f56a', '#3f9c3a'] : ['#b2ee5e', '#2f8a3c']
          fillPath(pen, pathOf(CUSHION, size), downwards(pen, -size * 0.7, size * 0.3, shades))
          for (let i = 0; i < 9; i++)
            blot(
              pen,
              '#f4ffb8a0',
              (scattered(i, 3) - 0.5) * size * 1.6,
              (scattered(i, 4) - 0.7) * size * 0.7,
              size * 0.05,
            )
          blot(pen, '#ffffff60', -size * 0.3, -size * 0.42, size * 0.3, size * 0.12, -0.3)
        })
        stamp(pen, moss, x, y + (8 + give * 16) * unit, grown * (1 + give * 0.35), grown * (1 - give))
      })
    },
  }
}
