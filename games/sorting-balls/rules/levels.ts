/** Provides every level: handmade lessons, tuned deals, generated levels and boards of the day. */
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
 * Lessons teach one thing each, without words: balls go onto their own kind; an empty tube takes any ball; equal balls
 * travel together; two spare tubes let you dig; and all of it together. Tubes from the bottom up, a letter per ball.
 */
const LESSONS: readonly (readonly [tubes: string, par: number])[] = [
  ['ddd eeed fffe f', 3],
  ['gggh hhhi iiig -', 4],
  ['jjkk kkjj lll l -', 7],
  ['aabc bbca ccab - -', 9],
  ['dfed edff fede - -', 11],
]

export const TUNED_LEVELS = FIRST_DEALT - 1 + TUNED.length / 2

/** For a board of the day, the number sets only the difficulty; everything else comes from the seed. */
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

/** Three stars within 1.1 times par, two within 1.5 times. Veils allow a little more. */
export const movesFor = ({ par, veiled }: Pick<Level, 'par' | 'veiled'>) => ({
  three: Math.floor(par * (veiled ? 1.3 : 1.1)),
  two: Math.floor(par * (veiled ? 1.8 : 1.5)),
})

/** Kept small: a player may be waiting. */
const TARGET_EFFORT = { greed: 1.5, positions: 600 }
const MOST_DEALS = 9
/** Chosen so that no two of the first thousand levels are alike. */
const SALT = 20_000
/** Bounds for the percentage of people who should manage a level. */
const [TOO_HARD, TOO_EASY] = [58, 92]

/** Takes the first deal that is solved quickly and is neither too hard nor too easy, or the closest to that. */
function generated(number: number): Level {
  const shape = shapeOf(number)
  let nearest: { readonly level: Level; readonly miss: number } | undefined
  for (let attempt = 0; !nearest || (attempt < MOST_DEALS && nearest.miss > 0); attempt++) {
    // Use fewer kinds after several failed attempts.
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

/** Enough to prove the par of most daily deals. */
const DAY_EFFORT = { greed: 1, positions: 1500 }

/** Takes the first deal of the seed whose par is proven within that effort. */
function dayOf(number: number, seed: number): Level {
  const shape = dayShape(number)
  const dice = chance(seed + number * 7919)
  for (;;) {
    const dealt = dealBy(dice, shape)
    const { result, moves } = solve(benchOf(dealt), DAY_EFFORT)
    if (result === 'solved') return { ...dealt, par: moves }
  }
}
