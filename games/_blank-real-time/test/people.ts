/** Simulates players of different skill. */
import { handOf, SKILLS, type HumanErrors, type People, type Who } from '../../kit/test/people.ts'
import { catchable, rules } from '../rules.ts'
import { LANE, speedOf } from '../rules/curve.ts'
import type { LaneTap, PetalFall } from '../rules/state.ts'

/** Called before every tick. */
type Player = (fall: PetalFall) => LaneTap | undefined

const waits: Player = () => undefined

/** Taps a random lane about twice a second. */
function taps({ off, fraction }: HumanErrors): Player {
  let wait = 30
  return () => {
    if (wait-- > 0) return undefined
    wait = Math.max(5, Math.round(30 + off()))
    return Math.floor(fraction() * 3)
  }
}

/** Aims at the middle of the ring, a little early or late, and never twice within a reaction time. */
export function aims(reaction: number, { off, blunders }: HumanErrors): Player {
  /** The planned tick of the tap, by petal; infinite for a petal that goes unnoticed. */
  const plans = new Map<number, number>()
  let free = 0
  return ({ tick, petals }) => {
    for (const { id, at } of petals)
      if (!plans.has(id)) {
        const inRing = tick + (LANE.ring - at) / speedOf(id)
        plans.set(id, blunders() ? Infinity : inRing + off())
      }
    const due = petals.find(({ id }) => (plans.get(id) ?? Infinity) <= tick)
    if (!due || tick < free) return undefined
    free = tick + reaction
    plans.set(due.id, Infinity)
    return due.lane
  }
}

/** Catches every petal in the middle of its ring. */
export const perfect: Player = (fall) =>
  [0, 1, 2].find((lane) => {
    const petal = catchable(fall, lane)
    return petal && petal.at >= LANE.ring - speedOf(petal.id) / 2
  })

function playerOf(who: Who, seed: number): Player {
  if (who === 'idle') return waits
  if (who === 'blind') return taps(handOf({ error: 8, blunders: 0 }, seed))
  return aims(SKILLS[who].reaction, handOf(SKILLS[who], seed))
}

export const people: People = {
  play(who, seed, longest) {
    const player = playerOf(who, seed)
    let fall = rules.start(seed, 1)
    let hurt: number | undefined
    while (rules.outcome(fall) === 'playing' && fall.tick < longest * 60) {
      const lane = player(fall)
      if (lane !== undefined) fall = rules.act(fall, lane)
      fall = rules.tick?.(fall) ?? fall
      if (fall.lost > 0) hurt ??= fall.tick / 60
    }
    return { seconds: fall.tick / 60, score: fall.points, ended: rules.outcome(fall) !== 'playing', hurt }
  },
}
