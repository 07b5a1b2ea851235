import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { levelOf } from '../rules/levels.ts'
import { WIDE } from '../rules/tree.ts'
import { createHand } from '../view/hand.ts'
import type { Setting } from '../view/setting.ts'
import { cursorWords } from '../words.ts'

const state = rules.start(7, 1)
const setting = { level: levelOf(1) } as Setting
/** The leftmost cell of the tree's fifth row, which is the sixth of the grid. */
const LEFT = 5 * WIDE + 1

type Key = 'space' | 'back' | 'left' | 'right' | 'up' | 'down'

/** The announcement after the last of these keys, starting at the left edge of the tree. */
function hear(...keys: readonly Key[]): string {
  let news = ''
  const hand = createHand(
    { play() {}, moment() {}, news: (text) => void (news = text) },
    () => {},
    () => {},
  )
  hand.cursor.at = LEFT
  for (const key of keys) {
    news = ''
    if (key === 'space') hand.read({ kind: 'confirm' }, state, setting)
    else if (key === 'back') hand.read({ kind: 'back' }, state, setting)
    else hand.read({ kind: 'direction', way: key, repeat: false }, state, setting)
  }
  return `${news} ${cursorWords(state, hand.cursor.at, hand.picked === hand.cursor.at)}`.trim()
}

test.each<[string, Key[], string]>([
  ['a fruit that is picked up', ['space'], 'Pear, picked up. Row 5, column 1.'],
  ['a fruit that is put back', ['space', 'space'], 'Pear put back. Pear. Row 5, column 1.'],
  ['a fruit that is put back by Backspace', ['space', 'back'], 'Pear put back. Pear. Row 5, column 1.'],
  ['a push out of the tree', ['space', 'left'], 'The tree ends there. Pear. Row 5, column 1.'],
  ['a push that matches nothing', ['space', 'down'], 'No match with the lemon. Pear. Row 5, column 1.'],
  ['a step', ['right'], 'Orange. Row 5, column 2.'],
])('announces %s', (_, keys, text) => expect(hear(...keys)).toBe(text))
