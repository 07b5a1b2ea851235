import { expect, test } from 'vitest'
import {
  EARLIER_BUILDS,
  type Generation,
  generationOf,
  inheritedBy,
  nextGenerations,
  readGenerations,
} from './previous-builds.ts'

const build = (...names: string[]): Generation => names.map((name) => `site/assets/${name}.js`)
const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'].map((name) => build(name, 'same')) as [
  Generation,
  Generation,
  Generation,
  Generation,
  Generation,
]

test('a generation is what has a hash in its name, on both hosts, without its compressed copies', () => {
  expect(
    generationOf([
      'stamp',
      'site/index.html',
      'site/assets/main-12345678.js',
      'site/assets/main-12345678.js.br',
      'site/assets/main-12345678.js.gz',
      'site/art/pool8-12345678-small.webp',
      'site/game/pool8.js',
      'site/own-abc/site/assets/main-12345678.js',
      'games/assets/fredoka-12345678.woff2',
      'games/pool8.html',
    ]),
  ).toEqual([
    'games/assets/fredoka-12345678.woff2',
    'site/art/pool8-12345678-small.webp',
    'site/assets/main-12345678.js',
  ])
})

test.each<[string, Generation, Generation[], Generation[], string[]]>([
  ['the first build of all', A, [], [A], []],
  ['the second', B, [A], [B, A], ['a']],
  ['the fourth', D, [C, B, A], [D, C, B, A], ['a', 'b', 'c']],
  ['the fifth: the first is older than three builds', E, [D, C, B, A], [E, D, C, B], ['b', 'c', 'd']],
  ['the same again: no place is used up', D, [D, C, B, A], [D, C, B, A], ['a', 'b', 'c']],
  ['the same files listed in another order', ['a', 'b'], [['b', 'a'], C], [['a', 'b'], C], ['c', 'same']],
  ['back to an earlier one', B, [D, C, B, A], [B, D, C, A], ['a', 'c', 'd']],
  ['a build that has only a part of the last one', build('same'), [A], [build('same'), A], ['a']],
  ['a build that brings a file back', build('a', 'e'), [B, A], [build('a', 'e'), B, A], ['b', 'same']],
])('%s', (_, own, earlier, generations, inherited) => {
  expect(nextGenerations(own, earlier)).toEqual(generations)
  expect(inheritedBy(generations)).toEqual(inherited.map((name) => `site/assets/${name}.js`))
})

test('ten builds, one after another: each has the files of the three before it, and no others', () => {
  let generations: Generation[] = []
  for (let n = 0; n < 10; n++) {
    generations = nextGenerations(build(`part-${n}`, 'same'), generations)
    const expected = [n - 1, n - 2, n - 3].filter((each) => each >= 0).map((each) => `part-${each}`)
    expect(inheritedBy(generations)).toEqual([...build(...expected)].sort())
    expect(generations.length).toBeLessThanOrEqual(1 + EARLIER_BUILDS)
  }
})

test.each([
  ['what was written', JSON.stringify([A, B]), [A, B]],
  ['nothing', '', undefined],
  ['half of it', JSON.stringify([A, B]).slice(0, -5), undefined],
  ['no list', '{"site":[]}', undefined],
  ['an empty list', '[]', undefined],
  ['a list of something else', '[["site/assets/a.js", 7]]', undefined],
  ['a path that leads away', '[["site/assets/../../../config.ts"]]', undefined],
  ['a folder', '[["site/assets/.."]]', undefined],
])('a record is read: %s', (_, text, expected) => expect(readGenerations(text)).toEqual(expected))
