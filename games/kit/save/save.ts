/** The save of a game. Every part is checked by itself when it is read, so a damaged part costs only itself. */
import { fieldsOf, isShallow, type Fields } from '../fields.ts'
import { RECENT, roundsOf, type Recent } from '../round/stats.ts'
import { MOST_DEPTH, MOST_LEVEL, MOST_ROUND_ACTIONS, MOST_ROUND_TICKS, MOST_SAVE_CHARS } from './limits.ts'

const VERSION = 3

/** The highest number that was ever reached, by level, by day or by name. */
export type Records = Readonly<Record<string, number>>

export interface Round {
  /** The version of the game that wrote it. */
  readonly game: number
  readonly seed: number
  /** As in `Rules.start`: below 0 it is a board of the day. */
  readonly level: number
  readonly state: unknown
  readonly actions: readonly unknown[]
  /** Whether a hint was shown in it. */
  readonly hinted?: boolean
  /** The date of which it is the round of the day. */
  readonly day?: string | undefined
  /** Seconds that it has been played. */
  readonly seconds?: number
  /** How far it has come with the goals that are open. */
  readonly progress?: Records
  /** Real time: the ticks that have passed, and what was done at which, as in `log.ts` and in base64. */
  readonly ticks?: number
  readonly log?: string | undefined
}

/** How the round of a day went: in the first go, and in the best one. Points, or stars in a game with levels. */
export interface Today {
  readonly day: string
  readonly first: number
  readonly best: number
}

/** Under `days`: a round was finished, the day's own was, and it was finished with gold or with three stars. */
export const PLAYED = 1
export const FLOWER = 2
export const GOLDEN = 3

export interface Save {
  readonly level: number
  /** By level; a game without levels keeps all under 1. */
  readonly best: Records
  readonly stars: Records
  /** By date, as in 2026-11-16. */
  readonly days: Records
  /** How far the player has come with the goals, by their ids. */
  readonly goals: Records
  /** Records besides the score, by their ids. */
  readonly feats: Records
  /** What is counted over all rounds: see `tally.ts`. */
  readonly totals: Records
  readonly recent: Recent
  readonly today?: Today | undefined
  /** The look that was chosen. */
  readonly look?: string | undefined
  readonly round?: Round | undefined
  /** The round of a day, which does not take the place of the other one. */
  readonly dayRound?: Round | undefined
}

export const FRESH_SAVE: Save = {
  level: 1,
  best: {},
  stars: {},
  days: {},
  goals: {},
  feats: {},
  totals: {},
  recent: { results: [], row: 0 },
}

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
  2: (old) => ({ ...old, goals: {}, feats: {}, totals: {}, recent: FRESH_SAVE.recent }),
}

export const writeSave = (save: Save) => JSON.stringify({ version: VERSION, ...save })

const UNREADABLE: Reading = { save: FRESH_SAVE, isWhole: false, isNewer: false }

export function readSave(text: string): Reading {
  if (text.length > MOST_SAVE_CHARS) return UNREADABLE
  try {
    return judgeSave(JSON.parse(text))
  } catch {
    return UNREADABLE
  }
}

/** The last day that a save can name. */
const LAST_DAY = '9999-12-31'

/**
 * Parses an untrusted save. A save from elsewhere may name no day after `latest`; days in this browser's own storage are
 * kept, because a clock that runs behind must not cost flowers.
 */
export function judgeSave(value: unknown, latest = LAST_DAY): Reading {
  const version = isFields(value) ? Number(value['version']) : Number.NaN
  if (!isFields(value) || !Number.isInteger(version) || version < 1) return UNREADABLE
  let fields = value
  for (let from = version; from < VERSION; from++) fields = MIGRATIONS[from]?.(fields) ?? fields
  return { ...judgeParts(fields, latest), isNewer: version > VERSION }
}

const DAY = /^\d{4}-\d\d-\d\d$/
const ID = /^[a-z][a-z0-9-]{0,40}$/
const LEVEL = /^[1-9]\d{0,6}$/
const MOST = 1e12

const isLevel = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_LEVEL
const isLevelName = (name: string) => LEVEL.test(name) && isLevel(Number(name))
/** "constructor" would be found in every object. */
const isId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value) && !(value in Object.prototype)
const isDayBy =
  (latest: string) =>
  (value: unknown): value is string =>
    typeof value === 'string' && DAY.test(value) && value <= latest
const isDay = isDayBy(LAST_DAY)

/** The records, which only grow: their names and their highest value. */
const RECORDS = {
  best: [isLevelName, MOST],
  stars: [isLevelName, 3],
  days: [isDay, GOLDEN],
  goals: [isId, MOST],
  feats: [isId, MOST],
  totals: [isId, MOST],
} as const

type Kept = { -readonly [kind in keyof typeof RECORDS]: Records }

const KINDS = Object.keys(RECORDS) as (keyof Kept)[]

const ofAllKinds = (recordsOf: (kind: keyof Kept) => Records) =>
  Object.fromEntries(KINDS.map((kind) => [kind, recordsOf(kind)])) as Kept

