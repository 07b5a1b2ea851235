/** Turns gestures into moves. Keeps the cursor and the hovered tube. */
import { createCursor } from '../../kit/board/cursor.ts'
import type { Gesture, ViewFeedback } from '../../kit/view.ts'
import { canMove, type Move, type State } from '../rules/state.ts'
import { neighbour, tubeAt, type Layout } from './layout.ts'
import type { Picker } from './picker.ts'
import type { Travel } from './travel.ts'

/** Number of cursor positions: the tubes, then the button while it is available. */
const placesOf = ({ tubes, isHelped }: State) => tubes.length + (isHelped ? 0 : 1)

export function createHand(
  picker: Picker,
  travel: Travel,
  voice: ViewFeedback,
  layoutOf: (state: State) => Layout,
) {
  const cursor = createCursor(0)
  let hovered: number | undefined

  function readPointer(gesture: Gesture, state: State): Move | undefined {
    const layout = layoutOf(state)
    const { picked } = picker
    if (gesture.kind === 'hover') hovered = tubeAt(layout, gesture)
    if (gesture.kind === 'press') {
      cursor.point()
      hovered = undefined
      const tube = tubeAt(layout, gesture)
      if (tube !== undefined) {
        cursor.at = tube
        return picker.choose(state, tube)
      }
      picker.putBack(state)
    }
    if (gesture.kind === 'drag' && picked !== undefined) {
      if (tubeAt(layout, gesture.from) !== picked) return undefined
      const target = gesture.phase === 'end' ? tubeAt(layout, gesture) : undefined
      if (target !== undefined && target < state.tubes.length && target !== picked) {
        const move = { from: picked, to: target }
        if (canMove(state, move)) return move
        picker.refuse(state, target)
      }
      travel.carry(picked, /start|move/.test(gesture.phase) ? gesture : undefined)
    }
    return undefined
  }

  return {
    cursor,
    get hovered() {
      return hovered
    },
    begin({ tubes }: State): void {
      hovered = undefined
      cursor.at = Math.min(cursor.at, tubes.length - 1)
    },
    read(gesture: Gesture, state: State): Move | undefined {
      picker.hush()
      if (gesture.kind === 'direction') {
        // The first arrow key only shows the cursor.
        if (cursor.key()) cursor.at = neighbour(layoutOf(state), cursor.at, gesture.way, placesOf(state))
        voice.play({ name: 'tick', volume: 0.5 })
      } else if (gesture.kind === 'confirm') {
        cursor.key()
        return picker.choose(state, cursor.at)
      } else if (gesture.kind === 'back') picker.putBack(state)
      else return readPointer(gesture, state)
      return undefined
    },
  }
}
