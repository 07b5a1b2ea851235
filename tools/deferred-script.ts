/** Builds the deferred script and the pages script: one of each for all games, named by their content hash. */
import { join } from 'node:path'
import { gameSlugs, GAMES } from './folders.ts'
import { SHARED_SCRIPTS } from './budgets.ts'
import { TARGET } from './browser-support-table.ts'
import { bundleModules } from './bundle-module.ts'
import { minified } from './minify.ts'
import { buildScores, fingerprintOf, type ScoreFile } from './scores.ts'

export interface ScriptFile {
  /** Its path on the games' host. */
  readonly path: string
  readonly script: string
}

export interface DeferredBundle extends ScriptFile {
  /** The scripts that the deferred script loads by itself: the pages script. */
  readonly further: readonly ScriptFile[]
}

interface DevelopmentOptions {
  /** Collects the absolute paths of all files in the scripts. */
  readonly files?: Set<string>
  /** Takes the place of the content hash. */
  readonly fingerprint?: string
}

/** The script contains a table of all scores, and loads the one of its game. */
export async function buildDeferredScript(
  minify = true,
  scores?: readonly Pick<ScoreFile, 'slug' | 'fingerprint'>[],
  { files, fingerprint: fixed }: DevelopmentOptions = {},
): Promise<DeferredBundle> {
  const all = scores ?? (await buildScores(minify))
  const fingerprints = Object.fromEntries(all.map(({ slug, fingerprint }) => [slug, fingerprint]))
  const bundled = await bundleModules(join(GAMES, 'kit', 'deferred', 'deferred.ts'), {
    minify,
    target: TARGET,
    define: { SCORES: JSON.stringify(fingerprints), SLUGS: JSON.stringify(gameSlugs()) },
    files,
  })
  const unknown = bundled.find(({ name }) => !(name.replace(/\.js$/, '') in SHARED_SCRIPTS))
  if (unknown)
    throw new Error(
      `The bundler put code that several late scripts share into ${unknown.name}, a further request before the first round. Let fewer of them import it: ${unknown.code.slice(0, 200)}`,
    )
  const modules = await Promise.all(
    // Vite keeps white space in modules with exports.
    bundled.map(async ({ name, code }) => ({ name, code: minify ? await minified(code) : code })),
  )
  // The scripts import each other by name, so they share a fingerprint.
  const fingerprint = fixed ?? fingerprintOf(modules.map(({ code }) => code).join(''))
  const named = (name: string) => name.replace(/\.js$/, `-${fingerprint}.js`)
  const [deferred, ...further] = modules.map(({ name, code }) => ({
    path: `/assets/${named(name)}`,
    script: modules.reduce(
      (text, { name: other }) => text.replaceAll(`./${other}`, `./${named(other)}`),
      code,
    ),
  }))
  if (!deferred) throw new Error('The deferred script was not built.')
  return { ...deferred, further }
}
