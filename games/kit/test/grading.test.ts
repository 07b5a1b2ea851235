import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import { alike, formOf, repeatedWalls, sharedPart, type Graded, type Grading } from './grading.ts'
import { levelTargets, needOf } from './level-targets.ts'
import { seeds } from './people.ts'
import { sized } from './size.ts'
import { isKept } from './targets.ts'

const ELEMENTS = ['ice', 'gates', 'keys', 'twins', 'fog']

/** Three packs and two levels that meet all targets: each pack gets harder towards its end. */
const journey = (change: (level: Graded) => Partial<Graded> = () => ({})): Graded[] =>
  seeds(62).map((level) => {
    const step = (level - 1) % 20
    const holds = level > 20 ? ELEMENTS.slice(0, level - 20) : []
    const graded = {
      level,
      grade: 10 + step + level / 20,
      won: level <= 12 ? 95 - level : 80 - step * 2,
      beginners: 60 - step * 2,
      holds,
      needs: Object.fromEntries(holds.map((name) => [name, true])),
      technique: level > 60 ? 1 : 0,
    }
    return { ...graded, ...change(graded) }
  })

const missed = (levels: readonly Graded[]) =>
  levelTargets(levels, ELEMENTS)
    .filter((target) => !isKept(target))
    .map(({ name }) => name)

/** Packs of constant difficulty, followed by generated levels of this grade. */
const long = (grade: number): Graded[] =>
  seeds(320).map((level) => ({
    level,
    grade: level > 300 ? grade : 30,
    won: 60,
    beginners: 40,
    holds: ELEMENTS,
    needs: {},
  }))

describe('the targets of levels', () => {
  test('are all met by a balanced journey', () => expect(missed(journey())).toEqual([]))

  test.each<[string, (level: Graded) => Partial<Graded>, string]>([
    ['a hard beginning', ({ level }) => (level === 4 ? { won: 55 } : {}), 'levels 1 to 6: least won, %'],
    ['a cliff', ({ level }) => (level === 31 ? { won: 30 } : {}), 'all levels: least won, %'],
    [
      'a cliff for beginners',
      ({ level }) => (level === 31 ? { beginners: 10 } : {}),
      'all levels: least won by beginners, %',
    ],
    [
      'a pack as hard as the one before',
      ({ level, grade }) => (level > 40 ? { grade: grade - 5 } : {}),
      'pack 3: grade, times that of the pack before',
    ],
    [
      'a pack that begins without a breath',
      ({ level }) => (level > 20 && level < 24 ? { grade: 40 } : {}),
      'pack 2: grade of its first three, times that of the last three before',
    ],
    [
      'an element that changes nothing',
      ({ needs }) => ('fog' in needs ? { needs: { ...needs, fog: false } } : {}),
      'fog: needed by the tuned levels that show them, %',
    ],
    [
      'a pack with idle elements',
      ({ level, needs }) =>
        level > 40 && level <= 47 ? { needs: { ...needs, ice: false, fog: false } } : {},
      'pack 3: elements that its levels need, %',
    ],
    [
      'late levels that fall to the first technique',
      ({ level }) => (level > 60 ? { technique: 0 } : {}),
      'levels after the third pack that fall to the first technique, %',
    ],
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

test('the need of elements is the share of the levels that show them', () => {
  const levels = journey().slice(0, 2)
  const [one, other] = levels as [Graded, Graded]
  const shown = [
    { ...one, needs: { ice: true, fog: false } },
    { ...other, needs: { ice: false, fog: true } },
    { ...other, needs: { fog: true } },
  ]
  expect([needOf(shown), needOf(shown, 'ice'), needOf(shown, 'keys')]).toEqual([60, 50, undefined])
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

  test('are reported if they repeat walls, turned or mirrored', () => {
    const walls = [
      ['#', ''],
      ['', ''],
    ]
    const bare = [
      ['', ''],
      ['', ''],
    ]
    const boards = [walls, bare, bare, walls.toReversed()].map((rows, i) => ({ level: i + 1, rows }))
    expect(repeatedWalls(boards)).toEqual(['Level 4 has the walls of level 1.'])
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
/** Of a small sample. `npm run bench levels` judges all levels, and demands 90 %. */
const LEAST_NEED = 0.3

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

  test('repeat no walls', () => {
    const { walls = () => [] } = grading
    expect(repeatedWalls(starts.map(({ level, start }) => ({ level, rows: walls(start) })))).toEqual([])
  })

  test('need most of the elements that they show', () => {
    const judged = starts.flatMap(({ start }) => Object.values(grading.needs?.(start) ?? {}))
    const needed = judged.filter(Boolean).length
    expect(needed, `of ${judged.length} elements`).toBeGreaterThanOrEqual(judged.length * LEAST_NEED)
  })

  test('ask for techniques that the game lists', () => {
    const { techniques = [''], technique = () => '' } = grading
    for (const { start } of starts) expect(techniques).toContain(technique(start))
  })

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
