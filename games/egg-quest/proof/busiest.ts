/** The fullest scene: high in the stars, everything dealt, every kind of nest in sight, seeds below each of them. */
import { KINDS, TREE } from '../rules/curve.ts'
import type { Nest, Seed } from '../rules/nests.ts'
import { rules, type Climb } from '../rules.ts'

export function busiest(): Climb {
  const start = rules.start(1, 1)
  const id = 90
  const nests = Array.from({ length: TREE.below + 1 + TREE.above }, (_, i): Nest => ({
    id: id - TREE.below + i,
    x: 0,
    worn: 0,
    kind: KINDS[i % KINDS.length] ?? 'slide',
    half: 30,
    reach: 100,
    period: 120,
    phase: i / 7,
  }))
  const seeds = nests.flatMap((nest): Seed[] =>
    [0, 1, 2, 3].map((i) => ({
      id: nest.id * 4 + i,
      x: nest.id % 2 ? 40 : -40,
      y: nest.id * TREE.spacing - 94 + i * 34,
      golden: i === 3,
    })),
  )
  return { ...start, tick: 5000, at: id, best: id, nests, seeds, combo: 6, points: 400 }
}
