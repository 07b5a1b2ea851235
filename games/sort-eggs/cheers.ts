/** Words that pop up, rise and fade. Each is baked: to letter it in another size in every frame would be dear. */
import { clamp, easeOut, overshoot } from '../kit/easing.ts'
import { letter } from '../kit/lettering.ts'
import { stamp, type Bake, type Pen } from '../kit/sprite.ts'

export interface Cheer {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
}

export interface Cheers {
  add(cheer: Cheer): void
  draw(pen: Pen, delta: number): void
}

/** Seconds that a word is seen, and pixels that it rises. */
const LIFE = 0.9
const RISE = 46

export function openCheers(bake: Bake): Cheers {
  let live: (Cheer & { age: number })[] = []
  return {
    add: (cheer) => void live.push({ ...cheer, age: 0 }),
    draw(pen, delta) {
      for (const cheer of live) {
        const { text, x, y, size, fill } = cheer
        const t = (cheer.age += delta) / LIFE
        const word = bake(text, size * (text.length + 1), size * 2, (pen) =>
          letter(pen, text, 0, 0, size, { fill }),
        )
        pen.globalAlpha = clamp((1 - t) * 2.5)
        stamp(pen, word, x, y - easeOut(t) * RISE, overshoot(t * 4))
      }
      pen.globalAlpha = 1
      live = live.filter(({ age }) => age < LIFE)
    },
  }
}
