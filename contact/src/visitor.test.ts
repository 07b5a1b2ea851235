import { describe, expect, test } from 'vitest'
import { networkKey, networksOf } from './visitor.ts'

const namesOf = (address: string) => networksOf(address).map(({ name, times }) => `${name} ×${times}`)

describe('visitors', () => {
  test.each([
    ['192.0.2.7', ['c0000207/32 ×1', 'c00002/24 ×4', 'c000/16 ×8']],
    ['::ffff:192.0.2.7', ['c0000207/32 ×1', 'c00002/24 ×4', 'c000/16 ×8']],
    [
      '2001:db8:1:2ff:3:4:5:6',
      ['20010db8000102ff/64 ×1', '20010db8000102/56 ×2', '20010db80001/48 ×4', '20010db8/32 ×8'],
    ],
    [
      '2001:DB8::1:2:3:4:5',
      ['20010db800000001/64 ×1', '20010db8000000/56 ×2', '20010db80000/48 ×4', '20010db8/32 ×8'],
    ],
    ['::1', ['0000000000000000/64 ×1', '00000000000000/56 ×2', '000000000000/48 ×4', '00000000/32 ×8']],
    [
      'fe80::1%eth0',
      ['fe80000000000000/64 ×1', 'fe800000000000/56 ×2', 'fe8000000000/48 ×4', 'fe800000/32 ×8'],
    ],
    ['unknown', ['unknown ×1']],
    ['192.0.2.7:1234', ['unknown ×1']],
  ])('%s counts as %j', (address, expected) => {
    expect(namesOf(address)).toEqual(expected)
  })

  test('neighbours in a household are one visitor, in a /48 they share a network', () => {
    const [home, other] = [namesOf('2001:db8:1:2::1'), namesOf('2001:db8:1:2::2')]
    expect(home).toEqual(other)
    const [, , here] = namesOf('2001:db8:1:2::1')
    expect(namesOf('2001:db8:1:ffff::1')[2]).toBe(here)
    expect(namesOf('2001:db8:2:2::1')[2]).not.toBe(here)
  })

  test('a key reveals nothing without the secret', () => {
    const network = { name: 'c0000207/32', times: 1 }
    expect(networkKey('one', network)).not.toBe(networkKey('two', network))
    expect(networkKey('one', network)).not.toContain('c0000207')
  })
})
