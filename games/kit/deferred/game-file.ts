/** Loads what a game keeps in a small script of its own: its score, its lessons, its place and the names of its keys. */
import type { KeyName } from '../game.ts'
import type { Lesson } from '../lessons.ts'
import type { Place } from '../place.ts'
import type { Score } from '../sound/score.ts'

/** Fingerprints of these scripts, by slug. Inserted by the build. */
declare const SCORES: Readonly<Record<string, string>>

export interface GameFile {
  readonly score?: Score
  readonly lessons?: readonly Lesson<unknown>[]
  readonly keyNames?: readonly KeyName[]
  readonly place?: Place
}

/** The build inserts the table at every use, so there is one. */
const fingerprintOf = (slug: string): string | undefined => SCORES[slug]

export const hasGameFile = (slug: string): boolean => fingerprintOf(slug) !== undefined

/** Empty if the game has none, or if it cannot be loaded. */
export async function loadGameFile(slug: string): Promise<GameFile> {
  if (!hasGameFile(slug)) return {}
  try {
    return (await import(/* @vite-ignore */ `/assets/score-${slug}-${fingerprintOf(slug)}.js`)) as GameFile
  } catch {
    return {}
  }
}
