/**
 * Fuzzes every game with mutated links, stored rounds, saves and save files: `npm run bench fuzz [slug…] [minutes]`.
 * Runs for two minutes by default. Each pass has a new seed; SEED=… sets the first one.
 */
import { DOORS, KINDS, type FaultKind } from '../games/kit/test/fuzz/subject.ts'
import { gameFolders } from '../tools/folders.ts'
import { fuzz, times, type Report } from '../test-support/fuzz/run.ts'
import { budget, printTable } from './table.ts'

const asked = process.argv.slice(2)
const minutes = Number(asked.find((word) => Number(word) > 0) ?? 2)
const named = asked.filter((word) => !(Number(word) > 0))
const all = (await gameFolders()).map(({ slug }) => slug)
const slugs = named.length > 0 ? all.filter((slug) => named.includes(slug)) : all
if (slugs.length === 0) throw new Error(`There is no game ${named.join(' or ')}.`)

/** Multiplier for the number of attempts that the tests make, per pass. */
const TIMES = 4
/** Maximum number of faults printed in full. */
const PRINTED = 20

const WORDS: Readonly<Record<FaultKind, string>> = {
  hang: 'hangs',
  slow: 'tries of more than 2 s of CPU time',
  throw: 'errors other than a refusal',
  type: 'actions of the wrong type accepted',
  number: 'states with a number that is not finite',
  par: 'results better than the best',
  bounds: 'levels, days and results out of bounds',
  records: 'records, settings or saves lost or damaged',
}

let seed = Number(process.env['SEED'] ?? Date.now() % 1e9)
const reports: Report[] = []
console.log(`SEED=${seed}`)
for (const until = Date.now() + minutes * 60_000; reports.length === 0 || Date.now() < until; seed++)
  reports.push(...(await fuzz({ slugs, seed, tries: times(TIMES) })))

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
const rowOf = (slug: string) => {
  const own = reports.filter((report) => report.slug === slug)
  const faults = own.flatMap((report) => report.faults)
  return [
    slug,
    ...DOORS.map(
      (door) =>
        `${sum(own.map(({ tries }) => tries[door]))} (${sum(own.map(({ accepted }) => accepted[door]))})`,
    ),
    ...KINDS.map((kind) => faults.filter((fault) => fault.kind === kind).length),
  ]
}
printTable(`Tries by door (accepted), and faults by kind`, ['game', ...DOORS, ...KINDS], slugs.map(rowOf))

const faults = reports.flatMap((report) => report.faults)
for (const { kind, detail, repeat } of faults.slice(0, PRINTED))
  console.log(`  ${kind}: ${detail.slice(0, 300)}\n    ${repeat}`)
const tries = sum(reports.flatMap((report) => Object.values(report.tries)))
for (const kind of KINDS)
  budget(WORDS[kind], faults.filter((fault) => fault.kind === kind).length, 0, `in ${tries} tries`)
