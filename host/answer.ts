/** Computes the response of a static host, as a pure function of request and files. */
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

/** The files of a static host, and the pages at its addresses. */
export interface HostedSite {
  readonly files: Files
  /** Sent with every response; the headers of a file already contain them. */
  readonly headers: Headers
  /** The file of the page at this address, if there is one. */
  page(path: string, search: string): string | undefined
  /** The file to show with status 404. */
  missing(path: string): string | undefined
  /** A different site for this Host header, if there is one. */
  forHost?(host: string | undefined): HostedSite | undefined
}

/** Far longer than any of our addresses. */
const MAX_URL_LENGTH = 4096

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** A plain-text response that is not cached, with the headers of every response. */
export function plainAnswer(site: HostedSite, status: number, sentence: string, more: Headers = {}): Answer {
  const length = String(Buffer.byteLength(sentence))
  return { status, headers: { ...site.headers, ...PLAIN, ...more, 'content-length': length }, body: sentence }
}

/** deploy/nginx/arcade.conf contains the same sentences. */
export const MALFORMED = 'This request is malformed.\n'
export const WRONG_METHOD = 'Only GET and HEAD are answered here.\n'
export const ALLOW = { allow: 'GET, HEAD' }

/** For probes: load balancers, monitoring, `npm run ops`. */
const HEALTH_PATH = '/healthz'

export function answer(site: HostedSite, request: StaticRequest): Answer {
  const got = answerToGet(site, request)
  if (request.method !== 'HEAD') return got
  return { status: got.status, headers: got.headers }
}

function answerToGet(site: HostedSite, request: StaticRequest): Answer {
  const address = readAddress(request.url)
  if (!address) return plainAnswer(site, 400, MALFORMED)
  if (request.url.length > MAX_URL_LENGTH) return plainAnswer(site, 414, 'This address is too long.\n')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plainAnswer(site, 405, WRONG_METHOD, ALLOW)

  const { path, search } = address
  if (path === HEALTH_PATH) return plainAnswer(site, 200, 'ok\n')
  const found = find(site, path, search)
  if (found) return fileAnswer(site, request, found, 200)
  // Redirects only to existing pages: an address chosen by an attacker must never get into a header.
  const shorter = /^(.*[^/])\/$/.exec(path)?.[1]
  if (shorter !== undefined && find(site, shorter, search))
    return plainAnswer(site, 308, 'The page moved.\n', { location: shorter + (search === '?' ? '' : search) })
  const missing = site.files.get(site.missing(path) ?? '')
  return missing
    ? fileAnswer(site, request, missing, 404)
    : plainAnswer(site, 404, 'There is nothing at this address.\n')
}

/**
 * Returns undefined for addresses that no browser sends: without a leading slash, with a fragment or an invalid escape,
 * or whose unescaped path has control characters or `.` and `..` segments.
 */
function readAddress(url: string): { path: string; search: string } | undefined {
  if (!url.startsWith('/') || url.includes('#')) return undefined
  const end = url.indexOf('?')
  const path = unescaped(end < 0 ? url : url.slice(0, end))
  const bad = path === undefined || CONTROL.test(path) || DOT_SEGMENT.test(path)
  return bad ? undefined : { path, search: end < 0 ? '' : url.slice(end) }
}

/** ASCII only: here each character is a byte, so the others may be parts of UTF-8 letters. */
const CONTROL = /(?![\x80-\x9f])\p{Cc}/u
const DOT_SEGMENT = /\/\.\.?(?:\/|$)/

/** Byte by byte, as in nginx: invalid UTF-8 is not malformed, it just matches no file. */
function unescaped(path: string): string | undefined {
  if (!path.includes('%')) return path
  if (/%(?![\da-f]{2})/i.test(path)) return undefined
  return path.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function find(site: HostedSite, path: string, search: string): StoredFile | undefined {
  const page = site.page(path, search)
  if (page !== undefined) return site.files.get(page)
  // A page has a single address, without an extension.
  return path.endsWith('.html') ? undefined : site.files.get(path)
}

function fileAnswer(site: HostedSite, request: StaticRequest, stored: StoredFile, status: number): Answer {
  const chosen = chooseEncoding(stored, request.acceptEncoding)
  if (!chosen)
    return plainAnswer(site, 406, 'This is not available in an encoding that the request accepts.\n', {
      vary: 'accept-encoding',
    })
  if (status === 200 && matches(chosen, request.ifNoneMatch)) {
    const { 'content-type': _type, 'content-length': _length, ...kept } = chosen.headers
    return { status: 304, headers: kept }
  }
  return { status, headers: chosen.headers, body: chosen.body }
}

function matches({ etag }: Variant, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}

const PREFERRED: readonly Encoding[] = ['br', 'gzip']

/** Undefined if no available encoding is accepted, which requires a request that rejects `identity`. */
function chooseEncoding(stored: StoredFile, header = ''): Variant | undefined {
  const encoding = PREFERRED.find((each) => stored[each] && accepts(header, each))
  return (encoding && stored[encoding]) ?? (accepts(header, 'identity', true) ? stored.identity : undefined)
}

/**
 * Whether an Accept-Encoding header accepts this encoding, by name or by `*`, with a quality above zero. `unnamed` is
 * the result if it names neither.
 */
export function accepts(header: string, encoding: string, unnamed = false): boolean {
  let acceptsOthers = unnamed
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const isRejected = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name === encoding) return !isRejected
    if (name === '*') acceptsOthers = !isRejected
  }
  return acceptsOthers
}
