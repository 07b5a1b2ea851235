import { expect, test } from 'vitest'
import { buildOf, memoryNetwork, memoryShelf } from './memory-file-cache.ts'
import { keep } from './file-cache.ts'

const TEXTS = {
  '/': 'home',
  '/about': 'about us',
  '/main.js': 'code',
  '/about.js': 'more code',
  '/art.webp': 'art',
}
const manifest = await buildOf('one', TEXTS, { '/': ['/main.js'], '/about': ['/main.js', '/about.js'] })

test('a page is kept with what it needs, and comes last', async () => {
  const fileCache = memoryShelf()
  const { fetch, asked } = memoryNetwork(TEXTS)
  expect(await keep(['/about'], { manifest, fileCache, fetch })).toBe(true)
  expect(asked.sort()).toEqual(['/about', '/about.js', '/main.js'])
  expect([...fileCache.stored.keys()].at(-1)).toBe('/about')
})

test('what is there is not fetched again', async () => {
  const fileCache = memoryShelf({ '/main.js': 'code' })
  const { fetch, asked } = memoryNetwork(TEXTS)
  await keep(['/'], { manifest, fileCache, fetch })
  expect(asked).toEqual(['/'])
})

test('what is unchanged since an older build is taken from its shelf', async () => {
  const fileCache = memoryShelf()
  const older = [
    memoryShelf({ '/main.js': 'old code' }),
    memoryShelf({ '/main.js': 'code', '/': 'old home' }),
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
])('with %s the page is not kept', async (_, network, stored) => {
  const fileCache = memoryShelf()
  const { fetch } = memoryNetwork(network)
  expect(await keep(['/about', '/art.webp'], { manifest, fileCache, fetch })).toBe(false)
  expect([...fileCache.stored.keys()].sort()).toEqual(stored.toSorted())
})

test('without a network, or without room, nothing is kept and nothing is thrown', async () => {
  const fileCache = memoryShelf()
  expect(await keep(['/'], { manifest, fileCache, fetch: memoryNetwork(TEXTS, true).fetch })).toBe(false)
  expect(fileCache.stored.size).toBe(0)
  const full = memoryShelf({}, true)
  expect(await keep(['/'], { manifest, fileCache: full, fetch: memoryNetwork(TEXTS).fetch })).toBe(false)
})

test('an answer that breaks off is not kept', async () => {
  const fileCache = memoryShelf()
  const cutOff = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut off')) })
  expect(await keep(['/main.js'], { manifest, fileCache, fetch: async () => new Response(cutOff) })).toBe(
    false,
  )
  expect(fileCache.stored.size).toBe(0)
})

test('addresses that this build does not have are passed over', async () => {
  const { fetch, asked } = memoryNetwork(TEXTS)
  expect(
    await keep(['/@all', '/elsewhere', '/__proto__'], { manifest, fileCache: memoryShelf(), fetch }),
  ).toBe(true)
  expect(asked).toEqual([])
})

test('progress counts every file once', async () => {
  const told: [number, number][] = []
  const progress = (done: number, all: number) => void told.push([done, all])
  await keep(['/', '/about'], {
    manifest,
    fileCache: memoryShelf(),
    fetch: memoryNetwork(TEXTS).fetch,
    progress,
  })
  expect(told).toEqual([1, 2, 3, 4].map((done) => [done, 4]))
})
