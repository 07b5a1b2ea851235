/** Builds the pages of games for development, and the scripts that they load later. */
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Settings } from '../../config.ts'
import { chooseForAll } from '../../settings/choice.ts'
import { createBuiltFiles } from './built-files.ts'
import type { FreshModules } from './fresh-modules.ts'
import type { PageContent } from './live-pages.ts'

type Build = typeof import('../build.ts')
type Bundling = typeof import('../bundle.ts')
type BundledModules = typeof import('../bundle-module.ts')
type DeferredScripts = typeof import('../deferred-script.ts')
type ScriptFile = import('../deferred-script.ts').ScriptFile
type Folders = typeof import('../folders.ts')

export interface GamePages {
  /** The page of a game or, for `blank`, of the template; undefined if there is no such game. */
  page(slug: string): Promise<PageContent | undefined>
  /** The script at an address below /assets/. */
  script(path: string): Promise<string | undefined>
}

/** Takes the place of the content hash, so that a change of one script leaves the others as they are. */
const FINGERPRINT = 'dev'
const DEFERRED_PATH = `/assets/deferred-${FINGERPRINT}.js`
const SCORE = new RegExp(`^/assets/score-([a-z0-9-]+)-${FINGERPRINT}\\.js$`)

const ROOT = join(import.meta.dirname, '..', '..')
/** The templates for new games, which are not in the catalogue. */
const TEMPLATES = ['blank', 'blank-turns', 'blank-real-time']
const GAMES = join(ROOT, 'games')
const TOOLS = join(ROOT, 'tools', sep)

/** The folder of a game, or of a template, whose name begins with an underscore. */
function folderOf(slug: string): string | undefined {
  if (!/^[a-z0-9-]+$/.test(slug) || slug === 'kit') return undefined
  return [slug, `_${slug}`]
    .map((name) => join(GAMES, name))
    .find((path) => existsSync(join(path, 'about.ts')))
}

function scoreOf(slug: string): string | undefined {
  const file = join(folderOf(slug) ?? '', 'score.ts')
  return existsSync(file) ? file : undefined
}

export function createGamePages(settings: Settings, modules: FreshModules): GamePages {
  /** The slugs of the games that the settings choose. */
  async function chosenSlugs(): Promise<readonly string[]> {
    const { gameSlugs } = await modules.load<Folders>('tools/folders.ts')
    const sites = [settings, ...settings.moreSites.map((site) => site.settings)]
    return chooseForAll(
      sites.map(({ games }) => games),
      gameSlugs(),
    )
  }

  const bundles = createBuiltFiles<Awaited<ReturnType<Bundling['bundle']>>>()
  const scripts = createBuiltFiles<readonly ScriptFile[]>()
  modules.onChange((files) => {
    // A change of the tools may change everything that they build.
    const hasTools = [...files].some((file) => file.startsWith(TOOLS))
    for (const built of [bundles, scripts])
      if (hasTools) built.clear()
      else built.discard(files)
  })

  async function deferredScripts(): Promise<readonly ScriptFile[]> {
    const { buildDeferredScript } = await modules.load<DeferredScripts>('tools/deferred-script.ts')
    // The script contains tables of the games and of their scores.
    const slugs = await chosenSlugs()
    const scores = [...slugs, ...TEMPLATES]
      .filter((slug) => scoreOf(slug) !== undefined)
      .map((slug) => ({ slug, fingerprint: FINGERPRINT }))
    const build = async (files: Set<string>) => {
      const options = { files, fingerprint: FINGERPRINT }
      const { path, script, further } = await buildDeferredScript(false, scores, options)
      return [{ path, script }, ...further]
    }
    return scripts.get(DEFERRED_PATH, build, JSON.stringify([slugs, scores]))
  }

  async function scoreScripts(slug: string): Promise<readonly ScriptFile[]> {
    const score = scoreOf(slug)
    if (score === undefined) return []
    return scripts.get(score, async (files) => {
      const { bundleModule } = await modules.load<BundledModules>('tools/bundle-module.ts')
      const script = await bundleModule(score, { minify: false, target: 'esnext', files })
      return [{ path: `/assets/score-${slug}-${FINGERPRINT}.js`, script }]
    })
  }

  return {
    async page(slug) {
      const path = folderOf(slug)
      if (path === undefined) return undefined
      if (!TEMPLATES.includes(slug) && !(await chosenSlugs()).includes(slug)) return undefined
      const { readFolder } = await modules.load<Folders>('tools/folders.ts')
      const { gamePage } = await modules.load<Build>('tools/build.ts')
      const { bundleUnminified } = await modules.load<Bundling>('tools/bundle.ts')
      const html = await gamePage(
        await readFolder(path, slug),
        { ...settings, offline: 'off' },
        DEFERRED_PATH,
        (name, entry) => bundles.get(name, (files) => bundleUnminified(name, entry, files), entry),
      )
      const later = [...(await deferredScripts()), ...(await scoreScripts(slug))]
      return {
        // Without the policy, which would also block the connection for changes.
        html: html.replace(/<meta http-equiv=[^>]*>/, ''),
        scripts: later.map(({ script }) => script),
      }
    },

    async script(path) {
      const [, slug] = SCORE.exec(path) ?? []
      const all = slug === undefined ? await deferredScripts() : await scoreScripts(slug)
      return all.find((each) => each.path === path)?.script
    },
  }
}
