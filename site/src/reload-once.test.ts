import { expect, test } from 'vitest'
import { mayReload, type Situation } from './reload-once.ts'

const first: Situation = { online: true, address: '/about', noted: null, reloaded: false }

test.each<[string, boolean, Partial<Situation>]>([
  ['a first failure', true, {}],
  ['a first failure on a page that the visitor has reloaded', true, { reloaded: true }],
  ['a second failure at the same address', false, { noted: '/about', reloaded: true }],
  ['a failure after one at a different address', true, { noted: '/contact-us' }],
  ['a failure while offline', false, { online: false }],
  ['a failure without storage', true, { noted: undefined }],
  ['a second failure without storage', false, { noted: undefined, reloaded: true }],
])('%s reloads the page: %s', (_, expected, change) => {
  expect(mayReload({ ...first, ...change })).toBe(expected)
})
