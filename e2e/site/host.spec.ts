import { URLS } from '../servers.ts'
import { expect, test } from './test.ts'

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
}

for (const [path, status] of [
  ['/', 200],
  ['/single?slug=pool8', 200],
  ['/single?slug=nowhere', 404],
  ['/nowhere', 404],
  ['/%00', 400],
  ['/%', 400],
  [`/${'a'.repeat(5000)}`, 414],
] as const) {
  test(`the site answers ${path.slice(0, 30)} with ${status} and the security headers`, async ({
    request,
  }) => {
    const answer = await request.get(URLS.site + path)
    expect(answer.status()).toBe(status)
    const headers = answer.headers()
    expect(headers).toMatchObject(SECURITY)
    expect(headers['permissions-policy']).toContain('camera=()')
    // What else a page is held to is in policy.spec.ts.
    expect(headers['content-security-policy']).toMatch(/(^|; )frame-ancestors 'none'$/)
    // The test servers have no https to insist on.
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
}

test('only the site may frame the games', async ({ request }) => {
  const answer = await request.get(`${URLS.games}/pool8`)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    ...SECURITY,
    'content-security-policy': `frame-ancestors ${URLS.site}`,
  })
})

test('other methods are refused, and a page that the browser already has is not sent again', async ({
  request,
}) => {
  expect((await request.post(URLS.site)).status()).toBe(405)
  const first = await request.get(URLS.site)
  const tag = first.headers()['etag'] ?? ''
  expect((await request.get(URLS.site, { headers: { 'if-none-match': tag } })).status()).toBe(304)
  expect(first.headers()['content-encoding']).toBe('br')
})
