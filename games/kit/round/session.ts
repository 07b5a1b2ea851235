/** Runs one round: feeds time and actions to the rules, and keeps the history for drawing and undo. No DOM. */
import type { Rules } from '../rules.ts'
import type { LogEntry } from '../replay/log.ts'

export const TICK = 1 / 60
/** Upper bound for one step, in seconds: after a stall the game continues instead of catching up. */
const LONGEST_STEP = 0.25

export interface RoundOpening<State, Action> {
  readonly seed: number
  readonly level: number
  /** The state of a resumed round, and the steps that led to it: see resume.ts. */
  readonly state?: State
  readonly past?: readonly PlayedStep<State, Action>[]
  /** Real time: the ticks so far, and the actions with their ticks. */
  readonly ticks?: number
  readonly log?: readonly LogEntry<Action>[] | undefined
}

/** An action, and the state before it. */
export interface PlayedStep<State, Action> {
  readonly state: State
  readonly action: Action
}

export interface Session<State, Action> {
  readonly seed: number
  readonly level: number
  /** The opening position; undefined in real time. */
  readonly start: State | undefined
  readonly before: State
  readonly state: State
  readonly since: number
  /** The actions so far; in real time see `log`. */
  readonly actions: readonly Action[]
  readonly ticks: number
  /** All actions since the start; undefined if the round was resumed without its log. */
  readonly log: readonly LogEntry<Action>[] | undefined
  readonly undoable: boolean
  /** Steps that can be undone, or could if the game had undo. */
  readonly depth: number
  act(action: Action): void
  undo(): void
  pass(seconds: number, steer?: (state: State) => Action | undefined): void
}

export function session<State, Action>(
  rules: Rules<State, Action>,
  opening: RoundOpening<State, Action>,
  canUndo: boolean,
  changed: (before: State, after: State) => void = () => {},
): Session<State, Action> {
  const { seed, level } = opening
  let state = opening.state ?? rules.start(seed, level)
  let before = state
  let since = 0
  let unspent = 0
  const keepsPast = canUndo || !rules.tick
  const past: PlayedStep<State, Action>[] = [...(opening.past ?? [])]
  let ticks = opening.ticks ?? 0
  const log = opening.state && !opening.log && ticks > 0 ? undefined : [...(opening.log ?? [])]

  function act(action: Action): void {
    const next = rules.act(state, action)
    if (next === state) return
    if (keepsPast) past.push({ state, action })
    else log?.push([ticks, action])
    const last = state
    state = next
    // In real time the tick owns `before`: an action between two ticks must not make the picture jump.
    if (!rules.tick) {
      before = last
      since = 0
    }
    changed(last, next)
  }

  function tick(): void {
    const next = rules.tick?.(state) ?? state
    ticks++
    before = state
    state = next
    since = 0
    if (next !== before) changed(before, next)
  }

  return {
    seed,
    level,
    get start() {
      return rules.tick ? undefined : (past[0]?.state ?? state)
    },
    get before() {
      return before
    },
    get state() {
      return state
    },
    get since() {
      return since
    },
    get actions() {
      return past.map((step) => step.action)
    },
    get ticks() {
      return ticks
    },
    get log() {
      return keepsPast ? past.map(({ action }): LogEntry<Action> => [0, action]) : log
    },
    get undoable() {
      return canUndo && past.length > 0
    },
    get depth() {
      return past.length
    },
    act,
    undo() {
      const last = canUndo && past.pop()
      if (!last) return
      before = state
      state = last.state
      since = 0
      changed(before, state)
    },
    pass(seconds, steer) {
      since += seconds
      if (!rules.tick) return
      unspent += Math.min(seconds, LONGEST_STEP)
      while (rules.outcome(state) === 'playing') {
        if (unspent < TICK) {
          since = unspent
          return
        }
        unspent -= TICK
        const action = steer?.(state)
        if (action !== undefined) act(action)
        tick()
      }
    },
  }
}
