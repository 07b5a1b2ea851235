import { expect, test } from 'vitest'
import { distance, nearest, unknownSettings } from './names.ts'

test.each([
  ['MAIL_FROM', 'MAIL_FROM', 0],
  ['mail_from', 'MAIL_FROM', 0],
  ['MAIL_FORM', 'MAIL_FROM', 1],
  ['DATABSE_URL', 'DATABASE_URL', 1],
  ['HOST', 'HSTS', 2],
  ['', 'HSTS', 4],
])('%s is %s by %d edits', (one, other, edits) => {
  expect(distance(one, other)).toBe(edits)
  expect(distance(other, one)).toBe(edits)
})

test('finds the nearest name', () => {
  expect(nearest('pool-8', ['egg-quest', 'pool8', 'push-it'])).toBe('pool8')
})

test('does not take other variables for settings', () => {
  const env = { HOST: 'x', PATH: 'x', CONTACT_X: undefined, SITE_URL: 'x', HSTS: 'off' }
  expect(unknownSettings(env, new Set(['HSTS', 'SMTP_URL', 'CONTACT_DB']))).toEqual([])
  expect(unknownSettings({ CONTACT_X: '' }, new Set(['CONTACT_DB']))).toEqual([
    { name: 'CONTACT_X', nearest: 'CONTACT_DB' },
  ])
})
