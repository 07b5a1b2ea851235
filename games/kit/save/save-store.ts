/**
 * Keeps saves and settings in localStorage. Every write first merges what other tabs have written, so no tab can
 * overwrite another tab's stars. Never throws.
 */
import { fieldsIn, fieldsOf, type Fields } from '../fields.ts'
import { environment } from '../page/environment.ts'
import { FRESH_SAVE, hasRecords, readSave, withRecords, writeSave, type Reading, type Save } from './save.ts'
import { keyOf, type GuardedStorage } from './storage.ts'

export interface PlayerSettings {
  readonly muted: boolean
  readonly still: boolean
  /** Hides scores, goals and records. */
  readonly calm: boolean
  /** Real-time games that support it are played by ear. */
  readonly byEar: boolean
  /** Undefined until the player uses the music switch. */
  readonly music?: boolean
  /** Games in turns are played with one switch. */
  readonly oneSwitch?: boolean
  /** Undefined until the player changes a key: see `input/key-changes.ts`. */
  readonly keys?: Fields | undefined
  /** Larger symbols, numbers and patterns. Undefined: as the system's contrast setting. */
  readonly strongSigns?: boolean | undefined
}

/** All games share the settings. */
const SETTINGS = keyOf('settings')

export interface SaveStore {
  readonly save: Save
  readonly settings: PlayerSettings
  /** False if the browser stores nothing; saves then last only as long as the page. */
  readonly keeps: boolean
  /** Whether a part of the stored save was damaged when the game opened. */
  readonly wasDamaged: boolean
  put(change: Partial<Save>): void
  set(change: Partial<PlayerSettings>): void
  /** Merges changes that a different tab or a save file made under this key, or under any key. */
  hear(key?: string | null): void
  /** Sets the listener for such changes. */
  watch(changed: () => void): void
}

const isDamaged = ({ isWhole, isNewer }: Reading) => !isWhole && !isNewer

/** Damaged saves up to this length are copied aside; a longer copy might fill the storage. */
const LONGEST_COPY = 200_000

export function createSaveStore(slug: string, storage: GuardedStorage, { today } = environment): SaveStore {
  const key = keyOf(slug)
  let changed: (() => void) | undefined

  function read(): Reading {
    const text = storage.read(key)
    if (text === undefined) return { save: FRESH_SAVE, isWhole: true, isNewer: false }
    const reading = readSave(text)
    // Keeps the damaged text for support.
    if (isDamaged(reading) && text.length <= LONGEST_COPY) storage.write(`${key}.aside`, text)
    return reading
  }

  function readSettings(): PlayerSettings {
    const { muted, still, calm, byEar, music, oneSwitch, keys, strongSigns } = fieldsIn(
      storage.read(SETTINGS) ?? '{}',
    )
    return {
      muted: muted === true,
      still: still === true,
      calm: calm === true,
      byEar: byEar === true,
      ...(typeof music === 'boolean' && { music }),
      ...(oneSwitch === true && { oneSwitch }),
      ...(typeof keys === 'object' && keys && { keys: fieldsOf(keys) }),
      ...(typeof strongSigns === 'boolean' && { strongSigns }),
    }
  }

  const first = read()
  let { save } = first
  let settings = readSettings()

  function put(change: Partial<Save>): void {
    const { save: stored, isNewer } = read()
    const date = today()
    save = withRecords({ ...save, ...change }, withRecords(save, stored, date), date)
    if (!isNewer) storage.write(key, writeSave(save))
  }

  return {
    get save() {
      return save
    },
    get settings() {
      return settings
    },
    get keeps() {
      return storage.keeps
    },
    wasDamaged: isDamaged(first),
    put,
    set(change) {
      settings = { ...readSettings(), ...change }
      storage.write(SETTINGS, JSON.stringify(settings))
    },
    hear(changedKey) {
      if (changedKey && changedKey !== key && changedKey !== SETTINGS) return
      const { save: stored } = read()
      save = withRecords(save, stored, today())
      settings = readSettings()
      // Two tabs wrote at once, and one overwrote the other.
      if (!hasRecords(stored, save)) put({})
      changed?.()
    },
    watch: (watching) => void (changed = watching),
  }
}
