import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { retentionMismatch } from './privacy-page.ts'

test('reports a site that was built with a different retention time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contact-promise-'))
  const page = join(folder, 'privacy-policy.html')
  expect(retentionMismatch(365, page)).toBeUndefined()
  writeFileSync(page, '<article><p data-retention-days="365">Messages …</p></article>')
  expect(retentionMismatch(365, page)).toBeUndefined()
  expect(retentionMismatch(90, page)).toMatch(
    /says that messages are kept for 365 days, .* is 90: build the site/,
  )
  rmSync(folder, { recursive: true })
})
