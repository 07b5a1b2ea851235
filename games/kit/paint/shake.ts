/** A jolt of the whole picture that dies away; reduced motion stills it. */
import type { Pen } from './sprite.ts'

export interface Shake {
  /** CSS pixels of the first swing. */
  jolt(strength: number): void
  /** Move the pen; to be called first in a frame, inside a save and restore. */
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
      pen.translate(Math.sin(time * 71) * strength, Math.sin(time * 93 + 1) * strength)
    },
  }
}
