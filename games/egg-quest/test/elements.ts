import type { Elements } from '../../kit/test/elements.ts'
import { rules, type Climb } from '../rules.ts'
import { KINDS, TREE, WIND } from '../rules/curve.ts'
import type { Nest } from '../rules/nests.ts'

const START = 20

/** All nests in view have the element, except for that of the egg. */
const climbWith = (part: Partial<Nest>) => (): Climb => ({
  ...rules.start(1, 1),
  at: START,
  best: START,
  nests: Array.from({ length: TREE.below + 1 + TREE.above }, (_, i): Nest => {
    const id = START - TREE.below + i
    const usual = { kind: 'slide', wind: 0, crow: false } as const
    const own = id > START ? { ...usual, ...part } : usual
    return { id, x: 0, worn: 0, half: 30, reach: 90, period: 120, phase: i / 8, ...own }
  }),
})

export const elements: Elements<Climb> = {
  ...Object.fromEntries([...KINDS, 'spring' as const].map((kind) => [`nest: ${kind}`, climbWith({ kind })])),
  wind: climbWith({ wind: WIND.strong }),
  crows: climbWith({ crow: true }),
}
