/** Loads the built files into memory, each with its compressed variants. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { type Headers, pageHeaders } from './headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Extensions worth compressing; the other formats are compressed already. */
export const COMPRESSED = new Set(['.html', '.js', '.css', '.txt', '.xml', '.json', '.webmanifest', '.svg'])

/** Files with a content hash in their name, which can be cached forever. */
const HASHED = /^\/(?:assets|art)\/.+-[\w-]{8}\.\w+$/

const ENCODINGS = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof ENCODINGS | 'identity'

export interface Variant {
  readonly body: Buffer
  readonly headers: Headers
  readonly etag: string
}

export type StoredFile = Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant }

export type Files = ReadonlyMap<string, StoredFile>

/**
 * Loads every file in a folder, keyed by its path with a leading slash. The common headers are merged into each file's
 * own here, once, instead of for each request.
 */
export function loadFiles(folder: string, always: Headers): Files {
  const contents = new Map<string, Buffer>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    contents.set(`/${relative(folder, path).replaceAll(sep, '/')}`, readFileSync(path))
  }
  const files = new Map<string, StoredFile>()
  for (const [path, body] of contents) {
    if (path.endsWith('.br') || path.endsWith('.gz')) continue
    const encoded = Object.entries(ENCODINGS).flatMap(([encoding, extension]) => {
      const compressed = contents.get(path + extension)
      return compressed ? [[encoding, variant(path, compressed, always, encoding)] as const] : []
    })
    files.set(path, { identity: variant(path, body, always), ...Object.fromEntries(encoded) })
  }
  return files
}

/** The headers of a file that do not depend on its content. */
export function fixedHeaders(path: string, always: Headers): Headers {
  const type = TYPES[extname(path)]
  if (!type) throw new Error(`The host has no content type for ${path}. Add its extension to host/files.ts.`)
  return {
    ...(extname(path) === '.html' ? pageHeaders(always) : always),
    'content-type': type,
    'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}

function variant(path: string, body: Buffer, always: Headers, encoding?: string): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    body,
    etag,
    headers: {
      ...fixedHeaders(path, always),
      'content-length': String(body.length),
      etag,
      ...(COMPRESSED.has(extname(path)) && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
    },
  }
}
