/**
 * Checks that the fuzzer finds known faults: `npm run bench fuzz-faults [words of a name]`. Reintroduces each fault of
 * `fuzz-plants.ts` in a copy of the games and runs the fuzzer there. A fault that it misses fails the benchmark.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PLANTS, type Plant } from './fuzz-plants.ts'
import { copyProject, plantFault, ROOT } from './planting.ts'
import { fuzz, times, type FuzzFault, type FuzzTries } from '../test-support/fuzz/run.ts'
import { budget, printTable, type Cell } from './table.ts'

const seed = Number(process.env['SEED'] ?? Date.now() % 1e9)
/** Multiplier for the number of attempts that the tests make. */
const TIMES = 60
/** Everything that the fuzzer runs. */
const COPIED = ['games', 'test-support', 'package.json']
const NOT_COPIED = /\.(?:webp|png|svg|css)$/

/** Whether the same attempt also fails without the fault. Then finding it shows nothing. */
function failsAnyway({ slug, door, n, kind }: FuzzFault): boolean {
  const args = [join(ROOT, 'test-support/fuzz/child.ts'), slug, String(seed), `${door}:${n}`]
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return kind === 'hang' ? status !== 0 : stdout.includes(`fault ${kind}`)
}

function triesOf({ door }: Plant): FuzzTries {
  const tries = times(TIMES)
  return door ? { action: 0, link: 0, round: 0, save: 0, file: 0, [door]: tries[door] } : tries
}

const asked = process.argv.slice(2).join(' ')
const rows: Cell[][] = []
let missed = 0
console.log(`SEED=${seed}`)
for (const plant of PLANTS.filter(({ name }) => name.includes(asked))) {
  const root = copyProject(COPIED, NOT_COPIED)
  plantFault(root, plant)
  const { name, slugs, kinds: until } = plant
  for (const { slug, faults } of await fuzz({ slugs, seed, tries: triesOf(plant), root, until })) {
    const found = faults.find(({ kind }) => until.includes(kind))
    const isProof = found !== undefined && !failsAnyway(found)
    if (!isProof) missed++
    const word = isProof ? found.kind : found ? 'FAILS ANYWAY' : 'MISSED'
    rows.push([name, slug, word, found?.door ?? '', found ? found.n + 1 : ''])
    console.log(`  ${name}, ${slug}: ${word}, ${found?.detail.slice(0, 160) ?? ''}`)
  }
  rmSync(root, { recursive: true })
}
printTable('Holes that the fuzzer finds', ['hole', 'game', 'found by', 'door', 'in try'], rows)
budget('holes that it misses', missed, 0, `of ${rows.length}`)
