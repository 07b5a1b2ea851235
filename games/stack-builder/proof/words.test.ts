import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { say, tally, verdict } from '../words.ts'
import { lined } from './people.ts'

describe('words', () => {
  test('tell where the tower is, how wide it still is, and how well it goes', () => {
    expect(say(lined(0))).toBe('Garden, slab 100% by 100%')
    const late = rules.act(lined(3, 12), 'drop')
    expect(say(late)).toMatch(/^Garden, slab \d\d% by 100%$|^Garden, slab 100% by \d\d%$/)
    expect(say(lined(24))).toBe('Clouds, slab 100% by 100%, perfect 24 in a row')
    expect([tally(lined(1)), tally(lined(2))]).toEqual(['', 'Perfect ×2'])
    expect(verdict(lined(95))).toBe('Among the stars')
  })
})
