/** Every folder with a game in it becomes one self-contained HTML file: `<out>/<slug>.html`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readSettings, type Settings } from '../config.ts'
import { bundle } from './bundle.ts'
import { gameFolders, type GameFolder } from './folders.ts'
import { page } from './page.ts'

export { gameFolders } from './folders.ts'

export interface BuiltGame {
  readonly slug: string
  /** The absolute path of the file that was written. */
  readonly file: string
}

export async function buildGames(
  settings: Settings,
  out: string,
  folders?: readonly GameFolder[],
): Promise<BuiltGame[]> {
  await mkdir(out, { recursive: true })
  const built: BuiltGame[] = []
  // One after the other: each bundle takes a core of its own already.
  for (const folder of folders ?? (await gameFolders())) {
    const file = resolve(join(out, `${folder.slug}.html`))
    await writeFile(file, await gamePage(folder, settings))
    built.push({ slug: folder.slug, file })
  }
  return built
}

export async function gamePage(folder: GameFolder, settings: Settings, minify = true): Promise<string> {
  return page({
    about: folder.about,
    siteName: settings.siteName,
    ...(await bundle(folder, settings.origins.site, minify)),
  })
}

if (import.meta.main) {
  const out = process.argv[2] ?? 'dist/games'
  for (const { slug } of await buildGames(readSettings(), out)) console.log(slug)
}
