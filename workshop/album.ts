/** The album's file: what carries over from round to round, one script for all games, named by its content. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { GAMES } from './folders.ts'
import { TARGET } from './floor-table.ts'
import { bundleModule } from './one-script.ts'
import { smaller } from './smaller.ts'

export interface AlbumFile {
  /** Its address on the games' host, from the root. */
  readonly path: string
  readonly script: string
}

export async function buildAlbum(minify = true): Promise<AlbumFile> {
  const bundled = await bundleModule(join(GAMES, 'kit', 'album', 'album.ts'), { minify, target: TARGET })
  // Of a module with exports Vite keeps the white space.
  const script = minify ? await smaller(bundled) : bundled
  const fingerprint = createHash('sha256').update(script).digest('base64url').slice(0, 8)
  return { path: `/assets/album-${fingerprint}.js`, script }
}
