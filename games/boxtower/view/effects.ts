/** Plays the effects of changes: particles, captions, screen shake; and tracks how long ago they happened. */
import { floats } from '../../kit/paint/floats.ts'
import { particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box } from '../../kit/view.ts'
import { shapeOf } from '../rules/kinds.ts'
import type { Yard } from '../rules/yard.ts'
import { createAges, type Ages } from './ages.ts'
import type { Camera } from './camera.ts'
import { addCaptions } from './captions.ts'
import { changesOf } from './changes.ts'
import { late } from './late.ts'

/** Seconds between two petals while the tower is in bloom. */
const PETAL_SECONDS = 0.09

export interface Effects {
  readonly ages: Ages
  /** Clears the previous round. */
  begin(): void
  see(before: Yard, after: Yard): void
  /** Advances time and sets the camera for later effects. Petals fall in bloom. */
  pass(camera: Camera, delta: number, inBloom: boolean): void
  /** Offsets the pen by the current screen shake. */
  shake(delta: number, still: boolean): void
  /** Draws the words off this figure. */
  draw(delta: number, still: boolean, figure: readonly Box[]): void
}

export function createEffects(stage: Stage): Effects {
  const { pen } = stage
  const bits = particles()
  const words = floats(stage)
  const jolts = shake()
  const ages = createAges()
  let camera: Camera | undefined
  let clock = 0
  let petals = 0

  return {
    ages,
    begin() {
      ages.begin()
      bits.clear()
      words.clear()
    },
    shake: (delta, still) => jolts.apply(pen, delta, still),
    draw(delta, still, figure) {
      bits.draw(pen, delta, still)
      words.draw(pen, delta, figure)
    },
    pass(now, delta, inBloom) {
      camera = now
      clock += delta
      ages.pass(delta)
      petals = inBloom ? petals + delta : 0
      if (petals < PETAL_SECONDS) return
      petals = 0
      // A pseudo-random position along the upper edge.
      late.burstPetal?.(bits, now, ((clock * 997) % 1) * stage.width)
    },
    see(before, after) {
      if (!camera) return
      const changes = changesOf(before, after)
      const { landed, fallen } = changes
      ages.see(after, changes)
      late.burstChanges?.(bits, camera, stage, after, changes)
      addCaptions(words, camera, stage.height * 0.36, before, after, changes)
      if (landed) {
        const { wide, high } = shapeOf(landed.kind)
        jolts.jolt(Math.min(5, wide * high * 2.4))
      }
      if (fallen.length) jolts.jolt(10)
    },
  }
}
