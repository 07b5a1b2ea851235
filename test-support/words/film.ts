/** Draws a round frame by frame in Node and counts where floating words overlap each other or the figure. */
import type { Game } from '../../games/kit/game.ts'
import type { WordBox } from '../../games/kit/paint/floating-words.ts'
import type { Stage } from '../../games/kit/paint/stage.ts'
import { overlap } from '../../games/kit/play/free-box.ts'
import type { Box, View } from '../../games/kit/view.ts'

export type AnyGame = Game<unknown, unknown>

export interface WordCount {
  /** Pictures with at least one word. */
  pictures: number
  /** Different words. */
  readonly texts: Set<string>
  /** Each pair of boxes that overlap, once for each time it begins. */
  readonly overlaps: string[]
}

export const createCount = (): WordCount => ({ pictures: 0, texts: new Set(), overlaps: [] })

/** Every word below the bar, and apart from the other boxes. */
function overlapsIn(words: readonly WordBox[], figure: readonly Box[], stage: Stage): string[] {
  const named = [...words, ...figure.map((box) => ({ ...box, text: 'the figure' }))]
  const pairs = words.flatMap((word, i) =>
    named.slice(i + 1).flatMap((other) => (overlap(word, other) ? [`“${word.text}” and ${other.text}`] : [])),
  )
  const isOut = ({ x, y, width, height }: Box) =>
    x < -1 || x + width > stage.width + 1 || y < stage.safe.top - 1 || y + height > stage.height + 1
  return [...pairs, ...words.filter(isOut).map(({ text }) => `“${text}” and the edge of the frame`)]
}

/** One view on a clock of its own. */
export function createFilm(game: AnyGame, stage: Stage, count: WordCount) {
  let words: readonly WordBox[] = []
  // Not a copy, which would ask for a pen and so keep a game from using WebGL.
  const watched = Object.create(stage, {
    wordsDrawn: { value: (drawn: readonly WordBox[]) => void (words = drawn) },
  }) as Stage
  const view: View<unknown, unknown> = game.open(watched, {
    play: () => {},
    news: () => {},
    moment: () => {},
  })
  let [time, since] = [0, 0]
  let before: unknown
  let state: unknown
  let found: readonly string[] = []

  return {
    hasFigure: view.figure !== undefined,
    begin(opening: unknown): void {
      before = state = opening
      view.begin?.(opening, time)
    },
    change(from: unknown, to: unknown): void {
      // In the order of the kit: a view may prepare its effects when it is asked for sounds.
      view.hear?.(from, to)
      view.see?.(from, to)
      before = from
      state = to
      since = 0
    },
    draw(delta: number): void {
      time += delta
      since += delta
      view.draw({
        before,
        state,
        since,
        time,
        delta,
        still: false,
        playing: true,
        hint: undefined,
        best: undefined,
        ghost: undefined,
      })
      if (words.length > 0) count.pictures++
      for (const { text } of words) count.texts.add(text)
      const now = overlapsIn(words, view.figure?.() ?? [], stage)
      const size = `${stage.width}×${stage.height}`
      for (const pair of now)
        if (!found.includes(pair)) count.overlaps.push(`${size}, ${time.toFixed(1)} s: ${pair}`)
      found = now
    },
  }
}
