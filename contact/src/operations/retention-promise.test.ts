import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenPromise } from './retention-promise.ts'

test('a site that was built with another time to erase is noticed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contact-promise-'))
  const page = join(folder, 'privacy-policy.html')
  expect(brokenPromise(365, page)).toBeUndefined()
  writeFileSync(page, '<article><p data-retention-days="365">Messages …</p></article>')
  expect(brokenPromise(365, page)).toBeUndefined()
  expect(brokenPromise(90, page)).toMatch(
    /says that messages are kept for 365 days, .* is 90: build the site/,
  )
  rmSync(folder, { recursive: true })
})
