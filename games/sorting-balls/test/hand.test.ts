/** Tests the announcement of each key. Plays the view without drawing, because only the view knows the ball in hand. */
import { expect, test } from 'vitest'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Gesture } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import type { State } from '../rules/state.ts'
import { createView } from '../view.ts'
import { words } from '../words.ts'

// Level 12 starts at the first of the twelve kinds: red heart, blue drop, yellow star.
const start: State = {
  level: 12,
  height: 3,
  par: 9,
  spent: 0,
  tubes: [[0, 3, 4], [5, 1], [2], [6, 7, 8], []],
}

const safe = { top: 0, right: 0, bottom: 0, left: 0 }
const stage = { pen: {}, width: 800, height: 600, safe, layoutVersion: 0, look: '' } as Stage

const GESTURES: Readonly<Record<string, Gesture>> = {
  space: { kind: 'confirm' },
  back: { kind: 'back' },
  left: { kind: 'direction', way: 'left', repeat: false },
  right: { kind: 'direction', way: 'right', repeat: false },
}

/** The announcement after each key; 'undo' takes the last move back. */
function hear(...keys: readonly string[]): string[] {
  let news = ''
  const view = createView(stage, { play() {}, moment() {}, news: (text) => void (news = text) })
  const past: State[] = []
  let state = start
  view.begin?.(state, 0)
  const go = (after: State) => {
    view.hear?.(state, after)
    view.see?.(state, after)
    news = words.changed(state, after)
    state = after
  }
  const press = (key: string) => {
    news = ''
    const gesture = GESTURES[key]
    const move = gesture && view.read(gesture, state)
    if (move) {
      past.push(state)
      go(rules.act(state, move))
    }
    if (key === 'undo') go(past.pop() ?? state)
    return `${news} ${view.say?.(state)}`.trim()
  }
  // The first arrow key only shows the cursor.
  press('right')
  return keys.map(press)
}

test.each([
  [
    'announces a lifted ball',
    ['space'],
    'Lifted blue drop. Blue drop, red heart; your blue drop above. Tube 1 of 5.',
  ],
  [
    'announces a ball put back',
    ['space', 'space'],
    'Blue drop put back. 2 blue drops, red heart; full. Tube 1 of 5.',
  ],
  [
    'announces a ball put back from a distance',
    ['space', 'right', 'back'],
    'Blue drop put back. Red heart, blue drop; room for 1. Tube 2 of 5.',
  ],
  [
    'announces a tube that refuses the ball',
    ['space', 'right'],
    'Red heart, blue drop; refuses your blue drop. Tube 2 of 5.',
  ],
  [
    'announces a tube that takes the ball',
    ['space', 'left', 'left'],
    'Empty; takes your blue drop. Tube 5 of 5.',
  ],
  [
    'announces a different ball lifted instead',
    ['space', 'right', 'space'],
    'Blue drop put back. Lifted red heart. Blue drop; your red heart above. Tube 2 of 5.',
  ],
  [
    'announces the next ball of a pour',
    ['space', 'left', 'left', 'space'],
    'Blue drop to tube 5. Blue drop; takes your next blue drop. Tube 5 of 5.',
  ],
  [
    'announces the last ball of a pour',
    ['space', 'left', 'left', 'space', 'space'],
    'Blue drop to tube 5. 2 blue drops; room for 1. Tube 5 of 5.',
  ],
  [
    'announces a next ball put back',
    ['space', 'left', 'left', 'space', 'back'],
    'Blue drop put back. Blue drop; room for 2. Tube 5 of 5.',
  ],
  [
    'announces an undo while a ball is lifted',
    ['space', 'left', 'left', 'space', 'undo'],
    'Blue drop back to tube 1. Empty; room for 3. Tube 5 of 5. Blue drop put back.',
  ],
  [
    'forgets the undo at the next gesture',
    ['space', 'left', 'left', 'space', 'undo', 'left'],
    '3 yellow stars; complete. Tube 4 of 5.',
  ],
  [
    'explains that a complete tube gives no ball',
    ['left', 'left', 'left', 'space'],
    'Tube 4 is complete. 3 yellow stars; complete. Tube 4 of 5.',
  ],
  [
    'explains that an empty tube has no ball',
    ['left', 'left', 'space'],
    'Tube 5 is empty. Empty; room for 3. Tube 5 of 5.',
  ],
  [
    'explains that a complete tube takes no ball',
    ['space', 'left', 'left', 'left', 'space'],
    'Tube 4 is complete. 3 yellow stars; refuses your blue drop. Tube 4 of 5.',
  ],
  ['announces the button after the last tube', ['left'], 'Add a tube, for a star. After the last tube.'],
  [
    'announces an added tube',
    ['left', 'space'],
    'Tube added. Two stars at most. Empty; room for 3. Tube 6 of 6.',
  ],
  [
    'announces the removal of the added tube',
    ['left', 'space', 'undo'],
    'Added tube removed. Add a tube, for a star. After the last tube.',
  ],
])('%s', (_, keys, text) => expect(hear(...keys).at(-1)).toBe(text))
