/** Pre-paints sprites and warms up the physics code before play, so that busy frames stay within budget. */
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { YARD } from '../rules/curve.ts'
import { KINDS, type CrateKind } from '../rules/kinds.ts'
import { rules } from '../rules.ts'
import { garlandSprite, nextSprite, sparesSprite } from './board.ts'
import { unitIn } from './camera.ts'
import { DRIVER_MOODS, driverSprite } from './crane-parts.ts'
import { moodsSprite } from './faces.ts'
import { ivySprite } from './ivy.ts'

/** Ticks of the warm-up, and ticks per slice. */
const WARM_UP_TICKS = 60
const TICKS_PER_SLICE = 4

export function createPrePaintPlan(stage: Stage, bake: Bake) {
  const names = Object.keys(KINDS) as CrateKind[]
  let warmedUp = 0

  /** Sprites in the order in which they appear, at their size in play. */
  function* paintSprites() {
    const unit = unitIn(stage)
    for (let spares = 0; spares <= YARD.spare; spares++) yield sparesSprite(bake, spares)
    for (let lit = 0; lit <= YARD.bloom; lit++) yield garlandSprite(bake, lit)
    for (const mood of DRIVER_MOODS) yield driverSprite(bake, mood, unit)
    for (const kind of names) yield moodsSprite(bake, kind, unit, stage.look)
    for (const kind of names) yield nextSprite(bake, kind, unit, stage.look)
    for (const kind of names) yield ivySprite(bake, kind, unit)
  }

  /** Runs the physics unseen, because engines compile only code that has run often. */
  function* warmUp() {
    let yard = rules.act(rules.start(1, 1), 'drop')
    for (; warmedUp < WARM_UP_TICKS; warmedUp++) {
      yard = rules.tick?.(yard) ?? yard
      if (warmedUp % TICKS_PER_SLICE === 0) yield yard
    }
  }

  return function* plan() {
    yield* paintSprites()
    yield* warmUp()
  }
}
