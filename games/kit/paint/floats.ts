/** Words that pop up, rise and fade: '+1', 'Perfect!'. */
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
}

/** A word that has been written once, to be put with its middle anywhere, in any size. */
type Put = (pen: Pen, x: number, y: number, scale: number) => void

const LIFE = 0.9
const RISE = 46

/**
 * `write` is called when a word is first drawn, because lettering it anew in every frame is expensive. When more than
 * `most` words are in the air nobody can read any of them, so further ones are left out.
 */
export function floating(write: (float: Float) => Put, most = Infinity): Floats {
  /** An age of 1 is the end. */
  let live: { float: Float; age: number; put?: Put }[] = []
  return {
    add(float) {
      if (live.length < most) live.push({ float, age: 0 })
    },
    draw(pen, delta) {
      for (const each of live) {
        const t = (each.age += delta / LIFE)
        each.put ??= write(each.float)
        pen.globalAlpha = clamp((1 - t) * 2.5)
        each.put(pen, each.float.x, each.float.y - easeOut(t) * RISE, overshoot(t * 4))
      }
      pen.globalAlpha = 1
      live = live.filter(({ age }) => age < 1)
    },
  }
}

/** Each word in a picture of its own, which comes and goes with it. */
export const floats = (stage: Stage) =>
  floating((float) => {
    const { text, size } = float
    const word = sprites(stage)('', size * (text.length + 1), size * 2, (pen) =>
      letter(pen, text, 0, 0, size, float),
    )
    return (pen, x, y, scale) => stamp(pen, word, x, y, scale)
  })
