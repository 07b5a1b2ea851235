/** Draws words that pop up, rise and fade: '+1', 'Perfect!'. */
import { clamp, easeOut, overshoot } from './easing.ts'
import { letter, type Lettering } from './lettering.ts'
import { sprites, stamp, type Pen } from './sprite.ts'
import type { Stage } from './stage.ts'

export interface Float extends Lettering {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface Floats {
  add(float: Float): void
  draw(pen: Pen, delta: number): void
  /** Whether any word is visible. */
  readonly isMoving: boolean
}

/** Draws a rendered word with its centre at x, y. */
type DrawWord = (pen: Pen, x: number, y: number, scale: number) => void

/** Seconds. */
const LIFE = 0.9
/** CSS pixels. */
const RISE = 46

/**
 * Calls `render` once per word, because drawing text in every frame is slow. Ignores new words while `most` are visible:
 * more than that nobody can read.
 */
export function floating(render: (float: Float) => DrawWord, most = Infinity): Floats {
  /** Age runs from 0 to 1. */
  let live: { float: Float; age: number; put?: DrawWord }[] = []
  return {
    add(float) {
      if (live.length < most) live.push({ float, age: 0 })
    },
    draw(pen, delta) {
      for (const each of live) {
        const t = (each.age += delta / LIFE)
        each.put ??= render(each.float)
        pen.globalAlpha = clamp((1 - t) * 2.5)
        each.put(pen, each.float.x, each.float.y - easeOut(t) * RISE, overshoot(t * 4))
      }
      pen.globalAlpha = 1
      live = live.filter(({ age }) => age < 1)
    },
    get isMoving() {
      return live.length > 0
    },
  }
}

/** Floats that render each word as a sprite. */
export const floats = (stage: Stage) =>
  floating((float) => {
    const { text, size } = float
    const word = sprites(stage)('', size * (text.length + 1), size * 2, (pen) =>
      letter(pen, text, 0, 0, size, float),
    )
    return (pen, x, y, scale) => stamp(pen, word, x, y, scale)
  })
