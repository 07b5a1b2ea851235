import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import { alike, formOf, levelTargets, sharedPart, type Graded, type Grading } from './grading.ts'
import { seeds } from './people.ts'
import { sized } from './size.ts'
import { isKept } from './targets.ts'

const ELEMENTS = ['ice', 'gates', 'keys', 'twins', 'fog']

/** Three packs and two levels that meet all targets: each pack gets harder towards its end. */
const journey = (change: (level: Graded) => Partial<Graded> = () => ({})): Graded[] =>
  seeds(62).map((level) => {
    const step = (level - 1) % 20
    const graded = {
      level,
      grade: 10 + step + level / 20,
      won: level <= 12 ? 95 - level : 80 - step * 2,
      holds: level > 20 ? ELEMENTS.slice(0, level - 20) : [],
    }
    return { ...graded, ...change(graded) }
  })

const missed = (levels: readonly Graded[]) =>
  levelTargets(levels, ELEMENTS)
    .filter((target) => !isKept(target))
    .map(({ name }) => name)

/** Packs of constant difficulty, followed by generated levels of this grade. */
const long = (grade: number): Graded[] =>
  seeds(320).map((level) => ({ level, grade: level > 300 ? grade : 30, won: 60, holds: ELEMENTS }))

describe('the targets of levels', () => {
  test('are all met by a balanced journey', () => expect(missed(journey())).toEqual([]))

  test.each<[string, (level: Graded) => Partial<Graded>, string]>([
    ['a hard beginning', ({ level }) => (level === 4 ? { won: 55 } : {}), 'levels 1 to 6: least won, %'],
    ['a cliff', ({ level }) => (level === 31 ? { won: 20 } : {}), 'all levels: least won, %'],
    [
      'a dull pack',
      ({ level }) => (level > 20 && level <= 40 ? { won: 95 } : {}),
      'pack 2: won on average, %',
    ],
    [
      'a tame ending',
      ({ level }) => (level === 40 ? { grade: 1 } : {}),
      'pack 2: harder than its last level, levels',
    ],
    [
      'few elements',
      ({ holds }) => ({ holds: holds.slice(0, 4) }),
      'elements that come after the first pack',
    ],
  ])('are missed by %s', (_, change, name) => expect(missed(journey(change))).toContain(name))

  test('are missed by generated levels that are easier than the last packs', () => {
    const name = 'generated levels: grade, times that of the last three packs'
    expect(missed(long(30))).not.toContain(name)
    expect(missed(long(20))).toContain(name)
  })
})

describe('boards', () => {
  const board = [
    ['a', ''],
    ['b', 'c'],
    ['', 'd'],
  ]

  test('have the same form if one is the other rotated or mirrored', () => {
    const turned = [
      ['', 'b', 'a'],
      ['d', 'c', ''],
    ]
    const mirrored = [
      ['', 'a'],
      ['c', 'b'],
      ['d', ''],
    ]
    expect(formOf(turned)).toBe(formOf(board))
    expect(formOf(mirrored)).toBe(formOf(board))
    expect(formOf([['a', 'b']])).not.toBe(formOf([['a', 'c']]))
  })

  test('share the cells that are equal, except for bare floor', () => {
    expect(sharedPart(board, board)).toBe(1)
    expect(
      sharedPart(board, [
        ['a', ''],
        ['b', ''],
        ['', 'x'],
      ]),
    ).toBe(0.5)
    expect(sharedPart([['', '']], [['', '']])).toBe(0)
  })

  test('are reported if they are too similar', () => {
    const other = [
      ['a', ''],
      ['b', 'x'],
      ['', 'x'],
    ]
    const found = alike([
      { level: 1, rows: board },
      { level: 2, rows: other },
      { level: 3, rows: board.map((row) => row.toReversed()) },
    ])
    expect(found).toEqual(['Level 2 shares 50 % of its cells with level 1.', 'Level 3 is level 1.'])
  })
})

/** The first levels, some ends of packs, and a few later levels. */
const SAMPLE = [
  ...seeds(12),
  20,
  40,
  60,
  137,
  300,
  ...seeds(sized(70, 4)).map((i) => 300 + i * sized(10, 171)),
]
const TRIED = 10

const graded = (
  await Promise.all(
    (await gameFolders()).map(async ({ slug, path, game: manifest }) => {
      const file = join(path, 'test', 'grading.ts')
      if (!existsSync(file)) return []
      const { game } = (await import(pathToFileURL(manifest).href)) as { game: Game<unknown, unknown> }
      const { grading } = (await import(pathToFileURL(file).href)) as { grading: Grading<unknown> }
      return [{ slug, game, grading }]
    }),
  )
).flat()

describe.each(graded)('sampled levels of $slug', ({ game: { rules }, grading }) => {
  const starts = SAMPLE.map((level) => ({ level, start: rules.start(1, level) }))

  test('have no flaws', () => {
    const flaws = starts.flatMap(({ level, start }) => {
      const flaw = grading.flaw(start)
      return flaw ? [`Level ${level}: ${flaw}`] : []
    })
    expect(flaws).toEqual([])
  })

  test('are not too similar', () =>
    expect(alike(starts.map(({ level, start }) => ({ level, rows: grading.rows(start) })))).toEqual([]))

  test('an average player wins the first twelve in most tries', () => {
    for (const { level, start } of starts.slice(0, 12)) {
      const won = seeds(TRIED).filter((seed) => grading.wins('average', start, seed)).length
      expect(won, `of ${TRIED} tries of level ${level}`).toBeGreaterThanOrEqual(
        TRIED * (level <= 6 ? 0.7 : 0.5),
      )
    }
  })

  test('use only elements that the game lists, of which there are at least five', () => {
    const names = Object.keys(grading.elements)
    expect(names.length).toBeGreaterThanOrEqual(5)
    for (const { start } of starts) for (const name of grading.holds(start)) expect(names).toContain(name)
  })
})
