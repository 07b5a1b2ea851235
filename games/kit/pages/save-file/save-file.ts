/** Exports the saves of all games and the changed keys into one file, and merges such a file into the stored saves. */
import { fieldsIn, isShallow } from '../../fields.ts'
import { latestDay, MOST_DEPTH, MOST_FILE_CHARS } from '../../save/limits.ts'
import { keyChangesIn, type ChangesByGame } from '../../save/key-changes.ts'
import { judgeSave, mergeSaves, readSave, writeSave, type Save } from '../../save/save.ts'
import { keyOf } from '../../save/storage.ts'
import type { BrowserStorage, GuardedStorage } from '../../save/storage.ts'
import { checksumOf } from '../../replay/checksum.ts'

const VERSION = 1

/** Why a file is refused, as a sentence for the player. Nothing has been changed. */
export class Refusal extends Error {}

const FOREIGN = 'This isn’t a saved-games file. Nothing was changed.'
const DAMAGED = 'This file is damaged. Nothing was changed.'
const NEWER = 'This file is from a newer version of the games. Reload this page, then open the file again.'
const TOO_LARGE = 'This file is too large. Nothing was changed.'
const NO_ROOM = 'Your browser does not have enough room for this file. Nothing was changed.'

const SETTINGS = keyOf('settings')

const settingsIn = (storage: GuardedStorage) => fieldsIn(storage.read(SETTINGS) ?? '{}')
const storedKeys = (storage: GuardedStorage) => keyChangesIn(settingsIn(storage)['keys'])

/** The text of a file with the saves of these games, and with the changed keys. */
export function pack(storage: GuardedStorage, slugs: readonly string[]): string {
  const saves = Object.fromEntries(
    slugs.flatMap((slug) => {
      const text = storage.read(keyOf(slug))
      return text === undefined ? [] : [[slug, JSON.parse(writeSave(readSave(text).save)) as unknown]]
    }),
  )
  const keys = storedKeys(storage)
  return JSON.stringify({
    arcade: 'saves',
    version: VERSION,
    sum: checksumOf(JSON.stringify(saves)),
    saves,
    ...(Object.keys(keys).length > 0 && { keys }),
  })
}

/** Parses an untrusted file into saves by game. Skips games that this site does not have. Throws `Refusal`. */
export function unpack(text: string, slugs: readonly string[], today: string): ReadonlyMap<string, Save> {
  if (text.length > MOST_FILE_CHARS) throw new Refusal(TOO_LARGE)
  const { arcade, version, sum, saves } = fieldsIn(text)
  if (arcade !== 'saves' || typeof saves !== 'object' || saves === null) throw new Refusal(FOREIGN)
  if (Number(version) > VERSION) throw new Refusal(NEWER)
  if (!isShallow(saves, MOST_DEPTH) || sum !== checksumOf(JSON.stringify(saves))) throw new Refusal(DAMAGED)
  const known = Object.entries(saves).filter(([slug]) => slugs.includes(slug))
  const readings = known.map(([slug, value]) => [slug, judgeSave(value, latestDay(today))] as const)
  if (readings.some(([, { isNewer }]) => isNewer)) throw new Refusal(NEWER)
  return new Map(readings.map(([slug, { save }]) => [slug, save]))
}

/** The changed keys in an untrusted file. Files of earlier versions have none. */
export const unpackKeys = (text: string): ChangesByGame =>
  text.length > MOST_FILE_CHARS ? {} : keyChangesIn(fieldsIn(text)['keys'])

/** Merges the saves into the storage, all or none, and returns how many. Stored saves of a newer version stay as they are. */
export function unload(
  saves: ReadonlyMap<string, Save>,
  storage: GuardedStorage,
  today: string,
  keys: ChangesByGame = {},
): number {
  const texts = new Map<string, string>()
  for (const [slug, save] of saves) {
    const text = storage.read(keyOf(slug))
    const kept = text === undefined ? undefined : readSave(text)
    if (!kept?.isNewer) texts.set(keyOf(slug), writeSave(kept ? mergeSaves(kept.save, save, today) : save))
  }
  if (!storage.keeps) return 0
  const games = texts.size
  // This device's own keys stay.
  if (Object.keys(keys).length > 0)
    texts.set(SETTINGS, JSON.stringify({ ...settingsIn(storage), keys: { ...keys, ...storedKeys(storage) } }))
  const size = [...texts.values()].reduce((sum, { length }) => sum + length, 0)
  if (size > MOST_FILE_CHARS || !storage.use((it) => replaceAll(it, texts))) throw new Refusal(NO_ROOM)
  return games
}

/** Writes all texts, or none: restores the former ones if a new one does not fit. */
function replaceAll(storage: BrowserStorage, texts: ReadonlyMap<string, string>): boolean {
  const former = [...texts.keys()].map((key) => [key, storage.getItem(key)] as const)
  try {
    for (const [key, text] of texts) storage.setItem(key, text)
    return true
  } catch {
    // Removes first: the former texts fit only once the new ones are gone.
    for (const [key] of former) storage.removeItem(key)
    for (const [key, text] of former) if (text !== null) storage.setItem(key, text)
    return false
  }
}
