import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { accepts, answer, type StaticRequest } from './answer.ts'
import { compressFolder } from './compress.ts'
import { loadFiles } from './files.ts'
import { gamesSite, mainSite } from './sites.ts'

const PAGES = {
  'index.html': 'home',
  'about.html': 'about',
  '404.html': 'not found',
  'error.html': 'error page',
  'single/pool8.html': 'pool8',
  'assets/main-AbC_123x.js': 'code()',
  'art/pool8-AbC_123x.webp': 'picture',
  'robots.txt': 'robots',
}

const folder = mkdtempSync(join(tmpdir(), 'greenhouse-host-'))
for (const [path, text] of Object.entries(PAGES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), `${text} `.repeat(100))
}
await compressFolder(folder)
const ALWAYS = { 'x-content-type-options': 'nosniff' }
const files = loadFiles(folder, ALWAYS)
afterAll(() => rmSync(folder, { recursive: true }))

const site = mainSite(files, ALWAYS)
const ask = (url: string, more: Partial<StaticRequest> = {}) => answer(site, { method: 'GET', url, ...more })
const text = (url: string, more: Partial<StaticRequest> = {}) => String(ask(url, more).body).split(' ', 1)[0]

describe('pages and status codes', () => {
  test.each([
    ['/', 200, 'home'],
    ['/?from=elsewhere', 200, 'home'],
    ['/about', 200, 'about'],
    ['/about?x=1', 200, 'about'],
    ['/single?slug=pool8', 200, 'pool8'],
    ['/single?utm=a&slug=pool8&slug=other', 200, 'pool8'],
    ['/single?slug=p%6Fol8', 200, 'pool8'],
    ['/single?slug=unknown', 404, 'error'],
    ['/single?slug=../about', 404, 'error'],
    ['/single?slug=%00', 404, 'error'],
    ['/single?slug=%zz', 404, 'error'],
    ['/single', 404, 'error'],
    ['/single/pool8', 404, 'not'],
    ['/single/pool8.html', 404, 'not'],
    ['/about.html', 404, 'not'],
    ['/index.html', 404, 'not'],
    ['/index', 404, 'not'],
    ['/404', 404, 'not'],
    ['/error', 404, 'not'],
    ['/nowhere', 404, 'not'],
    ['/assets/main-AbC_123x.js.br', 404, 'not'],
    ['/robots.txt', 200, 'robots'],
    ['/%61bout', 200, 'about'],
    ['/%c3%28', 404, 'not'],
    ['/...', 404, 'not'],
    ['/..%5c..%5cconfig.ts', 404, 'not'],
    ['/__proto__', 404, 'not'],
    ['/constructor', 404, 'not'],
  ])('%s gets %i and the page %s', (url, status, page) => {
    expect(ask(url).status).toBe(status)
    expect(text(url)).toBe(page)
  })
})

