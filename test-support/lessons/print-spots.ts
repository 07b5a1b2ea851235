/**
 * Prints, as JSON, where the lessons of a game without levels are shown at four sizes: `node print-spots.ts <folder>`.
 * Runs in a process of its own, because it replaces the browser of the process.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '../../games/kit/game.ts'
import type { Lesson } from '../../games/kit/lessons.ts'
import type { Elements } from '../../games/kit/test/elements.ts'
import { blankStage } from '../blank-stage.ts'
import { installNobodySees } from '../nobody-sees.ts'
import { WORD_SIZES } from '../words/counted.ts'
import type { LessonSpot } from './spots.ts'

/** Pictures until a camera or a figure has come to rest. */
const PICTURES = 60

// Drawing code may look for a canvas while it loads.
installNobodySees()

const [folder = ''] = process.argv.slice(2)
const load = async <File>(...file: string[]) =>
  (await import(pathToFileURL(join(import.meta.dirname, '..', '..', 'games', folder, ...file)).href)) as File
const { game } = await load<{ game: Game<unknown, unknown> }>('game.ts')
const { lessons } = await load<{ lessons: readonly Lesson<unknown>[] }>('lessons.ts')
const { elements } = await load<{ elements: Elements<unknown> }>('test', 'elements.ts')

const spots = WORD_SIZES.flatMap((size): LessonSpot[] =>
  lessons.flatMap((lesson) => {
    const view = game.open(blankStage(size[0], size[1]), { play: () => {}, news: () => {}, moment: () => {} })
    const state = elements[lesson.id]?.()
    const place = lesson.at(state)
    view.begin?.(state, 0)
    for (let picture = 1; picture <= PICTURES; picture++)
      view.draw({
        before: state,
        state,
        since: picture / 60,
        time: picture / 60,
        delta: 1 / 60,
        still: false,
        playing: true,
        hint: undefined,
        best: undefined,
        ghost: undefined,
      })
    const spot = place === undefined ? undefined : view.spot?.(place, state)
    return spot ? [{ lesson: lesson.id, size, spot }] : []
  }),
)
console.log(JSON.stringify(spots))
