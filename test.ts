/** `npm test`: runs every check. The last line is `N passed, N failed`. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireBrowser } from './test-support/browser.ts'
import { TEST_SETTINGS } from './test-support/servers.ts'

interface Count {
  passed: number
  failed: number
  /** Titles of failed and of skipped tests. */
  names?: readonly string[]
  skipped?: readonly string[]
}

interface Step {
  name: string
  run: string
  env?: Record<string, string>
  count?: () => Count
}

const reports = mkdtempSync(join(tmpdir(), 'greenhouse-test-'))
const unitReport = join(reports, 'unit.json')

/** A suite in Playwright's report. */
interface Suite {
  /** The title of a file, or of a group of tests in it. */
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly ok: boolean
    readonly tests: readonly { readonly status: string }[]
    readonly file: string
    readonly line: number
    readonly title: string
  }[]
}

type Spec = Suite['specs'][number]

/** The titles of the tests in a report that `matches` selects. */
const titlesIn = (
  { title: group, specs, suites = [] }: Suite,
  matches: (spec: Spec) => boolean,
): string[] => [
  ...specs.filter(matches).map(({ file, line, title }) => `${file}:${line} ${group} › ${title}`),
  ...suites.flatMap((suite) => titlesIn(suite, matches)),
]

const hasFailed = ({ ok }: Spec) => !ok
const isSkipped = ({ tests }: Spec) => tests.some(({ status }) => status === 'skipped')

/** A Playwright run, with a report file of its own. */
function browserStep(name: string, run: string): Step {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  return {
    name,
    run: `${run} --reporter=list,json`,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
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
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Steps in the same list run side by side. Tests are counted from the JSON report of a step, not from its output. */
const STEPS: readonly (readonly Step[])[] = [
  [
    { name: 'Format', run: 'check:format' },
    { name: 'Lint', run: 'check:lint' },
    { name: 'Types', run: 'check:types' },
    { name: 'Known vulnerabilities', run: 'check:audit' },
  ],
  [
    {
      name: 'Unit tests',
      run: `check:unit -- --reporter=default --reporter=json --outputFile.json=${unitReport}`,
      count() {
        const { numPassedTests, numFailedTests, testResults } = read<UnitReport>(unitReport)
        const results = testResults.flatMap(({ assertionResults }) => assertionResults)
        const titles = (...wanted: readonly string[]) =>
          results.filter(({ status }) => wanted.includes(status)).map(({ fullName }) => fullName)
        return {
          passed: numPassedTests,
          failed: numFailedTests,
          names: titles('failed'),
          skipped: titles('skipped', 'pending', 'todo'),
        }
      },
    },
  ],
  // With the settings of the browser tests, so that their server does not build again.
  [{ name: 'Build', run: 'build', env: TEST_SETTINGS }],
  [{ name: 'Browser support', run: 'check:browser-support' }],
  [browserStep('Chromium', 'check:browser --')],
  // One run for both, so that neither waits for the other's last test.
  [browserStep('Firefox and WebKit', 'check:engines -- --project=Firefox --project=WebKit')],
]

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
const skipped: string[] = []

/** Runs a step. Its output is shown at once if it runs alone, otherwise when it has ended. */
async function outputOf({ run, env }: Step, isAlone: boolean): Promise<{ status: number; output: string }> {
  const child = spawn(`npm run --silent ${run}`, {
    shell: true,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += String(piece)))
  const status = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  return { status, output }
}

async function runStep(step: Step, isAlone: boolean): Promise<void> {
  const { name, count } = step
  const began = Date.now()
  if (isAlone) console.log(`\n── ${name}`)
  const { status, output } = await outputOf(step, isAlone)
  if (!isAlone) console.log(`\n── ${name}\n${output}`)
  const counted = countOrZero(count)
  // A step that fails without a failed test, for example because it crashed, counts as one failure.
  if (status !== 0) {
    // Repeated at the end, because the output of later steps may be long.
    failures.push([name, ...(counted.names ?? [])].join('\n  '))
    counted.failed = Math.max(counted.failed, 1)
  } else if (!count) counted.passed = 1
  total.passed += counted.passed
  total.failed += counted.failed
  skipped.push(...(counted.skipped ?? []))
  console.log(
    [
      `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
      ...(count ? [`${counted.passed} passed`] : []),
      ...(counted.failed ? [`${counted.failed} failed`] : []),
      ...(counted.skipped?.length ? [`${counted.skipped.length} skipped`] : []),
    ].join(', '),
  )
}

requireBrowser()
for (const steps of STEPS) await Promise.all(steps.map((step) => runStep(step, steps.length === 1)))
rmSync(reports, { recursive: true })

/** Zero for a step without tests, or one that crashed before writing its report. */
function countOrZero(count: (() => Count) | undefined): Count {
  try {
    return count?.() ?? { passed: 0, failed: 0 }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

if (skipped.length > 0) console.log(`\nSkipped:\n  ${skipped.join('\n  ')}`)
if (failures.length > 0) console.log(`\nFailed: ${failures.join('\nFailed: ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
