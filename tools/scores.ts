/** Builds the games' scores: one small script each, named by its content hash. */
import { createHash } from 'node:crypto'
import { gameFolders, type GameFolder } from './folders.ts'
import { TARGET } from './browser-support-table.ts'
import { bundleModule } from './bundle-module.ts'
import { minified } from './minify.ts'

export interface ScoreFile {
  readonly slug: string
  readonly fingerprint: string
  /** Its path on the games' host, as in kit/deferred/music/music.ts. */
  readonly path: string
  readonly script: string
}

export const fingerprintOf = (script: string) =>
  createHash('sha256').update(script).digest('base64url').slice(0, 8)

/** Builds the scores of all games that have one. */
export async function buildScores(minify = true, folders?: readonly GameFolder[]): Promise<ScoreFile[]> {
  const files: ScoreFile[] = []
  for (const { slug, score } of folders ?? (await gameFolders())) {
    if (!score) continue
    const bundled = await bundleModule(score, { minify, target: TARGET })
    const script = minify ? await minified(bundled) : bundled
    const fingerprint = fingerprintOf(script)
    files.push({ slug, fingerprint, path: `/assets/score-${slug}-${fingerprint}.js`, script })
  }
  return files
}
