/**
 * Checks that `npm test` catches known faults: `npm run bench test-faults [words of a name or an area]`. Plants each
 * fault of `test-plants.ts` in a copy of the project and runs the tests of its area there. The test that fails must fail
 * again with the fault, and pass without it.
 */
import { readdirSync, rmSync } from 'node:fs'
import { copyProject, plantFault, ROOT } from './planting.ts'
import { printTable, type Cell } from './table.ts'
import type { TestPlant } from './test-areas.ts'
import { TEST_PLANTS } from './test-plants.ts'
import { firstFailure, SEED, type Failure, type ProjectCopy, type Stage } from './test-stages.ts'

/** Of sixty. */
const MUST_CATCH = 56
const COPIES = 2
/** Longest message in the table. */
const WIDTH = 110

type Result = {
  readonly plant: TestPlant
  readonly by: string
  readonly message: string
  readonly isCaught: boolean
}

/** The first failure that happens again with the fault. A test that fails only sometimes is left out from then on. */
async function repeatedFailure(copy: ProjectCopy, stage: Stage): Promise<Failure | undefined> {
  const failure = await firstFailure(copy, stage)
  if (!failure || (await firstFailure(copy, failure.alone))) return failure
  console.log(`  Fails only sometimes: ${failure.by}: ${failure.message}`)
  if (!('unit' in stage)) return undefined
  return repeatedFailure(copy, { ...stage, except: [...(stage.except ?? []), failure.file] })
}

async function resultOf(copy: ProjectCopy, plant: TestPlant): Promise<Result> {
  const takeBack = plantFault(copy.root, plant)
  try {
    for (const stage of plant.stages) {
      const failure = await repeatedFailure(copy, stage)
      if (!failure) continue
      takeBack()
      const { by, message, alone } = failure
      const failsAnyway = await firstFailure(copy, alone)
      return { plant, by, message: message.slice(0, WIDTH), isCaught: !failsAnyway }
    }
  } finally {
    takeBack()
  }
  return { plant, by: '', message: '', isCaught: false }
}

const words = process.argv.slice(2).join(' ')
const plants = TEST_PLANTS.filter(({ name, area }) => `${area}: ${name}`.includes(words))
const next = plants.values()
const results = new Map<TestPlant, Result>()
const wordOf = ({ by, isCaught }: Result) => (isCaught ? by : by ? `FAILS ANYWAY: ${by}` : 'MISSED')

async function runCopy(number: number): Promise<void> {
  const paths = readdirSync(ROOT).filter(
    (name) => !/^(?:node_modules|\.git|dist.*|data|test-results)$/.test(name),
  )
  const copy = { root: copyProject(paths, /^\/[^/]+\/(?:node_modules|dist)$/), number }
  try {
    for (const plant of next) {
      const began = performance.now()
      const result = await resultOf(copy, plant)
      results.set(plant, result)
      const seconds = Math.round((performance.now() - began) / 1000)
      console.log(
        `  ${plant.area}: ${plant.name} (${seconds} s)\n    ${wordOf(result)}\n    ${result.message}`,
      )
    }
  } finally {
    rmSync(copy.root, { recursive: true })
  }
}

console.log(`SEED=${SEED}`)
await Promise.all(Array.from({ length: COPIES }, (_, number) => runCopy(number)))
const sorted = plants.flatMap((plant) => results.get(plant) ?? [])
const rows = sorted.map((result): Cell[] => [
  result.plant.name,
  result.plant.area,
  wordOf(result),
  result.message,
])
printTable('Faults that the tests catch', ['fault', 'area', 'caught by', 'in these words'], rows)
const caught = sorted.filter(({ isCaught }) => isCaught).length
// A run of some faults must catch the same share.
const isKept = caught * TEST_PLANTS.length >= MUST_CATCH * plants.length
console.log(`  ${isKept ? 'kept  ' : 'MISSED'}  caught ${caught} of ${plants.length} faults`)
if (!isKept) process.exitCode = 1