function judgeParts(fields: Fields, latest: string): { save: Save; isWhole: boolean } {
  let isWhole = true
  const isPast = isDayBy(latest)
  /** Leaves an invalid part out and notes that the save is not whole. */
  function part<T>(name: string, fits: (value: unknown) => value is T): T | undefined {
    const value = fields[name]
    if (fits(value)) return value
    if (value !== undefined) isWhole = false
    return undefined
  }

  function records(kind: keyof Kept): Records {
    const [isName, most] = RECORDS[kind]
    const value = fields[kind]
    const all = isFields(value) ? Object.entries(value) : []
    const good = all.filter(
      (entry): entry is [string, number] =>
        isName(entry[0]) && isCount(entry[1]) && entry[1] <= most && (kind !== 'days' || isPast(entry[0])),
    )
    isWhole &&= isFields(value) && good.length === all.length
    return Object.fromEntries(good)
  }

  const kept = ofAllKinds(records)
  const level = part('level', isLevel)
  const recent = part('recent', isRecent)
  isWhole &&= level !== undefined && recent !== undefined
  const save = {
    ...kept,
    level: level ?? 1 + highest(kept.stars),
    recent: recent ?? FRESH_SAVE.recent,
    today: part('today', (value): value is Today => isToday(value) && isPast(value.day)),
    look: part('look', isId),
    round: part('round', isJourneyRound),
    dayRound: part('dayRound', isDayRound),
  }
  return { save, isWhole }
}

/** The highest level that there is a record of. */
export const highest = (byLevel: Records) =>
  Object.keys(byLevel).reduce((most, level) => Math.max(most, Number(level)), 0)

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MOST

const isRecent = (value: unknown): value is Recent => {
  const { results, row } = fieldsOf(value)
  return Array.isArray(results) && results.length <= RECENT && results.every(isCount) && isCount(row)
}

const isToday = (value: unknown): value is Today =>
  isFields(value) && isDay(value['day']) && isCount(value['first']) && isCount(value['best'])

const isRecords = (value: unknown): value is Records =>
  isFields(value) && Object.entries(value).every(([name, count]) => isId(name) && isCount(count))

/** A board of the day has a level from −7 to −1. */
const isBoard = (value: unknown) =>
  isLevel(value) || (Number.isInteger(value) && Number(value) >= -7 && Number(value) < 0)

const isTicks = (value: unknown) => Number.isInteger(value) && isCount(value) && value <= MOST_ROUND_TICKS

const isRound = (value: unknown): value is Round =>
  isFields(value) &&
  Number.isInteger(value['game']) &&
  value['seed'] === (Number(value['seed']) | 0) &&
  isBoard(value['level']) &&
  (value['ticks'] === undefined || isTicks(value['ticks'])) &&
  (value['seconds'] === undefined || isCount(value['seconds'])) &&
  (value['progress'] === undefined || isRecords(value['progress'])) &&
  (value['log'] === undefined || typeof value['log'] === 'string') &&
  Array.isArray(value['actions']) &&
  value['actions'].length <= MOST_ROUND_ACTIONS &&
  isShallow(value, MOST_DEPTH) &&
  (value['day'] === undefined || isDay(value['day']))

/** A day's board in the place of a round of the journey would become the player's level. */
const isJourneyRound = (value: unknown): value is Round =>
  isRound(value) && value.level > 0 && value.day === undefined
const isDayRound = (value: unknown): value is Round => isRound(value) && value.day !== undefined

/** Of each the higher one. */
export const highestOf = (one: Records, other: Records): Records => {
  const all = { ...other }
  for (const [name, value] of Object.entries(one)) all[name] = Math.max(value, all[name] ?? 0)
  return all
}

/**
 * The result of the visitor's own date, otherwise of the later day; of the same day the better one. A result from a
 * time in which the clock was ahead does not block today's.
 */
function todayOf(one: Today | undefined, other: Today | undefined, date: string): Today | undefined {
  if (!one || !other) return one ?? other
  if (one.day === other.day) return { ...one, best: Math.max(one.best, other.best) }
  if (one.day === date || other.day === date) return one.day === date ? one : other
  return one.day > other.day ? one : other
}

/** Merges the records of both saves; level and rounds are those of the first. `date` is the visitor's. */
export const withRecords = (save: Save, other: Save, date: string): Save => ({
  ...save,
  ...ofAllKinds((kind) => highestOf(save[kind], other[kind])),
  recent: roundsOf(save) >= roundsOf(other) ? save.recent : other.recent,
  today: todayOf(save.today, other.today, date),
})

/** Merges the saves of two devices: the records of both, the further level, and the first one's round if it has one. */
export const mergeSaves = (one: Save, other: Save, date: string): Save => ({
  ...withRecords(one, other, date),
  level: Math.max(one.level, other.level),
  look: one.look ?? other.look,
  round: one.round ?? other.round,
  dayRound: one.dayRound ?? other.dayRound,
})

/** Whether all records of the second are in the first. */
export const hasRecords = (save: Save, other: Save): boolean =>
  KINDS.every((kind) =>
    Object.entries(other[kind]).every(([name, value]) => (save[kind][name] ?? -1) >= value),
  )
