/** Draws the mist that hides the garden beyond the stretch that every frame shows, so that a wide one is no advantage. */
import { at, blot, downwards, halo } from '../../kit/paint/brush.ts'
import { stampOnPixels, type Bake, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { scattered } from './ground.ts'
import type { Layout } from './layout.ts'

/** Width of its soft edge, in units. */
const SOFT = 80
const SHADES = {
  day: ['#6cc4ea', '#a9e4f7', '#dff6ee', '#9ad68a'],
  night: ['#1b1757', '#3a3796', '#6a5cc0', '#3b4a86'],
} as const

export function createMist(stage: Stage, bake: Bake, layoutNow: () => Layout) {
  const { pen } = stage

  function mistSprite(hour: keyof typeof SHADES): Sprite {
    const { unit, mist } = layoutNow()
    const { width, height } = stage
    const soft = SOFT * unit
    const wide = width - mist + soft
    return bake(`mist${hour}`, wide * 2, height, (pen) => {
      const shade = downwards(pen, -height / 2, height / 2, SHADES[hour])
      // Each column of puffs is further right and denser than the last.
      for (const [column, alpha] of [0.3, 0.5, 0.8, 1].entries()) {
        pen.globalAlpha = alpha
        const left = soft * (0.3 + column * 0.22)
        for (let y = -soft, n = column * 9; y < height + soft; y += soft * 0.62, n++)
          blot(
            pen,
            shade,
            left + soft * scattered(n, 2) * 0.3,
            y + soft * scattered(n, 3) * 0.5 - height / 2,
            soft * (0.34 + scattered(n) * 0.24),
          )
        pen.fillStyle = shade
        pen.fillRect(left + soft * 0.2, -height / 2, wide, height)
      }
      // Paler billows inside.
      for (let n = 0; n < 14; n++) {
        const r = soft * (0.7 + scattered(n, 4))
        const pale = halo(pen, 0, 0, r, { 0: hour === 'day' ? '#ffffff80' : '#8f86e050', 1: '#ffffff00' })
        at(pen, soft + scattered(n, 5) * (wide - soft), (scattered(n, 6) - 0.5) * height, () =>
          blot(pen, pale, 0, 0, r),
        )
      }
    })
  }

  return {
    draw(dark: number): void {
      const { unit, mist } = layoutNow()
      if (mist >= stage.width) return
      const [x, y] = [mist - SOFT * unit * 0.7, stage.height / 2]
      if (dark < 1) stampOnPixels(pen, mistSprite('day'), x, y)
      if (dark < 0.02) return
      pen.globalAlpha = dark
      stampOnPixels(pen, mistSprite('night'), x, y)
      pen.globalAlpha = 1
    },
  }
}
