import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Step } from './steps.ts'

const MODULE = pathToFileURL(join(import.meta.dirname, 'steps.ts')).href

/** Runs the steps in a process of their own, because they set the exit code. */
function run(lists: readonly (readonly Step[])[]) {
  const program = `import { runSteps } from '${MODULE}'; await runSteps(${JSON.stringify(lists)})`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n') }
}

const passes = (name: string) => ({ name, run: 'exit 0' })

test('the last line counts the steps, and all passed means exit code 0', () => {
  const { status, lines } = run([[passes('One'), passes('Two')], [passes('Three')]])
  expect(lines.at(-1)).toBe('3 passed, 0 failed')
  expect(status).toBe(0)
})

test('a failed step is named at the end, later steps still run, and the exit code is 1', () => {
  const { status, lines } = run([[{ name: 'Bad', run: 'exit 3' }], [passes('Good')]])
  expect(lines).toContain('Failed: Bad')
  expect(lines.at(-1)).toBe('1 passed, 1 failed')
  expect(status).toBe(1)
})

test('steps of one list run side by side, with the output of each in one piece', () => {
  // Each waits for the other, so in sequence neither would end.
  const meet = (own: string, other: string) =>
    `echo ${own}; touch "$MEETING/${own}"; until [ -e "$MEETING/${other}" ]; do sleep 0.05; done; echo ${own} again`
  const env = { MEETING: mkdtempSync(join(tmpdir(), 'greenhouse-steps-')) }
  const { lines } = run([
    [
      { name: 'A', run: meet('here', 'there'), env },
      { name: 'B', run: meet('there', 'here'), env },
    ],
  ])
  rmSync(env.MEETING, { recursive: true })
  expect(lines.join('\n')).toContain('here\nhere again')
  expect(lines.join('\n')).toContain('there\nthere again')
})
