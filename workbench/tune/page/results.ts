/** Collects what a simulation reports. Pure. */
import { medalRank, type Medals } from '../../../games/kit/medals.ts'
import type { SimulatedRound, Who } from '../../../games/kit/test/people.ts'
import { EVERYBODY, median, targetsOf, type MeasuredTarget } from '../../../games/kit/test/targets.ts'
import type { SimulationEvent } from '../events.ts'

type Of<Kind extends SimulationEvent['kind']> = Extract<SimulationEvent, { kind: Kind }>

export interface Results {
  readonly medals: Medals | undefined
  readonly recorded: readonly Of<'recorded'>[]
  readonly rounds: readonly Of<'round'>[]
  readonly levels: readonly Of<'level'>[]
  readonly hasEnded: boolean
  /** Why the simulation failed. */
  readonly failure?: string
}

export const NO_RESULTS: Results = {
  medals: undefined,
  recorded: [],
  rounds: [],
  levels: [],
  hasEnded: false,
}

export function withEvent(results: Results, event: SimulationEvent): Results {
  switch (event.kind) {
    case 'medals':
      return { ...results, medals: event.medals }
    case 'recorded':
      return { ...results, recorded: [...results.recorded, event] }
    case 'round':
      return { ...results, rounds: [...results.rounds, event] }
    case 'level':
      return { ...results, levels: [...results.levels, event] }
    case 'failed':
      return { ...results, hasEnded: true, failure: event.reason }
    default:
      return { ...results, hasEnded: true }
  }
}

export const roundsOf = ({ rounds }: Results, who: Who): readonly SimulatedRound[] =>
  rounds.filter((round) => round.who === who)

/** How many rounds of this player won each medal; the first number counts those without one. */
export function medalCounts(results: Results, who: Who): number[] {
  const counts = [0, 0, 0, 0, 0]
  for (const { score } of roundsOf(results, who)) {
    const rank = medalRank(results.medals, score)
    counts[rank] = (counts[rank] ?? 0) + 1
  }
  return counts
}

export const medianSeconds = (results: Results, who: Who) =>
  median(roundsOf(results, who).map(({ seconds }) => seconds))

/** The targets of an endless game, once every player has finished a round. */
export function targetsIn(results: Results): readonly MeasuredTarget[] {
  const { medals } = results
  const rounds = Object.fromEntries(EVERYBODY.map((who) => [who, roundsOf(results, who)]))
  if (!medals || EVERYBODY.some((who) => !rounds[who]?.length)) return []
  return targetsOf(rounds as Record<Who, readonly SimulatedRound[]>, medals)
}
