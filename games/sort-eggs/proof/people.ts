/** Models of players: one who sees what is asked and taps, as fast and as well as told, one without a plan, one idle. */
import type { Chance } from '../../kit/rules/chance.ts'
import { ROW, speedAt } from '../rules/curve.ts'
import { rules, type Day, type Egg, type Flip } from '../rules.ts'
import { isUnder } from '../rules/tree.ts'

export interface Skill {
  /** Ticks from one tap to the next. */
  readonly hands: number
  /** Ticks until a player has understood an egg that was laid or came through a gate. */
  readonly late: number
  /** One tap in this many misses its gate; 0 for none. */
  readonly misses?: number
}

export const EXPERT: Skill = { hands: 15, late: 18, misses: 30 }
export const PRACTISED: Skill = { hands: 20, late: 30, misses: 15 }
/** After a few rounds. */
export const AVERAGE: Skill = { hands: 24, late: 36, misses: 10 }
export const BEGINNER: Skill = { hands: 30, late: 48, misses: 8 }

export type Bot = (day: Day) => Flip | undefined

/** The foremost of the eggs on their way to a gate: the gate must be set for it. */
const nextAt = (day: Day, place: number): Egg | undefined => day.eggs.find((egg) => egg.place === place)

/** The gate that stands wrong for the egg that comes to it, the most pressing one first. */
export function mostPressing(day: Day, sees: (egg: Egg) => boolean = () => true): number | undefined {
  let [best, furthest] = [undefined as number | undefined, -1]
  for (const { place, way } of day.gates) {
    const egg = nextAt(day, place)
    if (!egg || egg.at % ROW <= furthest || !sees(egg)) continue
    const home = day.baskets.find(({ kind }) => kind === egg.kind)?.place ?? 0
    if (isUnder(home, place * 2 + way) || !isUnder(home, place)) continue
    best = place
    furthest = egg.at % ROW
  }
  return best
}

export function sorter({ hands, late, misses = 0 }: Skill, dice: Chance): Bot {
  let rested = 0
  return (day) => {
    if (day.tick < rested) return undefined
    const behind = late * speedAt(day.laid)
    const flip = mostPressing(day, ({ at }) => at % ROW >= behind)
    if (flip === undefined) return undefined
    rested = day.tick + hands
    return misses && dice.int(misses) === 0 ? undefined : { flip }
  }
}

export const aimless =
  (dice: Chance): Bot =>
  ({ gates }) =>
    dice.int(30) ? undefined : { flip: dice.pick(gates).place }

export const idle: Bot = () => undefined

/** Plays until the day is lost or this many ticks are over; `watch` sees every state. */
export function playFrom(start: Day, bot: Bot, ticks: number, watch?: (day: Day) => void): Day {
  let day = start
  while (day.tick < ticks && rules.outcome(day) === 'playing') {
    const flip = bot(day)
    if (flip) day = rules.act(day, flip)
    day = rules.tick?.(day) ?? day
    watch?.(day)
  }
  return day
}

export const playDay = (seed: number, ...by: [bot: Bot, ticks: number, watch?: (day: Day) => void]): Day =>
  playFrom(rules.start(seed, 1), ...by)
