/** The fullest scene: a tower as high as it gets without ivy, hit off centre by a crate in a gale, all of it coming down. */
import { WIND, YARD } from './curve.ts'
import { KINDS, kindOf, type KindName } from './kinds.ts'
import type { Moving } from './physics.ts'
import { rules, type Yard } from './rules.ts'

const NAMES = Object.keys(KINDS) as KindName[]

/** Two crates side by side on every floor, each with a push of its own, over a column that ivy holds. */
export function busiest(): Yard {
  const start = rules.start(1, 1)
  const rooted = Array.from({ length: 24 }, (_, i) => ({
    id: i + 1,
    kind: 'cube' as const,
    x: 0,
    y: 0.58 + i * 1.15,
    turn: 0,
  }))
  const foot = 24 * 1.15
  const loose = Array.from({ length: YARD.loose + 2 }, (_, i): Moving => {
    const kind = NAMES[i % NAMES.length] ?? 'cube'
    return {
      id: 25 + i,
      kind,
      x: i % 2 ? 0.5 : -0.5,
      y: foot + 0.1 + kindOf(kind).high / 2 + Math.floor(i / 2) * 1.45,
      turn: i % 2 ? 0.2 : -0.1,
      vx: i % 2 ? 0.6 : -0.3,
      vy: 2.5,
      spin: i % 3 ? 0.5 : -0.5,
    }
  })
  return {
    ...start,
    tick: 1000,
    crates: 35,
    rooted,
    loose,
    calm: 0,
    hooked: 900,
    level: foot + 9,
    height: 1700,
    // A gale that blows for as long as anyone measures.
    gust: { from: 1000 - WIND.swell, until: 40_000, push: 1 },
    flying: 35,
  }
}
