/** What each level consists of: the lessons as they are written here, tuned deals, and later ones dealt by number. */
import { chance } from '../../kit/rules/chance.ts'
import { fewestMoves } from './bound.ts'
import { dayShape, FIRST_DEALT, shapeOf } from './curve.ts'
import { deal, dealBy } from './deal.ts'
import { solve } from './solve.ts'
import { managed } from './grade.ts'
import { benchOf, veiledTubes } from './state.ts'
import type { Level } from './level.ts'
import { TUNED } from './tuned.ts'

/**
 * The first levels teach without a word, one thing each: alike goes on alike, and nothing else can be done;
 * an empty tube takes anything; alike balls travel together; with two spare tubes one can dig; and all of it.
 * Tubes from the bottom up, a letter for each ball.
 */
const LESSONS: readonly (readonly [tubes: string, par: number])[] = [
  ['ddd eeed fffe f', 3],
  ['gggh hhhi iiig -', 4],
  ['jjkk kkjj lll l -', 7],
  ['aabc bbca ccab - -', 9],
  ['dfed edff fede - -', 11],
]

export const TUNED_LEVELS = FIRST_DEALT - 1 + TUNED.length / 2

/** Of a board of the day only the strength is in its number; all else comes from its seed. */
export function levelOf(number: number, seed: number): Level {
  if (number < 0) return dayOf(number, seed)
  const lesson = LESSONS[number - 1]
  if (lesson) return { height: 4, par: lesson[1], tubes: lessonTubes(lesson[0]) }
  return number <= TUNED_LEVELS ? tuned(number) : generated(number)
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

function tuned(number: number): Level {
  const at = (number - FIRST_DEALT) * 2
  const [attempt = 0, extra = 0] = Array.from(TUNED.slice(at, at + 2), (digit) => parseInt(digit, 36))
  const dealt = deal(shapeOf(number), number, attempt)
  return { ...dealt, par: fewestMoves(benchOf(dealt).tubes) + extra }
}

/** Three stars for par and a tenth, two for half as much again. Who cannot see everything may move a little more. */
export const movesFor = ({ par, veiled }: Pick<Level, 'par' | 'veiled'>) => ({
  three: Math.floor(par * (veiled ? 1.3 : 1.1)),
  two: Math.floor(par * (veiled ? 1.8 : 1.5)),
})

/** Quick, because somebody may be waiting. */
const TARGET_EFFORT = { greed: 1.5, positions: 600 }
const MOST_DEALS = 9
/** With this no two of the first thousand levels are alike. */
const SALT = 20_000
/** Of a hundred people so many should manage: enough of them, and not all. */
const [TOO_HARD, TOO_EASY] = [58, 92]

/** The first deal that is solved soon, and is neither too hard nor too easy for people; else the nearest to that. */
function generated(number: number): Level {
  const shape = shapeOf(number)
  let nearest: { readonly level: Level; readonly miss: number } | undefined
  for (let attempt = 0; !nearest || (attempt < MOST_DEALS && nearest.miss > 0); attempt++) {
    // What stays too hard gets fewer kinds.
    const kinds = shape.kinds - Math.floor(attempt / 4)
    const dealt = deal({ ...shape, kinds }, number + SALT, attempt)
    const bench = benchOf(dealt)
    const { result, moves: par } = solve(bench, TARGET_EFFORT)
    if (result !== 'solved') continue
    const level = { ...dealt, par }
    const manage = managed(bench, veiledTubes(level), par, movesFor(level).two)
    const miss = Math.max(0, 3 * (TOO_HARD - manage), manage - TOO_EASY)
    if (!nearest || miss < nearest.miss) nearest = { level, miss }
  }
  return nearest.level
}

/** Proves the par of most deals on the way to Sunday. */
const DAY_EFFORT = { greed: 1, positions: 1500 }

/** The first deal of the seed whose par is proven soon. */
function dayOf(number: number, seed: number): Level {
  const shape = dayShape(number)
  const dice = chance(seed + number * 7919)
  for (;;) {
    const dealt = dealBy(dice, shape)
    const { result, moves } = solve(benchOf(dealt), DAY_EFFORT)
    if (result === 'solved') return { ...dealt, par: moves }
  }
}
