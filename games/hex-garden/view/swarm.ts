/** Draws the swarm: dozens of bees that pour over the bed, visit a gap each and leave. */
import { easeInOut, mix } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import { drawBee } from './bee.ts'
import { cellSpot, type Layout } from './layout.ts'
import type { Wardrobe } from './looks.ts'

const BEES = 26
/** Seconds from the hive to a gap, at the gap, and between two bees. */
const FLIGHT = 0.5
const STAY = 0.5
const APART = 0.025
const WHOLE = FLIGHT * 2 + STAY + BEES * APART

export function createSwarm(pen: Pen, wardrobe: Wardrobe) {
  let cells: readonly number[] = []
  let from = -Infinity
  return {
    come(to: readonly number[], now: number): void {
      cells = to
      from = now
    },
    isMoving: (now: number) => now <= from + WHOLE,
    draw(layout: Layout, time: number, still: boolean, width: number): void {
      if (still || time - from > WHOLE) return
      const { bed, size } = layout
      for (let i = 0; i < BEES; i++) {
        const age = time - from - i * APART
        const away: Point = { x: i % 2 ? width + size * 2 : -size * 2, y: bed.y + Math.sin(i * 5) * size * 9 }
        const goal = cellSpot(layout, cells[i % cells.length] ?? 0)
        const t = easeInOut(age / FLIGHT) - easeInOut((age - FLIGHT - STAY) / FLIGHT)
        const buzz = { x: Math.sin(time * 9 + i * 2), y: Math.cos(time * 11 + i * 3) }
        const at = {
          x: mix(away.x, goal.x, t) + buzz.x * size * 0.7,
          y: mix(away.y, goal.y, t) + buzz.y * size * 0.7,
        }
        drawBee(pen, wardrobe, Math.round(size * 0.55), at, time + i)
      }
    },
  }
}
