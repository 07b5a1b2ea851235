/** Plays the film of the last move. Only the view lags behind: the state is already final. */
import type { State } from '../rules.ts'
import type { Film } from './film.ts'

/** Seconds. A round that a move has ended is summed up after this time at the latest. */
const LONGEST_END = 2.6

export type Playback = ReturnType<typeof createPlayback>

export function createPlayback() {
  let film: Film | undefined
  /** The state that the film begins with. */
  let before: State | undefined
  let began = 0
  let now = 0

  return {
    start(state: State, next: Film): void {
      film = next
      before = state
      began = now
    },
    stop: () => void (film = undefined),
    turn(time: number): void {
      now = time
      if (film && film.length < now - began) film = undefined
    },
    busy: () => film !== undefined && now - began < LONGEST_END,
    /** The shot on show, the moment in the film, and what counts and frost are then. */
    get current() {
      const moment = now - began
      const shot = film?.shots.findLast(({ at }) => at <= moment)
      if (!shot || !before) return undefined
      const { left, frost } =
        film?.shots.findLast((each) => each.kind === 'clear' && each.at + each.hold <= moment)?.step ?? before
      return { shot, moment, left, frost }
    },
  }
}
