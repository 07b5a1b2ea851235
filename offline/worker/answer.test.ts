import { describe, expect, test } from 'vitest'
import { answer } from './answer.ts'
import { buildOf, memoryNetwork, memoryFileCache } from './memory-file-cache.ts'
import type { Wish } from './request.ts'

const SMALL = '/art/pool8-12345678-small.webp'
const LARGE = '/art/pool8-12345678.webp'
const TEXTS = {
  '/': 'home',
  '/offline': 'no network',
  '/404': 'not found',
  '/assets/main-12345678.js': 'code',
  '/game/pool8.js': 'text',
  [SMALL]: 'small picture',
  [LARGE]: 'large picture',
}
const manifest = await buildOf('one', TEXTS, {
  '/': ['/assets/main-12345678.js'],
  '/offline': [],
  '/404': [],
})
const HOME: Wish = { kind: 'page', address: '/' }
const NEWER = { ...TEXTS, '/': 'newer home', '/game/pool8.js': 'newer text' }

/** Answers a request with these files in the cache and on the network, and waits for the work after the response. */
async function ask(
  wish: Wish,
  stored: Readonly<Record<string, string>>,
  network: Readonly<Record<string, string>> | undefined,
  fileCache = memoryFileCache(stored),
) {
  const { fetch, asked } = memoryNetwork(network ?? {}, network === undefined)
  const address = 'address' in wish ? wish.address : '/nowhere'
  const work: Promise<unknown>[] = []
  const response = await answer(wish, {
    manifest,
    fileCache,
    fetch,
    send: () => fetch(address),
    client: 'tab-1',
    later: (each) => void work.push(each),
  })
  const text = response.type === 'error' ? 'network error' : await response.text()
  await Promise.all(work)
  return { text, status: response.status, asked, stored: [...fileCache.stored.keys()], fileCache }
}

describe('a page', () => {
  test('in the cache is served at once, without asking the network', async () => {
    expect(await ask(HOME, { '/': 'home' }, NEWER)).toMatchObject({ text: 'home', asked: [] })
  })

  test('not in the cache is fetched and cached with the files it needs', async () => {
    const { text, stored } = await ask(HOME, {}, TEXTS)
    expect(text).toBe('home')
    expect(stored).toEqual(['/assets/main-12345678.js', '/'])
  })

  test('of a different build is served but not cached', async () => {
    const { text, stored } = await ask(HOME, {}, NEWER)
    expect(text).toBe('newer home')
    expect(stored).toEqual(['/@foreign/tab-1'])
  })

  test('whose script is of a different build is served but not cached', async () => {
    const { text, stored } = await ask(HOME, {}, { ...TEXTS, '/assets/main-12345678.js': 'other' })
    expect(text).toBe('home')
    expect(stored).toEqual([])
  })

  test('that redirects does not count as a different build', async () => {
    const fileCache = memoryFileCache()
    const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
    const work: Promise<unknown>[] = []
    const parts = { manifest, fileCache, fetch: memoryNetwork(TEXTS).fetch, client: 'tab-1' }
    const later = (each: Promise<unknown>) => void work.push(each)
    expect(await answer(HOME, { ...parts, later, send: async () => redirect })).toBe(redirect)
    await Promise.all(work)
    expect([...fileCache.stored.keys()]).toEqual([])
  })

  test.each([
    ['the page for no network', { '/offline': 'no network' }, 'no network'],
    ['the browser’s own, when the cache was emptied', {}, 'network error'],
  ])('not in the cache is %s when offline', async (_, stored, text) => {
    expect((await ask(HOME, stored, undefined)).text).toBe(text)
  })

  test('works when storage is full', async () => {
    expect((await ask(HOME, {}, TEXTS, memoryFileCache({}, true))).text).toBe('home')
  })
})

describe('a URL that this build does not have', () => {
  const unknown: Wish = { kind: 'unknown', missing: '/404' }
  const both = { '/404': 'not found', '/offline': 'no network' }
  test.each([
    ['with a network is the host’s business', unknown, both, TEXTS, 'nothing here'],
    ['without one has the page of the host, if that is kept', unknown, both, undefined, 'not found'],
    ['else the page for no network', unknown, { '/offline': 'no network' }, undefined, 'no network'],
    ['on the games too', { kind: 'unknown', missing: undefined }, both, undefined, 'no network'],
  ] as const)('%s', async (_, wish, stored, network, text) => {
    expect((await ask(wish, stored, network)).text).toBe(text)
  })

  test('with a trailing slash redirects to the one without', async () => {
    expect((await ask({ kind: 'moved', to: '/about' }, {}, undefined)).status).toBe(308)
  })
})

describe('a file', () => {
  const script: Wish = { kind: 'file', address: '/assets/main-12345678.js' }
  const text: Wish = { kind: 'file', address: '/game/pool8.js' }
  test('in the cache is served from it', async () => {
    expect(await ask(script, TEXTS, TEXTS)).toMatchObject({ text: 'code', asked: [] })
  })

  test('not in the cache is fetched and cached', async () => {
    expect(await ask(script, {}, TEXTS)).toMatchObject({ text: 'code', stored: [script.address] })
  })

  test('of a different build is not cached', async () => {
    expect(await ask(text, {}, NEWER)).toMatchObject({ text: 'newer text', stored: [] })
  })

  test('for a page of a different build comes from that build, and the cached one stays', async () => {
    const stored = { ...TEXTS, '/@foreign/tab-1': '' }
    const { text: got, fileCache } = await ask(text, stored, NEWER)
    expect(got).toBe('newer text')
    expect(fileCache.stored.get('/game/pool8.js')).toBe('text')
    expect((await ask(text, stored, undefined)).text).toBe('text')
    expect((await ask(script, stored, NEWER)).asked).toEqual([])
  })

  test.each([
    ['in its other size', LARGE, { [SMALL]: 'small picture' }, /^small picture$/],
    ['in its other size', SMALL, { [LARGE]: 'large picture' }, /^large picture$/],
    ['a leaf', LARGE, {}, /^<svg/],
  ])('that is a picture is %s when offline', async (_, address, stored, expected) => {
    expect((await ask({ kind: 'file', address }, stored, undefined)).text).toMatch(expected)
  })

  test('that is a script fails offline as it would without a worker', async () => {
    expect((await ask(script, {}, undefined)).text).toBe('network error')
  })
})
