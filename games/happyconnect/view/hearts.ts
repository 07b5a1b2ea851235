/** Hearts that rise where two friends were joined. */
import { easeOut, hop } from '../../kit/paint/easing.ts'
import { glossy } from '../../kit/paint/glossy.ts'
import { PINK } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import { heart } from './kinds.ts'

/** Seconds. */
const LIFE = 1.1

export interface Hearts {
  rise(from: Point, cell: number, now: number): void
  draw(pen: Pen, bake: Bake, now: number, still: boolean): void
  clear(): void
}

export function openHearts(): Hearts {
  let live: { from: Point; size: number; at: number }[] = []
  return {
    rise: (from, cell, at) => void live.push({ from, size: Math.round(cell * 0.24), at }),
    draw(pen, bake, now, still) {
      if (live.length === 0) return
      live = live.filter(({ at }) => now - at < LIFE)
      for (const { from, size, at } of live) {
        const t = (now - at) / LIFE
        const sprite = bake(`heart${size}`, size * 4, size * 4, (pen) => drawHeart(pen, size))
        pen.globalAlpha = Math.min(1, (1 - t) * 3)
        stamp(
          pen,
          sprite,
          from.x + (still ? 0 : Math.sin(t * 7) * size * 0.3),
          from.y - easeOut(t) * size * 4,
          0.7 + hop(t) * 0.6,
        )
      }
      pen.globalAlpha = 1
    },
    clear: () => void (live = []),
  }
}

export function drawHeart(pen: Pen, size: number): void {
  pen.strokeStyle = '#fff'
  pen.lineJoin = 'round'
  pen.lineWidth = size * 0.35
  pen.stroke(heart(size))
  glossy(pen, heart(size), size, PINK, { shadow: 0 })
}
