import { expect, test } from 'vitest'
import {
  PREVIOUS_BUILDS,
  type HashedFiles,
  hashedFilesOf,
  inheritedBy,
  withNewBuild,
  parseRecord,
} from './previous-builds.ts'

const build = (...names: string[]): HashedFiles => names.map((name) => `site/assets/${name}.js`)
const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'].map((name) => build(name, 'same')) as [
  HashedFiles,
  HashedFiles,
  HashedFiles,
  HashedFiles,
  HashedFiles,
]

test('selects files with a hash in their names, on both hosts, without compressed copies', () => {
  expect(
    hashedFilesOf([
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

test.each<[string, HashedFiles, HashedFiles[], HashedFiles[], string[]]>([
  ['the first build', A, [], [A], []],
  ['the second', B, [A], [B, A], ['a']],
  ['the fourth', D, [C, B, A], [D, C, B, A], ['a', 'b', 'c']],
  ['the fifth: drops the first', E, [D, C, B, A], [E, D, C, B], ['b', 'c', 'd']],
  ['the same build again: drops nothing', D, [D, C, B, A], [D, C, B, A], ['a', 'b', 'c']],
  ['the same files in a different order', ['a', 'b'], [['b', 'a'], C], [['a', 'b'], C], ['c', 'same']],
  ['back to a previous build', B, [D, C, B, A], [B, D, C, A], ['a', 'c', 'd']],
  ['a build with some files of the last one', build('same'), [A], [build('same'), A], ['a']],
  ['a build that restores a file', build('a', 'e'), [B, A], [build('a', 'e'), B, A], ['b', 'same']],
])('%s', (_, own, previous, builds, inherited) => {
  expect(withNewBuild(own, previous)).toEqual(builds)
  expect(inheritedBy(builds)).toEqual(inherited.map((name) => `site/assets/${name}.js`))
})

test('over ten builds, each inherits exactly the files of the three before it', () => {
  let builds: HashedFiles[] = []
  for (let n = 0; n < 10; n++) {
    builds = withNewBuild(build(`part-${n}`, 'same'), builds)
    const expected = [n - 1, n - 2, n - 3].filter((each) => each >= 0).map((each) => `part-${each}`)
    expect(inheritedBy(builds)).toEqual([...build(...expected)].sort())
    expect(builds.length).toBeLessThanOrEqual(1 + PREVIOUS_BUILDS)
  }
})

test.each([
  ['a valid record', JSON.stringify([A, B]), [A, B]],
  ['an empty file', '', undefined],
  ['a truncated record', JSON.stringify([A, B]).slice(0, -5), undefined],
  ['not a list', '{"site":[]}', undefined],
  ['an empty list', '[]', undefined],
  ['a list with other values', '[["site/assets/a.js", 7]]', undefined],
  ['a path outside of dist', '[["site/assets/../../../config.ts"]]', undefined],
  ['a folder', '[["site/assets/.."]]', undefined],
])('parses %s', (_, text, expected) => expect(parseRecord(text)).toEqual(expected))
