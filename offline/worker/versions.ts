/** How one build follows another: it takes over what was kept, in its own version, or it does not begin at all. */
import type { Kept } from '../../games/kit/worker-messages.ts'
import { everything } from './manifest.ts'
import { keep, type Keeping, type FileCache, WISH_FOR_ALL } from './file-cache.ts'

export const shelfName = ({ kind, build }: { kind: string; build: string }) => `${kind}-${build}`

/** The shelves of other builds. Others may share the origin's storage, and theirs are left alone. */
export const isOlder = (name: string, manifest: { kind: string; build: string }) =>
  name.startsWith(`${manifest.kind}-`) && name !== shelfName(manifest)

/** Fills the new build's shelf. Rejects if anything is missing: the older build then stays, whole. */
export async function takeOver(keeping: Keeping & { readonly older: readonly FileCache[] }): Promise<void> {
  const { manifest, fileCache, older } = keeping
  const addresses = (await Promise.all(older.map((each) => each.addresses()))).flat()
  const isAllWished = addresses.includes(WISH_FOR_ALL)
  const wanted = [...manifest.basics, ...(isAllWished ? everything(manifest) : addresses)]
  if (!(await keep(wanted, keeping))) throw new Error(`Not all of build ${manifest.build} could be had.`)
  if (isAllWished) await fileCache.put(WISH_FOR_ALL, new Response())
}

/** "Keep for offline". What it gets is kept even when some of it does not come, and the wish is remembered once all did. */
export async function keepAll(keeping: Keeping): Promise<boolean> {
  const isWhole = await keep(everything(keeping.manifest), keeping)
  return isWhole && keeping.fileCache.put(WISH_FOR_ALL, new Response())
}

/** Which pages are kept, and whether that is all. */
export async function whatIsKept({ manifest, fileCache }: Keeping): Promise<Kept> {
  const addresses = new Set(await fileCache.addresses())
  const pages = Object.keys(manifest.pages).filter((page) => addresses.has(page))
  return { pages, isAll: everything(manifest).every((address) => addresses.has(address)) }
}
