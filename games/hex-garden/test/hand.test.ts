/** Tests the announcements for a choice, and for a key that changes nothing. */
import { expect, test } from 'vitest'
import type { Gesture } from '../../kit/view.ts'
import { BACK, rules, type State } from '../rules.ts'
import { CELLS, NONE } from '../rules/bed.ts'
import { createHand } from '../view/hand.ts'
import { arrange, undoSpot } from '../view/layout.ts'
import { at, garden, named } from './gardens.ts'

const layout = arrange({ width: 390, height: 844, safe: { top: 62, right: 10, bottom: 64, left: 10 } })
const key = (code: string): Gesture => ({ kind: 'key', code })
const confirm: Gesture = { kind: 'confirm' }
const left: Gesture = { kind: 'direction', way: 'left', repeat: false }

const three = garden({ hand: [named('single'), named('pair'), named('hook')] })
const two = garden({ hand: [named('single'), NONE, named('hook')] })
const one = garden({ hand: [NONE, NONE, named('hook')] })
const after = rules.act(three, { slot: 0, cell: at(0, 0) })
/** Only a single in the middle fits. */
const full: State = { ...three, bed: CELLS.map((_, cell) => (cell === at(0, 0) ? NONE : 1)) }

test.each<[string, State, readonly Gesture[], readonly string[]]>([
  ['announces a piece chosen by its number', three, [key('Digit3')], ['Piece 3.']],
  ['announces the next piece', two, [key('KeyE')], ['Piece 3.']],
  ['announces the previous piece', three, [{ kind: 'back' }, key('KeyQ')], ['Piece 2.', 'Piece 1.']],
  ['refuses the chosen piece', three, [key('Numpad1')], ['Piece 1 is already chosen.']],
  ['refuses a planted piece', two, [key('Digit2')], ['Piece 2 is already planted.']],
  ['refuses to switch with one piece left', one, [key('KeyE')], ['This is the only piece left.']],
  ['is silent in a place with room', three, [left, confirm], []],
  [
    'refuses a place without room',
    full,
    [key('Digit2'), confirm],
    ['Piece 2.', 'No room: 1 cell is in the way.'],
  ],
  ['refuses to take back before the first planting', three, [key('KeyU')], ['Nothing to take back.']],
  [
    'refuses to take back twice',
    { ...after, hasTakenBack: true },
    [key('KeyZ')],
    ['You can take back only one planting per round.'],
  ],
  ['is silent when taking back', after, [key('PadX')], []],
  // The first key only reveals the piece.
  ['is silent at the first key', full, [confirm], []],
])('%s', (_, state, gestures, said) => {
  const news: string[] = []
  const voice = { play: () => {}, moment: () => {}, news: (text: string) => void news.push(text) }
  const hand = createHand(() => layout, { refuse: () => {}, giveBack: () => {} }, voice)
  hand.moveOn(state)
  for (const gesture of gestures) hand.read(gesture, state)
  expect(news).toEqual(said)
})

test.each<[string, Gesture]>([
  ['U', key('KeyU')],
  ['Z', key('KeyZ')],
  ['the pad', key('PadX')],
  ['a tap on its button', { kind: 'tap', ...undoSpot(layout) }],
])('the last planting is taken back by %s', (_, gesture) => {
  const hand = createHand(
    () => layout,
    { refuse: () => {}, giveBack: () => {} },
    { play: () => {}, news: () => {}, moment: () => {} },
  )
  hand.moveOn(after)
  expect(hand.read(gesture, after)).toEqual(BACK)
  expect(hand.read(gesture, { ...after, hasTakenBack: true })).toBeUndefined()
})
