/** Answers requests from the cache, otherwise from the network, and without a network with the offline page. */
import { isHashed, isPicture, type Manifest, otherSize } from './manifest.ts'
import type { Wish } from './request.ts'
import { keep, ofThisBuild, type Fetch, type FileCache } from './file-cache.ts'

export interface Answering {
  readonly manifest: Manifest
  readonly fileCache: FileCache
  readonly fetch: Fetch
  /** Sends the original request to the network. */
  send(): Promise<Response>
  /** The browser's id of the page that requests a file, or that is about to open. */
  readonly client: string
  /** Keeps the worker alive for work after the response. */
  later(work: Promise<unknown>): void
}

export async function answer(wish: Wish, parts: Answering): Promise<Response> {
  if (wish.kind === 'page') return answerPage(wish.address, parts)
  if (wish.kind === 'file') return answerFile(wish.address, parts)
  return parts.send().catch(async () => {
    if (wish.kind === 'moved') return new Response(null, { status: 308, headers: { location: wish.to } })
    const missing = wish.missing && (await parts.fileCache.get(wish.missing))
    return missing || answerOffline(parts)
  })
}

async function answerPage(address: string, parts: Answering): Promise<Response> {
  const { manifest, fileCache, fetch, client, later } = parts
  const kept = await fileCache.get(address)
  if (kept) return kept
  const response = await parts.send().catch(() => undefined)
  if (!response) return answerOffline(parts)
  // The browser follows the redirect itself. Only the final page shows which build it belongs to.
  if (response.type !== 'opaqueredirect') later(store(response.clone()).catch(() => {}))
  return response

  async function store(copy: Response): Promise<void> {
    const own = await ofThisBuild(manifest, address, copy)
    if (!own) return void (await fileCache.put(foreign(client), new Response()))
    const needs = manifest.pages[address] ?? []
    if (await keep(needs, { manifest, fileCache, fetch })) await fileCache.put(address, own)
  }
}

const answerOffline = async ({ manifest, fileCache }: Answering) =>
  (await fileCache.get(manifest.offline)) ?? Response.error()

/** Marks a page of a different build, whose files must come from that build, too. */
const foreign = (client: string) => `/@foreign/${client}`

async function answerFile(address: string, parts: Answering): Promise<Response> {
  const { manifest, fileCache, client, later } = parts
  const isForeign = !isHashed(address) && (await fileCache.get(foreign(client))) !== undefined
  const kept = await fileCache.get(address)
  if (kept && !isForeign) return kept
  const response = await parts.send().catch(() => undefined)
  if (!response) return kept ?? answerWithout(address, parts)
  if (!kept) later(store(response.clone()).catch(() => {}))
  return response

  async function store(copy: Response): Promise<void> {
    const own = await ofThisBuild(manifest, address, copy)
    if (own) await fileCache.put(address, own)
  }
}

/** Replaces a picture that is not kept: by its other size, or by a drawing of a leaf. */
async function answerWithout(address: string, { fileCache }: Answering): Promise<Response> {
  if (!isPicture(address)) return Response.error()
  const other = otherSize(address)
  const picture = other && (await fileCache.get(other))
  return picture || new Response(LEAF, { headers: { 'content-type': 'image/svg+xml' } })
}

const LEAF =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><path fill="#1c7a43" d="M0 0h480v360H0z"/><path fill="none" stroke="#d9f2de" stroke-width="14" stroke-linecap="round" stroke-linejoin="round" opacity=".6" d="M180 250c-20-110 40-160 130-150 10 90-40 150-130 150Zm0 0c20-50 50-80 80-100"/></svg>'
