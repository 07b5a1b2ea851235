/** Checks that every element of a game is taught: one short sentence, at the first level that needs the element. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import { lessonKey } from '../deferred/lessons.ts'
import type { Game } from '../game.ts'
import type { Lesson } from '../lessons.ts'
import { FRESH_SAVE, readSave, writeSave } from '../save/save.ts'
import { spoken } from '../shell/words.ts'
import { firstStart } from './first-start.ts'
import type { Grading } from './grading.ts'
import { countWords } from './listener.ts'

/** As in by-ear.test.ts: the standing, the task and the lesson are announced together. */
const MOST_WORDS = 25
const MOST_LESSON_WORDS = 11
const load = async <File>(file: string) => (await import(pathToFileURL(file).href)) as File

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
    const { title, text, tip } = lesson
    for (const sentence of [text, tip]) expect(sentence).toMatch(/^[A-Z×].*\.$/)
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    expect(countWords(text), text).toBeLessThanOrEqual(MOST_LESSON_WORDS)
    const found = firstStart(game, lesson)
    if (!found) throw new Error(`No level has ${title}.`)
    const { level, state } = found
    expect(lesson.level).toBe(level)
    const standing = spoken(game, { level, state, best: undefined })
    const said = [standing, game.words?.task(state), text].join(' ')
    expect(countWords(said), said).toBeLessThanOrEqual(MOST_WORDS)
  })

  test.each(lessons)('can record that $id was taught', (lesson) => {
    const totals = { [lessonKey(lesson)]: 1 }
    const { save, isWhole } = readSave(writeSave({ ...FRESH_SAVE, totals }))
    expect([isWhole, save.totals]).toEqual([true, totals])
  })
})
