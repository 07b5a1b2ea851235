/** Runs the steps of `npm test` and `npm run check`. The last line is `N passed, N failed`. */
import { spawn } from 'node:child_process'

interface Count {
  readonly passed: number
  readonly failed: number
  /** Titles of failed and of skipped tests. */
  readonly names?: readonly string[]
  readonly skipped?: readonly string[]
}

export interface Step {
  readonly name: string
  /** A shell command. Programs in node_modules/.bin need no path, because npm runs the caller. */
  readonly run: string
  readonly env?: Readonly<Record<string, string>>
  /** Reads the counts of a step with tests from its report. */
  readonly count?: () => Count
}

/** Runs a step. Its output is shown at once if it runs alone, otherwise when it has ended. */
async function outputOf({ run, env }: Step, isAlone: boolean): Promise<{ status: number; output: string }> {
  const child = spawn(run, {
    shell: true,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += String(piece)))
  const status = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  return { status, output }
}

/** Zero for a step without tests, or one that crashed before writing its report. */
function countOrZero(count: (() => Count) | undefined): Count {
  try {
    return count?.() ?? { passed: 0, failed: 0 }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

interface Outcome extends Count {
  /** The step's name and its failed tests. Undefined if it passed. */
  readonly failure: string | undefined
}

async function runStep(step: Step, isAlone: boolean): Promise<Outcome> {
  const { name, count } = step
  const began = Date.now()
  if (isAlone) console.log(`\n── ${name}`)
  const { status, output } = await outputOf(step, isAlone)
  if (!isAlone) console.log(`\n── ${name}\n${output}`)
  const counted = countOrZero(count)
  const hasPassed = status === 0
  // A step that fails without a failed test, for example because it crashed, counts as one failure.
  const failed = hasPassed ? counted.failed : Math.max(counted.failed, 1)
  const passed = hasPassed && !count ? 1 : counted.passed
  console.log(
    [
      `── ${name}: ${hasPassed ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
      ...(count ? [`${passed} passed`] : []),
      ...(failed ? [`${failed} failed`] : []),
      ...(counted.skipped?.length ? [`${counted.skipped.length} skipped`] : []),
    ].join(', '),
  )
  const failure = hasPassed ? undefined : [name, ...(counted.names ?? [])].join('\n  ')
  return { ...counted, passed, failed, failure }
}

export const script = (name: string, npmScript: string, env: Step['env'] = {}): Step => ({
  name,
  run: `npm run --silent ${npmScript}`,
  env,
})

/** Runs the lists of steps in sequence, and the steps of a list side by side. Sets the exit code. */
export async function runSteps(lists: readonly (readonly Step[])[]): Promise<void> {
  const began = Date.now()
  const outcomes: Outcome[] = []
  for (const steps of lists) {
    if (steps.length > 1) console.log(`Side by side: ${steps.map(({ name }) => name).join('; ')}`)
    outcomes.push(...(await Promise.all(steps.map((step) => runStep(step, steps.length === 1)))))
  }
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const skipped = outcomes.flatMap((outcome) => outcome.skipped ?? [])
  if (skipped.length > 0) console.log(`\nSkipped:\n  ${skipped.join('\n  ')}`)
  // Repeated at the end, because the output of later steps may be long.
  for (const { failure } of outcomes) if (failure !== undefined) console.log(`\nFailed: ${failure}`)
  const failed = sum((outcome) => outcome.failed)
  console.log(`\n${Math.round((Date.now() - began) / 1000)} s`)
  console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
