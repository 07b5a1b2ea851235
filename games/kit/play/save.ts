/**
 * What is kept of a game: records that only grow, and where the player stopped. It is read as it may have become in a
 * browser's storage or in a file: each part is judged alone, so that a spoiled one costs only itself.
 */
import type { Fields } from '../fields.ts'

const VERSION = 2

/** The highest number that was ever reached, by level or by day. */
export type Records = Readonly<Record<string, number>>

export interface Round {
  /** The version of the game that wrote it. */
  readonly game: number
  readonly seed: number
  readonly level: number
  readonly state: unknown
  readonly actions: readonly unknown[]
  /** Whether a hint was shown in it. */
  readonly hinted?: boolean
}

export interface Save {
  readonly level: number
  /** By level; a game without levels keeps all under 1. */
  readonly best: Records
  readonly stars: Records
  /** The days on which a round was finished, as in 2026-11-16: 1 for each. */
  readonly days: Records
  readonly round?: Round | undefined
}

export const FRESH_SAVE: Save = { level: 1, best: {}, stars: {}, days: {} }

export interface Reading {
  readonly save: Save
  /** False if something in it had to be left out. */
  readonly isWhole: boolean
  /** A later version wrote it: this one must not write over it. */
  readonly isNewer: boolean
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** From each version to the next. */
const MIGRATIONS: Readonly<Record<number, (old: Fields) => Fields>> = {
  1: (old) => ({ ...old, days: {} }),
}

export const writeSave = (save: Save) => JSON.stringify({ version: VERSION, ...save })

export function readSave(text: string): Reading {
  try {
    return judgeSave(JSON.parse(text))
  } catch {
    return { save: FRESH_SAVE, isWhole: false, isNewer: false }
  }
}

export function judgeSave(value: unknown): Reading {
  const version = isFields(value) ? Number(value['version']) : Number.NaN
  if (!isFields(value) || !Number.isInteger(version) || version < 1)
    return { save: FRESH_SAVE, isWhole: false, isNewer: false }
  let fields = value
  for (let from = version; from < VERSION; from++) fields = MIGRATIONS[from]?.(fields) ?? fields
  return { ...judgeParts(fields), isNewer: version > VERSION }
}

const LEVEL = /^[1-9]\d{0,8}$/
const DAY = /^\d{4}-\d\d-\d\d$/

function judgeParts(fields: Fields): { save: Save; isWhole: boolean } {
  const best = records(fields['best'], LEVEL, 1e12)
  const stars = records(fields['stars'], LEVEL, 3)
  const days = records(fields['days'], DAY, 9)
  const level = isLevel(fields['level']) ? fields['level'] : undefined
  const round = isRound(fields['round']) ? fields['round'] : undefined
  return {
    save: {
      level: level ?? 1 + highest(stars.kept),
      best: best.kept,
      stars: stars.kept,
      days: days.kept,
      round,
    },
    isWhole:
      best.isWhole &&
      stars.isWhole &&
      days.isWhole &&
      level !== undefined &&
      (round !== undefined || fields['round'] === undefined),
  }
}

function records(value: unknown, name: RegExp, most: number): { kept: Records; isWhole: boolean } {
  if (!isFields(value)) return { kept: {}, isWhole: false }
  const all = Object.entries(value)
  const good = all.filter(
    (entry): entry is [string, number] =>
      name.test(entry[0]) && typeof entry[1] === 'number' && entry[1] >= 0 && entry[1] <= most,
  )
  return { kept: Object.fromEntries(good), isWhole: good.length === all.length }
}

const highest = (byLevel: Records) => Math.max(0, ...Object.keys(byLevel).map(Number))

const isLevel = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1

const isRound = (value: unknown): value is Round =>
  isFields(value) &&
  Number.isInteger(value['game']) &&
  Number.isInteger(value['seed']) &&
  isLevel(value['level']) &&
  Array.isArray(value['actions'])

const highestOf = (one: Records, other: Records): Records => {
  const all = { ...other }
  for (const [name, value] of Object.entries(one)) all[name] = Math.max(value, all[name] ?? 0)
  return all
}

/** The records of both; where the player stopped is as in the first. */
export const withRecords = (save: Save, other: Save): Save => ({
  ...save,
  best: highestOf(save.best, other.best),
  stars: highestOf(save.stars, other.stars),
  days: highestOf(save.days, other.days),
})

/** Two lives become one: the records of both, the further level, and the first one's round if it has one. */
export const mergeSaves = (one: Save, other: Save): Save => ({
  ...withRecords(one, other),
  level: Math.max(one.level, other.level),
  round: one.round ?? other.round,
})

/** Whether all records of the second are in the first. */
export const hasRecords = (save: Save, other: Save): boolean =>
  (['best', 'stars', 'days'] as const).every((kind) =>
    Object.entries(other[kind]).every(([name, value]) => (save[kind][name] ?? -1) >= value),
  )
