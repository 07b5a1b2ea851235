/** Classifies requests: which ones the worker handles, and what they ask for. */
import type { Manifest } from './manifest.ts'

export interface WorkerRequest {
  readonly method: string
  readonly url: string
  /** Request mode: `navigate` for a page, in a tab or in a frame. */
  readonly mode: string
  /** The request asks for a part of the file only. */
  readonly isRange: boolean
}

export type Wish =
  /** A page of this build. */
  | { readonly kind: 'page'; readonly address: string }
  /** A page that this build does not have. `missing` is the page that the host would serve instead, if any. */
  | { readonly kind: 'unknown'; readonly missing: string | undefined }
  /** A page's address with a trailing slash: the host redirects to the one without. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'file'; readonly address: string }

/** Returns undefined for requests that the browser should handle as if there were no worker. */
export function wishOf(manifest: Manifest, origin: string, asked: WorkerRequest): Wish | undefined {
  const url = new URL(asked.url)
  if (asked.method !== 'GET' || asked.isRange || url.origin !== origin) return undefined
  const address = addressOf(url)
  if (address === undefined) return undefined
  const isKnown = manifest.files[address] !== undefined
  if (asked.mode !== 'navigate')
    return isKnown && !manifest.pages[address] ? { kind: 'file', address } : undefined
  if (manifest.pages[address]) return { kind: 'page', address }
  // Leaves files that are opened in a tab, such as a picture, to the host.
  if (isKnown) return undefined
  const shorter = addressOf(new URL(url.pathname.replace(/\/+$/, '') + url.search, origin))
  if (shorter !== undefined && shorter !== address && manifest.pages[shorter])
    return { kind: 'moved', to: shorter }
  const missing = url.pathname === '/single' ? '/single' : '/404'
  return { kind: 'unknown', missing: manifest.pages[missing] && missing }
}

/** Returns the canonical address, as host/sites.ts does. Undefined if it is malformed. */
export function addressOf({ pathname, searchParams }: URL): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    const slug = searchParams.get('slug')
    return path === '/single' && slug !== null ? `/single?slug=${encodeURIComponent(slug)}` : path
  } catch {
    return undefined
  }
}
