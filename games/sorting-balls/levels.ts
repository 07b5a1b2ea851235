import { deal, FIRST_DEALT, shapeOf } from './shape.ts'
import { solve } from './solver.ts'
import { pack } from './tubes.ts'
import { TUNED } from './tuned.ts'

export interface Layout {
  readonly height: number
  readonly par: number
  readonly tubes: readonly (readonly number[])[]
}

/**
 * The first levels teach without a word, each one thing: alike goes on alike, and nothing else can be done;
 * an empty tube takes anything; alike balls travel together; with two spare tubes one can dig; and all of it.
 * Tubes from the bottom up, a letter a ball.
 */
const LESSONS: readonly (readonly [tubes: string, par: number])[] = [
  ['aaa bbba cccb c', 3],
  ['aaab bbbc ccca -', 4],
  ['aabb bbaa ccc c -', 7],
  ['aabc bbca ccab - -', 9],
  ['acba bacc cbab - -', 11],
]

export const TUNED_LEVELS = FIRST_DEALT - 1 + TUNED.length / 3

export function layOut(level: number): Layout {
  const lesson = LESSONS[level - 1]
  if (lesson) return { height: 4, par: lesson[1], tubes: lessonTubes(lesson[0]) }
  return level <= TUNED_LEVELS ? tuned(level) : generated(level)
}

function lessonTubes(text: string): number[][] {
  const dealt = new Map<string, number>()
  return text.split(' ').map((tube) =>
    Array.from(tube.replace('-', ''), (letter) => {
      const count = dealt.get(letter) ?? 0
      dealt.set(letter, count + 1)
      return (letter.charCodeAt(0) - 97) * 4 + count
    }),
  )
}

function tuned(level: number): Layout {
  const entry = (level - FIRST_DEALT) * 3
  const shape = shapeOf(level)
  const attempt = parseInt(TUNED.charAt(entry), 36)
  const par = parseInt(TUNED.slice(entry + 1, entry + 3), 10)
  return { height: shape.height, par, tubes: deal(shape, level, attempt) }
}

/** As near the best as a search is that may take no longer than a new level may: tests hold it to a tenth. */
const PAR_EFFORT = { greed: 1.6, positions: 1500 }

/** The first deal that is solved soon. */
function generated(level: number): Layout {
  const shape = shapeOf(level)
  for (let attempt = 0; ; attempt++) {
    const tubes = deal(shape, level, attempt)
    const position = tubes.map((tube) => pack(tube.map((ball) => Math.floor(ball / shape.height))))
    const { result, moves } = solve(position, shape.height, PAR_EFFORT)
    if (result === 'solved') return { height: shape.height, par: moves, tubes }
  }
}
