/** A file and what it imports as one script without imports, for those places where a page or a browser takes only that. */
import { dirname } from 'node:path'
import { build, type Rolldown } from 'vite'
import { TARGET } from './floor-table.ts'

export async function bundleScript(file: string): Promise<string> {
  const { output } = (await build({
    root: dirname(file),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: TARGET,
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as { output: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] }
  const [script] = output
  if (script?.type !== 'chunk' || output.length > 1)
    throw new Error(`${file} became ${output.length} files; it has to be one.`)
  return script.code.trim()
}
