/** Words that pop up, rise and fade: '+1', 'Perfect!'. */
import { easeOut, overshoot } from './easing.ts'
import { letter, type Lettering } from './lettering.ts'
import type { Pen } from './sprite.ts'

interface Float extends Lettering {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface Floats {
  add(float: Float): void
  draw(pen: Pen, delta: number): void
}

const LIFE = 0.9
const RISE = 46

export function floats(): Floats {
  let live: { float: Float; age: number }[] = []
  return {
    add: (float) => void live.push({ float, age: 0 }),
    draw(pen, delta) {
      for (const item of live) {
        item.age += delta
        const { text, x, y, size, ...look } = item.float
        const t = item.age / LIFE
        pen.globalAlpha = Math.max(0, Math.min(1, (1 - t) * 2.5))
        letter(pen, text, x, y - easeOut(t) * RISE, size * overshoot(Math.min(1, t * 4)), look)
      }
      pen.globalAlpha = 1
      if (live.some(({ age }) => age > LIFE)) live = live.filter(({ age }) => age <= LIFE)
    },
  }
}
