import { expect, test } from 'vitest'
import { paceOf, type Pace, type PaceFacts } from '../run/pace.ts'

const WAITING: PaceFacts = {
  phase: 'playing',
  card: undefined,
  isMoving: false,
  still: false,
  isIncomplete: false,
  sinceInput: 5,
  sinceChange: 5,
}
const LONG = { sinceInput: 60, sinceChange: 60 }
const COVERED = { ...WAITING, phase: 'covered' } as const

const TABLE: readonly (readonly [string, Pace, Partial<PaceFacts>])[] = [
  ['a round waits for a move', 'idle', {}],
  ['it waits with reduced motion', 'beat', { still: true }],
  ['it has waited for a minute', 'beat', LONG],
  ['a key was pressed after a minute', 'full', { ...LONG, sinceInput: 0 }],
  ['a hint arrived after a minute', 'full', { ...LONG, sinceChange: 0 }],
  ['a move is animated', 'full', { ...LONG, isMoving: true }],
  ['the view does not say whether it moves, as in real time', 'full', { ...LONG, isMoving: undefined }],
  ['sprites are missing after a resize', 'full', { ...LONG, isIncomplete: true }],
  ['a round counts in', 'full', { ...LONG, phase: 'counting' }],
  ['a round ends', 'full', { ...LONG, phase: 'ending' }],
  ['the opening card is shown', 'idle', { ...COVERED, card: 'opening' }],
  ['the mouse moves over the opening card', 'idle', { ...COVERED, card: 'opening', sinceInput: 0 }],
  ['the opening card has been shown for a minute', 'asleep', { ...COVERED, ...LONG, card: 'opening' }],
  ['the opening card is shown with reduced motion', 'asleep', { ...COVERED, card: 'opening', still: true }],
  [
    'the board enters under the opening card',
    'full',
    { ...COVERED, card: 'opening', sinceChange: 1, isMoving: true },
  ],
  ['the pause card appears', 'full', { ...COVERED, card: 'paused', sinceChange: 0 }],
  ['a round is paused', 'asleep', { ...COVERED, card: 'paused' }],
  ['the mouse moves over the pause card', 'asleep', { ...COVERED, card: 'paused', sinceInput: 0 }],
  ['a real-time game is paused', 'asleep', { ...COVERED, card: 'paused', isMoving: undefined }],
  ['the look changes on a card', 'full', { ...COVERED, card: 'progress', sinceChange: 0 }],
  ['confetti falls under the end card', 'full', { ...COVERED, card: 'over', sinceChange: 1, isMoving: true }],
  [
    'the winner cheers under the end card for ever',
    'asleep',
    { ...COVERED, ...LONG, card: 'over', isMoving: true },
  ],
  ['a replay runs', 'full', { ...COVERED, ...LONG, card: 'watch' }],
]

test.each(TABLE)('when %s, the pace is %s', (_, pace, facts) => {
  expect(paceOf({ ...WAITING, ...facts })).toBe(pace)
})
