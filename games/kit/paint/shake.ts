/**
 * Shakes the whole picture, with decay and on whole pixels: between pixels large sprites take ten times as long to draw.
 * Does nothing under reduced motion.
 */
import type { Pen } from './sprite.ts'

export interface Shake {
  /** Starts a shake with this amplitude in CSS pixels. */
  jolt(strength: number): void
  /** Translates the pen. Call first in a frame, inside save and restore. */
  apply(pen: Pen, delta: number, still: boolean): void
}

export function shake(): Shake {
  let strength = 0
  let time = 0
  return {
    jolt: (by) => void (strength = Math.max(strength, by)),
    apply(pen, delta, still) {
      time += delta
      strength *= Math.exp(-delta * 7)
      if (strength < 0.3 || still) return
      const { a: ratio } = pen.getTransform()
      const by = (wave: number) => Math.round(Math.sin(wave) * strength * ratio) / ratio
      pen.translate(by(time * 71), by(time * 93 + 1))
    },
  }
}
