/** Simulates players of several skills, for tuning and tests. */
import { handOf, SKILLS, type HumanErrors, type Skilled } from '../../kit/test/people.ts'
import { deal, fieldOf, levels, rules, untilSinking, type Action, type State } from '../rules.ts'
import { options, type Option } from '../rules/coach.ts'
import { guideOf } from '../rules/curve.ts'
import { type Field } from '../rules/field.ts'
import { COARSE, fly, WIDEST } from '../rules/flight.ts'
import { lengthOf } from '../view/timing.ts'

/** A sharp player follows every hint and never misses; a blind one aims at random. */
export type BubblePlayer = Skilled | 'sharp' | 'blind'

/** Aims are sampled every three degrees: people do not see finer differences. */
const LOOK = COARSE * 2
/** Aim error in steps per tick of a player's timing error, and its factor beyond the reach of the guide. */
const STEPS_A_TICK = 2
const UNGUIDED = 1.6
/** How far ahead a player must look to consider a swap, and shots off a post. */
const SWAPS = 1
const BOUNCES = 2

const isStraight = (path: readonly number[]) => path.length === 4

/** The best shot that this person notices; a random one after a blunder. */
function see(field: Field, state: State, ahead: number, hand: HumanErrors): Option | undefined {
  const seeds = state.hand.slice(0, ahead >= SWAPS ? 2 : 1)
  const seen = options(field, state.sunk, seeds, untilSinking(state), LOOK)
  if (hand.blunders()) return seen[Math.floor(hand.fraction() * seen.length)]
  if (ahead >= BOUNCES) return seen[0]
  return seen.find(({ aim }) => isStraight(fly(field, state.sunk, aim).path)) ?? seen[0]
}

const bounded = (aim: number) => Math.max(-WIDEST, Math.min(WIDEST, Math.round(aim)))

/** Plays a round to its end with the dealt seeds, and returns the final state. */
export function playOut(start: State, who: BubblePlayer, seed: number): State {
  const skill = SKILLS[who === 'sharp' || who === 'blind' ? 'expert' : who]
  const hand = handOf(skill, seed)
  const decide = (state: State): readonly Action[] => {
    if (who === 'blind') return [bounded((hand.fraction() * 2 - 1) * WIDEST)]
    if (who === 'sharp') return [levels.hint?.(state) ?? 0]
    const field = fieldOf(state.bed)
    const shot = see(field, state, skill.ahead, hand)
    if (!shot) throw new Error(`The ${who} person sees nothing to do.`)
    const { path } = fly(field, state.sunk, shot.aim)
    const unsure = lengthOf(path) > guideOf(state.level) ? UNGUIDED : 1
    const aim = bounded(shot.aim + hand.off() * STEPS_A_TICK * unsure)
    return shot.swap ? ['swap', aim] : [aim]
  }
  let state = start
  while (rules.outcome(state) === 'playing')
    for (const action of decide(state)) state = rules.act(state, action)
  return state
}

/** The same with its own deal, so that a try does not depend on the luck of one deal. */
export const tryOut = (start: State, who: BubblePlayer, seed: number): State =>
  playOut(deal(start, start.level + seed * 7919), who, seed)
