/** The album's file: what carries over from round to round, one script for all games, named by its content. */
import { join } from 'node:path'
import { gameFolders, GAMES } from './folders.ts'
import { TARGET } from './browser-support-table.ts'
import { bundleModule } from './bundle-module.ts'
import { buildScores, fingerprintOf, type ScoreFile } from './scores.ts'
import { minified } from './minify.ts'

export interface DeferredFile {
  /** Its address on the games' host, from the root. */
  readonly path: string
  readonly script: string
}

/** It knows the scores of all games, and fetches the one of its own. */
export async function buildDeferredScript(
  minify = true,
  scores?: readonly ScoreFile[],
): Promise<DeferredFile> {
  const all = scores ?? (await buildScores(minify))
  const fingerprints = Object.fromEntries(all.map(({ slug, fingerprint }) => [slug, fingerprint]))
  const slugs = (await gameFolders()).map(({ slug }) => slug)
  const bundled = await bundleModule(join(GAMES, 'kit', 'deferred', 'deferred.ts'), {
    minify,
    target: TARGET,
    define: { SCORES: JSON.stringify(fingerprints), SLUGS: JSON.stringify(slugs) },
  })
  // Of a module with exports Vite keeps the white space.
  const script = minify ? await minified(bundled) : bundled
  return { path: `/assets/deferred-${fingerprintOf(script)}.js`, script }
}
