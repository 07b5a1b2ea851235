/** The album's file: what carries over from round to round, one script for all games, named by its content. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import { GAMES } from './folders.ts'
import { TARGET } from './floor-table.ts'

export interface AlbumFile {
  /** Its address on the games' host, from the root. */
  readonly path: string
  readonly script: string
}

export async function buildAlbum(minify = true): Promise<AlbumFile> {
  const built = await build({
    configFile: false,
    root: GAMES,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify,
      target: TARGET,
      modulePreload: false,
      lib: { entry: join(GAMES, 'kit', 'album', 'album.ts'), formats: ['es'] },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [script, ...others] = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  if (script === undefined || others.length > 0) throw new Error('The album must become one script.')
  const fingerprint = createHash('sha256').update(script).digest('base64url').slice(0, 8)
  return { path: `/assets/album-${fingerprint}.js`, script }
}
