import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { rules, type Climb } from '../rules.ts'

const start = rules.start(1, 1)

describe('what is said', () => {
  test.each<[string, Partial<Climb>, RegExp]>([
    ['eggs, zone and the next nest', {}, /^3 eggs, Orchard, nest 0, the next slides$/],
    ['one egg, cracked', { eggs: 1, cracked: true }, /^1 egg, cracked, /],
    ['a combo', { combo: 4 }, /4 times dead centre/],
  ])('%s', (_name, change, words) => {
    expect(game.say?.({ ...start, ...change })).toMatch(words)
  })
})
