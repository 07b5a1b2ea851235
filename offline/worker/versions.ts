/** Installs a build over an older one: keeps the same pages in their new version. */
import type { Kept } from '../../games/kit/worker-messages.ts'
import { everything } from './manifest.ts'
import { keep, type CacheContext, type FileCache, WISH_FOR_ALL } from './file-cache.ts'

export const cacheName = ({ kind, build }: { kind: string; build: string }) => `${kind}-${build}`

/** Whether a cache is of a different build. Leaves alone the caches of others who share the origin's storage. */
export const isOlder = (name: string, manifest: { kind: string; build: string }) =>
  name.startsWith(`${manifest.kind}-`) && name !== cacheName(manifest)

/**
 * How often a build must install completely or not at all. An upload in progress or a lost connection is usually over
 * by then. Later attempts keep what they can, because a file that never arrives or fits must not block the new build
 * for ever.
 */
export const COMPLETE_ATTEMPTS = 3

/** Counts the attempts to install a build. Kept in the older cache, because a failed attempt deletes its own. */
const ATTEMPTS = '/@attempts'

/** Records a new attempt before it starts, because browsers end workers that take too long. Returns its number. */
async function countAttempt(build: string, older: FileCache | undefined): Promise<number> {
  if (!older) return 1
  const entry = await older.get(ATTEMPTS)
  const [last, count] = (await entry?.text().catch(() => ''))?.split(' ') ?? []
  const attempt = last === build ? Number(count) + 1 : 1
  // If there is no space for a number, there is none for a build either.
  return (await older.put(ATTEMPTS, new Response(`${build} ${attempt}`))) ? attempt : Infinity
}

/**
 * Copies the visitor's choice to keep everything from older builds. It may have been made after the new build was
 * installed, so activation calls this again. `isStored` is false if the choice was made and could not be copied.
 */
export async function inheritWish(
  fileCache: FileCache,
  older: readonly FileCache[],
): Promise<{ readonly isAllWished: boolean; readonly isStored: boolean }> {
  const found = await Promise.all(older.map((each) => each.get(WISH_FOR_ALL)))
  const isAllWished = found.some((each) => each !== undefined)
  return { isAllWished, isStored: !isAllWished || (await fileCache.put(WISH_FOR_ALL, new Response())) }
}

/**
 * Fills the new build's cache: first the basics, then everything that older builds kept. Rejects if anything is
 * missing, so that the older build stays; after too many attempts it keeps what has arrived.
 */
export async function takeOver(
  context: CacheContext & { readonly older: readonly FileCache[] },
): Promise<void> {
  const { manifest, fileCache, older } = context
  const attempt = await countAttempt(manifest.build, older[0])
  const addresses = (await Promise.all(older.map((each) => each.addresses()))).flat()
  const hasBasics = await keep(manifest.basics, context)
  const { isAllWished, isStored } = await inheritWish(fileCache, older)
  const hasRest = await keep(isAllWished ? everything(manifest) : addresses, context)
  if (hasBasics && isStored && hasRest) return
  if (attempt <= COMPLETE_ATTEMPTS)
    throw new Error(`Attempt ${attempt} to install build ${manifest.build} could not store every file.`)
}

/** "Keep for offline". Files that arrive are kept even if others do not. The choice is stored once all have arrived. */
export async function keepAll(context: CacheContext): Promise<boolean> {
  const isWhole = await keep(everything(context.manifest), context)
  return isWhole && context.fileCache.put(WISH_FOR_ALL, new Response())
}

/** Keeps visited files. If the visitor chose to keep everything, it also fetches what an update could not. */
export async function keepVisited(addresses: readonly string[], context: CacheContext): Promise<boolean> {
  const { manifest, fileCache } = context
  const kept = new Set(await fileCache.addresses())
  const missing = kept.has(WISH_FOR_ALL) ? everything(manifest).filter((each) => !kept.has(each)) : []
  return keep([...addresses, ...missing], context)
}

/** Lists the pages that are kept, and whether those are all. */
export async function whatIsKept({ manifest, fileCache }: CacheContext): Promise<Kept> {
  const addresses = new Set(await fileCache.addresses())
  const pages = Object.keys(manifest.pages).filter((page) => addresses.has(page))
  return { pages, isAll: everything(manifest).every((address) => addresses.has(address)) }
}
