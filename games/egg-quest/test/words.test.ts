import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { rules, type Climb } from '../rules.ts'

const start = rules.start(1, 1)

describe('words', () => {
  test.each<[string, Partial<Climb>, RegExp]>([
    ['eggs, zone and the next nest', {}, /^3 eggs, Orchard, nest 0, next nest slides$/],
    ['one egg, cracked', { eggs: 1, cracked: true }, /^1 egg, cracked, /],
    ['a chain', { combo: 4 }, /, multiplier 5, Orchard/],
    ['a fever and Mother hen', { combo: 5, watched: true }, /Mother hen on watch, fever, multiplier 6, /],
    ['wind', { nests: start.nests.map((nest) => ({ ...nest, wind: -1 })) }, /, wind to the left, next nest/],
    ['a crow', { nests: start.nests.map((nest) => ({ ...nest, crow: true })) }, /, a crow below it$/],
    [
      'a comet among the stars',
      { at: 149, nests: start.nests.slice(0, 1).map((nest) => ({ ...nest, id: 150, crow: true })) },
      /, a comet below it$/,
    ],
    ...(
      [
        ['spring', /next nest is a spring$/],
        ['bloom', /next nest is a flower$/],
      ] as const
    ).map(([kind, words]): [string, Partial<Climb>, RegExp] => [
      kind,
      { nests: start.nests.map((nest) => ({ ...nest, kind })) },
      words,
    ]),
  ])('announce %s', (_name, change, words) => {
    expect(game.say?.({ ...start, ...change })).toMatch(words)
  })

  test('show the multiplier of a chain beside the score', () => {
    expect([0, 1, 24].map((combo) => game.tally?.({ ...start, combo }))).toEqual(['', '×2', '×25'])
  })
})