test.each([
  ['/%', 400],
  ['/%zz', 400],
  ['/../../etc/passwd', 400],
  ['/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 400],
  ['/art/./about', 400],
  ['/about#x', 400],
  ['/%00', 400],
  ['/about%0d%0aset-cookie:x', 400],
  ['http://elsewhere.example/', 400],
  ['*', 400],
  ['', 400],
  [`/${'a'.repeat(5000)}`, 414],
])('refuses the address %j with %i and a message', (url, status) => {
  const refused = ask(url)
  expect(refused.status).toBe(status)
  expect(refused.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': 'text/plain; charset=utf-8',
  })
  expect(String(refused.body)).toMatch(/^This (address|request) is .+\.\n$/)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', ''])(
  'refuses the method %j with 405',
  (method) => {
    expect(ask('/', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  },
)

test.each([
  ['/about/', '/about'],
  ['/about/?', '/about'],
  ['/about/?x=1', '/about?x=1'],
  ['/%61bout/', '/about'],
  ['/single/?slug=pool8', '/single?slug=pool8'],
])('redirects %s to %s', (url, location) =>
  expect(ask(url)).toMatchObject({ status: 308, headers: { location } }),
)

test.each([
  '//elsewhere.example/',
  '/%5Celsewhere.example/',
  '//about/',
  '/about//',
  '//',
  '/nowhere/',
  '/art/',
])('does not redirect %s, which does not exist', (url) => {
  expect(ask(url).status).toBe(404)
  expect(ask(url).headers).not.toHaveProperty('location')
})

test('responds to HEAD with the headers of GET and no body', () => {
  const got = ask('/about')
  const head = ask('/about', { method: 'HEAD' })
  expect(head.headers).toEqual(got.headers)
  expect(head.body).toBeUndefined()
  expect(ask('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404 })
})

describe('encodings', () => {
  const plain = `${PAGES['about.html']} `.repeat(100)
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['bread, gzipped', undefined],
    ['identity;q=0, gzip', 'gzip'],
    ['*;q=0, identity', undefined],
    ['identity;q=0, *', 'br'],
    ['', undefined],
    [undefined, undefined],
  ])('responds to Accept-Encoding %j with %j', (acceptEncoding, encoding) => {
    const { headers, body } = ask('/about', { acceptEncoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['vary']).toBe('accept-encoding')
    expect(headers['content-length']).toBe(String((body as Buffer).length))
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((raw: Buffer) => raw)
    expect(String(decode(body as Buffer))).toBe(plain)
  })

  test('does not compress pictures', () => {
    expect(
      ask('/art/pool8-AbC_123x.webp', { acceptEncoding: 'br' }).headers['content-encoding'],
    ).toBeUndefined()
  })

  test.each([
    ['/about', 'identity;q=0'],
    ['/about', '*;q=0'],
    ['/about', 'identity;q=0, zstd'],
    ['/art/pool8-AbC_123x.webp', 'br, gzip, identity;q=0.0'],
    ['/nowhere', '*;q=0'],
  ])('refuses %s with 406 if Accept-Encoding is %j', (url, acceptEncoding) => {
    const refused = ask(url, { acceptEncoding })
    expect(refused).toMatchObject({ status: 406, headers: { vary: 'accept-encoding', ...ALWAYS } })
    expect(refused.body).toMatch(/\.\n$/)
    expect(ask(url, { acceptEncoding, ifNoneMatch: '*' }).status).toBe(406)
  })

  test.each([
    ['br;q=0.001', true],
    ['br;q=0.000', false],
    ['br; q=0', false],
  ])('evaluates whether %j accepts br: %j', (header, expected) =>
    expect(accepts(header, 'br')).toBe(expected),
  )
})

describe('caching', () => {
  test.each([
    ['/', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/assets/main-AbC_123x.js', 'public, max-age=31536000, immutable'],
    ['/art/pool8-AbC_123x.webp', 'public, max-age=31536000, immutable'],
  ])('sends %s with Cache-Control: %s', (url, expected) =>
    expect(ask(url).headers['cache-control']).toBe(expected),
  )

  const etag = ask('/about').headers['etag'] ?? ''
  test('gives each encoding its own strong ETag', () => {
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(ask('/about', { acceptEncoding: 'br' }).headers['etag']).not.toBe(etag)
  })

  test.each([
    [etag, 304],
    [`W/${etag}`, 304],
    [`"other", ${etag}`, 304],
    ['*', 304],
    ['"other"', 200],
    [etag.slice(1, -1), 200],
  ])('responds to If-None-Match %s with %i', (ifNoneMatch, status) => {
    expect(ask('/about', { ifNoneMatch }).status).toBe(status)
  })

  test('sends 304 without a body, with the headers that caches need', () => {
    const got = ask('/about', { ifNoneMatch: etag })
    expect(got.body).toBeUndefined()
    expect(got.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    expect(got.headers).not.toHaveProperty('content-length')
  })

  test('never sends 304 for a missing page', () => {
    const missing = ask('/nowhere').headers['etag'] ?? ''
    expect(ask('/nowhere', { ifNoneMatch: missing }).status).toBe(404)
  })
})

test('the games host serves games by slug, and 404 otherwise', () => {
  const games = gamesSite(files, {})
  expect(answer(games, { method: 'GET', url: '/about' }).status).toBe(200)
  expect(answer(games, { method: 'GET', url: '/' })).toMatchObject({
    status: 404,
    body: 'There is nothing at this address.\n',
  })
})
