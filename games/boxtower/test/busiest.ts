/**
 * The heaviest scene to draw: more loose crates than usual, awake in a dark, rainy storm, petals of full bloom, one
 * crate falling, the whole harbour in view.
 */
import { STORM, YARD } from '../rules/curve.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'
import type { Moving } from '../rules/physics.ts'
import type { Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'

const COLUMNS: readonly (readonly CrateKind[])[] = [
  ['cube', 'cube', 'cube'],
  ['cube', 'cube', 'cube', 'planter'],
  ['cube', 'cube', 'cube'],
]

function column(kinds: readonly CrateKind[], x: number, firstId: number): Moving[] {
  let foot = 0
  return kinds.map((kind, i) => {
    const { high } = shapeOf(kind)
    foot += high
    return { id: firstId + i, kind, x, y: foot - high / 2, turn: 0, vx: 0, vy: 0, spin: 0 }
  })
}

export function busiest(): Yard {
  const start = rules.start(1, 1)
  const below = (i: number) => COLUMNS.slice(0, i).flat().length
  const standing = COLUMNS.flatMap((kinds, i) => column(kinds, (i - 1) * 1.2, 1 + below(i)))
  return {
    ...start,
    tick: 1000,
    crates: 11,
    fell: 0,
    loose: [...standing, { id: 11, kind: 'step', x: 2.9, y: 9, turn: 0.4, vx: 0, vy: 4, spin: -2 }],
    calm: 0,
    hooked: 900,
    level: 9,
    height: 170,
    hope: 170,
    streak: YARD.garland - 1,
    chests: YARD.chests,
    // An endless storm from alternating sides: nothing comes to rest while it is measured.
    gust: { from: 1000 - STORM.blow / 2, until: 40_000, push: 0.5, blows: 200 },
  }
}
