/** Checks in the browser what the site's pages may not do, on our own host and on nginx. */
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { type Nginx, runNginx } from '../../deploy/nginx/run.ts'
import { sitePolicy } from '../../host/policy.ts'
import { freePort } from '../../test-support/machine.ts'
import { URLS } from '../../test-support/servers.ts'
import { findNginx } from '../../test-support/find-nginx.ts'
import { effectivePolicy } from './policy.ts'
import { expect, LOST, open, SCREENS, test } from './test.ts'

const program = findNginx()
let nginx: Nginx | undefined
let nginxOrigin = ''
test.beforeAll(async () => {
  if (!program) return
  const ports = { site: await freePort(), games: await freePort() }
  nginx = await runNginx(program, join(import.meta.dirname, '..', '..'), ports)
  nginxOrigin = `http://localhost:${ports.site}`
})
test.afterAll(() => nginx?.close())

const HOSTS = [
  { host: 'our host', origin: () => URLS.site, isThere: true },
  { host: 'nginx', origin: () => nginxOrigin, isThere: program !== undefined },
]

/** Markup that an attacker would inject through a hole in the page. */
const INJECTED = `
  <script>globalThis.owned = 1</script>
  <img src="/missing" onerror="globalThis.owned = 2">
  <script src="https://elsewhere.example/x.js"></script>
  <style>h1 { outline: 7px solid red }</style>
  <p id="styled" style="outline: 7px solid red">Styled</p>
  <img id="spy" src="https://elsewhere.example/spy.png">
  <link rel="stylesheet" href="https://elsewhere.example/x.css">
  <object data="https://elsewhere.example/x"></object>
  <iframe src="https://elsewhere.example/"></iframe>
  <base href="https://elsewhere.example/">`

/** Runs in the page, before any other script. */
function watchPolicy(): void {
  const refused: string[] = []
  Object.assign(globalThis, { refused })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    refused.push(`${effectiveDirective} ${blockedURI}`),
  )
}

/** Runs in the page. Tries the next steps of an injected script and reports whether each is refused. */
async function tryEverything(): Promise<Record<string, boolean>> {
  // In a task of the page itself, because the browser allows more to code run by a debugger.
  await new Promise((task) => setTimeout(task))
  const isRefused = async (attempt: () => unknown) => {
    try {
      await attempt()
      return false
    } catch {
      return true
    }
  }
  return {
    // Evaluating a string is the attempt under test.
    // oxlint-disable-next-line no-eval
    'code from a string': await isRefused(() => globalThis.eval('1')),
    'plain text as HTML': await isRefused(() => (document.body.innerHTML = '<b>text</b>')),
    'plain text as the address of a script': await isRefused(
      () => (document.createElement('script').src = '/x.js'),
    ),
    'a policy of its own': await isRefused(() =>
      (
        globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('mine', {}),
    ),
    'a request to another site': await isRefused(() => fetch('https://elsewhere.example/')),
  }
}

const refusals = (page: Page) =>
  page.evaluate(() => [...new Set((globalThis as unknown as { refused: string[] }).refused)].sort())

for (const { host, origin, isThere } of HOSTS)
  test.describe(`from ${host}`, () => {
    test.skip(!isThere, 'there is no nginx on this machine')
    test.use({
      forgive:
        /Content Security Policy|TrustedScript|TrustedHTML|status of 404|Trusted|React error|frame-src/,
    })

    for (const path of ['/about', '/nowhere'])
      test(`content injected into ${path} is neither run nor shown, and sends nothing`, async ({ page }) => {
        await page.addInitScript(watchPolicy)
        await page.route(origin() + path, async (route) => {
          const answer = await route.fetch()
          await route.fulfill({
            response: answer,
            body: (await answer.text()).replace('</body>', `${INJECTED}</body>`),
          })
        })
        await open(page, origin() + path)
        const tried = await page.evaluate(tryEverything)
        expect(Object.entries(tried).filter(([, isRefused]) => !isRefused)).toEqual([])
        expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false)
        for (const styled of [page.locator('h1'), page.locator('#styled')])
          await expect(styled).not.toHaveCSS('outline-width', '7px')
        expect(await page.evaluate(() => document.baseURI)).toBe(origin() + path)
        expect(await refusals(page)).toEqual([
          'base-uri https://elsewhere.example/',
          'connect-src https://elsewhere.example/',
          'frame-src https://elsewhere.example',
          'img-src https://elsewhere.example/spy.png',
          'object-src https://elsewhere.example',
          'require-trusted-types-for trusted-types-sink',
          'script-src-attr inline',
          'script-src-elem https://elsewhere.example/x.js',
          'script-src-elem inline',
          'style-src-attr inline',
          'style-src-elem https://elsewhere.example/x.css',
          'style-src-elem inline',
          'trusted-types trusted-types-policy',
        ])
      })

    test('every page has the whole policy, and all other responses a stricter one', async ({ request }) => {
      for (const { path } of [...SCREENS, ...LOST, { path: '/offline' }])
        expect(await effectivePolicy(await request.get(origin() + path)), path).toEqual({
          'default-src': "'none'",
          'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
          'style-src': expect.stringMatching(/^'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}='$/),
          'img-src': "'self'",
          'font-src': "'self'",
          'connect-src': `'self' ${URLS.contact}`,
          'frame-src': URLS.games,
          'manifest-src': "'self'",
          'worker-src': "'self'",
          'form-action': "'none'",
          'base-uri': "'none'",
          'frame-ancestors': "'none'",
          'require-trusted-types-for': "'script'",
          'trusted-types': 'dompurify offline-worker',
        })
      for (const path of [
        '/sw.js',
        '/robots.txt',
        '/logo.svg',
        '/manifest.webmanifest',
        '/game/pool8.js',
        '/about/',
      ]) {
        const { 'content-security-policy': policy } = (
          await request.get(origin() + path, { maxRedirects: 0 })
        ).headers()
        expect(policy, path).toBe(sitePolicy())
      }
      const refused = await request.post(`${origin()}/about`)
      expect([refused.status(), refused.headers()['content-security-policy']]).toEqual([405, sitePolicy()])
      // A browser that revalidates a page uses the header of the 304 response.
      const page = await request.get(`${origin()}/about`)
      const confirmed = await request.get(`${origin()}/about`, {
        headers: { 'if-none-match': page.headers()['etag'] ?? '' },
      })
      expect([confirmed.status(), confirmed.headers()['content-security-policy']]).toEqual([
        304,
        "frame-ancestors 'none'",
      ])
    })
  })
