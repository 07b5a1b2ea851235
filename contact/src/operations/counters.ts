/** What this copy has done since it started, for the metrics. Counting is adding one to a number: it costs a visitor nothing. */
import { INVALID, type ProblemName, PROBLEMS } from '../intake/problem.ts'
import { type Failure, FAILURES } from '../delivery/retry.ts'

export type Accepted = 'kept' | 'repeated'

export interface Counters {
  accepted(how: Accepted): void
  refused(problem: ProblemName): void
  /** An attempt to deliver a message, and how it failed. */
  attempted(failure: Failure | undefined): void
  read(): Counts
}

type Counted<Name extends string> = Readonly<Record<Name, number>>

export interface Counts {
  readonly accepted: Counted<Accepted>
  readonly refused: Counted<ProblemName>
  readonly attempts: Counted<Failure | 'delivered'>
}

/** From zero, so that the first of a kind is seen as an increase. */
const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>

export function newCounters(): Counters {
  const accepted = zeros<Accepted>(['kept', 'repeated'])
  const refused = zeros<ProblemName>([...(Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]), INVALID])
  const attempts = zeros<Failure | 'delivered'>(['delivered', ...FAILURES])
  return {
    accepted: (how) => void accepted[how]++,
    refused: (problem) => void refused[problem]++,
    attempted: (failure) => void attempts[failure ?? 'delivered']++,
    read: () => ({ accepted: { ...accepted }, refused: { ...refused }, attempts: { ...attempts } }),
  }
}
