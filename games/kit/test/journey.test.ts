/** Tests the journey without a page: what exists near the view, what waits at the stations, and the keys. */
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import { giftsOf } from '../pages/journey/gifts.ts'
import { LEG, legsNear, levelsOf, stretchOf } from '../pages/journey/road.ts'
import { levelByKey } from '../pages/journey/road-keys.ts'
import { sceneOf } from '../pages/journey/scenes.ts'
import { stationWords } from '../pages/journey/station-words.ts'
import { MOST_LEVEL } from '../save/limits.ts'

const LEG_SIZE = 350
const VIEW = 600

test.each([
  ['the beginning', 1, 0, { first: 1, last: 40 }],
  ['an element further ahead', 5, 101, { first: 1, last: 120 }],
  ['level 5,000', 5000, 0, { first: 1, last: 5020 }],
  ['the last level', MOST_LEVEL, 0, { first: 950_001, last: MOST_LEVEL }],
])('the path at %s', (_, open, ahead, expected) => expect(stretchOf(open, ahead)).toEqual(expected))

test.each([5, 300, 5000, MOST_LEVEL])('at level %i twenty stations exist', (level) => {
  const stretch = stretchOf(level)
  const passed = ((level - stretch.first) / LEG) * LEG_SIZE - VIEW / 2
  const legs = legsNear(stretch, passed, passed + VIEW, LEG_SIZE)
  const levels = legs.flatMap((leg) => levelsOf(stretch, leg))
  expect(levels).toHaveLength(20)
  expect(levels).toContain(level)
})

const solved = (last: number, earned = 3) =>
  Object.fromEntries(Array.from({ length: last }, (_, i) => [i + 1, earned]))

describe('gifts', () => {
  const looks = [
    { id: 'plain', name: 'Plain' },
    { id: 'gold', name: 'Harvest gold', level: 20 },
  ]
  const elements = [
    { title: 'Gates', level: 21 },
    { title: 'Mud', level: 61 },
  ]

  test.each([
    ['is no parcel', 4, solved(4), undefined],
    ['is closed before its level is solved', 5, solved(4), 'closed'],
    ['opens with its level', 5, { 5: 1 }, 'open'],
    ['is golden with all stars of five levels', 5, solved(5), 'golden'],
    ['is not golden with a star less', 5, { ...solved(5), 2: 2 }, 'open'],
  ])('level %#: a station %s', (_, level, stars, parcel) =>
    expect(giftsOf(stars).parcelAt(level)).toBe(parcel),
  )

  test('names what is ahead, the nearest first', () => {
    expect(giftsOf(solved(17), looks, elements).ahead(18)).toEqual([
      'Harvest gold look in 2 levels',
      'Gates in 3 levels',
    ])
    expect(giftsOf(solved(23), looks, elements).ahead(24)).toEqual(['Gift in 1 level', 'Mud in 37 levels'])
    expect(giftsOf(solved(70), looks, elements).ahead(75)).toEqual(['Gift here'])
  })

  test.each([
    [20, 'Level 20, 3 of 3 stars, gift opened: Harvest gold look'],
    [21, 'Level 21, 3 of 3 stars, new: Gates'],
    [25, 'Level 25, 3 of 3 stars, gift'],
    [15, 'Level 15, 3 of 3 stars, gift opened: a water lily, golden'],
  ])('describes station %i', (level, words) =>
    expect(
      stationWords(giftsOf(solved(21), looks, elements), level, '3 of 3 stars', sceneOf('Lily pond', 0)),
    ).toBe(words),
  )
})

describe('keys', () => {
  const reach = { first: 1, last: 60, open: 27 }
  test.each([
    ['ArrowUp', 24, false, 25],
    ['ArrowDown', 24, false, 23],
    ['ArrowRight', 24, true, 25],
    ['ArrowUp', 24, true, undefined],
    ['ArrowDown', 1, false, undefined],
    ['ArrowUp', 60, false, undefined],
    ['PageUp', 24, false, 44],
    ['PageUp', 50, false, 60],
    ['PageDown', 24, true, 44],
    ['Home', 24, false, 1],
    ['End', 24, false, 27],
    ['Enter', 24, false, undefined],
  ])('%s at level %i, wide: %s', (code, level, isWide, expected) =>
    expect(levelByKey(code, level, isWide, reach)).toBe(expected),
  )
})

test.each([
  ['Frozen pond', 'snow'],
  ['Lily ponds', 'water'],
  ['Night garden', 'night'],
  ['Rose arch', 'flowers'],
  ['Cactus wing', 'dry'],
  ['Fern house', 'wood'],
  ['Market square', 'town'],
])('the scenery of %s is %s', (name, id) => expect(sceneOf(name, 0).id).toBe(id))

test('packs without names take turns', () =>
  expect(sceneOf(undefined, 20).id).not.toBe(sceneOf(undefined, 21).id))

const games = await Promise.all(
  (await gameFolders()).map(async ({ slug, game: manifest }) => {
    const { game } = (await import(manifest)) as { game: Game<unknown, unknown> }
    return { slug, packs: game.levels?.packs ?? [] }
  }),
)

test.each(games.filter(({ packs }) => packs.length > 1))(
  'the journey of $slug changes its scenery',
  ({ packs }) => expect(new Set(packs.map((name, i) => sceneOf(name, i).id)).size).toBeGreaterThan(2),
)
