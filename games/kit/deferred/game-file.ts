/** Loads what a game keeps in a small script of its own: its score, lessons, place, names of keys and turns by link. */
import type { KeyName } from '../game.ts'
import type { Lesson } from '../lessons.ts'
import type { Place } from '../place.ts'
import type { Records } from '../save/records.ts'
import type { Score } from '../sound/score.ts'
import type { Turns } from '../turns.ts'

/** Fingerprints of these scripts, by slug. Inserted by the build. */
declare const SCORES: Readonly<Record<string, string>>

export interface GameFile {
  readonly score?: Score
  readonly lessons?: readonly Lesson<unknown>[]
  readonly keyNames?: readonly KeyName[]
  /** One key, button or tap plays the whole game. Help says so. */
  readonly isOneButton?: boolean
  readonly place?: Place
  /** The key of the save's totals that counts how this round ended. */
  readonly resultKey?: (state: unknown) => string | undefined
  /** A line for the card with the named choices, from the save's totals. */
  readonly choiceWords?: (totals: Records) => string
  /** What follows a finished round of a named choice: a level, and the label of the button that leads to it. */
  readonly nextRound?: (state: unknown) => { readonly level: number; readonly label: string } | undefined
  readonly turns?: Turns<unknown, unknown>
  /** The levels that two people play at one device. Before these the picker asks for their names. */
  readonly sharedLevels?: readonly number[]
  /** Handed to the game's view: see `View.furnish`. */
  readonly late?: unknown
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
