import { expect, test } from 'vitest'
import { mayReload, type Situation } from './reload-once.ts'

const first: Situation = { online: true, address: '/about', noted: null, reloaded: false }

test.each<[string, boolean, Partial<Situation>]>([
  ['a first failure', true, {}],
  ['a first failure on a page that the visitor has loaded anew', true, { reloaded: true }],
  ['a second failure at the same address', false, { noted: '/about', reloaded: true }],
  ['a failure after one elsewhere', true, { noted: '/contact-us' }],
  ['a failure without a network', false, { online: false }],
  ['a failure where nothing can be noted', true, { noted: undefined }],
  ['a second failure where nothing can be noted', false, { noted: undefined, reloaded: true }],
])('%s loads the page anew: %s', (_, expected, change) => {
  expect(mayReload({ ...first, ...change })).toBe(expected)
})
