/** Tests the names of set pieces: that they are short and their own, and where they are said. */
import { describe, expect, test } from 'vitest'
import { game as puzzle } from '../../_blank/game.ts'
import { gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import { giftsOf } from '../pages/journey/gifts.ts'
import { sceneOf } from '../pages/journey/scenes.ts'
import { stationWords } from '../pages/journey/station-words.ts'
import { resultTexts } from '../deferred/result/result-texts.ts'
import { calmWords, pillWords, spoken } from '../shell/words.ts'

/** The pill and the signs of the journey have room for them. */
const MOST_CHARACTERS = 20

const games = await Promise.all(
  (await gameFolders()).map(async ({ slug, game: manifest }) => {
    const { game } = (await import(manifest)) as { game: Game<unknown, unknown> }
    return { slug, titles: game.levels?.titles ?? {}, tuned: game.levels?.tuned ?? 0 }
  }),
)

describe.each(games.filter(({ titles }) => Object.keys(titles).length > 0))('$slug', ({ titles, tuned }) => {
  test.each(Object.entries(titles))('names level %s in a few letters', (level, title) => {
    expect(title).toMatch(/^[A-Z0-9×].*[^.\s]$/)
    expect(title.length, title).toBeLessThanOrEqual(MOST_CHARACTERS)
    expect(Number(level)).toBeGreaterThan(0)
    expect(Number(level)).toBeLessThanOrEqual(tuned)
  })

  test('gives each set piece a name of its own', () =>
    expect(new Set(Object.values(titles)).size).toBe(Object.keys(titles).length))
})

const TITLES = { 4: 'Twin rivers' }
const named = { ...puzzle, levels: { ...puzzle.levels, titles: TITLES } } as typeof puzzle
const standing = { level: 4, state: { buds: [true, false, true], par: 2, spent: 0 }, best: undefined }
const moved = { ...standing, state: { ...standing.state, spent: 1 } }

describe('the name of a set piece', () => {
  test('is in the pill until the first move', () => {
    expect(pillWords(named, standing)).toEqual({ main: 'Level 4', more: 'Twin rivers' })
    expect(pillWords(named, moved).more).toBe('1 move, par 2')
    expect(pillWords(named, { ...standing, level: 5 }).more).toBe('0 moves, par 2')
  })

  test('is announced with the level, also with Calm', () => {
    expect(spoken(named, standing)).toBe('Level 4: Twin rivers, 0 moves, par 2.')
    expect(calmWords(named, standing)).toBe('Level 4: Twin rivers')
  })

  test('is on the end card', () =>
    expect(resultTexts(named, { ...moved, state: { buds: [true], par: 2, spent: 2 } })).toEqual([
      'Level 4: Twin rivers',
      '2 moves, par 2',
    ]))

  test('is at its station on the journey', () =>
    expect(stationWords(giftsOf({}, [], [], TITLES), 4, 'locked', sceneOf('Lily pond', 0))).toBe(
      'Level 4: Twin rivers, locked',
    ))
})
