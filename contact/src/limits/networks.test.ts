import { describe, expect, test } from 'vitest'
import { networkKey, networksOf } from './networks.ts'

const namesOf = (address: string) => networksOf(address).map(({ name, times }) => `${name} ×${times}`)

describe('networks', () => {
  test.each([
    ['192.0.2.7', ['192.0.2.7/32 ×1', '192.0.2/24 ×4', '192.0/16 ×8']],
    ['::ffff:192.0.2.7', ['192.0.2.7/32 ×1', '192.0.2/24 ×4', '192.0/16 ×8']],
    [
      '2001:db8:1:2ff:3:4:5:6',
      ['2001:db8:1:2ff/64 ×1', '2001:db8:1:2/56 ×2', '2001:db8:1/48 ×4', '2001:db8/32 ×8'],
    ],
    [
      '2001:DB8::1:2:3:4:5',
      ['2001:db8:0:1/64 ×1', '2001:db8:0:0/56 ×2', '2001:db8:0/48 ×4', '2001:db8/32 ×8'],
    ],
    ['::1', ['0:0:0:0/64 ×1', '0:0:0:0/56 ×2', '0:0:0/48 ×4', '0:0/32 ×8']],
    ['fe80::1%eth0', ['fe80:0:0:0/64 ×1', 'fe80:0:0:0/56 ×2', 'fe80:0:0/48 ×4', 'fe80:0/32 ×8']],
    ['unknown', ['unknown ×1']],
    ['192.0.2.7:1234', ['unknown ×1']],
  ])('%s belongs to %j', (address, expected) => {
    expect(namesOf(address)).toEqual(expected)
  })

  test('treats addresses of a household as one visitor, and households of a /48 as one network', () => {
    const [home, other] = [namesOf('2001:db8:1:2::1'), namesOf('2001:db8:1:2::2')]
    expect(home).toEqual(other)
    const [, , here] = namesOf('2001:db8:1:2::1')
    expect(namesOf('2001:db8:1:ffff::1')[2]).toBe(here)
    expect(namesOf('2001:db8:2:2::1')[2]).not.toBe(here)
  })

  test('derives different keys from different secrets, without the address', () => {
    const network = { name: '192.0.2.7/32', times: 1 }
    expect(networkKey('one', network)).not.toBe(networkKey('two', network))
    expect(networkKey('one', network)).not.toContain('192')
  })
})
