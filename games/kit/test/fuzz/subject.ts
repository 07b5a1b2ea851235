/** Describes a game to the fuzzer, and the report of an attempt. */
import type { Game } from '../../game.ts'
import { realTimeFormat, turnFormat, type RoundFormat } from '../../round/resume.ts'
import type { Chance } from '../../rules/chance.ts'
import type { Levels, Rules } from '../../rules.ts'
import type { HonestRound } from './corpus.ts'
import type { Oracle } from './oracle.ts'

/** Entry points of untrusted data. `action` is the type check that all others share. */
export const DOORS = ['action', 'link', 'round', 'save', 'file'] as const
export type Door = (typeof DOORS)[number]

/** Kinds of failure. */
export const KINDS = ['hang', 'slow', 'throw', 'type', 'number', 'par', 'bounds', 'records'] as const
export type FaultKind = (typeof KINDS)[number]

export interface Subject {
  readonly slug: string
  readonly rules: Rules<unknown, unknown>
  readonly levels?: Levels<unknown, unknown> | undefined
  /** Rules, levels and goals; the fuzzer opens no view. */
  readonly game: Game<unknown, unknown>
  readonly format: RoundFormat
  readonly rounds: readonly HonestRound[]
  readonly oracle: Oracle
  /** The slugs of all games. */
  readonly slugs: readonly string[]
}

export interface FuzzAttempt {
  readonly rng: Chance
  fault(kind: FaultKind, detail: string): void
  /** Records that the door accepted the data. */
  accept(): void
  /** Runs work with unhandled rejections; the first one rejects the result. */
  guarded<T>(work: () => Promise<T>): Promise<T>
}

export type TryDoor = (subject: Subject, attempt: FuzzAttempt) => Promise<void>

/** The visitor's date in every attempt. */
export const TODAY = '2026-11-18'
export const ENVIRONMENT = { newSeed: () => 7, today: () => TODAY }

type Parts = Pick<Subject, 'rules' | 'levels'> &
  Partial<Pick<Game<unknown, unknown>, 'goals' | 'feats' | 'medals'>>

/** The manifest without its view. */
export const gameOf = (parts: Parts) => parts as unknown as Game<unknown, unknown>

export const keepingOf = (rules: Rules<unknown, unknown>): RoundFormat =>
  rules.tick ? realTimeFormat : turnFormat

/** Caches starting positions: those of honest rounds are used in many attempts, and some are slow to generate. */
export function withMemory(rules: Rules<unknown, unknown>): Rules<unknown, unknown> {
  const made = new Map<string, unknown>()
  return {
    ...rules,
    start(seed, level) {
      const key = `${seed} ${level}`
      if (!made.has(key)) made.set(key, rules.start(seed, level))
      return made.get(key)
    },
  }
}

/** Formats any value briefly, for a report. */
export function shown(value: unknown, most = 300): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' && (!Number.isFinite(part) || Object.is(part, -0)) ? `«${part}»` : part,
  )
  return (text ?? String(value)).slice(0, most)
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : String(error).slice(0, 200)
