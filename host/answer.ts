/** What a static host answers, as a pure function of the request and the files. */
import type { Encoding, Files, StoredFile, Variant } from './files.ts'
import type { Headers } from './headers.ts'

export interface StaticRequest {
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

/** The files of a static host, and which of them is the page at an address. */
export interface Site {
  readonly files: Files
  /** Sent with every answer; those of a file contain them already. */
  readonly headers: Headers
  /** The file that holds the page at this address; undefined when there is no such page. */
  page(path: string, search: string): string | undefined
  /** The file that is shown, with status 404, when there is no such page. */
  missing(path: string): string | undefined
}

/** Far longer than any address of ours. */
const MAX_URL_LENGTH = 4096

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

export function answer(site: Site, request: StaticRequest): Answer {
  const refuse = (status: number, sentence: string, more: Headers = {}): Answer => ({
    status,
    headers: { ...site.headers, ...PLAIN, ...more, 'content-length': String(Buffer.byteLength(sentence)) },
    ...(request.method !== 'HEAD' && { body: sentence }),
  })

  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Only GET and HEAD are answered here.\n', { allow: 'GET, HEAD' })
  if (request.url.length > MAX_URL_LENGTH) return refuse(414, 'This address is too long.\n')
  const address = readAddress(request.url)
  if (!address) return refuse(400, 'This address is malformed.\n')

  const { path, search } = address
  const found = find(site, path, search)
  if (found) return fileAnswer(request, found, 200)
  const shorter = path.replace(/\/+$/, '')
  if (shorter !== path && find(site, shorter, search))
    return refuse(308, 'The page moved.\n', { location: shorter + search })
  const missing = site.files.get(site.missing(path) ?? '')
  return missing ? fileAnswer(request, missing, 404) : refuse(404, 'There is nothing at this address.\n')
}

function readAddress(url: string): { path: string; search: string } | undefined {
  if (!url.startsWith('/')) return undefined
  const end = url.indexOf('?')
  const search = end < 0 ? '' : url.slice(end)
  try {
    const path = decodeURIComponent(end < 0 ? url : url.slice(0, end))
    // No address of ours has control characters, and one must never get into a header.
    return /\p{Cc}/u.test(path) ? undefined : { path, search }
  } catch {
    return undefined
  }
}

function find(site: Site, path: string, search: string): StoredFile | undefined {
  const page = site.page(path, search)
  if (page !== undefined) return site.files.get(page)
  // A page has only one address, and that has no extension.
  return path.endsWith('.html') ? undefined : site.files.get(path)
}

function fileAnswer(request: StaticRequest, stored: StoredFile, status: number): Answer {
  const chosen = chooseEncoding(stored, request.acceptEncoding)
  if (status === 200 && matches(chosen, request.ifNoneMatch)) {
    const { 'content-type': _type, 'content-length': _length, ...kept } = chosen.headers
    return { status: 304, headers: kept }
  }
  return {
    status,
    headers: chosen.headers,
    ...(request.method !== 'HEAD' && { body: chosen.body }),
  }
}

function matches({ etag }: Variant, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}

const PREFERRED: readonly Encoding[] = ['br', 'gzip']

function chooseEncoding(stored: StoredFile, acceptEncoding: string | undefined): Variant {
  const encoding = PREFERRED.find((each) => stored[each] && accepts(acceptEncoding ?? '', each))
  return (encoding && stored[encoding]) ?? stored.identity
}

/** Whether an Accept-Encoding header names this encoding, or `*`, with a quality above zero. */
export function accepts(header: string, encoding: string): boolean {
  let anything = false
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((piece) => piece.trim())
    const unwanted = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name === encoding) return !unwanted
    if (name === '*') anything = !unwanted
  }
  return anything
}
