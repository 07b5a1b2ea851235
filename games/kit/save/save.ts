/** Reads, writes and merges a game's save. Every field is validated by itself, so damage costs only that field. */
import { fieldsOf, isShallow, type Fields } from '../fields.ts'
import { MOST_FACTS, RECENT, RECENT_VALUES, roundsOf, type Recent } from '../round/stats.ts'
import { isMadeKey, withoutPast } from './made.ts'
import { GOLDEN, highest, highestOf, type Records } from './records.ts'
import { MOST_DEPTH, MOST_LEVEL, MOST_ROUND_ACTIONS, MOST_ROUND_TICKS, MOST_SAVE_CHARS } from './limits.ts'

const VERSION = 5

export interface Round {
  /** The version of the game that wrote it. */
  readonly game: number
  readonly seed: number
  /** As in `Rules.start`: negative for a daily board. */
  readonly level: number
  readonly state: unknown
  readonly actions: readonly unknown[]
  /** Whether a hint was shown. */
  readonly hinted?: boolean
  /** Whether a move or a restart was taken back. Missing in older saves. */
  readonly undone?: boolean
  /** The date of a daily round. */
  readonly day?: string | undefined
  /** Seconds of play. */
  readonly seconds?: number
  /** Progress towards the open goals. */
  readonly progress?: Records
  /** Real time: the ticks so far, and the log (`replay/log.ts`) in base64. */
  readonly ticks?: number
  readonly log?: string | undefined
}

/** First and best result of a daily round: points, or stars in a game with levels. */
export interface Today {
  readonly day: string
  readonly first: number
  readonly best: number
  /** Rounds finished. Missing in older saves. */
  readonly tries?: number
}

export interface Save {
  readonly level: number
  /** By level; a game without levels uses 1. */
  readonly best: Records
  readonly stars: Records
  /** 1 for each level that was won without hint or undo. */
  readonly crowns: Records
  /** By date, as in 2026-11-16. */
  readonly days: Records
  /** Best result of each daily round, by date: as in `Today`. */
  readonly dayBests: Records
  /** Goal progress, by goal id. */
  readonly goals: Records
  /** Goals made for a day or a week: see `made.ts`. */
  readonly made: Records
  /** Records besides the score, by feat id. */
  readonly feats: Records
  /** Statistics over all rounds: see `round/stats.ts`. */
  readonly totals: Records
  readonly recent: Recent
  readonly today?: Today | undefined
  /** Id of the chosen look. */
  readonly look?: string | undefined
  readonly round?: Round | undefined
  /** The daily round, saved beside the regular one. */
  readonly dayRound?: Round | undefined
}

export const FRESH_SAVE: Save = {
  level: 1,
  best: {},
  stars: {},
  crowns: {},
  days: {},
  dayBests: {},
  goals: {},
  made: {},
  feats: {},
  totals: {},
  recent: { results: [], row: 0 },
}

