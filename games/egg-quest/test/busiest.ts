/** Builds the fullest scene: a fever among the comets, with all moving kinds of nests, wind, crows and seeds. */
import { KINDS, TREE, WIND } from '../rules/curve.ts'
import type { Nest, Seed } from '../rules/nests.ts'
import { rules, type Climb } from '../rules.ts'

export function busiest(): Climb {
  const start = rules.start(1, 1)
  const id = 160
  const kinds = [...KINDS, 'spring'] as const
  const nests = Array.from({ length: TREE.below + 1 + TREE.above }, (_, i): Nest => ({
    id: id - TREE.below + i,
    x: 0,
    worn: 0,
    kind: kinds[i % kinds.length] ?? 'slide',
    half: 30,
    reach: 100,
    period: 120,
    phase: i / 8,
    wind: WIND.strong,
    crow: true,
    forked: i % kinds.length === 0,
    golden: false,
  }))
  const seeds = nests.flatMap((nest): Seed[] =>
    [0, 1, 2, 3].map((i) => ({
      id: nest.id * 4 + i,
      x: nest.id % 2 ? 40 : -40,
      y: nest.id * TREE.spacing - 94 + i * 34,
      golden: i === 3,
    })),
  )
  const chain = { combo: 26, longest: 26, watched: true, eggs: TREE.most }
  return { ...start, tick: 5000, at: id, best: id, nests, seeds, ...chain, points: 4000 }
}
