import type { Elements } from '../../kit/test/elements.ts'
import { rules } from '../rules.ts'
import { KINDS, shapeOf, type CrateKind } from '../rules/kinds.ts'
import type { Yard } from '../rules/yard.ts'

/** One crate of the kind on the quay, and the next one of it on the hook. */
const yardWith = (kind: CrateKind) => (): Yard => {
  const { high } = shapeOf(kind)
  const crate = { id: 1, kind, x: 0, y: high / 2, turn: 0, vx: 0, vy: 0, spin: 0 }
  return { ...rules.start(1, 1), crates: 1, loose: [crate], hanging: kind, next: kind }
}

export const elements: Elements<Yard> = Object.fromEntries(
  (Object.keys(KINDS) as CrateKind[]).map((kind) => [kind, yardWith(kind)]),
)
