/** `npm test`: runs every check, one after another. The last line is `N passed, N failed`. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireBrowser } from './test-support/browser.ts'
import { TEST_SETTINGS } from './test-support/servers.ts'

interface Count {
  passed: number
  failed: number
  skipped?: number
  /** Titles of failed tests. */
  names?: readonly string[]
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
    readonly file: string
    readonly line: number
    readonly title: string
  }[]
}

const failedIn = ({ title: group, specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${group} › ${title}`),
  ...suites.flatMap(failedIn),
]

/** A Playwright run, with a report file of its own. */
function browserStep(name: string, run: string): Step {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  return {
    name,
    run: `${run} --reporter=list,json`,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count() {
      const { stats, suites } = read<{
        stats: { expected: number; unexpected: number; flaky: number; skipped: number }
        suites: readonly Suite[]
      }>(report)
      const { expected: passed, unexpected, flaky, skipped } = stats
      return { passed, failed: unexpected + flaky, skipped, names: suites.flatMap(failedIn) }
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

/** Tests are counted from the JSON report of a step, not from its output. */
const STEPS: readonly Step[] = [
  { name: 'Format', run: 'check:format' },
  { name: 'Lint', run: 'check:lint' },
  { name: 'Types', run: 'check:types' },
  {
    name: 'Unit tests',
    run: `check:unit -- --reporter=default --reporter=json --outputFile.json=${unitReport}`,
    count() {
      const { numPassedTests, numFailedTests, testResults } = read<UnitReport>(unitReport)
      const names = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => fullName)
      return { passed: numPassedTests, failed: numFailedTests, names }
    },
  },
  { name: 'Known vulnerabilities', run: 'check:audit' },
  // With the settings of the browser tests, so that their server does not build again.
  { name: 'Build', run: 'build', env: TEST_SETTINGS },
  { name: 'Browser support', run: 'check:browser-support' },
  browserStep('Chromium', 'check:browser --'),
  // One run for both, so that neither waits for the other's last test.
  browserStep('Firefox and WebKit', 'check:engines -- --project=Firefox --project=WebKit'),
]

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []

requireBrowser()
for (const { name, run, env, count } of STEPS) {
  const began = Date.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(`npm run --silent ${run}`, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const tally = countOrZero(count)
  // A step that fails without a failed test, for example because it crashed, counts as one failure.
  if (status !== 0) {
    // Repeated at the end, because the output of later steps may be long.
    failures.push([name, ...(tally.names ?? [])].join('\n  '))
    tally.failed = Math.max(tally.failed, 1)
  } else if (!count) tally.passed = 1
  total.passed += tally.passed
  total.failed += tally.failed
  console.log(
    [
      `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
      ...(count ? [`${tally.passed} passed`] : []),
      ...(tally.failed ? [`${tally.failed} failed`] : []),
      ...(tally.skipped ? [`${tally.skipped} SKIPPED`] : []),
    ].join(', '),
  )
}
rmSync(reports, { recursive: true })

/** Zero for a step without tests, or one that crashed before writing its report. */
function countOrZero(count: (() => Count) | undefined): Count {
  try {
    return count?.() ?? { passed: 0, failed: 0 }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join('\nFailed: ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
