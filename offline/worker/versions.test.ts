import { expect, test } from 'vitest'
import { everything } from './manifest.ts'
import { buildOf, memoryNetwork, memoryShelf } from './memory-file-cache.ts'
import { isOlder, keepAll, takeOver, whatIsKept } from './versions.ts'

const PICTURES = {
  '/art/pool8-12345678-small.webp': 'small',
  '/art/pool8-12345678.webp': 'large',
  '/art/moss-12345678.svg': 'drawn',
}
const FIRST = { '/': 'home', '/about': 'about', '/main-1.js': 'code', '/offline': 'none' }
const SECOND = {
  '/': 'home 2',
  '/about': 'about',
  '/main-2.js': 'code 2',
  '/offline': 'none',
  '/new': 'new',
  ...PICTURES,
}
const second = await buildOf('two', SECOND, {
  '/': ['/main-2.js'],
  '/about': [],
  '/offline': [],
  '/new': [],
})

test('a first build keeps its basics, and nothing else', async () => {
  const fileCache = memoryShelf()
  await takeOver({ manifest: second, fileCache, fetch: memoryNetwork(SECOND).fetch, older: [] })
  expect(Object.fromEntries(fileCache.stored)).toEqual({ '/offline': 'none' })
})

test('the next build keeps what the last one did, in its own version, and fetches only what changed', async () => {
  const fileCache = memoryShelf()
  const { fetch, asked } = memoryNetwork(SECOND)
  await takeOver({ manifest: second, fileCache, fetch, older: [memoryShelf(FIRST)] })
  expect(Object.fromEntries(fileCache.stored)).toEqual({
    '/': 'home 2',
    '/about': 'about',
    '/offline': 'none',
    '/main-2.js': 'code 2',
  })
  expect(asked.sort()).toEqual(['/', '/main-2.js'])
})

test.each([
  ['a network that is gone', memoryNetwork(SECOND, true), memoryShelf()],
  ['a script that is not uploaded yet', memoryNetwork({ ...SECOND, '/main-2.js': 'code' }), memoryShelf()],
  ['no room', memoryNetwork(SECOND), memoryShelf({}, true)],
])('with %s it does not begin', async (_, { fetch }, fileCache) => {
  const older = memoryShelf(FIRST)
  await expect(takeOver({ manifest: second, fileCache, fetch, older: [older] })).rejects.toThrow(
    'Not all of build two could be had.',
  )
  expect(Object.fromEntries(older.stored)).toEqual(FIRST)
})

test('everything is every page with its needs, and each picture once, in its smaller size', () => {
  expect(everything(second).sort()).toEqual(
    Object.keys(SECOND)
      .filter((address) => address !== '/art/pool8-12345678.webp')
      .sort(),
  )
})

test('who wished for everything has everything in the next build, too', async () => {
  const first = await buildOf('one', FIRST, { '/': ['/main-1.js'], '/about': [], '/offline': [] })
  const older = memoryShelf()
  expect(await keepAll({ manifest: first, fileCache: older, fetch: memoryNetwork(FIRST).fetch })).toBe(true)

  const fileCache = memoryShelf()
  const keeping = { manifest: second, fileCache, fetch: memoryNetwork(SECOND).fetch }
  await takeOver({ ...keeping, older: [older] })
  expect(await whatIsKept(keeping)).toEqual({ pages: ['/', '/about', '/offline', '/new'], isAll: true })
  const third = memoryShelf()
  await takeOver({
    manifest: { ...second, build: 'three' },
    fileCache: third,
    fetch: memoryNetwork(SECOND).fetch,
    older: [fileCache],
  })
  expect(third.stored.has('/new')).toBe(true)
})

test('what cannot be had leaves the rest kept, and is asked for again', async () => {
  const fileCache = memoryShelf()
  const { '/new': _, ...missing } = SECOND
  expect(await keepAll({ manifest: second, fileCache, fetch: memoryNetwork(missing).fetch })).toBe(false)
  expect((await whatIsKept({ manifest: second, fileCache, fetch: memoryNetwork({}).fetch })).isAll).toBe(
    false,
  )
  const { fetch, asked } = memoryNetwork(SECOND)
  expect(await keepAll({ manifest: second, fileCache, fetch })).toBe(true)
  expect(asked).toEqual(['/new'])
})

test.each([
  ['site-one', true],
  ['site-two', false],
  ['games-one', false],
  ['of-somebody-else', false],
])('the cache %s is an older one: %j', (name, expected) => {
  expect(isOlder(name, second)).toBe(expected)
})
