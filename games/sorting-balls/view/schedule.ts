/** Schedules the effects of moves: landings, corks, locks and the celebration of a win. */
import { rules } from '../rules.ts'
import { isCorked, type BallMove, type State } from '../rules/state.ts'

/** An effect scheduled for a point in time. */
export interface Arrival {
  readonly kind: 'land' | 'cork' | 'won'
  readonly at: number
  readonly tube: number
}

/** Seconds. */
const CORK_AFTER = 0.16
/** Longest animation of a tube. */
const LONGEST = 0.6

export type TubeEvent = 'corked' | 'uncorked' | 'refused' | 'unlocked'

/** `clock` returns the time in seconds. */
export function createSchedule(clock: () => number) {
  const times: Readonly<Record<TubeEvent, Map<number, number>>> = {
    corked: new Map(),
    uncorked: new Map(),
    refused: new Map(),
    unlocked: new Map(),
  }
  let arrivals: Arrival[] = []

  return {
    begin(state: State): void {
      for (const map of Object.values(times)) map.clear()
      arrivals = []
      for (const [place, tube] of state.tubes.entries())
        if (isCorked(state, tube)) times.corked.set(place, clock() - 9)
    },
    refuse: (tube: number) => void times.refused.set(tube, clock()),
    /** Schedules the effects of a ball that lands at `lands`. */
    see(before: State, after: State, { from, to }: BallMove, lands: number): void {
      arrivals.push({ kind: 'land', at: lands, tube: to })
      // Unveiled balls sparkle.
      if ((after.veiled?.length ?? 0) < (before.veiled?.length ?? 0))
        arrivals.push({ kind: 'land', at: clock(), tube: from })
      for (const [tube, make] of before.makes?.entries() ?? [])
        if (make !== after.makes?.[tube]) times.unlocked.set(tube, lands + CORK_AFTER)
      if (isCorked(before, before.tubes[from] ?? [])) {
        times.corked.delete(from)
        times.uncorked.set(from, clock())
      }
      if (!isCorked(after, after.tubes[to] ?? [])) return
      times.corked.set(to, lands + CORK_AFTER)
      arrivals.push({ kind: 'cork', at: lands + CORK_AFTER + 0.2, tube: to })
      if (rules.outcome(after) !== 'won') return
      for (const tube of after.tubes.keys())
        arrivals.push({ kind: 'won', at: lands + 0.6 + tube * 0.07, tube })
    },
    /** Seconds since an event at a tube; negative if it is still to come. */
    since(what: TubeEvent, tube: number): number | undefined {
      const at = times[what].get(tube)
      return at === undefined ? undefined : clock() - at
    },
    /** Whether an effect is still to come, or a cork, lock or tube is moving. */
    get isMoving(): boolean {
      const last = Object.values(times).flatMap((map) => [...map.values()])
      return arrivals.length > 0 || last.some((at) => clock() < at + LONGEST)
    },
    /** Removes and returns the effects that are due. */
    due(): Arrival[] {
      const now = clock()
      const past = arrivals.filter(({ at }) => at <= now)
      if (past.length > 0) arrivals = arrivals.filter(({ at }) => at > now)
      return past
    },
  }
}
