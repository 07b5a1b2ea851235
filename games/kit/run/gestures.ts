/** Turns gestures into actions of the current round. */
import type { Announcer } from '../announce/announcer.ts'
import type { DeferredLoader } from './deferred-loader.ts'
import type { Phases } from '../round/phases.ts'
import type { Rounds } from '../round/rounds.ts'
import type { Gesture, View } from '../view.ts'

export function createGestureReader<State, Action>(
  view: View<State, Action>,
  rounds: Rounds<State, Action>,
  phases: Phases,
  announcer: Announcer,
  deferred: Pick<DeferredLoader<State, Action>, 'play'>,
  isPainted: () => boolean,
): (gesture: Gesture) => void {
  /** Whether the current touch has skipped to the end card, or ended a lesson. */
  let isTouchTaken = false

  /** The press that skips to the end card or ends a lesson is no move, and neither is the rest of that touch. */
  function isTaken(gesture: Gesture): boolean {
    const { kind } = gesture
    const isByLesson = deferred.play?.takes(gesture) ?? false
    if (kind === 'confirm') return isByLesson || phases.hurry()
    if (kind === 'press') isTouchTaken = isByLesson || phases.hurry()
    return isByLesson || (isTouchTaken && (kind === 'press' || kind === 'tap' || kind === 'drag'))
  }

  return (gesture) => {
    if (isTaken(gesture) || phases.now !== 'playing' || !isPainted()) return
    const action = view.read(gesture, rounds.session.state)
    if (action !== undefined) rounds.session.act(action)
    announcer.tried(gesture)
  }
}
