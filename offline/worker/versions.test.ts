import { expect, test } from 'vitest'
import { everything } from './manifest.ts'
import { buildOf, memoryNetwork, memoryFileCache } from './memory-file-cache.ts'
import { type FileCache, WISH_FOR_ALL } from './file-cache.ts'
import {
  COMPLETE_ATTEMPTS,
  inheritWish,
  isOlder,
  keepAll,
  keepVisited,
  takeOver,
  whatIsKept,
} from './versions.ts'

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

test('a first build caches only the basics', async () => {
  const fileCache = memoryFileCache()
  await takeOver({ manifest: second, fileCache, fetch: memoryNetwork(SECOND).fetch, older: [] })
  expect(Object.fromEntries(fileCache.stored)).toEqual({ '/offline': 'none' })
})

test('the next build caches the same files in its own version, and fetches only changed ones', async () => {
  const fileCache = memoryFileCache()
  const { fetch, asked } = memoryNetwork(SECOND)
  await takeOver({ manifest: second, fileCache, fetch, older: [memoryFileCache(FIRST)] })
  expect(Object.fromEntries(fileCache.stored)).toEqual({
    '/': 'home 2',
    '/about': 'about',
    '/offline': 'none',
    '/main-2.js': 'code 2',
  })
  expect(asked.sort()).toEqual(['/', '/main-2.js'])
})

test.each([
  ['a network that is gone', memoryNetwork(SECOND, true), memoryFileCache()],
  [
    'a script that is not uploaded yet',
    memoryNetwork({ ...SECOND, '/main-2.js': 'code' }),
    memoryFileCache(),
  ],
  ['no room', memoryNetwork(SECOND), memoryFileCache({}, true)],
])('with %s it does not begin', async (_, { fetch }, fileCache) => {
  const older = memoryFileCache(FIRST)
  await expect(takeOver({ manifest: second, fileCache, fetch, older: [older] })).rejects.toThrow(
    'Attempt 1 to install build two could not store every file.',
  )
  expect(Object.fromEntries(older.stored)).toMatchObject(FIRST)
})

/** Tries to install the second build this many times, each time with a new cache. Returns the last one. */
async function tryOften(
  attempts: number,
  { older, ...parts }: { older: FileCache; network: Readonly<Record<string, string>>; refused?: string[] },
) {
  const { fetch } = memoryNetwork(parts.network)
  const fileCache = () => memoryFileCache({}, parts.refused)
  for (let attempt = 1; attempt < attempts; attempt++)
    await expect(
      takeOver({ manifest: second, fileCache: fileCache(), fetch, older: [older] }),
      `attempt ${attempt}`,
    ).rejects.toThrow(`Attempt ${attempt} to install build two`)
  const last = fileCache()
  await takeOver({ manifest: second, fileCache: last, fetch, older: [older] })
  return last.stored
}

const { '/main-2.js': _script, ...WITHOUT_SCRIPT } = SECOND

test.each([
  ['a script never arrives', WITHOUT_SCRIPT, [], ['/offline', '/about']],
  ['a page is refused by the storage', SECOND, ['/about'], ['/offline', '/main-2.js', '/']],
  ['the storage refuses a basic page', SECOND, ['/offline'], ['/main-2.js', '/about', '/']],
  ['the storage refuses everything', SECOND, Object.keys(SECOND), []],
])(
  `if %s, the build is installed without it after ${COMPLETE_ATTEMPTS} attempts`,
  async (_, network, refused, kept) => {
    const stored = await tryOften(COMPLETE_ATTEMPTS + 1, { older: memoryFileCache(FIRST), network, refused })
    expect([...stored.keys()].sort()).toEqual(kept.toSorted())
  },
)

