import { expect, test } from 'vitest'
import { readFromGame, readFromPage } from '../messages.ts'
import { MOST_CODE_CHARS } from '../save/limits.ts'

const NOTHING = [undefined, null, 7, 'ready', [], {}, { arcade: 7 }, { arcade: 'else' }]

test.each<readonly [unknown, unknown]>([
  [{ arcade: 'ready', more: 1 }, { arcade: 'ready' }],
  [{ arcade: 'keep' }, { arcade: 'keep' }],
  [{ arcade: 'over', at: 7 }, { arcade: 'over' }],
  [
    { arcade: 'fill', on: true },
    { arcade: 'fill', on: true },
  ],
  [{ arcade: 'fill', on: 'yes' }, undefined],
  [
    { arcade: 'report', code: 'aZ09-_', more: 1 },
    { arcade: 'report', code: 'aZ09-_' },
  ],
  ...['', 'a b', 'a#b', '<b>', 'é', 7, null, 'a'.repeat(MOST_CODE_CHARS + 1)].map(
    (code) => [{ arcade: 'report', code }, undefined] as const,
  ),
  [
    { arcade: 'report', code: 'a'.repeat(MOST_CODE_CHARS) },
    { arcade: 'report', code: 'a'.repeat(MOST_CODE_CHARS) },
  ],
  ...NOTHING.map((data) => [data, undefined] as const),
])('the page reads %j from its game as %j', (data, message) => {
  expect(readFromGame(data)).toEqual(message)
})

test.each<readonly [unknown, unknown]>([
  [{ arcade: 'hello' }, { arcade: 'hello' }],
  [{ arcade: 'unfill' }, { arcade: 'unfill' }],
  [{ arcade: 'away' }, { arcade: 'away' }],
  [
    { arcade: 'sight', above: 0, below: 23, more: 1 },
    { arcade: 'sight', above: 0, below: 23 },
  ],
  [{ arcade: 'sight', above: 0 }, undefined],
  [{ arcade: 'sight', above: -1, below: 0 }, undefined],
  [{ arcade: 'sight', above: '0', below: Infinity }, undefined],
  [
    { arcade: 'key', code: 'Space' },
    { arcade: 'key', code: 'Space' },
  ],
  [{ arcade: 'key', code: 7 }, undefined],
  [
    { arcade: 'kept', all: false },
    { arcade: 'kept', all: false },
  ],
  [{ arcade: 'kept' }, undefined],
  ...NOTHING.map((data) => [data, undefined] as const),
])('the game reads %j from its page as %j', (data, message) => {
  expect(readFromPage(data)).toEqual(message)
})