export interface Reading {
  readonly save: Save
  /** False if invalid data was left out. */
  readonly isWhole: boolean
  /** A later version wrote it, so this one must not overwrite it. */
  readonly isNewer: boolean
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Upgrades from each version to the next. */
const MIGRATIONS: Readonly<Record<number, (old: Fields) => Fields>> = {
  1: (old) => ({ ...old, days: {} }),
  2: (old) => ({ ...old, goals: {}, feats: {}, totals: {}, recent: FRESH_SAVE.recent }),
  3: (old) => ({ ...old, made: {}, dayBests: {} }),
  4: (old) => ({ ...old, crowns: {} }),
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

/** The latest date that a save may contain. */
const LAST_DAY = '9999-12-31'

/**
 * Parses an untrusted save. Imported saves may not contain dates after `latest`. Local saves have no such limit, so that
 * a clock that runs behind costs no flowers.
 */
export function judgeSave(value: unknown, latest = LAST_DAY): Reading {
  const version = isFields(value) ? Number(value['version']) : Number.NaN
  if (!isFields(value) || !Number.isInteger(version) || version < 1) return UNREADABLE
  let fields = value
  for (let from = version; from < VERSION; from++) fields = MIGRATIONS[from]?.(fields) ?? fields
  return { ...validateFields(fields, latest), isNewer: version > VERSION }
}

const DAY = /^\d{4}-\d\d-\d\d$/
const ID = /^[a-z][a-z0-9-]{0,40}$/
const LEVEL = /^[1-9]\d{0,6}$/
const MOST = 1e12

const isLevel = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_LEVEL
const isLevelName = (name: string) => LEVEL.test(name) && isLevel(Number(name))
/** Rejects names such as "constructor", which every object has. */
const isId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value) && !(value in Object.prototype)
const isDayBy =
  (latest: string) =>
  (value: unknown): value is string =>
    typeof value === 'string' && DAY.test(value) && value <= latest
const isDay = isDayBy(LAST_DAY)

/** The fields whose values only grow, with their key check and maximum value. */
const RECORDS = {
  best: [isLevelName, MOST],
  stars: [isLevelName, 3],
  crowns: [isLevelName, 1],
  days: [isDay, GOLDEN],
  dayBests: [isDay, MOST],
  goals: [isId, MOST],
  made: [isId, MOST],
  feats: [isId, MOST],
  totals: [isId, MOST],
} as const

type RecordFields = { -readonly [kind in keyof typeof RECORDS]: Records }

const KINDS = Object.keys(RECORDS) as (keyof RecordFields)[]

const ofAllKinds = (recordsOf: (kind: keyof RecordFields) => Records) =>
  Object.fromEntries(KINDS.map((kind) => [kind, recordsOf(kind)])) as RecordFields

function validateFields(fields: Fields, latest: string): { save: Save; isWhole: boolean } {
  let isWhole = true
  const isPast = isDayBy(latest)
  /** Reads a field, or drops it if it is invalid and marks the save as damaged. */
  function part<T>(name: string, fits: (value: unknown) => value is T): T | undefined {
    const value = fields[name]
    if (fits(value)) return value
    if (value !== undefined) isWhole = false
    return undefined
  }

  function records(kind: keyof RecordFields): Records {
    const [isName, most] = RECORDS[kind]
    const value = fields[kind]
    const all = isFields(value) ? Object.entries(value) : []
    const good = all.filter(
      (entry): entry is [string, number] =>
        isName(entry[0]) &&
        isCount(entry[1]) &&
        entry[1] <= most &&
        ((kind !== 'days' && kind !== 'dayBests') || isPast(entry[0])) &&
        (kind !== 'made' || isMadeKey(entry[0], latest)),
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

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MOST

const isRecent = (value: unknown): value is Recent => {
  const { results, row, facts } = fieldsOf(value)
  return isResults(results, RECENT) && isCount(row) && (facts === undefined || isRecentFacts(facts))
}

const isResults = (value: unknown, most: number) =>
  Array.isArray(value) && value.length <= most && value.every(isCount)

const isRecentFacts = (value: unknown) =>
  isFields(value) &&
  Object.keys(value).length <= MOST_FACTS &&
  Object.entries(value).every(([id, values]) => isId(id) && isResults(values, RECENT_VALUES))

const isToday = (value: unknown): value is Today => {
  const { day, first, best, tries } = fieldsOf(value)
  return isDay(day) && isCount(first) && isCount(best) && (tries === undefined || isCount(tries))
}

const isRecords = (value: unknown): value is Records =>
  isFields(value) && Object.entries(value).every(([name, count]) => isId(name) && isCount(count))

/** Daily boards have levels from −7 to −1. */
const isBoard = (value: unknown) =>
  isLevel(value) || (Number.isInteger(value) && Number(value) >= -7 && Number(value) < 0)

const isTicks = (value: unknown) => Number.isInteger(value) && isCount(value) && value <= MOST_ROUND_TICKS

const isRound = (value: unknown): value is Round => {
  const { game, seed, level, ticks, seconds, progress, log, actions, day } = fieldsOf(value)
  return (
    Number.isInteger(game) &&
    seed === (Number(seed) | 0) &&
    isBoard(level) &&
    (ticks === undefined || isTicks(ticks)) &&
    (seconds === undefined || isCount(seconds)) &&
    (progress === undefined || isRecords(progress)) &&
    (log === undefined || typeof log === 'string') &&
    Array.isArray(actions) &&
    actions.length <= MOST_ROUND_ACTIONS &&
    isShallow(value, MOST_DEPTH) &&
    (day === undefined || isDay(day))
  )
}

/** A day's board in the place of a round of the journey would become the player's level. */
const isJourneyRound = (value: unknown): value is Round =>
  isRound(value) && value.level > 0 && value.day === undefined
const isDayRound = (value: unknown): value is Round => isRound(value) && value.day !== undefined

/**
 * Merges two daily results: the same day takes the better one, otherwise today's wins, otherwise the later day's. A
 * result from a time when the clock was ahead must not block today's.
 */
function todayOf(one: Today | undefined, other: Today | undefined, date: string): Today | undefined {
  if (!one || !other) return one ?? other
  if (one.day === other.day) {
    const tries = Math.max(one.tries ?? 0, other.tries ?? 0)
    return { ...one, best: Math.max(one.best, other.best), ...(tries > 0 && { tries }) }
  }
  if (one.day === date || other.day === date) return one.day === date ? one : other
  return one.day > other.day ? one : other
}

/** Merges the records of both saves; level and rounds come from the first. `date` is the local date. */
export const withRecords = (save: Save, other: Save, date: string): Save => ({
  ...save,
  ...ofAllKinds((kind) => highestOf(save[kind], other[kind])),
  made: withoutPast(highestOf(save.made, other.made), date),
  recent: roundsOf(save) >= roundsOf(other) ? save.recent : other.recent,
  today: todayOf(save.today, other.today, date),
})

/** Merges the saves of two devices: the records of both, the higher level, and the first one's round if it has one. */
export const mergeSaves = (one: Save, other: Save, date: string): Save => ({
  ...withRecords(one, other, date),
  level: Math.max(one.level, other.level),
  look: one.look ?? other.look,
  round: one.round ?? other.round,
  dayRound: one.dayRound ?? other.dayRound,
})

/** Whether the first save contains all records of the second. */
export const hasRecords = (save: Save, other: Save): boolean =>
  KINDS.every((kind) =>
    Object.entries(other[kind]).every(([name, value]) => (save[kind][name] ?? -1) >= value),
  )
