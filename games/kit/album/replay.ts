/** A round played again from what was done in it: to its end, to any moment, or beside another one. Pure. */
import type { Rules } from '../rules.ts'
import type { Entry } from '../play/log.ts'

/** What a round is played again from. */
export interface Played<State, Action> {
  readonly seed: number
  readonly level: number
  /** Its opening position, where it is known: it may have taken long to make. */
  readonly start?: State | undefined
  readonly log: readonly Entry<Action>[]
  /** How long it took; in turns the moves say that. */
  readonly ticks: number
}

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

export function openReplay<State, Action>(
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

/** Steps that are taken before the clock is looked at. */
const SLICE = 200

/** The state in which it ends, thought out in slices. Throws at what the rules do not take. */
export function* endOf<State, Action>(
  rules: Rules<State, Action>,
  played: Played<State, Action>,
): Generator<undefined, State> {
  const replay = openReplay(rules, played)
  for (let steps = 1; !replay.isOver; steps++) {
    replay.step()
    if (steps % SLICE === 0) yield undefined
  }
  return replay.now.state
}

/** Another go beside the one that is played: how it stood after so many ticks. It is only asked for later ones, or from the start. */
export function ghostOf<State, Action>(
  rules: Rules<State, Action>,
  played: Played<State, Action>,
): (ticks: number) => State {
  const replay = openReplay(rules, played)
  return (ticks) => {
    if (ticks < replay.now.ticks) replay.rewind(ticks)
    while (!replay.isOver && (replay.now.ticks < ticks || replay.due() !== undefined)) replay.step()
    return replay.now.state
  }
}
