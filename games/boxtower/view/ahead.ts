/** What play will need is done before it: a frame in which much happens has no time to paint, or to compile code. */
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { YARD } from '../rules/curve.ts'
import { KINDS, type KindName } from '../rules/kinds.ts'
import { rules } from '../rules.ts'
import { unitIn } from './camera.ts'
import { DRIVER_MOODS, driverSprite } from './crane-parts.ts'
import { moodsSprite } from './faces.ts'
import { ivySprite } from './ivy.ts'
import { garlandSprite, nextSprite, sparesSprite } from './marks.ts'

/** Ticks that are rehearsed, and how many of them at a time. */
const REHEARSED = 60
const AT_A_TIME = 4

export function createAhead(stage: Stage, bake: Bake) {
  const names = Object.keys(KINDS) as KindName[]
  let rehearsed = 0

  /** Pictures, in the order in which they will be seen, in the size that they have in play. */
  function* pictures() {
    const unit = unitIn(stage)
    for (let spares = 0; spares <= YARD.spare; spares++) yield sparesSprite(bake, spares)
    for (let lit = 0; lit <= YARD.bloom; lit++) yield garlandSprite(bake, lit)
    for (const mood of DRIVER_MOODS) yield driverSprite(bake, mood, unit)
    for (const kind of names) yield moodsSprite(bake, kind, unit, stage.look)
    for (const kind of names) yield nextSprite(bake, kind, unit, stage.look)
    for (const kind of names) yield ivySprite(bake, kind, unit)
  }

  /** Engines compile what has run often, so a crate falls unseen before the first one that is watched. */
  function* rehearsal() {
    let yard = rules.act(rules.start(1, 1), 'drop')
    for (; rehearsed < REHEARSED; rehearsed++) {
      yard = rules.tick?.(yard) ?? yard
      if (rehearsed % AT_A_TIME === 0) yield yard
    }
  }

  return function* plan() {
    yield* pictures()
    yield* rehearsal()
  }
}
