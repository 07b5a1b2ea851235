/** Builds the deferred script, one file for all games, named by its content hash. */
import { join } from 'node:path'
import { gameFolders, GAMES } from './folders.ts'
import { TARGET } from './browser-support-table.ts'
import { bundleModule } from './bundle-module.ts'
import { buildScores, fingerprintOf, type ScoreFile } from './scores.ts'
import { minified } from './minify.ts'

export interface DeferredBundle {
  /** Its path on the games' host. */
  readonly path: string
  readonly script: string
}

/** The script contains a table of all scores, and loads the one of its game. */
export async function buildDeferredScript(
  minify = true,
  scores?: readonly ScoreFile[],
): Promise<DeferredBundle> {
  const all = scores ?? (await buildScores(minify))
  const fingerprints = Object.fromEntries(all.map(({ slug, fingerprint }) => [slug, fingerprint]))
  const slugs = (await gameFolders()).map(({ slug }) => slug)
  const bundled = await bundleModule(join(GAMES, 'kit', 'deferred', 'deferred.ts'), {
    minify,
    target: TARGET,
    define: { SCORES: JSON.stringify(fingerprints), SLUGS: JSON.stringify(slugs) },
  })
  // Vite keeps white space in modules with exports.
  const script = minify ? await minified(bundled) : bundled
  return { path: `/assets/deferred-${fingerprintOf(script)}.js`, script }
}
