/** Replays a round from its log: step by step, to any moment, or as a ghost beside the current round. Pure. */
import type { Rules } from '../../rules.ts'
import type { Played } from '../../replay/replay-to-end.ts'

/** A moment of the replay. */
export interface ReplayMoment<State> {
  readonly state: State
  readonly ticks: number
  readonly done: number
}

export interface Replay<State, Action> {
  /** In ticks, or in moves for a turn-based round. */
  readonly length: number
  readonly now: ReplayMoment<State>
  readonly isOver: boolean
  /** The next action, if it is due before the next tick. */
  due(): Action | undefined
  /** Advances by one action or one tick. */
  step(): void
  /** Returns to the last snapshot before this moment. */
  rewind(to: number): void
}

/** Steps between two snapshots. */
const SNAPSHOT_EVERY = 300

export function createReplay<State, Action>(
  rules: Rules<State, Action>,
  { seed, level, start, log, ticks }: Played<State, Action>,
): Replay<State, Action> {
  const length = rules.tick ? ticks : log.length
  let now: ReplayMoment<State> = { state: start ?? rules.start(seed, level), ticks: 0, done: 0 }
  const snapshots = [now]

  const at = () => (rules.tick ? now.ticks : now.done)
  const isOver = () => at() >= length && due() === undefined

  function due(): Action | undefined {
    const [tick = Infinity, action] = log[now.done] ?? []
    return tick <= now.ticks ? action : undefined
  }

  return {
    length,
    get now() {
      return now
    },
    get isOver() {
      return isOver()
    },
    due,
    step() {
      const action = due()
      if (action !== undefined) now = { ...now, state: rules.act(now.state, action), done: now.done + 1 }
      else if (rules.tick && !isOver()) now = { ...now, state: rules.tick(now.state), ticks: now.ticks + 1 }
      if (at() >= snapshots.length * SNAPSHOT_EVERY && due() === undefined) snapshots.push(now)
    },
    rewind(to) {
      now = snapshots[Math.min(snapshots.length - 1, Math.floor(to / SNAPSHOT_EVERY))] ?? now
    },
  }
}

/** Returns the replayed state after any number of ticks. Fast for increasing ticks. */
export function ghostOf<State, Action>(
  rules: Rules<State, Action>,
  played: Played<State, Action>,
): (ticks: number) => State {
  const replay = createReplay(rules, played)
  return (ticks) => {
    if (ticks < replay.now.ticks) replay.rewind(ticks)
    while (!replay.isOver && (replay.now.ticks < ticks || replay.due() !== undefined)) replay.step()
    return replay.now.state
  }
}
