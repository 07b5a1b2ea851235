/** The games that are played by ear, the levels to listen to, and what is wrong with an announcement. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameFolder } from '../tools/folders.ts'
import type { Game } from '../games/kit/game.ts'
import type { Lesson } from '../games/kit/lessons.ts'
import { firstStart } from '../games/kit/test/first-start.ts'
import { hearLevel, type HeardLevel } from '../games/kit/test/hear-level.ts'
import type { ByEar } from '../games/kit/test/listener.ts'

/** Words that one announcement may have. */
export const MOST_WORDS = 25

/** Far into each game, besides the levels where an element first appears. */
const FAR = [1, 25, 65, 125, 205, 305]

export interface GameByEar {
  readonly slug: string
  readonly game: Game<unknown, unknown>
  readonly lessons: readonly Lesson<unknown>[]
  /** Those where an element first appears, in order. */
  readonly taught: readonly number[]
  /** All levels to listen to; a game without a journey has one. */
  readonly levels: readonly number[]
  hear(level: number): Promise<HeardLevel>
}

const load = async <File>(file: string) => (await import(pathToFileURL(file).href)) as File

/** Undefined if the game is not played by ear. */
export async function gameByEar(
  folder: Pick<GameFolder, 'slug' | 'path' | 'game'>,
): Promise<GameByEar | undefined> {
  const { slug, path } = folder
  const listenerFile = join(path, 'test', 'by-ear.ts')
  const lessonsFile = join(path, 'lessons.ts')
  if (!existsSync(listenerFile)) return undefined
  const { game } = await load<{ game: Game<unknown, unknown> }>(folder.game)
  const { createListener, level: first = 1 } = await load<ByEar<unknown>>(listenerFile)
  const { lessons } = existsSync(lessonsFile)
    ? await load<{ lessons: readonly Lesson<unknown>[] }>(lessonsFile)
    : { lessons: [] }
  const taught = lessons.flatMap((lesson) => firstStart(game, lesson)?.level ?? [])
  const isJourney = game.levels && !game.levels.names
  const levels = isJourney ? [...new Set([...FAR, ...taught])].toSorted((a, b) => a - b) : [first]
  return {
    slug,
    game,
    lessons,
    taught,
    levels,
    hear: (level) => hearLevel(slug, game, level, createListener(), lessons),
  }
}

/** The positions that a text names more than once. */
export function repeatedPlaces(text: string): string[] {
  const places = (
    text.match(/\b(?:row \d+, column \d+|tube \d+|bud \d+|\d+ across, \d+ down)\b/gi) ?? []
  ).map((place) => place.toLowerCase())
  return places.filter((place, i) => places.indexOf(place) !== i)
}

/** What is wrong with the announcements of a level. */
export function faultsOf({ presses, isDone }: HeardLevel): string[] {
  return [
    ...(isDone ? [] : ['The level was not won.']),
    ...presses.flatMap(({ key, text, words }) => [
      ...(words > MOST_WORDS ? [`${words} words after ${key}: ${text}`] : []),
      ...(repeatedPlaces(text).length > 0 ? [`The same place twice after ${key}: ${text}`] : []),
    ]),
  ]
}
