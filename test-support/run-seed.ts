/** Chooses the seed of a test run: what its property tests draw from, and which games its samples consist of. */
import { execFileSync } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import type { TestProject } from 'vitest/node'

/** Seeds are short enough to type. */
const MOST = 1_000_000

/** The same files have one seed, in every clone and after a rebase. Without Git the seed is random. */
function seedOfFiles(): number {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return createHash('sha256').update(tree).digest().readUInt32BE() % MOST
  } catch {
    return randomInt(MOST)
  }
}

/** The seed of this run: `SEED=123`, or one made from the committed files. */
export function runSeed(): number {
  const seed = Number(process.env['SEED'] ?? seedOfFiles())
  if (!Number.isSafeInteger(seed)) throw new Error(`SEED=${process.env['SEED']} is not a whole number.`)
  return seed
}

/** Vitest calls this once, before it starts the workers. */
export default function setUp({ provide }: TestProject): void {
  const seed = runSeed()
  console.log(`Property tests use SEED=${seed}. Set it to repeat this run.`)
  provide('seed', seed)
}
