/** Turns gestures into actions of the current round. */
import type { Announcer } from '../announce/announcer.ts'
import type { Phases } from '../round/phases.ts'
import type { Rounds } from '../round/rounds.ts'
import type { Gesture, View } from '../view.ts'

export function createGestureReader<State, Action>(
  view: View<State, Action>,
  rounds: Rounds<State, Action>,
  phases: Phases,
  announcer: Announcer,
  isPainted: () => boolean,
): (gesture: Gesture) => void {
  /** Whether the current touch has skipped to the end card. */
  let hasHurried = false

  /** The press that skips to the end card is no move, and neither is the rest of that touch. */
  function isForCard({ kind }: Gesture): boolean {
    if (kind === 'confirm') return phases.hurry()
    if (kind === 'press') hasHurried = phases.hurry()
    return hasHurried && (kind === 'press' || kind === 'tap' || kind === 'drag')
  }

  return (gesture) => {
    if (isForCard(gesture) || phases.now !== 'playing' || !isPainted()) return
    const action = view.read(gesture, rounds.session.state)
    if (action !== undefined) rounds.session.act(action)
    announcer.tried(gesture)
  }
}
