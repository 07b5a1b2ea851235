import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildOf, memoryNetwork, memoryFileCache } from './memory-file-cache.ts'
import { keep, ofThisBuild } from './file-cache.ts'

const TEXTS = {
  '/': 'home',
  '/about': 'about us',
  '/main.js': 'code',
  '/about.js': 'more code',
  '/art.webp': 'art',
}
const manifest = await buildOf('one', TEXTS, { '/': ['/main.js'], '/about': ['/main.js', '/about.js'] })

test('a page is cached with the files it needs, and last', async () => {
  const fileCache = memoryFileCache()
  const { fetch, asked } = memoryNetwork(TEXTS)
  expect(await keep(['/about'], { manifest, fileCache, fetch })).toBe(true)
  expect(asked.sort()).toEqual(['/about', '/about.js', '/main.js'])
  expect([...fileCache.stored.keys()].at(-1)).toBe('/about')
})

test('cached files are not fetched again', async () => {
  const fileCache = memoryFileCache({ '/main.js': 'code' })
  const { fetch, asked } = memoryNetwork(TEXTS)
  await keep(['/'], { manifest, fileCache, fetch })
  expect(asked).toEqual(['/'])
})

test('unchanged files are copied from the cache of an older build', async () => {
  const fileCache = memoryFileCache()
  const older = [
    memoryFileCache({ '/main.js': 'old code' }),
    memoryFileCache({ '/main.js': 'code', '/': 'old home' }),
  ]
  const { fetch, asked } = memoryNetwork(TEXTS)
  expect(await keep(['/'], { manifest, fileCache, fetch, older })).toBe(true)
  expect(asked).toEqual(['/'])
  expect(Object.fromEntries(fileCache.stored)).toEqual({ '/main.js': 'code', '/': 'home' })
})

test.each([
  ['the script of another build', { ...TEXTS, '/about.js': 'newer code' }, ['/main.js', '/art.webp']],
  [
    'a script that is gone',
    { '/': 'home', '/about': 'about us', '/main.js': 'code', '/art.webp': 'art' },
    ['/main.js', '/art.webp'],
  ],
  ['the page of another build', { ...TEXTS, '/about': 'newer page' }, ['/main.js', '/about.js', '/art.webp']],
])('with %s the page is not cached', async (_, network, stored) => {
  const fileCache = memoryFileCache()
  const { fetch } = memoryNetwork(network)
  expect(await keep(['/about', '/art.webp'], { manifest, fileCache, fetch })).toBe(false)
  expect([...fileCache.stored.keys()].sort()).toEqual(stored.toSorted())
})

test('offline, or with full storage, caches nothing and does not throw', async () => {
  const fileCache = memoryFileCache()
  expect(await keep(['/'], { manifest, fileCache, fetch: memoryNetwork(TEXTS, true).fetch })).toBe(false)
  expect(fileCache.stored.size).toBe(0)
  const full = memoryFileCache({}, true)
  expect(await keep(['/'], { manifest, fileCache: full, fetch: memoryNetwork(TEXTS).fetch })).toBe(false)
})

test('a truncated response is not cached', async () => {
  const fileCache = memoryFileCache()
  const cutOff = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut off')) })
  expect(await keep(['/main.js'], { manifest, fileCache, fetch: async () => new Response(cutOff) })).toBe(
    false,
  )
  expect(fileCache.stored.size).toBe(0)
})

/** A real host that redirects `/` to the home page. Returns its origin. */
async function redirectingHost(): Promise<string> {
  const server = createServer(({ url }, response) => {
    if (url === '/') response.writeHead(302, { location: '/home' }).end()
    else response.writeHead(200, { 'content-type': 'text/html', 'x-test': 'kept' }).end('home')
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a redirected response is stored as a direct one', async () => {
  const response = await fetch(await redirectingHost())
  expect(response.redirected).toBe(true)
  const own = await ofThisBuild(manifest, '/', response)
  expect(own).toMatchObject({ redirected: false, status: 200 })
  expect(own?.headers.get('x-test')).toBe('kept')
  expect(own?.headers.get('content-type')).toBe('text/html')
  expect(await own?.text()).toBe('home')
})

test('ignores URLs that this build does not have', async () => {
  const { fetch, asked } = memoryNetwork(TEXTS)
  expect(
    await keep(['/@all', '/elsewhere', '/__proto__'], { manifest, fileCache: memoryFileCache(), fetch }),
  ).toBe(true)
  expect(asked).toEqual([])
})

test('progress counts every file once', async () => {
  const told: [number, number][] = []
  const progress = (done: number, all: number) => void told.push([done, all])
  await keep(['/', '/about'], {
    manifest,
    fileCache: memoryFileCache(),
    fetch: memoryNetwork(TEXTS).fetch,
    progress,
  })
  expect(told).toEqual([1, 2, 3, 4].map((done) => [done, 4]))
})
