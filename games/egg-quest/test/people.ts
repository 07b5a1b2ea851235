/** Simulates climbers of different skill: they know the best moment to leap and miss it by a few ticks. */
import { handOf, SKILLS, type People, type Skill } from '../../kit/test/people.ts'
import { chance } from '../../kit/rules/chance.ts'
import { isReady, rules, type Climb } from '../rules.ts'
import { bestWait } from './aim.ts'

/** A bot with perfect knowledge and an adjustable error. */
export interface BotSkill {
  /** Largest error in ticks, early or late, uniformly distributed. */
  readonly error: number
  /** Leaps without looking instead, after a random number of ticks below this. */
  readonly blind?: number
}

/** Delay of a blunder, in ticks. */
const LAPSE = 14
/** Airtime in ticks at which the hand's error is as specified; longer flights scale it up. */
const USUAL = 39
/** Share of the wind that is misjudged per tick of the hand's error. */
const MISJUDGED = 0.05
/** Largest wait of the blind player, in ticks. */
const RHYTHM = 90

const tick = (climb: Climb): Climb => rules.tick?.(climb) ?? climb

/** Decides whether to leap now. */
export type Climber = (climb: Climb) => boolean

/** A climber that decides once per nest how long to wait. */
function waiting(decide: (climb: Climb) => number): Climber {
  let wait = -1
  return (climb) => {
    if (!isReady(climb)) {
      wait = -1
      return false
    }
    if (wait < 0) wait = Math.max(0, Math.round(decide(climb)))
    return wait-- === 0
  }
}

export function botOf({ error, blind }: BotSkill, seed: number): Climber {
  const hand = chance(seed * 31 + error)
  return waiting((climb) =>
    blind ? hand.int(blind) : bestWait(climb).wait + hand.int(error * 2 + 1) - error,
  )
}

export function personOf(skill: Skill, seed: number): Climber {
  const hand = handOf(skill, seed)
  return waiting((climb) => {
    const belief = 1 + hand.off() * MISJUDGED
    const { wait, age } = bestWait(climb, {
      reaction: skill.reaction,
      moments: Math.max(1, skill.ahead),
      belief,
      golden: skill.ahead > 1,
    })
    return wait + (hand.off() * age) / USUAL + (hand.blunders() ? LAPSE : 0)
  })
}

/** Climbs until the eggs are gone, nest number `nests` is reached or time is up. */
export const climbTree = (seed: number, bot: BotSkill, nests: number, ticks = 100_000): Climb =>
  climbFrom(rules.start(seed, 1), botOf(bot, seed), nests, ticks).end

/** Also returns the real ticks, because the climb's own stop in pauses, and the tick of the first lost egg. */
export function climbFrom(
  start: Climb,
  leapsNow: Climber,
  nests = Infinity,
  ticks = 100_000,
  watch: (before: Climb, after: Climb) => void = () => {},
): { end: Climb; ticks: number; hurt: number | undefined } {
  let end = start
  let hurt: number | undefined
  let i = 0
  for (; i < ticks && end.eggs > 0 && end.best < nests; i++) {
    const before = end
    if (leapsNow(before)) {
      end = rules.act(before, 'leap')
      watch(before, end)
    }
    const after = tick(end)
    watch(end, after)
    end = after
    if (end.eggs < before.eggs) hurt ??= i
  }
  return { end, ticks: i, hurt }
}

export const people: People = {
  play(who, seed, longest, watch) {
    const climber =
      who === 'idle'
        ? () => false
        : who === 'blind'
          ? botOf({ error: 0, blind: RHYTHM }, seed)
          : personOf(SKILLS[who], seed)
    const { end, ticks, hurt } = climbFrom(rules.start(seed, 1), climber, Infinity, longest * 60, watch)
    return {
      seconds: ticks / 60,
      score: end.points,
      ended: end.eggs === 0,
      hurt: hurt === undefined ? undefined : hurt / 60,
    }
  },
}
