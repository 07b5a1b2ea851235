/** What a static host answers: a pure function of the request and the files. */
import type { Encoding, Files, StoredFile, Variant } from './files.ts'
import type { Headers } from './headers.ts'

export interface Ask {
  readonly method: string
  readonly url: string
  readonly acceptEncoding?: string | undefined
  readonly ifNoneMatch?: string | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body?: Buffer | string
}

/** Where a host's pages are. */
export interface Site {
  readonly files: Files
  /** Sent with every answer; the files have them already. */
  readonly headers: Headers
  /** The file that holds the page at this address; nothing when there is no such page. */
  page(path: string, search: string): string | undefined
  /** The file shown, with status 404, where there is none. */
  missing(path: string): string | undefined
}

/** No address of ours is longer; what is longer was not made by us. */
const LONGEST_URL = 4096

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

export function answer(site: Site, ask: Ask): Answer {
  const refuse = (status: number, sentence: string, more: Headers = {}): Answer => ({
    status,
    headers: { ...site.headers, ...PLAIN, ...more, 'content-length': String(Buffer.byteLength(sentence)) },
    ...(ask.method !== 'HEAD' && { body: sentence }),
  })

  if (ask.method !== 'GET' && ask.method !== 'HEAD')
    return refuse(405, 'Only GET and HEAD are answered here.\n', { allow: 'GET, HEAD' })
  if (ask.url.length > LONGEST_URL) return refuse(414, 'This address is too long.\n')
  const address = readAddress(ask.url)
  if (!address) return refuse(400, 'This address is malformed.\n')

  const { path, search } = address
  const found = find(site, path, search)
  if (found) return file(ask, found, 200)
  const shorter = path.replace(/\/+$/, '')
  if (shorter !== path && find(site, shorter, search))
    return refuse(308, 'The page moved.\n', { location: shorter + search })
  const missing = site.files.get(site.missing(path) ?? '')
  return missing ? file(ask, missing, 404) : refuse(404, 'There is nothing at this address.\n')
}

function readAddress(url: string): { path: string; search: string } | undefined {
  if (!url.startsWith('/')) return undefined
  const end = url.indexOf('?')
  const search = end < 0 ? '' : url.slice(end)
  try {
    const path = decodeURIComponent(end < 0 ? url : url.slice(0, end))
    // Control characters have no business in an address, and a header must never hold one.
    return /\p{Cc}/u.test(path) ? undefined : { path, search }
  } catch {
    return undefined
  }
}

function find(site: Site, path: string, search: string): StoredFile | undefined {
  const page = site.page(path, search)
  if (page !== undefined) return site.files.get(page)
  // A page has one address only, and it has no ending.
  return path.endsWith('.html') ? undefined : site.files.get(path)
}

function file(ask: Ask, stored: StoredFile, status: number): Answer {
  const chosen = choose(stored, ask.acceptEncoding)
  if (status === 200 && matches(chosen, ask.ifNoneMatch)) {
    const { 'content-type': _type, 'content-length': _length, ...kept } = chosen.headers
    return { status: 304, headers: kept }
  }
  return {
    status,
    headers: chosen.headers,
    ...(ask.method !== 'HEAD' && { body: chosen.body }),
  }
}

function matches({ etag }: Variant, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}

const PREFERRED: readonly Encoding[] = ['br', 'gzip']

function choose(stored: StoredFile, acceptEncoding: string | undefined): Variant {
  const encoding = PREFERRED.find((each) => stored[each] && accepts(acceptEncoding ?? '', each))
  return (encoding && stored[encoding]) ?? stored.identity
}

/** Whether an Accept-Encoding header names this encoding, or everything, with more than no wish for it. */
export function accepts(header: string, encoding: string): boolean {
  let anything = false
  for (const wish of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = wish.split(';').map((piece) => piece.trim())
    const unwanted = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name === encoding) return !unwanted
    if (name === '*') anything = !unwanted
  }
  return anything
}
