/** Shows how to reach each goal: one good round meets most of them, and totals take several rounds. */
import { handOf, SKILLS } from '../../kit/test/people.ts'
import type { GoalTry, GoalTries } from '../../kit/test/tries.ts'
import { rules, type Planting, type State } from '../rules.ts'
import { planner } from './people.ts'

const rounds = new Map<number, readonly Planting[]>()

/** Cached, because every planting is chosen from about a hundred. */
function played(seed: number): readonly Planting[] {
  const cached = rounds.get(seed)
  if (cached) return cached
  const plantings: Planting[] = []
  const think = planner(SKILLS.expert, handOf(SKILLS.expert, seed))
  let state = rules.start(seed, 1)
  for (let plan = think(state); plan.length; plan = think(state))
    for (const next of plan) {
      plantings.push(next)
      state = rules.act(state, next)
    }
  rounds.set(seed, plantings)
  return plantings
}

const of = (seed: number): GoalTry<State, Planting> => ({
  open: () => (_, turn) => played(seed)[turn],
  seed: () => seed,
})
/** A round that meets every goal that one round can. */
const round = of(3)
const again = (times: number) => ({ ...round, rounds: times })

export const tries: GoalTries<State, Planting> = {
  line: round,
  row: round,
  bee: round,
  two: round,
  fifty: round,
  water: round,
  nine: round,
  swarm: round,
  three: round,
  kind: round,
  stone: round,
  today: { ...round, isToday: true },
  gold: round,
  twelve: round,
  thousand: again(13),
}
