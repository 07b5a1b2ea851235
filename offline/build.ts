/** Builds the service workers of the two static origins: `sw.js` in the root of each. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { Settings } from '../config.ts'
import { manifestOf } from './manifest-of.ts'

const WORKER = join(import.meta.dirname, 'worker')

/** To be called when everything else is in the two folders, and before they are compressed. */
export async function buildWorkers({ offline }: Settings, dist: string): Promise<void> {
  const code = await bundle('worker')
  for (const kind of ['site', 'games'] as const) {
    const folder = join(dist, kind)
    await writeFile(
      join(folder, 'sw.js'),
      offline === 'on'
        ? withManifest(code, await manifestOf(kind, folder, code))
        : await killingWorker(false),
    )
  }
}

const withManifest = (code: string, manifest: object) =>
  `const MANIFEST=${JSON.stringify(manifest)};\n${code}`

/** What is at `/sw.js` when there should be no worker. */
export const killingWorker = async (reloads: boolean) => `const RELOADS=${reloads};\n${await bundle('kill')}`

async function bundle(name: string): Promise<string> {
  const { output } = (await build({
    root: WORKER,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2022',
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: join(WORKER, `${name}.ts`), output: { format: 'iife' } },
    },
  })) as { output: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] }
  const [script] = output
  if (script?.type !== 'chunk' || output.length > 1)
    throw new Error(`The worker became ${output.length} files; it has to be one.`)
  return `${script.code.trim()}\n`
}
