import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserStep } from './counts.ts'

const ESCAPE = String.fromCharCode(27)
const tested = (title: string, ok: boolean, status: string, messages: readonly string[] = []) => ({
  file: 'page.spec.ts',
  line: 7,
  title,
  ok,
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
})

test("a browser run's report is counted, and its summary says why a test has failed", () => {
  const step = browserStep('Browser', 'true')
  const failed = tested('opens', false, 'unexpected', [
    `${ESCAPE}[31mTimed out${ESCAPE}[39m\n2\n3\n4\n5\n6\n7`,
    'Target closed',
  ])
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'page.spec.ts',
        specs: [tested('is fast', true, 'expected')],
        suites: [{ title: 'on phones', specs: [failed, tested('turns', true, 'skipped')] }],
      },
    ],
  }
  writeFileSync(step.env?.['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '', JSON.stringify(report))
  expect(step.count?.()).toEqual({
    passed: 2,
    failed: 2,
    names: [
      ['page.spec.ts:7 on phones › opens', 'Timed out', '2', '3', '4', '5', '6', 'Target closed'].join(
        '\n    ',
      ),
    ],
    skipped: ['page.spec.ts:7 on phones › turns'],
  })
})
