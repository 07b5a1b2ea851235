import { expect, test } from 'vitest'
import { siteOrigins } from './origins.ts'

test.each([
  ['https://arcade.example.org', ['https://arcade.example.org']],
  ['http://localhost:3000', ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']],
  ['http://127.0.0.1', ['http://localhost', 'http://127.0.0.1', 'http://[::1]']],
])('lists the origins of %s', (site, origins) => {
  expect(siteOrigins(site)).toEqual(origins)
})
