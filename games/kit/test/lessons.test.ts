/**
 * Checks that every element of a game is taught in one short sentence: at the first level that needs it, or, without
 * levels, when it first appears in play.
 */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { lessonSpots } from '../../../test-support/lessons/spots.ts'
import { gameFolders } from '../../../tools/folders.ts'
import { lessonKey } from '../play/lessons.ts'
import type { Game } from '../game.ts'
import type { Lesson } from '../lessons.ts'
import { FRESH_SAVE, readSave, writeSave } from '../save/save.ts'
import { spoken } from '../shell/words.ts'
import type { Basics, Elements } from './elements.ts'
import { firstStart } from './first-start.ts'
import type { Grading } from './grading.ts'
import { countWords } from './listener.ts'

/** As in by-ear.test.ts: the standing, the task and the lesson are announced together. */
const MOST_WORDS = 25
const MOST_LESSON_WORDS = 11
const load = async <File>(file: string) => (await import(pathToFileURL(file).href)) as File

const has = (path: string, ...file: string[]) => existsSync(join(path, ...file))

function expectShortSentences({ title, text, tip }: Lesson<unknown>): void {
  for (const sentence of [text, tip]) expect(sentence).toMatch(/^[A-Z×].*\.$/)
  expect(title).toMatch(/^[A-Z].*[^.]$/)
  expect(countWords(text), text).toBeLessThanOrEqual(MOST_LESSON_WORDS)
}

/** Whether a save keeps that a lesson was taught. */
function isKept(lesson: Lesson<unknown>): boolean {
  const totals = { [lessonKey(lesson)]: 1 }
  const { save, isWhole } = readSave(writeSave({ ...FRESH_SAVE, totals }))
  return isWhole && JSON.stringify(save.totals) === JSON.stringify(totals)
}

const graded = (await gameFolders()).filter(({ path }) => existsSync(join(path, 'test', 'grading.ts')))

describe.each(graded)('$slug', async ({ path }) => {
  const { game } = await load<{ game: Game<unknown, unknown> }>(join(path, 'game.ts'))
  const { grading } = await load<{ grading: Grading<unknown> }>(join(path, 'test', 'grading.ts'))
  const { lessons } = await load<{ lessons: readonly Lesson<unknown>[] }>(join(path, 'lessons.ts'))

  test('teaches each of its elements, and nothing else', () =>
    expect(lessons.map(({ id }) => id).toSorted()).toEqual(Object.keys(grading.elements).toSorted()))

  test('loads its lessons with its score', async () => {
    const score = await load<{ lessons: unknown }>(join(path, 'score.ts'))
    expect(score.lessons).toBe(lessons)
  })

  test.each(lessons)('teaches $id in short sentences where it first appears', (lesson) => {
    expectShortSentences(lesson)
    const { title, text } = lesson
    const found = firstStart(game, lesson)
    if (!found) throw new Error(`No level has ${title}.`)
    const { level, state } = found
    expect(lesson.level).toBe(level)
    const standing = spoken(game, { level, state, best: undefined })
    const said = [standing, game.words?.task(state), text].join(' ')
    expect(countWords(said), said).toBeLessThanOrEqual(MOST_WORDS)
  })

  test.each(lessons)('can record that $id was taught', (lesson) => expect(isKept(lesson)).toBe(true))
})

const endless = (await gameFolders()).filter(({ path }) => has(path, 'test', 'elements.ts'))

describe.each(endless)('$slug', async ({ path, slug }) => {
  const { game } = await load<{ game: Game<unknown, unknown> }>(join(path, 'game.ts'))
  const { elements, basics = {} } = await load<{ elements: Elements<unknown>; basics?: Basics }>(
    join(path, 'test', 'elements.ts'),
  )
  const { lessons } = await load<{ lessons: readonly Lesson<unknown>[] }>(join(path, 'lessons.ts'))

  test('teaches each of its elements that is not a basic, and nothing else', () => {
    const basic = Object.keys(basics)
    expect(
      basic.filter((name) => !elements[name]),
      'basics that are not elements',
    ).toEqual([])
    const taught = Object.keys(elements).filter((name) => !basic.includes(name))
    expect(lessons.map(({ id }) => id).toSorted()).toEqual(taught.toSorted())
  })

  test('loads its lessons with its score', async () => {
    const score = await load<{ lessons: unknown }>(join(path, 'score.ts'))
    expect(score.lessons).toBe(lessons)
  })

  test.each(lessons)('teaches $id in short sentences when it appears in play', (lesson) => {
    expectShortSentences(lesson)
    expect(lesson.level, 'a game without levels has no first level').toBeUndefined()
    const start = elements[lesson.id]
    if (!start) throw new Error(`test/elements.ts has no ${lesson.id}.`)
    const state = start()
    expect(game.rules.outcome(state)).toBe('playing')
    expect(lesson.at(state), `a place of ${lesson.id} in its state of test/elements.ts`).toBeTypeOf('number')
    // Otherwise it is part of how the game is played, which the opening card says.
    for (const seed of [1, 2, 3]) expect(lesson.at(game.rules.start(seed, 1))).toBeUndefined()
  })

  test.each(lessons)('can record that $id was taught', (lesson) => expect(isKept(lesson)).toBe(true))

  test('shows each lesson around its element, inside the frame at every size', async () => {
    const spots = await lessonSpots(basename(path))
    expect(new Set(spots.map(({ lesson }) => lesson)).size, 'lessons with a spot').toBe(lessons.length)
    for (const { lesson, size, spot } of spots) {
      const what = `${slug}: ${lesson} at ${size.join('×')}`
      const [width, height] = size
      expect(spot, what).toEqual({ x: expect.any(Number), y: expect.any(Number), size: expect.any(Number) })
      expect(spot.size, what).toBeGreaterThan(15)
      expect(spot.size, what).toBeLessThan(Math.min(width, height) * 0.7)
      expect(spot.x, what).toBeGreaterThan(0)
      expect(spot.x, what).toBeLessThan(width)
      expect(spot.y, what).toBeGreaterThan(0)
      expect(spot.y, what).toBeLessThan(height)
    }
  })
})
