/**
 * Runs every benchmark, or only those named: `npm run bench [name…]`. Passes on other arguments, such as slugs. Pool8 is
 * both: it is a slug after another name, as in `npm run bench by-ear pool8`.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gameSlugs } from '../tools/folders.ts'

/** Helpers, not benchmarks. Files with a hyphen are also skipped: they are parts of the benchmark before the hyphen. */
const SHARED = new Set(['all', 'planting', 'servers', 'table', 'terms', 'trace', 'weather'])
/** Benchmarks despite their hyphen. */
const HYPHENATED = new Set([
  'by-ear',
  'first-deployment',
  'full-tests',
  'fuzz-faults',
  'level-starts',
  'test-faults',
])

const all = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => !SHARED.has(name) && (HYPHENATED.has(name) || !name.includes('-')))
const words = process.argv.slice(2)
const slugs = gameSlugs()
const isName = (word: string, i: number) => all.includes(word) && (i === 0 || !slugs.includes(word))
const named = words.filter(isName)
const passedOn = words.filter((word, i) => !isName(word, i))

const failed: string[] = []
for (const name of named.length > 0 ? named : all) {
  console.log(`\n══ ${name}`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...passedOn], {
    stdio: 'inherit',
  })
  if (status !== 0) failed.push(name)
}
console.log(
  failed.length === 0 ? '\nAll budgets kept.' : `\nBudgets exceeded or failed: ${failed.join(', ')}`,
)
process.exitCode = failed.length
