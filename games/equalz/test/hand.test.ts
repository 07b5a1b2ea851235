/** Tests touch gestures. Paints nothing. */
import { describe, expect, test } from 'vitest'
import type { Gesture, Point } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import type { Marking, State } from '../rules/state.ts'
import { createHand } from '../view/hand.ts'
import { arrange, beadMiddle, cellMiddle } from '../view/layout.ts'

const layout = arrange({ width: 390, height: 844, safe: { top: 60, right: 0, bottom: 70, left: 0 } }, 3)
const start = rules.start(1, 3)
const at = (cell: number) => cellMiddle(layout, cell)
const press = (to: Point): Gesture => ({ kind: 'press', ...to })
const tap = (to: Point): Gesture => ({ kind: 'tap', ...to })
const drag = (phase: 'start' | 'move' | 'end' | 'cancel', from: Point, to: Point): Gesture => ({
  kind: 'drag',
  phase,
  from,
  ...to,
})

function play(state: State, gestures: readonly Gesture[]) {
  const drafts: (Marking | undefined)[] = []
  const refused: number[] = []
  const hand = createHand({
    layoutOf: () => layout,
    preview: (draft) => void drafts.push(draft),
    refuse(_, line): undefined {
      refused.push(line)
    },
    moved: () => {},
  })
  const meant = gestures.flatMap((gesture) => hand.read(gesture, state) ?? [])
  return { meant, drafts, refused }
}

describe('a finger', () => {
  test('previews a mark when it goes down, and sets it when it is lifted', () => {
    expect(play(start, [press(at(4))])).toMatchObject({ meant: [], drafts: [{ cells: [4], mark: 'out' }] })
    expect(play(start, [press(at(4)), tap(at(4))]).meant).toEqual([{ cells: [4], mark: 'out' }])
  })

  test('dragged at any speed marks every digit on its way in one step', () => {
    const fast = play(start, [press(at(0)), drag('start', at(0), at(2)), drag('end', at(0), at(2))])
    expect(fast.meant).toEqual([{ cells: [0, 1, 2], mark: 'out' }])
    const bent = play(start, [
      press(at(0)),
      drag('start', at(0), at(2)),
      drag('move', at(0), at(8)),
      drag('end', at(0), at(8)),
    ])
    expect(bent.meant).toEqual([{ cells: [0, 1, 2, 5, 8], mark: 'out' }])
    const after = rules.act(start, bent.meant[0] ?? { cells: [], mark: 'none' })
    expect(after.marks.filter((mark) => mark === 'out')).toHaveLength(5)
  })

  test('dragged over other marks leaves them alone, and clears only marked digits', () => {
    const kept = rules.act(start, { cells: [1], mark: 'keep' })
    expect(play(kept, [press(at(0)), drag('start', at(0), at(2)), drag('end', at(0), at(2))]).meant).toEqual([
      { cells: [0, 2], mark: 'out' },
    ])
    expect(play(kept, [press(at(1)), drag('start', at(1), at(2)), drag('end', at(1), at(2))]).meant).toEqual([
      { cells: [1], mark: 'none' },
    ])
  })

  test('marks nothing when it is cancelled', () => {
    const { meant, drafts } = play(start, [
      press(at(0)),
      drag('start', at(0), at(2)),
      drag('cancel', at(0), at(2)),
      tap(at(2)),
    ])
    expect(meant).toEqual([])
    expect(drafts.at(-1)).toBeUndefined()
  })

  test('on a lit sum keeps the rest of its line; on a dark one is refused', () => {
    const struck = rules.act(start, { cells: [1], mark: 'out' })
    expect(play(struck, [press(beadMiddle(layout, 0))]).meant).toEqual([{ cells: [0, 2], mark: 'keep' }])
    expect(play(start, [press(beadMiddle(layout, 0))])).toMatchObject({ meant: [], refused: [0] })
    expect(play(start, [press(beadMiddle(layout, 6))])).toMatchObject({ meant: [], refused: [] })
  })
})
