/** Compresses the built files once, at the highest level, instead of for each request. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESSED } from './files.ts'

const br = promisify(brotliCompress)
const gz = promisify(gzip)

/** Keeps the four threads of Node's pool busy; more would only use memory. */
const CONCURRENCY = 8

export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const next = paths.values()
  await Promise.all(Array.from({ length: CONCURRENCY }, () => compressAll(next)))
}

/** Several of these run concurrently and share the iterator, so each path is compressed once. */
async function compressAll(paths: IteratorObject<string>): Promise<void> {
  for (const path of paths) {
    const raw = await readFile(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
    const [brotli, gzipped] = await Promise.all([br(raw, { params }), gz(raw, { level: 9 })])
    // A file that does not get smaller is served uncompressed.
    if (brotli.length < raw.length) await writeFile(`${path}.br`, brotli)
    if (gzipped.length < raw.length) await writeFile(`${path}.gz`, gzipped)
  }
}
