/** Replays a round from its log: step by step, to any moment, or as a ghost beside another round. Pure. */
import type { Rules } from '../../rules.ts'
import type { Played } from '../../replay/replay-to-end.ts'

/** Where it is in it: after so many ticks and actions. */
export interface Moment<State> {
  readonly state: State
  readonly ticks: number
  readonly done: number
}

export interface Replay<State, Action> {
  /** Ticks; moves in turns. */
  readonly length: number
  readonly now: Moment<State>
  readonly isOver: boolean
  /** The action that is due now, before the next tick. */
  due(): Action | undefined
  /** One step on: an action, or a tick. */
  step(): void
  /** Back to the last moment that was noted before this one, or to the start. */
  rewind(to: number): void
}

/** Steps between two moments that are noted, to go back to. */
const NOTED = 300

export function createReplay<State, Action>(
  rules: Rules<State, Action>,
  { seed, level, start, log, ticks }: Played<State, Action>,
): Replay<State, Action> {
  const length = rules.tick ? ticks : log.length
  let now: Moment<State> = { state: start ?? rules.start(seed, level), ticks: 0, done: 0 }
  const noted = [now]

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
      if (at() >= noted.length * NOTED && due() === undefined) noted.push(now)
    },
    rewind(to) {
      now = noted[Math.min(noted.length - 1, Math.floor(to / NOTED))] ?? now
    },
  }
}

/** Another go beside the one that is played: how it stood after so many ticks. It is only asked for later ones, or from the start. */
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
