/** One round: feeds time and actions to the rules, and remembers what a frame and an undo need. No DOM. */
import type { Rules } from '../rules.ts'
import type { Entry } from '../replay/log.ts'

export const TICK = 1 / 60
/** Seconds. After a stall the game goes on where it was, instead of rushing through what it missed. */
const LONGEST_STEP = 0.25

export interface Opening<State, Action> {
  readonly seed: number
  readonly level: number
  /** A round to take up again, and the way to it: see resume.ts. */
  readonly state?: State
  readonly past?: readonly Step<State, Action>[]
  /** Real time: the ticks that have passed, and what was done at which. */
  readonly ticks?: number
  readonly log?: readonly Entry<Action>[] | undefined
}

/** An action, and the state in which it was done. */
export interface Step<State, Action> {
  readonly state: State
  readonly action: Action
}

export interface Session<State, Action> {
  readonly seed: number
  readonly level: number
  /** The position that it began with; in real time it is not kept. */
  readonly start: State | undefined
  readonly before: State
  readonly state: State
  readonly since: number
  /** The actions that led here; in real time `log` has them. */
  readonly actions: readonly Action[]
  readonly ticks: number
  /** All that was done from the start up to here; nothing where a round was taken up without it. */
  readonly log: readonly Entry<Action>[] | undefined
  readonly undoable: boolean
  /** Steps that can be undone, or could if the game had undo. */
  readonly depth: number
  act(action: Action): void
  undo(): void
  pass(seconds: number, steer?: (state: State) => Action | undefined): void
}

export function session<State, Action>(
  rules: Rules<State, Action>,
  opening: Opening<State, Action>,
  canUndo: boolean,
  changed: (before: State, after: State) => void = () => {},
): Session<State, Action> {
  const { seed, level } = opening
  let state = opening.state ?? rules.start(seed, level)
  let before = state
  let since = 0
  let unspent = 0
  const keepsPast = canUndo || !rules.tick
  const past: Step<State, Action>[] = [...(opening.past ?? [])]
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
      return keepsPast ? past.map(({ action }): Entry<Action> => [0, action]) : log
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
        const meant = steer?.(state)
        if (meant !== undefined) act(meant)
        tick()
      }
    },
  }
}
