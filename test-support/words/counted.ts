/** Counts how floating words are placed in rounds of a game, in a process of its own. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** As `count.ts` prints it. */
export interface CountedWords {
  readonly hasFigure: boolean
  readonly rounds: number
  /** Pictures with at least one word. */
  readonly pictures: number
  readonly texts: readonly string[]
  /** Each pair that overlaps, with its size and time. */
  readonly overlaps: readonly string[]
}

export interface CountOptions {
  readonly rounds: number
  /** Longest round. */
  readonly seconds: number
  readonly sizes: readonly (readonly [width: number, height: number])[]
}

export const WORD_SIZES = [
  [320, 480],
  [390, 844],
  [844, 390],
  [1280, 650],
] as const

/**
 * Whether a game without `View.figure` fails the tests. Until every game has one, such a game is only listed by
 * `npm run bench words`.
 */
export const FIGURE_REQUIRED = false

const COUNT = join(import.meta.dirname, 'count.ts')
const run = promisify(execFile)

export async function countWords(
  folder: string,
  { rounds, seconds, sizes }: CountOptions,
): Promise<CountedWords> {
  const shown = sizes.map((size) => size.join('x'))
  const { stdout } = await run(process.execPath, [COUNT, folder, String(rounds), String(seconds), ...shown])
  return JSON.parse(stdout) as CountedWords
}
