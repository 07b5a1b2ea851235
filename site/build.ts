/** Builds the site: code, pages, pictures and the small files that platforms ask for. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as viteBuild, type Rolldown } from 'vite'
import type { Settings } from '../config.ts'
import { type Assets, documentOf, styleHashes } from './document.ts'
import { type Entry, readEntries, textModule } from './entries.ts'
import { manifest, renderPages, robots, sitemap } from './pages.ts'
import { SITE, source, viteConfig } from './vite.ts'

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

export interface BuiltSite {
  readonly pages: number
  /** For the Content-Security-Policy. */
  readonly styleHashes: readonly string[]
}

export async function buildSite(
  settings: Settings,
  out: string,
  given?: readonly Entry[],
): Promise<BuiltSite> {
  const entries = given ?? (await readEntries(settings))
  await rm(out, { recursive: true, force: true })
  await cp(join(SITE, 'public'), out, { recursive: true })

  const code = await buildCode(settings, entries, out)
  // A folder of its own for each build: Node never loads a module of the same name twice.
  const prerender = await mkdtemp(join(out, '..', 'prerender-'))
  const site = await buildPrerender(settings, entries, prerender)

  let pages = 0
  for await (const { file, document } of renderPages(site, entries, settings, code.modulesOf)) {
    await write(join(out, `${file}.html`), documentOf(document, code.assets, settings))
    pages++
  }
  await rm(prerender, { recursive: true })
  for (const entry of entries) {
    await write(join(out, 'game', `${entry.game.slug}.js`), textModule(entry))
    for (const { address, content } of entry.art) await write(join(out, address), content)
  }
  await write(join(out, 'sitemap.xml'), sitemap(entries, settings))
  await write(join(out, 'robots.txt'), robots(settings))
  await write(join(out, 'manifest.webmanifest'), manifest(settings))
  return { pages, styleHashes: styleHashes(code.assets) }
}

async function buildCode(settings: Settings, entries: readonly Entry[], out: string) {
  const config = viteConfig(settings, () => entries)
  const built = (await viteBuild({
    ...config,
    build: {
      ...config.build,
      outDir: out,
      emptyOutDir: false,
      rolldownOptions: { input: source('main.tsx') },
    },
  })) as { output: Output[] }

  const find = (what: string, is: (file: Output) => boolean): Output => {
    const found = built.output.find(is)
    if (!found) throw new Error(`The site's build made no ${what}.`)
    return found
  }
  const script = find('entry script', (file) => file.type === 'chunk' && file.isEntry)
  const style = find('stylesheet', (file) => file.fileName.endsWith('.css'))
  const font = find('font', (file) => file.fileName.endsWith('.woff2'))

  const css = delays(settings) + (await readFile(join(out, style.fileName), 'utf8')).trim()
  await rm(join(out, style.fileName))
  const assets: Assets = { css, script: `/${script.fileName}`, font: `/${font.fileName}` }

  /** The chunks that a screen of this name brings, except what the entry has already. */
  function modulesOf(screen: string): string[] {
    const chunk = built.output.find(
      (file) => file.type === 'chunk' && file.facadeModuleId === source(`screens/${screen}.tsx`),
    )
    if (chunk?.type !== 'chunk') throw new Error(`No chunk was built for the screen ${screen}.`)
    return [chunk.fileName, ...chunk.imports]
      .filter((file) => file !== script.fileName)
      .map((file) => `/${file}`)
  }
  return { assets, modulesOf }
}

/** An animation begins with the frame that first draws it; a visitor sees that frame a little later. */
const UNSEEN_MS = 40

/** The waits are settings, and live where they are kept: in the stylesheet. */
export const delays = (settings: Settings) =>
  `:root{--page-delay:${settings.pageDelayMs + UNSEEN_MS}ms;--game-delay:${settings.gameDelayMs + UNSEEN_MS}ms}`

async function buildPrerender(settings: Settings, entries: readonly Entry[], out: string) {
  const config = viteConfig(settings, () => entries)
  await viteBuild({
    ...config,
    build: { ...config.build, outDir: out, emptyOutDir: true, ssr: source('prerender.tsx'), minify: false },
  })
  const site: unknown = await import(pathToFileURL(join(out, 'prerender.js')).href)
  return site as typeof import('./src/prerender.tsx')
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
