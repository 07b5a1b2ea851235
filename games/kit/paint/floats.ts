/**
 * Creates the floating words of a game. Their manager is play/words.ts, which loads after the first picture; until then
 * words are dropped.
 */
import type { Floats, RenderWord, WordSurface } from './floating-words.ts'
import { letter } from './lettering.ts'
import { sprites, stamp, type Pen } from './sprite.ts'
import type { Stage } from './stage.ts'

export type { Float, Floats } from './floating-words.ts'

/** Floats that a game renders itself; at most `most` at a time. */
export function floating<Surface extends WordSurface>(
  stage: Stage,
  render: RenderWord<Surface>,
  most?: number,
): Floats<Surface> {
  let words: Floats<Surface> | undefined
  const now = () => (words ??= stage.createWords?.(stage, render, most))
  return {
    add: (float) => now()?.add(float),
    draw: (surface, delta, figure) => now()?.draw(surface, delta, figure),
    clear: () => words?.clear(),
    get isMoving() {
      return words?.isMoving === true
    },
  }
}

/** Floats that render each word as a sprite. */
export const floats = (stage: Stage): Floats =>
  floating<Pen>(stage, (float) => {
    const { text, size } = float
    const word = sprites(stage)('', size * (text.length + 1), size * 2, (pen) =>
      letter(pen, text, 0, 0, size, float),
    )
    if (word.provisional) return undefined
    return (pen, x, y, scale) => stamp(pen, word, x, y, scale)
  })
