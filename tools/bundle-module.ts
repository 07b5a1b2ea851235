/** A file and what it imports as one script without imports, for those places where a page or a browser takes only that. */
import { dirname } from 'node:path'
import { build, type Rolldown } from 'vite'
import { TARGET } from './browser-support-table.ts'

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

interface ModuleOptions {
  readonly minify: boolean
  readonly target: string | string[]
  /** Names in the code that stand for these values. */
  readonly define?: Readonly<Record<string, string>>
}

/** The same as a module, with what the file exports. */
export async function bundleModule(
  entry: string,
  { minify, target, define = {} }: ModuleOptions,
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, minify, target, lib: { entry, formats: ['es'] } },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [chunk, ...others] = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  if (chunk === undefined || others.length > 0) throw new Error(`${entry} must bundle into one script.`)
  return chunk
}
