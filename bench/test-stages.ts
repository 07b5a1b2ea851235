/** Runs a part of `npm test` in a copy of the project, until the first failure. */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { escapePattern } from '../test-support/escape-pattern.ts'

/** A part of `npm test`. */
export type Stage =
  /** Unit tests: parts of their paths, paths to leave out, and a pattern for titles. */
  | { readonly unit: readonly string[]; readonly except?: readonly string[]; readonly title?: string }
  /** A script of package.json. */
  | { readonly step: 'check:lint' | 'check:types' }
  /** A Playwright spec. */
  | { readonly browser: string }

export interface Failure {
  /** The test or step that failed. */
  readonly by: string
  readonly file: string
  /** The first line of its message. */
  readonly message: string
  /** Runs only what failed. */
  readonly alone: Stage
}

/** A run that takes longer hangs, and ends the benchmark: a fault should fail a test, not stop it. */
const LIMIT_MS = 600_000
/** Ports per copy: browser tests need three, and some start servers on the next ones. */
const PORTS_PER_COPY = 40

/** Seed of the tests that play random rounds, so that a run can be repeated. */
export const SEED = process.env['SEED'] ?? '1'

/** Copies run side by side, each with one worker. */
const UNIT_OPTIONS = ['--bail=1', '--maxWorkers=1', '--reporter=json']
const BROWSER_OPTIONS = ['--workers=1', '--max-failures=1', '--reporter=line']

export interface ProjectCopy {
  readonly root: string
  /** Counts from 0. Browser tests of different copies use different ports. */
  readonly number: number
}

/** Undefined if everything passes. */
export async function firstFailure(copy: ProjectCopy, stage: Stage): Promise<Failure | undefined> {
  if ('unit' in stage) return unitFailure(copy, stage)
  const args = 'step' in stage ? [stage.step] : ['check:browser', '--', stage.browser, ...BROWSER_OPTIONS]
  const { status, output } = await run(copy, 'npm', ['run', '--silent', ...args])
  if (status === 0) return undefined
  // Without its servers no browser test has run.
  if (output.includes('config.webServer')) throw new Error(`The servers did not start:\n${output}`)
  const by = 'step' in stage ? stage.step : stage.browser
  return { by, file: by, message: firstMessage(output), alone: stage }
}

interface UnitReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly title: string
      readonly fullName: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

async function unitFailure(
  copy: ProjectCopy,
  { unit, except = [], title }: Extract<Stage, { unit: unknown }>,
): Promise<Failure | undefined> {
  const report = join(copy.root, 'unit-report.json')
  rmSync(report, { force: true })
  const program = join(copy.root, 'node_modules/vitest/vitest.mjs')
  const options = [...UNIT_OPTIONS, `--outputFile=${report}`, ...except.map((path) => `--exclude=${path}`)]
  if (title !== undefined) options.push(`--testNamePattern=${title}`)
  const { status, output } = await run(copy, process.execPath, [program, 'run', ...unit, ...options])
  const { numPassedTests, testResults } = readReport(report, output)
  // A pattern that matches nothing must not count as a success.
  if (status === 0 && numPassedTests === 0) throw new Error(`No test ran: ${unit.join(' ')} ${title}`)
  if (status === 0) return undefined
  for (const { name, message, assertionResults } of testResults) {
    const file = name.slice(copy.root.length + 1)
    const failed = assertionResults.find((each) => each.status === 'failed')
    if (failed)
      return {
        by: `${file}: ${failed.fullName}`,
        file,
        message: firstMessage(failed.failureMessages?.[0] ?? ''),
        alone: { unit: [file], title: `${escapePattern(failed.title)}$` },
      }
    if (message) return { by: file, file, message: firstMessage(message), alone: { unit: [file] } }
  }
  throw new Error(`Vitest failed without a failed test:\n${output}`)
}

function readReport(report: string, output: string): UnitReport {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as UnitReport
  } catch {
    throw new Error(`Vitest wrote no report:\n${output}`)
  }
}

// oxlint-disable-next-line no-control-regex -- colours of a terminal begin with this control character
const COLOUR = /\x1b\[[\d;]*m/g
/** Lines that introduce a message of the linter, the compiler, or an assertion. */
const MESSAGE = /\berror\b|Error:|\bimports \S+:|^\s*[×✘]|Unused/i

function firstMessage(output: string): string {
  const lines = output
    .replace(COLOUR, '')
    .split('\n')
    .map((line) => line.trim())
  return lines.find((line) => MESSAGE.test(line)) ?? lines.find(Boolean) ?? ''
}

function run(
  { root, number }: ProjectCopy,
  command: string,
  args: readonly string[],
): Promise<{ status: number; output: string }> {
  const first = Number(process.env['E2E_FIRST_PORT'] ?? 3100)
  const ports = { E2E_FIRST_PORT: String(first + number * PORTS_PER_COPY) }
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...ports, SEED },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)))
  return new Promise((resolve, reject) =>
    child.on('close', (status) => {
      if (status === null) reject(new Error(`${args.join(' ')} did not end within ${LIMIT_MS / 1000} s.`))
      else resolve({ status, output })
    }),
  )
}
