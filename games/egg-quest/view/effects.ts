/**
 * Keeps particles, floating words, shake, and the chicks of broken eggs. Everything but the words is in world coordinates
 * and keeps its position while the camera climbs.
 */
import { floats } from '../../kit/paint/floats.ts'
import { particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, Point, ViewFeedback } from '../../kit/view.ts'
import type { Climb } from '../rules.ts'
import type { Tools } from './bursts.ts'
import type { Changes } from './changes.ts'
import { createChicks } from './chicks.ts'
import { late } from './late.ts'
import type { Lens } from './lens.ts'
import { paletteOf } from './looks.ts'

export interface Effects {
  /** `at` is the egg's foot, in units. */
  see(changes: Changes, after: Climb, lens: Lens, at: Point): void
  /** Adds a fever spark; `at` is in units. */
  spark(lens: Lens, at: Point): void
  /** Shakes everything drawn afterwards. */
  jolt(delta: number, still: boolean): void
  /** Draws the particles and the chicks. */
  drawBits(lens: Lens, delta: number, still: boolean): void
  /** Keeps words off the egg. */
  drawWords(delta: number, egg: readonly Box[]): void
  begin(): void
  /** The climb passes the best score of earlier rounds. */
  celebrateBest(lens: Lens, climb: Climb): void
}

export function createEffects(stage: Stage, bake: Bake, voice: ViewFeedback): Effects {
  const { pen } = stage
  const parts = {
    stage,
    voice,
    bits: particles(),
    words: floats(stage),
    jolts: shake(),
    chicks: createChicks(pen, bake),
  }
  const { bits, words, jolts, chicks } = parts
  const tools = (): Tools => ({ ...parts, shell: paletteOf(stage.look).shell })

  return {
    see: (...change) => late.see?.(tools(), ...change),
    spark: (...place) => late.spark?.(tools(), ...place),
    celebrateBest: (...climb) => late.celebrateBest?.(tools(), ...climb),
    jolt: (delta, still) => jolts.apply(pen, delta, still),
    drawBits(lens, delta, still) {
      const [x, y] = [lens.x(0), lens.y(0)]
      pen.translate(x, y)
      bits.draw(pen, delta, still)
      pen.translate(-x, -y)
      chicks.draw(lens, delta, still)
    },
    drawWords: (delta, egg) => words.draw(pen, delta, egg),

    begin() {
      bits.clear()
      words.clear()
    },
  }
}
