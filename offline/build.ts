/** Builds the service workers of the static origins: `sw.js` in the root of each. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Settings, siteSettings } from '../config.ts'
import { gamesHeaders, siteHeaders } from '../host/headers.ts'
import { bundleScript } from '../tools/bundle-module.ts'
import { manifestOf } from './manifest-of.ts'
import { retryPage } from './retry-page.ts'

const WORKER = join(import.meta.dirname, 'worker')

const HEADERS = { site: siteHeaders, games: gamesHeaders }

/** Shorter than the browser's own limit of about five minutes, after which nothing would be kept. */
const INSTALL_LIMIT_MS = 180_000

/** Call after everything else is in the two folders, and before they are compressed. */
export async function buildWorkers(
  settings: Settings,
  dist: string,
  installLimitMs = INSTALL_LIMIT_MS,
): Promise<void> {
  const script = await bundle('worker')
  const sites = siteSettings(settings).map(([name, own]) => ['site', name, own] as const)
  for (const [kind, name, own] of [...sites, ['games', 'games', settings] as const]) {
    const page = JSON.stringify(retryPage(HEADERS[kind](own)))
    // Part of the code, because any change to `sw.js` must also change the name of the build's cache.
    const code = `const RETRY_PAGE=${page},INSTALL_LIMIT_MS=${installLimitMs};\n${script}`
    const folder = join(dist, name)
    await writeFile(
      join(folder, 'sw.js'),
      settings.offline === 'on'
        ? withManifest(code, await manifestOf(kind, folder, code))
        : await killingWorker(false),
    )
  }
}

const withManifest = (code: string, manifest: object) =>
  `const MANIFEST=${JSON.stringify(manifest)};\n${code}`

/** The script at `/sw.js` when there should be no worker. */
export const killingWorker = async (reloads: boolean) => `const RELOADS=${reloads};\n${await bundle('kill')}`

const bundle = async (name: string) => `${await bundleScript(join(WORKER, `${name}.ts`))}\n`
