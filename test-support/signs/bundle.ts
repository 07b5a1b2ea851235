/** Bundles the pieces of all games, and the code that draws them and tells them apart, into one script for a page. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { TARGET } from '../../tools/browser-support-table.ts'
import { GAMES } from '../../tools/folders.ts'

const piecesFile = (folder: string) => join(GAMES, folder, 'test', 'pieces.ts')
export const hasPieces = (folder: string) => existsSync(piecesFile(folder))

const ENTRY = 'virtual:signs'

const entry = (folders: readonly string[]): Plugin => ({
  name: 'signs-entry',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load: (id) =>
    id === ENTRY
      ? [
          `import * as signs from ${JSON.stringify(join(import.meta.dirname, 'draw-pieces.ts'))}`,
          ...folders.map(
            (folder, i) => `import { pieces as pieces${i} } from ${JSON.stringify(piecesFile(folder))}`,
          ),
          `globalThis.signs = { ...signs, pieces: { ${folders.map((folder, i) => `${JSON.stringify(folder)}: pieces${i}`).join()} } }`,
        ].join('\n')
      : undefined,
})

/** The script sets `globalThis.signs`. */
export async function bundlePieces(folders: readonly string[]): Promise<string> {
  const { output } = (await build({
    root: GAMES,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entry(folders)],
    build: {
      target: TARGET,
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })) as { output: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] }
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}
