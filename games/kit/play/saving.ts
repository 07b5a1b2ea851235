/** What is kept: best scores, stars, the round in progress, settings. Whatever the browser holds, nothing throws. */
import { guardStorage, type Keeper } from './storage.ts'

const VERSION = 1

export interface Settings {
  readonly muted: boolean
  readonly still: boolean
}

export interface Round {
  /** The version of the game that wrote it. */
  readonly game: number
  readonly seed: number
  readonly level: number
  readonly state: unknown
  readonly actions: readonly unknown[]
}

export interface Save {
  readonly level: number
  /** By level; a game without levels keeps all under 1. */
  readonly best: Readonly<Record<string, number>>
  readonly stars: Readonly<Record<string, number>>
  readonly round?: Round | undefined
}

export const FRESH_SAVE: Save = { level: 1, best: {}, stars: {} }
export const FRESH_SETTINGS: Settings = { muted: false, still: false }

export interface Shelf {
  readonly save: Save
  readonly settings: Settings
  /** False where the browser keeps nothing; then everything lasts as long as the page. */
  readonly keeps: boolean
  put(change: Partial<Save>): void
  set(change: Partial<Settings>): void
}

/** What is kept under two keys: the game's own save, and the settings that all games share. */
export function openShelf(slug: string, storage: () => Keeper): Shelf {
  const saveKey = `arcade.${slug}`
  const settingsKey = 'arcade.settings'
  const guarded = guardStorage(storage)

  const write = (key: string, value: object) =>
    guarded.write(key, JSON.stringify({ version: VERSION, ...value }))

  function read<T>(key: string, fresh: T, fits: (value: Record<string, unknown>) => boolean): T {
    const text = guarded.read(key)
    if (text === undefined) return fresh
    try {
      const value = JSON.parse(text) as unknown
      if (isRecord(value) && value['version'] === VERSION && fits(value)) return value as T
    } catch {
      // Not JSON: set aside like any other save that does not fit.
    }
    guarded.write(`${key}.aside`, text)
    return fresh
  }

  let save = read(saveKey, FRESH_SAVE, isSave)
  // All games share the settings: whoever muted one wants none of them to be loud.
  let settings = read(settingsKey, FRESH_SETTINGS, isSettings)

  return {
    get save() {
      return save
    },
    get settings() {
      return settings
    },
    get keeps() {
      return guarded.keeps
    },
    put(change) {
      save = { ...save, ...change }
      write(saveKey, save)
    },
    set(change) {
      settings = { ...settings, ...change }
      write(settingsKey, settings)
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCounts = (value: unknown) => isRecord(value) && Object.values(value).every(Number.isFinite)
const isLevel = (value: unknown) => Number.isInteger(value) && Number(value) >= 1

const isSettings = (value: Record<string, unknown>) =>
  typeof value['muted'] === 'boolean' && typeof value['still'] === 'boolean'

const isSave = ({ level, best, stars, round }: Record<string, unknown>) =>
  isLevel(level) && isCounts(best) && isCounts(stars) && (round === undefined || isRound(round))

const isRound = (value: unknown) =>
  isRecord(value) &&
  isLevel(value['level']) &&
  Number.isFinite(value['seed']) &&
  Array.isArray(value['actions'])

/** Whether a saved state looks like one that the rules make: same fields, same kinds of value. */
export function sameShape(saved: unknown, fresh: unknown): boolean {
  if (!isRecord(fresh)) return kind(saved) === kind(fresh)
  return isRecord(saved) && Object.entries(fresh).every(([key, value]) => fits(saved[key], value))
}

/** A field may have become null: a ball in flight may have landed. A field that is missing does not fit. */
const fits = (saved: unknown, fresh: unknown) =>
  fresh === undefined || fresh === null || saved === null || kind(saved) === kind(fresh)
const kind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
