/** Finds the level where an element first appears. */
import type { Game } from '../game.ts'
import type { Lesson } from '../lessons.ts'
import { PACK } from '../round/packs.ts'

/** An element that has not appeared by then never will. */
const LAST_PACK = 15
/** Levels per pack to look at: its first ones introduce a new element. */
const LOOKED_AT = 6

/** The first of the looked-at levels of every pack whose start has the element. */
export function firstStart({ rules }: Game<unknown, unknown>, lesson: Lesson<unknown>) {
  for (let pack = 0; pack < LAST_PACK; pack++)
    for (let level = pack * PACK + 1; level <= pack * PACK + LOOKED_AT; level++) {
      const state = rules.start(level, level)
      if (lesson.at(state) !== undefined) return { level, state }
    }
  return undefined
}
