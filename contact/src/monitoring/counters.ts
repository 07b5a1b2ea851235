/** Counts accepted and refused messages and delivery attempts of this process, for the metrics. */
import { INVALID, type ProblemName, PROBLEMS } from '../intake/problem.ts'
import { type DeliveryFailure, FAILURES } from '../delivery/retry.ts'

type Accepted = 'kept' | 'repeated'

export interface Counters {
  accepted(how: Accepted): void
  refused(problem: ProblemName): void
  /** A delivery attempt; undefined means that it succeeded. */
  attempted(failure: DeliveryFailure | undefined): void
  read(): Counts
}

type CountsBy<Name extends string> = Readonly<Record<Name, number>>

export interface Counts {
  readonly accepted: CountsBy<Accepted>
  readonly refused: CountsBy<ProblemName>
  readonly attempts: CountsBy<DeliveryFailure | 'delivered'>
}

/** Every counter starts at 0, so that Prometheus sees the first event as an increase. */
const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>

export function createCounters(): Counters {
  const accepted = zeros<Accepted>(['kept', 'repeated'])
  const refused = zeros<ProblemName>([...(Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]), INVALID])
  const attempts = zeros<DeliveryFailure | 'delivered'>(['delivered', ...FAILURES])
  return {
    accepted: (how) => void accepted[how]++,
    refused: (problem) => void refused[problem]++,
    attempted: (failure) => void attempts[failure ?? 'delivered']++,
    read: () => ({ accepted: { ...accepted }, refused: { ...refused }, attempts: { ...attempts } }),
  }
}
