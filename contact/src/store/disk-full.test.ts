import { expect, test } from 'vitest'
import { isDiskFull } from './disk-full.ts'

test.each([
  ['SQLite', Object.assign(new Error('database or disk is full'), { errcode: 13 }), true],
  ['SQLite in its thread', new Error('database or disk is full'), true],
  [
    'PostgreSQL',
    Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }),
    true,
  ],
  ['the file system', Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  ['a lock', Object.assign(new Error('database is locked'), { errcode: 5 }), false],
  ['no error', undefined, false],
])('%s', (_, error, expected) => {
  expect(isDiskFull(error)).toBe(expected)
})
