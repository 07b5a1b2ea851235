/** Bundles a game's code with the parts of the kit that it uses, into one script and one stylesheet. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { TARGET } from './browser-support-table.ts'
import type { Settings } from '../config.ts'
import type { Levels } from '../games/kit/rules.ts'
import { collectFiles } from './bundle-module.ts'
import { GAMES, type GameFolder } from './folders.ts'
import { minified } from './minify.ts'

export interface Bundle {
  readonly script: string
  readonly style: string
}

const ENTRY = 'virtual:game'

const from = (...parts: string[]) => JSON.stringify(join(...parts))

/** The same script runs in the page and in the workers that the page starts from it. */
const WITHOUT_SOLVER = [
  `import { answerQuestions } from ${from(GAMES, 'kit', 'solver', 'solver-worker.ts')}`,
  'if (hasPage) play(game, dependencies, about)',
  'else answerQuestions(game)',
]
const WITH_SOLVER = [
  `import { createLevelCache } from ${from(GAMES, 'kit', 'solver', 'level-cache.ts')}`,
  `import { createSolver, answerQuestions } from ${from(GAMES, 'kit', 'solver', 'solver-worker.ts')}`,
  'if (hasPage) {',
  '  const solver = createSolver(game)',
  '  play(game, { ...dependencies, solver, levelCache: createLevelCache(about.slug, game, solver) }, about)',
  '} else answerQuestions(game)',
]

/** The generated entry module. It includes only the title and slug of about.ts; descriptions belong to the site. */
export async function entryCode(
  { about, path, rules, game: manifest }: GameFolder,
  settings: Settings,
  deferredScript: string,
): Promise<string> {
  const { title, slug } = about
  const exported = (await import(/* @vite-ignore */ pathToFileURL(rules).href)) as {
    readonly rules: object
    readonly levels?: Levels<unknown, unknown>
  }
  const { levels } = exported
  // Named choices need no generation, so without hints there is nothing for a solver to do.
  const needsSolver = levels && (!levels.names || levels.hint)
  const { game } = (await import(/* @vite-ignore */ pathToFileURL(manifest).href)) as { game: object }
  const announcer = 'words' in game ? 'createTurnAnnouncer' : 'createAnnouncer'
  const format = 'tick' in exported.rules ? 'realTimeFormat' : 'turnFormat'
  return [
    `import { hasPage } from ${from(GAMES, 'kit', 'page', 'first-paint.ts')}`,
    ...['touch', 'shell', 'hud', 'card'].map(
      (name) => `import ${from(GAMES, 'kit', 'shell', `${name}.css`)}`,
    ),
    `import { ${announcer} } from ${from(GAMES, 'kit', 'announce', 'announcer.ts')}`,
    `import { ${format} } from ${from(GAMES, 'kit', 'round', 'resume.ts')}`,
    `import { runGame as play } from ${from(GAMES, 'kit', 'run', 'run-game.ts')}`,
    `import { game } from ${from(path, 'game.ts')}`,
    `const about = ${JSON.stringify({ title, slug, siteOrigin: settings.origins.site, ...(settings.embedders.length > 0 && { embedders: settings.embedders }), offline: settings.offline === 'on', deferred: deferredScript })}`,
    `const dependencies = { format: ${format}, createAnnouncer: ${announcer} }`,
    ...(needsSolver ? WITH_SOLVER : WITHOUT_SOLVER),
  ].join('\n')
}

/** Bundles the entry module of a game. `files` collects the absolute paths of its sources. */
export type Bundler = (slug: string, entryModule: string, files?: Set<string>) => Promise<Bundle>

export const bundle: Bundler = (slug, entryModule) => bundleGame(slug, entryModule, true)
export const bundleUnminified: Bundler = (slug, entryModule, files) =>
  bundleGame(slug, entryModule, false, files)

async function bundleGame(
  slug: string,
  entryModule: string,
  minify: boolean,
  files = new Set<string>(),
): Promise<Bundle> {
  const built = await build({
    configFile: false,
    root: GAMES,
    logLevel: minify ? 'warn' : 'error',
    publicDir: false,
    plugins: [entry(entryModule), collectFiles(files)],
    build: {
      write: false,
      minify,
      target: TARGET,
      modulePreload: false,
      // Inlines all assets: a game is a single file.
      assetsInlineLimit: 10_000_000,
      rollupOptions: { input: ENTRY },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const scripts = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const styles = outputs.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []))
  if (scripts.length !== 1)
    throw new Error(
      `games/${slug} was bundled into ${scripts.length} scripts instead of one. Remove its dynamic imports.`,
    )
  const [script = ''] = scripts
  return { script: minify ? await minified(script) : script, style: styles.join('') }
}

function entry(code: string): Plugin {
  return {
    name: 'game-entry',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? code : undefined),
  }
}
