import type { Basics, Elements } from '../../kit/test/elements.ts'
import { rules, type Climb } from '../rules.ts'
import { CHAIN, CROW, GILT, TREE, WIND, ZONES } from '../rules/curve.ts'
import type { Nest } from '../rules/nests.ts'

const START = 20

/** All nests in view have the element, except for that of the egg. */
const climbWith =
  (part: Partial<Nest>, start = START) =>
  (): Climb => ({
    ...rules.start(1, 1),
    at: start,
    best: start,
    nests: Array.from({ length: TREE.below + 1 + TREE.above }, (_, i): Nest => {
      const id = start - TREE.below + i
      const usual = { kind: 'slide', wind: 0, crow: false, forked: false, golden: false } as const
      const own = id > start ? { ...usual, ...part } : usual
      return { id, x: 0, worn: 0, half: 30, reach: 90, period: 120, phase: i / 8, ...own }
    }),
  })

const eggWith = (part: Partial<Climb>) => () => ({ ...climbWith({})(), ...part })
const zone = (name: (typeof ZONES)[number]['name']) =>
  climbWith({}, ZONES.find((each) => each.name === name)?.from)

export const elements: Elements<Climb> = {
  'sliding nest': climbWith({ kind: 'slide' }),
  'swaying nest': climbWith({ kind: 'sway' }),
  'sinking nest': climbWith({ kind: 'sink' }),
  'crumbling nest': climbWith({ kind: 'crumble' }),
  flower: climbWith({ kind: 'bloom' }),
  spring: climbWith({ kind: 'spring' }),
  wind: climbWith({ wind: WIND.strong }),
  crows: climbWith({ crow: true }),
  'cracked egg': eggWith({ cracked: true }),
  chain: eggWith({ combo: 2 }),
  fever: eggWith({ combo: CHAIN.fever, watched: true }),
  stars: zone('Stars'),
  'turning wind': climbWith({ wind: WIND.strong }, WIND.turns),
  comets: climbWith({ crow: true }, CROW.comets),
  'two comets': climbWith({ crow: true }, CROW.pairs),
  'golden nest': climbWith({ forked: true }),
  'golden spring': climbWith({ forked: true }, GILT.springs),
  dawn: zone('Dawn'),
}

export const basics: Basics = { 'sliding nest': 'the first nests of every round slide' }
