/** Plays the beginning of a round of every game and checks that no floating word covers another one or the figure. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countWords, FIGURE_REQUIRED, WORD_SIZES } from '../../../test-support/words/counted.ts'
import { createCount, createFilm, type AnyGame } from '../../../test-support/words/film.ts'
import { gameFolders } from '../../../tools/folders.ts'
import type { WordBox } from '../paint/floating-words.ts'
import type { Stage } from '../paint/stage.ts'
import type { Box } from '../view.ts'

/** Just enough to see words. `npm run bench words` plays whole rounds at all sizes. */
const SAMPLE = { rounds: 1, seconds: 15, sizes: [WORD_SIZES[0], WORD_SIZES[2]] }

/** Games without a figure that is steered say so with an empty list. */
const hasFigure = (path: string) => /\bfigure\b/.test(readFileSync(join(path, 'view.ts'), 'utf8'))

const tested = (await gameFolders()).filter(({ path }) => FIGURE_REQUIRED || hasFigure(path))

test.concurrent.each(tested)(
  'the words of $slug are apart from each other and the figure',
  async ({ path }) => {
    const counted = await countWords(basename(path), SAMPLE)
    expect(counted.hasFigure, `${path}/view.ts does not define View.figure`).toBe(true)
    expect(counted.rounds).toBeGreaterThan(0)
    expect(counted.overlaps).toEqual([])
  },
)

const box = (x: number, y: number): Box => ({ x, y, width: 40, height: 20 })
const word = (text: string, x: number, y: number): WordBox => ({ text, ...box(x, y) })

/** The overlaps in two pictures of a game that shows these words. */
function overlapsOf(words: readonly WordBox[], figure: readonly Box[]): readonly string[] {
  const open = (stage: Stage) => ({ draw: () => stage.wordsDrawn?.(words), figure: () => figure })
  const count = createCount()
  const stage = { width: 320, height: 480, safe: { top: 60, bottom: 20 } } as Stage
  const film = createFilm({ open } as unknown as AnyGame, stage, count)
  film.begin(undefined)
  film.draw(0.1)
  film.draw(0.1)
  return count.overlaps
}

describe('a film', () => {
  test.each<[string, WordBox[], Box[]]>([
    ['“+3” and +2', [word('+3', 100, 100), word('+2', 120, 110)], []],
    ['“+3” and the figure', [word('+3', 100, 100)], [box(0, 0), box(130, 90)]],
    ['“+3” and the edge of the frame', [word('+3', 300, 100)], []],
    ['“+3” and the edge of the frame', [word('+3', 100, 50)], []],
  ])('reports %s once', (pair, words, figure) =>
    expect(overlapsOf(words, figure)).toEqual([`320×480, 0.1 s: ${pair}`]),
  )

  test('reports nothing where words are apart', () =>
    expect(overlapsOf([word('+3', 100, 100), word('+2', 141, 100)], [box(100, 121)])).toEqual([]))
})
