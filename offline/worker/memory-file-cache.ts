/** Provides a file cache and a network in memory, for tests. */
import type { Fetch, FileCache } from './file-cache.ts'
import { fingerprint, type Manifest } from './manifest.ts'

/** Stores texts, because a response can be read only once. `isFull` refuses every file, or those that it names. */
export function memoryFileCache(
  texts: Readonly<Record<string, string>> = {},
  isFull: boolean | readonly string[] = false,
) {
  const stored = new Map(Object.entries(texts))
  const fileCache: FileCache = {
    async get(address) {
      const text = stored.get(address)
      return text === undefined ? undefined : new Response(text)
    },
    async put(address, response) {
      const isRefused = typeof isFull === 'boolean' ? isFull : isFull.includes(address)
      if (!isRefused) stored.set(address, await response.text())
      return !isRefused
    },
    addresses: async () => [...stored.keys()],
  }
  return { ...fileCache, stored }
}

/** Serves these texts, and 404 for the rest, and records the requests. With `gone` every request rejects. */
export function memoryNetwork(texts: Readonly<Record<string, string>>, gone = false) {
  const asked: string[] = []
  const fetch: Fetch = async (address) => {
    asked.push(address)
    if (gone) throw new TypeError('Failed to fetch')
    const text = texts[address]
    return new Response(text ?? 'nothing here', { status: text === undefined ? 404 : 200 })
  }
  return { fetch, asked }
}

const utf8 = new TextEncoder()

/** Creates the manifest of a build with these files. `pages` lists the files that each page needs. */
export async function buildOf(
  build: string,
  texts: Readonly<Record<string, string>>,
  pages: Manifest['pages'],
  kind: Manifest['kind'] = 'site',
): Promise<Manifest> {
  const files: Record<string, string> = {}
  for (const [address, text] of Object.entries(texts)) files[address] = await fingerprint(utf8.encode(text))
  return { kind, build, files, pages, offline: '/offline', basics: ['/offline'] }
}
