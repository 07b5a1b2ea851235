/** What play will need is done before it: a frame in which much happens has no time to paint or to learn. */
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { DRIVER_MOODS, driverSprite } from './crane-parts.ts'
import { ivySprite, moodsSprite } from './crates.ts'
import { YARD } from '../rules/curve.ts'
import { KINDS, type KindName } from '../rules/kinds.ts'
import { garlandSprite, nextSprite, sparesSprite } from './marks.ts'
import { rules, type Yard } from '../rules.ts'

/** Under a card nobody waits for a frame, so there many pictures are painted in one; in play one in so many frames. */
const AT_ONCE = 8
const EVERY = 16
/** Ticks that are rehearsed, so many of them in a frame. */
const REHEARSED = 60
const TICKS = 4

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i)

/** Pictures, in the order in which they will be seen; `unit` is that of play. */
export function openAhead(stage: Stage, bake: Bake) {
  const names = Object.keys(KINDS) as KindName[]
  const pictures: readonly ((unit: number) => unknown)[] = [
    ...upTo(YARD.spare).map((spares) => () => sparesSprite(bake, spares)),
    ...upTo(YARD.garland).map((lit) => () => garlandSprite(bake, lit)),
    ...DRIVER_MOODS.map((mood) => (unit: number) => driverSprite(bake, mood, unit)),
    ...names.map((kind) => (unit: number) => moodsSprite(bake, kind, unit)),
    ...names.map((kind) => (unit: number) => nextSprite(bake, kind, unit)),
    ...names.map((kind) => (unit: number) => ivySprite(bake, kind, unit)),
  ]
  let epoch = stage.epoch
  let painted = 0
  let frames = 0
  let rehearsed = 0
  let rehearsal: Yard | undefined

  /** Engines compile what has run often; so a crate falls unseen before the first one that is watched. */
  function rehearse(yard: Yard): void {
    rehearsal ??= rules.act(yard, 'drop')
    for (let n = 0; n < TICKS && rehearsed < REHEARSED; n++, rehearsed++)
      rehearsal = rules.tick?.(rehearsal) ?? rehearsal
  }

  return (unit: number, yard: Yard, playing: boolean): void => {
    if (epoch !== stage.epoch) painted = 0
    epoch = stage.epoch
    frames++
    if (!playing) rehearse(yard)
    if (playing && frames % EVERY) return
    for (let n = playing ? 1 : AT_ONCE; n > 0; n--) pictures[painted++]?.(unit)
  }
}
