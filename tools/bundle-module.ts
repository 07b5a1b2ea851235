/** Bundles a file and its imports into a single script. */
import { dirname } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { TARGET } from './browser-support-table.ts'

/** Adds the paths of all files in a bundle to `files`, those included that end up without code in it. */
export const collectFiles = (files: Set<string>): Plugin => ({
  name: 'collect-files',
  buildEnd() {
    for (const id of this.getModuleIds()) files.add(id.replace(/\?.*$/, ''))
  },
})

/** As an IIFE, for inline scripts and workers. */
export async function bundleScript(file: string, files = new Set<string>()): Promise<string> {
  const { output } = (await build({
    root: dirname(file),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [collectFiles(files)],
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
  /** Collects the absolute paths of all files in the bundle. */
  readonly files?: Set<string> | undefined
}

/** A built script and its file name. */
export interface ModuleFile {
  readonly name: string
  readonly code: string
}

/** As modules: the entry with its exports, and a file for each of its `import()`s, which shares the entry's code. */
export async function bundleModules(
  entry: string,
  { minify, target, define = {}, files = new Set() }: ModuleOptions,
): Promise<readonly ModuleFile[]> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    plugins: [collectFiles(files)],
    build: {
      write: false,
      minify,
      target,
      modulePreload: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        // Otherwise the shared code becomes a file of its own.
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return outputs.flatMap((file) => (file.type === 'chunk' ? [{ name: file.fileName, code: file.code }] : []))
}

/** As a single module, with the exports of the file. */
export async function bundleModule(entry: string, options: ModuleOptions): Promise<string> {
  const [file, ...others] = await bundleModules(entry, options)
  if (file === undefined || others.length > 0)
    throw new Error(`${entry} must be bundled into one script. Remove its dynamic imports.`)
  return file.code
}
