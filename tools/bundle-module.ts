/** Bundles a file and its imports into a single script. */
import { dirname } from 'node:path'
import { build, type Rolldown } from 'vite'
import { TARGET } from './browser-support-table.ts'

/** As an IIFE, for inline scripts and workers. */
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
    throw new Error(
      `${file} was bundled into ${output.length} files, but must be one. Remove its dynamic imports and assets.`,
    )
  return script.code.trim()
}

interface ModuleOptions {
  readonly minify: boolean
  readonly target: string | string[]
  /** Names in the code to replace with these expressions. */
  readonly define?: Readonly<Record<string, string>>
}

/** As a module, with the exports of the file. */
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
  if (chunk === undefined || others.length > 0)
    throw new Error(`${entry} must be bundled into one script. Remove its dynamic imports.`)
  return chunk
}
