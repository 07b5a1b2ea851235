/** The album's file: what carries over from round to round, one script for all games, named by its content. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { GAMES } from './folders.ts'
import { TARGET } from './floor-table.ts'
import { bundleModule } from './one-script.ts'

export interface AlbumFile {
  /** Its address on the games' host, from the root. */
  readonly path: string
  readonly script: string
}

export async function buildAlbum(minify = true): Promise<AlbumFile> {
  const script = await bundleModule(join(GAMES, 'kit', 'album', 'album.ts'), { minify, target: TARGET })
  const fingerprint = createHash('sha256').update(script).digest('base64url').slice(0, 8)
  return { path: `/assets/album-${fingerprint}.js`, script }
}
