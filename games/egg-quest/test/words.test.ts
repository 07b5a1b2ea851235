import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { rules, type Climb } from '../rules.ts'

const start = rules.start(1, 1)

describe('what is said', () => {
  test.each<[string, Partial<Climb>, RegExp]>([
    ['eggs, zone and the next nest', {}, /^3 eggs, Orchard, nest 0, the next slides$/],
    ['one egg, cracked', { eggs: 1, cracked: true }, /^1 egg, cracked, /],
    ['a chain', { combo: 4 }, /, times 5, Orchard/],
    ['a fever and Mother hen', { combo: 5, watched: true }, /Mother hen watches, fever, times 6, /],
    ['a wind', { nests: start.nests.map((nest) => ({ ...nest, wind: -1 })) }, /, wind to the left, the next/],
    ['a crow', { nests: start.nests.map((nest) => ({ ...nest, crow: true })) }, /, a crow below it$/],
    [
      'a comet among the stars',
      { at: 149, nests: start.nests.slice(0, 1).map((nest) => ({ ...nest, id: 150, crow: true })) },
      /, a comet below it$/,
    ],
    ...(['spring', 'bloom'] as const).map((kind): [string, Partial<Climb>, RegExp] => [
      kind,
      { nests: start.nests.map((nest) => ({ ...nest, kind })) },
      new RegExp(`the next ${kind}s$`),
    ]),
  ])('%s', (_name, change, words) => {
    expect(game.say?.({ ...start, ...change })).toMatch(words)
  })

  test('the pill shows what points are multiplied by', () => {
    expect([0, 1, 24].map((combo) => game.tally?.({ ...start, combo }))).toEqual(['', '×2', '×25'])
  })
})
