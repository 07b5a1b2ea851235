import { expect, test } from 'vitest'
import { fullWindowTwin, isFullWindow, isOfPage } from './full-window-entry.ts'

const later = { usr: null, key: 'abc', idx: 3 }

test.each([null, undefined, 7, 'text', {}, { filled: 'yes' }, later])(
  '%j is not filled, but its twin is',
  (state) => {
    expect(isFullWindow(state)).toBe(false)
    expect(isFullWindow(fullWindowTwin(state))).toBe(true)
  },
)

test('the twin has everything that the router stores in an entry', () => {
  expect(fullWindowTwin(later)).toEqual({ ...later, filled: true })
})

test.each([
  [null, 'default', true],
  [{ idx: 0 }, 'default', true],
  [fullWindowTwin(null), 'default', true],
  [later, 'abc', true],
  [fullWindowTwin(later), 'abc', true],
  [later, 'def', false],
  [later, 'default', false],
  [null, 'abc', false],
])('%j is an entry of the page %s: %s', (state, key, expected) => {
  expect(isOfPage(state, key)).toBe(expected)
})
