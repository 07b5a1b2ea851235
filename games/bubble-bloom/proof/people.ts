/** Players of several skills, for tuning and tests. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { fieldOf, levels, rules, untilSinking, type Action, type State } from '../rules.ts'
import { options } from '../rules/coach.ts'
import { WIDEST } from '../rules/flight.ts'

/**
 * Sharp looks two shots ahead; plain takes the best shot in sight; hasty and clumsy want the same but miss by up to 2
 * and 6 degrees and never swap; blind aims anywhere.
 */
export type Skill = 'sharp' | 'plain' | 'hasty' | 'clumsy' | 'blind'

/** In steps of an aim. */
const MISS = { plain: 0, hasty: 8, clumsy: 24 } as const

function decide(state: State, skill: Skill, dice: Chance): Action | undefined {
  if (skill === 'sharp') return levels.hint?.(state)
  if (skill === 'blind') return dice.int(WIDEST * 2 + 1) - WIDEST
  const miss = MISS[skill]
  const hand = miss ? state.hand.slice(0, 1) : state.hand
  const [best] = options(fieldOf(state.bed), state.sunk, hand, untilSinking(state))
  if (!best) return undefined
  if (best.swap) return 'swap'
  const aim = best.aim + dice.int(miss * 2 + 1) - miss
  return Math.max(-WIDEST, Math.min(WIDEST, aim))
}

/** The state at the end of a round. */
export function playOut(start: State, skill: Skill, seed: number): State {
  const dice = chance(seed * 977 + 5)
  let state = start
  while (rules.outcome(state) === 'playing') {
    const action = decide(state, skill, dice)
    if (action === undefined) throw new Error(`The ${skill} player sees nothing to do.`)
    state = rules.act(state, action)
  }
  return state
}
