/** Builds the site: code, pages, pictures, licences, sitemap, robots.txt and manifest. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Settings } from '../config.ts'
import { sitePagePolicy } from '../host/policy.ts'
import { bundleForBrowsers, bundleForPrerendering } from './bundle.ts'
import { documentOf, inlineHashes } from './document.ts'
import { type CatalogueEntry, readEntries, textModule } from './entries.ts'
import { LICENCES_ADDRESS, licencesOf } from './licences.ts'
import { dates, pagePrints, readNotes } from './lastmod.ts'
import { LOGO } from './logo.ts'
import { manifest, robots, sitemap } from './platform-files.ts'
import { renderPages } from './render-pages.ts'
import { SITE } from './vite.ts'

export interface BuiltSite {
  readonly pages: number
}

export async function buildSite(
  settings: Settings,
  out: string,
  given?: readonly CatalogueEntry[],
): Promise<BuiltSite> {
  const entries = given ?? (await readEntries(settings))
  await rm(out, { recursive: true, force: true })
  await cp(join(SITE, 'public'), out, { recursive: true })

  const { output, assets, modulesOf } = await bundleForBrowsers(settings, entries, out)
  // A new folder for each build, because Node caches modules by path.
  const prerender = await mkdtemp(join(out, '..', 'prerender-'))
  const site = await bundleForPrerendering(settings, entries, prerender)

  const policy = sitePagePolicy(settings, inlineHashes(assets))
  let pages = 0
  for await (const { file, document } of renderPages(site, entries, settings, modulesOf)) {
    await write(join(out, `${file}.html`), documentOf(document, { ...assets, policy }, settings))
    pages++
  }
  await rm(prerender, { recursive: true })
  for (const entry of entries) {
    await write(join(out, 'game', `${entry.game.slug}.js`), textModule(entry))
    for (const { address, content } of entry.art) await write(join(out, address), content)
  }
  await write(join(out, LOGO.address), LOGO.content)
  const dated = dates(await pagePrints(entries), await readNotes())
  await write(
    join(out, 'sitemap.xml'),
    sitemap(entries, settings, (path) => dated.get(path)),
  )
  await write(join(out, 'robots.txt'), robots(settings))
  await write(join(out, 'manifest.webmanifest'), manifest(settings))
  await write(join(out, LICENCES_ADDRESS), await licencesOf(output))
  return { pages }
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
