/** Counts tests by the JSON reports of Vitest and Playwright, not by their output. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Step } from './steps.ts'

const reports = mkdtempSync(join(tmpdir(), 'greenhouse-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const reportOf = (name: string) => join(reports, `${name.replaceAll(/\W/g, '-')}.json`)
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

/** A suite in Playwright's report. */
interface Suite {
  /** The title of a file, or of a group of tests in it. */
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly ok: boolean
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
    readonly file: string
    readonly line: number
    readonly title: string
  }[]
}

type Spec = Suite['specs'][number]

/** Lines of an error message that a summary repeats. */
const REASON_LINES = 6

/** A failed test's title with the beginnings of its error messages, without colours. */
const withReasons = (title: string, messages: readonly string[]) =>
  [
    title,
    ...messages.flatMap((message) => stripVTControlCharacters(message).split('\n').slice(0, REASON_LINES)),
  ].join('\n    ')

const messagesOf = ({ tests }: Spec) =>
  tests.flatMap(({ results }) =>
    results.flatMap(({ errors }) => errors.map(({ message = 'unknown error' }) => message)),
  )

/** The titles of the tests in a report that `matches` selects, and why the failed ones have failed. */
const titlesIn = (
  { title: group, specs, suites = [] }: Suite,
  matches: (spec: Spec) => boolean,
): string[] => [
  ...specs
    .filter(matches)
    .map((spec) => withReasons(`${spec.file}:${spec.line} ${group} › ${spec.title}`, messagesOf(spec))),
  ...suites.flatMap((suite) => titlesIn(suite, matches)),
]

const hasFailed = ({ ok }: Spec) => !ok
const isSkipped = ({ tests }: Spec) => tests.some(({ status }) => status === 'skipped')

/** A Playwright run, with a report file of its own. */
export function browserStep(name: string, run: string, env: Step['env'] = {}): Step {
  const report = reportOf(name)
  return {
    name,
    run: `${run} --reporter=list,json`,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count() {
      const { stats, suites } = read<{
        stats: { expected: number; unexpected: number; flaky: number }
        suites: readonly Suite[]
      }>(report)
      const { expected: passed, unexpected, flaky } = stats
      const titles = (matches: (spec: Spec) => boolean) => suites.flatMap((suite) => titlesIn(suite, matches))
      return { passed, failed: unexpected + flaky, names: titles(hasFailed), skipped: titles(isSkipped) }
    },
  }
}

interface UnitReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** A Vitest run with these arguments; with `title`, only of tests that have this word in their title. */
export function unitStep(name: string, args: readonly string[] = [], title?: string): Step {
  const report = reportOf(name)
  const selected = [...args, ...(title === undefined ? [] : ['-t', title])].join(' ')
  return {
    name,
    run: `vitest run --reporter=default --reporter=json --outputFile.json=${report} ${selected}`,
    count() {
      const { numPassedTests, numFailedTests, testResults } = read<UnitReport>(report)
      const results = testResults.flatMap(({ assertionResults }) => assertionResults)
      const titles = (...wanted: readonly string[]) =>
        results
          .filter(({ status }) => wanted.includes(status))
          .map(({ fullName, failureMessages = [] }) => withReasons(fullName, failureMessages))
      return {
        passed: numPassedTests,
        failed: numFailedTests,
        names: titles('failed'),
        // Vitest also reports tests with other titles as skipped.
        skipped: title === undefined ? titles('skipped', 'pending', 'todo') : [],
      }
    },
  }
}
