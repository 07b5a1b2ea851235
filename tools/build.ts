/** Builds every game into one HTML file, `<out>/<slug>.html`, and the files that games load later. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSettings, type Settings } from '../config.ts'
import { buildDeferredScript } from './deferred-script.ts'
import { bundle, entryCode, type Bundler } from './bundle.ts'
import { gameFolders, type GameFolder } from './folders.ts'
import type { Game } from '../games/kit/game.ts'
import { offlinePage } from './offline-page.ts'
import { page } from './page.ts'
import { buildScores } from './scores.ts'
import { shellMarkup } from './shell-markup.ts'
import { titleOf } from './title.ts'
import { TYPEFACE, TYPEFACE_PATH } from './typeface.ts'

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
  const typeface = join(out, TYPEFACE_PATH)
  await mkdir(dirname(typeface), { recursive: true })
  await writeFile(typeface, TYPEFACE)
  const all = folders ?? (await gameFolders())
  const scores = await buildScores(true, all)
  const deferred = await buildDeferredScript(true, scores)
  for (const { path, script } of [deferred, ...deferred.further, ...scores])
    await writeFile(join(out, path), script)
  await writeFile(join(out, 'offline.html'), await offlinePage(settings))
  const built: BuiltGame[] = []
  // In sequence, because each bundle already uses a whole core.
  for (const folder of all) {
    const file = resolve(join(out, `${folder.slug}.html`))
    await writeFile(file, await gamePage(folder, settings, deferred.path))
    built.push({ slug: folder.slug, file })
  }
  return built
}

/** `deferred` is the address of the deferred script. */
export async function gamePage(
  folder: GameFolder,
  settings: Settings,
  deferred: string,
  bundler: Bundler = bundle,
): Promise<string> {
  const { about } = folder
  const { game } = (await import(/* @vite-ignore */ pathToFileURL(folder.game).href)) as {
    game: Game<unknown, unknown>
  }
  const title = titleOf(about.title)
  const { script, style } = await bundler(folder.slug, await entryCode(folder, settings, deferred))
  return page({
    about,
    siteName: settings.siteName,
    assets: `${settings.origins.games}/assets/`,
    script,
    style: `html{--widest:${title.widest}}${style}`,
    body: shellMarkup(game, about.title, title),
  })
}

if (import.meta.main) {
  const out = process.argv[2] ?? 'dist/games'
  for (const { slug } of await buildGames(readSettings(), out)) console.log(slug)
}
