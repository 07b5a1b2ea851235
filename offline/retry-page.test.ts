import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings } from '../config.ts'
import { gamesHeaders, pageHeaders, siteHeaders } from '../host/headers.ts'
import { retryPage } from './retry-page.ts'

const settings = readSettings({})

test.each([
  ['site', siteHeaders(settings)],
  ['games', gamesHeaders(settings)],
])('the retry page of the %s has the security headers of its host', (_, always) => {
  expect(retryPage(always).headers).toMatchObject(pageHeaders(always))
})

test('the policy allows only its own script', () => {
  const { html } = retryPage(siteHeaders(settings))
  const [, script = ''] = /<script>(.+)<\/script>/.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(html).toContain(`content="default-src 'none';script-src 'sha256-${hash}';base-uri`)
})
