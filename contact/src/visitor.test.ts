import { describe, expect, test } from 'vitest'
import { limitUnit, visitorKey } from './visitor.ts'

describe('visitors', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:DB8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['192.0.2.7:1234', 'unknown'],
  ])('%s counts as %s', (address, expected) => {
    expect(limitUnit(address)).toBe(expected)
  })

  test('a key reveals nothing without the secret', () => {
    expect(visitorKey('one', '192.0.2.7')).not.toBe(visitorKey('two', '192.0.2.7'))
    expect(visitorKey('one', '192.0.2.7')).not.toContain('192')
  })
})
