/** Words that pop up, rise and fade: '+1', 'Perfect!'. */
import { clamp, easeOut, overshoot } from './easing.ts'
import { letter, type Lettering } from './lettering.ts'
import { sprites, stamp, type Pen, type Sprite } from './sprite.ts'
import type { Stage } from './stage.ts'

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

export function floats(stage: Stage): Floats {
  /** An age of 1 is the end. */
  let live: { float: Float; age: number; word?: Sprite }[] = []
  return {
    add: (float) => void live.push({ float, age: 0 }),
    draw(pen, delta) {
      for (const each of live) {
        const { text, x, y, size } = each.float
        const t = (each.age += delta / LIFE)
        // To letter it in another size in every frame would be dear: a picture comes and goes with each word.
        each.word ??= sprites(stage)('', size * (text.length + 1), size * 2, (pen) =>
          letter(pen, text, 0, 0, size, each.float),
        )
        pen.globalAlpha = clamp((1 - t) * 2.5)
        stamp(pen, each.word, x, y - easeOut(t) * RISE, overshoot(t * 4))
      }
      pen.globalAlpha = 1
      live = live.filter(({ age }) => age < 1)
    },
  }
}
