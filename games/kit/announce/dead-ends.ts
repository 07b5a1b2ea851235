/** Detects positions from which the level cannot be solved. */
import type { Game } from '../game.ts'
import type { Rounds } from '../round/rounds.ts'
import type { Solver } from '../solver/solver-worker.ts'

const SEARCH_AFTER_MS = 450

export interface DeadEnds {
  readonly isStuck: boolean
  /** Searches the current position, but only once the player pauses, because the search may take a moment. */
  search(): void
}

/** `changed` is called when the player gets stuck, and when they have left the dead end. */
export function watchForDeadEnds<State, Action>(
  { rules, levels }: Game<State, Action>,
  rounds: Rounds<State, Action>,
  solver: Solver<State, Action> | undefined,
  changed: (isStuck: boolean) => void,
): DeadEnds {
  let isStuck = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function check(state: State): Promise<void> {
    if (rules.outcome(state) !== 'playing') return
    const found = await solver?.stuck(state)
    if (!found || rounds.session.state !== state) return
    isStuck = true
    changed(true)
  }

  return {
    get isStuck() {
      return isStuck
    },
    search() {
      if (!levels?.stuck || rules.tick) return
      clearTimeout(timer)
      if (isStuck) changed(false)
      isStuck = false
      timer = setTimeout(() => void check(rounds.session.state), SEARCH_AFTER_MS)
    },
  }
}