test('each build has its own attempts', async () => {
  const older = memoryFileCache(FIRST)
  await tryOften(COMPLETE_ATTEMPTS + 1, { older, network: WITHOUT_SCRIPT })
  const parts = { fileCache: memoryFileCache(), fetch: memoryNetwork(WITHOUT_SCRIPT).fetch, older: [older] }
  await expect(takeOver({ manifest: { ...second, build: 'three' }, ...parts })).rejects.toThrow('Attempt 1 ')
})

test('storage that cannot count attempts does not keep the old build', async () => {
  const full = memoryFileCache(FIRST, true)
  expect((await tryOften(1, { older: full, network: WITHOUT_SCRIPT })).has('/offline')).toBe(true)
})

test('everything means every page with its files, and each picture once, in its smaller size', () => {
  expect(everything(second).sort()).toEqual(
    Object.keys(SECOND)
      .filter((address) => address !== '/art/pool8-12345678.webp')
      .sort(),
  )
})

test('a choice to keep everything applies to the next build', async () => {
  const first = await buildOf('one', FIRST, { '/': ['/main-1.js'], '/about': [], '/offline': [] })
  const older = memoryFileCache()
  expect(await keepAll({ manifest: first, fileCache: older, fetch: memoryNetwork(FIRST).fetch })).toBe(true)

  const fileCache = memoryFileCache()
  const keeping = { manifest: second, fileCache, fetch: memoryNetwork(SECOND).fetch }
  await takeOver({ ...keeping, older: [older] })
  expect(await whatIsKept(keeping)).toEqual({ pages: ['/', '/about', '/offline', '/new'], isAll: true })
  // The next build has a page that the second did not have: only the visitor's choice brings it in.
  const newest = { ...SECOND, '/newest': 'newest' }
  const manifest = await buildOf('three', newest, { ...second.pages, '/newest': [] })
  const third = memoryFileCache()
  await takeOver({ manifest, fileCache: third, fetch: memoryNetwork(newest).fetch, older: [fileCache] })
  expect(third.stored.has('/newest')).toBe(true)
})

const ALL_OF_FIRST = { ...FIRST, [WISH_FOR_ALL]: '' }

test('an update that cannot store the choice to keep everything is not installed', async () => {
  const fileCache = memoryFileCache({}, [WISH_FOR_ALL])
  const parts = { manifest: second, fileCache, fetch: memoryNetwork(SECOND).fetch }
  await expect(takeOver({ ...parts, older: [memoryFileCache(ALL_OF_FIRST)] })).rejects.toThrow('Attempt 1 ')
})

test('an incomplete update remembers the choice to keep everything, and a visit completes it', async () => {
  const older = memoryFileCache(ALL_OF_FIRST)
  const stored = await tryOften(COMPLETE_ATTEMPTS + 1, { older, network: WITHOUT_SCRIPT })
  const keeping = {
    manifest: second,
    fileCache: memoryFileCache(Object.fromEntries(stored)),
    ...memoryNetwork(SECOND),
  }
  expect((await whatIsKept(keeping)).isAll).toBe(false)
  await keepVisited(['/about'], keeping)
  expect((await whatIsKept(keeping)).isAll).toBe(true)
  expect(keeping.asked.sort()).toEqual(['/', '/main-2.js'])
})

test('a visit caches nothing more without a choice to keep everything', async () => {
  const fileCache = memoryFileCache()
  await keepVisited(['/about'], { manifest: second, fileCache, fetch: memoryNetwork(SECOND).fetch })
  expect([...fileCache.stored.keys()]).toEqual(['/about'])
})

test('activation inherits a choice that was made while the new build waited', async () => {
  const fileCache = memoryFileCache(SECOND)
  await inheritWish(fileCache, [memoryFileCache(FIRST)])
  expect(fileCache.stored.has(WISH_FOR_ALL)).toBe(false)
  await inheritWish(fileCache, [memoryFileCache(ALL_OF_FIRST)])
  expect(fileCache.stored.has(WISH_FOR_ALL)).toBe(true)
})

test('a file that fails to load does not affect the others and is requested again', async () => {
  const fileCache = memoryFileCache()
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
