import { expect, test } from 'vitest'
import { failedOutput } from './failed-output.ts'

const OUTPUT = `Side by side: Lint; Types
── Lint
0 warnings
── Lint: passed in 3 s, 1 passed

── Types
rules.ts(3,1): error
── Types: FAILED in 2 s, 1 failed

Failed: Types

4 s
1 passed, 1 failed`

test('only failed steps and the summary remain', () => {
  const short = failedOutput(OUTPUT)
  expect(short).toContain('rules.ts(3,1): error')
  expect(short).toMatch(/Failed: Types\n\n4 s\n1 passed, 1 failed$/)
  expect(short).not.toContain('0 warnings')
})

test('without a failed step everything remains', () => expect(failedOutput('Killed')).toBe('Killed'))
