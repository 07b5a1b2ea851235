/** Builds the site's code twice: for browsers, and for prerendering its pages. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { Settings } from '../config.ts'
import type { Assets } from './document.ts'
import type { CatalogueEntry } from './entries.ts'
import { LICENCES_ADDRESS } from './licences.ts'
import { loadingDelays } from './loading-delays.ts'
import { bundleScript } from '../tools/bundle-module.ts'
import { source, viteConfig } from './vite.ts'

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

export async function bundleForBrowsers(settings: Settings, entries: readonly CatalogueEntry[], out: string) {
  const config = viteConfig(settings, () => entries)
  const { output } = (await build({
    ...config,
    build: {
      ...config.build,
      outDir: out,
      emptyOutDir: false,
      rolldownOptions: {
        input: source('main.tsx'),
        output: { postBanner: ({ isEntry }) => (isEntry ? `/* Licences: ${LICENCES_ADDRESS} */` : '') },
      },
    },
  })) as { output: Output[] }

  const find = (what: string, matches: (file: Output) => boolean): Output => {
    const found = output.find(matches)
    if (!found) throw new Error(`The site's build produced no ${what}.`)
    return found
  }
  const script = find('entry script', (file) => file.type === 'chunk' && file.isEntry)
  const style = find('stylesheet', (file) => file.fileName.endsWith('.css'))
  const font = find('font', (file) => file.fileName.endsWith('.woff2'))

  const css = loadingDelays(settings) + (await readFile(join(out, style.fileName), 'utf8')).trim()
  // Inlined into the pages, so the file is not needed.
  await rm(join(out, style.fileName))
  const assets: Assets = {
    css,
    script: `/${script.fileName}`,
    dealScript: await bundleDealScript(),
    font: `/${font.fileName}`,
  }

  /** The chunks that this screen needs besides the entry script. */
  function modulesOf(screen: string): string[] {
    const chunk = output.find(
      (file) => file.type === 'chunk' && file.facadeModuleId === source(`screens/${screen}.tsx`),
    )
    if (chunk?.type !== 'chunk') throw new Error(`No chunk was built for the screen ${screen}.`)
    return [chunk.fileName, ...chunk.imports]
      .filter((file) => file !== script.fileName)
      .map((file) => `/${file}`)
  }
  return { output, assets, modulesOf }
}

/** The inline script that deals the cards into the page. */
export const bundleDealScript = (files?: Set<string>) => bundleScript(source('deal-in-page.ts'), files)

export async function bundleForPrerendering(
  settings: Settings,
  entries: readonly CatalogueEntry[],
  out: string,
) {
  const config = viteConfig(settings, () => entries)
  await build({
    ...config,
    build: { ...config.build, outDir: out, emptyOutDir: true, ssr: source('prerender.tsx'), minify: false },
  })
  const site: unknown = await import(pathToFileURL(join(out, 'prerender.js')).href)
  return site as typeof import('./src/prerender.tsx')
}
