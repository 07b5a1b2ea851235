/**
 * Draws new seeds for properties that hold for every seed. Statistics with thresholds and recorded rounds keep fixed
 * seeds: with new ones they would fail now and then.
 */
import { expect, inject } from 'vitest'
import { chance } from '../rules/chance.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly seed: number
  }
}

/** The seed of this run: `SEED=123`, or one made from the committed files (test-support/run-seed.ts). */
export const RUN_SEED = inject('seed')

/** Seeds like those of real rounds: 32 bits, of either sign. */
export function freshSeeds(count: number): number[] {
  const dice = chance(RUN_SEED)
  return Array.from({ length: count }, () => dice.int(2 ** 32) | 0)
}

/** The command that repeats the tests of this file. */
function repeatCommand(): string {
  const file = expect.getState().testPath?.replace(/^.*\/(?=games\/)/, '') ?? ''
  return `SEED=${RUN_SEED} npx vitest run ${file}`
}

/** Checks new seeds. A failure has its seed and the command that repeats it in its message. */
export function forFreshSeeds(count: number, check: (seed: number) => void): void {
  for (const seed of freshSeeds(count))
    try {
      check(seed)
    } catch (error) {
      if (error instanceof Error) error.message += `\nSeed ${seed}. Repeat it with: ${repeatCommand()}`
      throw error
    }
}
