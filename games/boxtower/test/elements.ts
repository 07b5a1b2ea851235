import type { Basics, Elements } from '../../kit/test/elements.ts'
import { rules } from '../rules.ts'
import { ROLL, STORM } from '../rules/curve.ts'
import { KINDS, shapeOf, type CrateKind } from '../rules/kinds.ts'
import type { Yard } from '../rules/yard.ts'

/** A tick in the middle of a round. */
const LATER = 1000

/** One crate of the kind on the quay, and the next one of it on the hook. */
const yardWith = (kind: CrateKind) => (): Yard => {
  const { high } = shapeOf(kind)
  const crate = { id: 1, kind, x: 0, y: high / 2, turn: 0, vx: 0, vy: 0, spin: 0 }
  return { ...rules.start(1, 1), crates: 1, loose: [crate], hanging: kind, next: kind }
}

const laterYard = (part: Partial<Yard>) => (): Yard => ({ ...yardWith('cube')(), tick: LATER, ...part })

export const elements: Elements<Yard> = {
  ...Object.fromEntries((Object.keys(KINDS) as CrateKind[]).map((kind) => [kind, yardWith(kind)])),
  garland: laterYard({ streak: 3 }),
  wind: laterYard({ gust: { from: LATER - 60, until: LATER + 100, push: 0.8, blows: 0 } }),
  storm: laterYard({ gust: { from: LATER, until: LATER + STORM.blow, push: -1.5, blows: 1 } }),
  trolley: laterYard({ crates: ROLL.first + 20 }),
}

export const basics: Basics = {
  wide: 'the first crate of every round',
  cube: 'a plain crate, in every round from the start',
  squat: 'a plain crate, in every round from the start',
  small: 'a cube in a smaller size',
  tall: 'a cube in other proportions',
  planter: 'a plain crate with slanted sides; it does nothing else',
  barrel: 'stands like a tall crate and does nothing else',
}
