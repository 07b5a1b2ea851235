import { expect, test } from 'vitest'
import { doubtAfter, type FrameState, type FrameEvent, isCovered, nextFrameState } from './frame-state.ts'

const after = (...news: FrameEvent[]) => news.reduce(nextFrameState, 'unseen' as FrameState)

test.each<[FrameEvent[], FrameState]>([
  [[], 'unseen'],
  [['ready'], 'ready'],
  [['ready', 'revealed'], 'ready'],
  [['ready', 'doubt', 'overdue'], 'ready'],
  [['revealed'], 'coming'],
  [['revealed', 'ready'], 'ready'],
  [['revealed', 'doubt'], 'doubted'],
  [['doubt', 'revealed'], 'doubted'],
  [['revealed', 'doubt', 'ready'], 'ready'],
  [['revealed', 'overdue'], 'late'],
  [['revealed', 'overdue', 'doubt'], 'late'],
  [['revealed', 'overdue', 'ready'], 'ready'],
  [['revealed', 'doubt', 'overdue', 'again'], 'coming'],
  [['revealed', 'overdue', 'again', 'overdue'], 'late'],
])('after %j the frame is %s', (news, life) => {
  expect(after(...news)).toBe(life)
})

test.each<[FrameState, boolean]>([
  ['unseen', false],
  ['coming', false],
  ['doubted', true],
  ['late', true],
  ['ready', false],
])('a frame that is %s is covered: %s', (life, covered) => {
  expect(isCovered(life)).toBe(covered)
})

test.each([
  [0, 1000],
  [90, 1000],
  [500, 1000],
  [1500, 3000],
  [20_000, 8000],
])('a frame that loaded in %i ms may stay silent for %i ms', (took, silence) => {
  expect(doubtAfter(took)).toBe(silence)
})
