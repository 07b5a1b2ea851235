/** Stores the files of one build by address. Storage may be refused, full or cleared at any time. */
import { fingerprint, type Manifest, withNeeds } from './manifest.ts'

export interface FileCache {
  get(address: string): Promise<Response | undefined>
  /** Resolves with false if the browser does not store it. */
  put(address: string, response: Response): Promise<boolean>
  addresses(): Promise<readonly string[]>
}

/** Fetches a file. Rejects without a network. */
export type Fetch = (address: string) => Promise<Response>

/** Set by "Keep for offline", and copied from build to build. */
export const WISH_FOR_ALL = '/@all'

/**
 * Returns a copy of the response if its content belongs to this build, and not to a different build or a captive
 * portal. Rejects if the connection breaks. Browsers refuse to open a page from a redirected response, so that one is
 * rebuilt. Any other keeps its address: for a rebuilt one Firefox checks the page's policy against the worker's address,
 * and blocks the script.
 */
export async function ofThisBuild(
  { files }: Manifest,
  address: string,
  response: Response,
): Promise<Response | undefined> {
  const copy = response.clone()
  const content = await response.arrayBuffer()
  if ((await fingerprint(content)) !== files[address]) return undefined
  return response.redirected ? new Response(content, response) : copy
}

/** Adds a file to the cache unless it is there: from an older cache if unchanged, otherwise from the network. */
async function keepFile(
  manifest: Manifest,
  fileCache: FileCache,
  fetch: Fetch,
  older: readonly FileCache[],
  address: string,
): Promise<boolean> {
  if (await fileCache.get(address)) return true
  for (const other of older) {
    const stored = await other.get(address)
    const same = stored && (await ofThisBuild(manifest, address, stored).catch(() => undefined))
    if (same) return fileCache.put(address, same)
  }
  const fresh = await fetch(address)
    .then((response) => ofThisBuild(manifest, address, response))
    .catch(() => undefined)
  return fresh !== undefined && fileCache.put(address, fresh)
}

/** Parallel downloads: enough to saturate a slow connection. More would compete with the visitor's own requests. */
const AT_ONCE = 4

export interface CacheContext {
  readonly manifest: Manifest
  readonly fileCache: FileCache
  readonly fetch: Fetch
  readonly older?: readonly FileCache[]
  progress?(done: number, all: number): void
}

/** Stores files, and pages once all their files are stored. Returns whether everything is stored. */
export async function keep(addresses: readonly string[], context: CacheContext): Promise<boolean> {
  const { manifest, fileCache, fetch, older = [], progress } = context
  const wanted = withNeeds(manifest, addresses)
  const lacking = new Set<string>()
  let done = 0

  async function keepOne(address: string): Promise<void> {
    const isWhole = (manifest.pages[address] ?? []).every((need) => !lacking.has(need))
    if (!isWhole || !(await keepFile(manifest, fileCache, fetch, older, address))) lacking.add(address)
    progress?.(++done, wanted.length)
  }
  async function keepNext(next: Iterable<string>): Promise<void> {
    for (const address of next) await keepOne(address)
  }
  const isPage = (address: string) => manifest.pages[address] !== undefined
  // Pages wait for all files, because a page may need a file that is still being downloaded.
  for (const part of [wanted.filter((each) => !isPage(each)), wanted.filter(isPage)]) {
    const next = part.values()
    await Promise.all(Array.from({ length: AT_ONCE }, () => keepNext(next)))
  }
  return lacking.size === 0
}
