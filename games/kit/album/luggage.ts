/** All games' saves in one file, to be taken to another device and merged with what is there. */
import { fieldsIn } from '../fields.ts'
import { judgeSave, mergeSaves, readSave, writeSave, type Save } from '../play/save.ts'
import { keyOf } from '../play/shelf.ts'
import type { GuardedStorage } from '../play/storage.ts'
import { sumOf } from '../play/sum.ts'

const VERSION = 1
const SLUG = /^[a-z][a-z0-9-]{0,40}$/
const NOT_GAMES = ['settings', 'probe']

/** Why a file is not taken, in a sentence. */
export class Refusal extends Error {}

const slugsIn = (storage: GuardedStorage) =>
  storage
    .names()
    .filter((key) => key.startsWith(keyOf('')))
    .map((key) => key.slice(keyOf('').length))
    .filter((slug) => SLUG.test(slug) && !NOT_GAMES.includes(slug))
    .sort()

/** The file's text. */
export function pack(storage: GuardedStorage): string {
  const games = slugsIn(storage).map((slug) => {
    const { save } = readSave(storage.read(keyOf(slug)) ?? '')
    return [slug, JSON.parse(writeSave(save)) as unknown] as const
  })
  const saves = Object.fromEntries(games)
  return JSON.stringify({ arcade: 'saves', version: VERSION, sum: sumOf(JSON.stringify(saves)), saves })
}

/** What the file holds, by game. Refuses a file that is not whole. */
export function unpack(text: string): ReadonlyMap<string, Save> {
  const { arcade, version, sum, saves } = fieldsIn(text)
  if (arcade !== 'saves' || typeof saves !== 'object' || saves === null)
    throw new Refusal('This is no file of saved games. Nothing was changed.')
  const entries = Object.entries(saves)
  const readings = entries.map(([slug, value]) => [slug, judgeSave(value)] as const)
  if (Number(version) > VERSION || readings.some(([, { isNewer }]) => isNewer))
    throw new Refusal('This file is from a newer version of the games. Load this page again, then the file.')
  if (sum !== sumOf(JSON.stringify(saves)) || !entries.every(([slug]) => SLUG.test(slug)))
    throw new Refusal('This file is damaged. Nothing was changed.')
  return new Map(readings.map(([slug, { save }]) => [slug, save]))
}

/** Merges what was unpacked with what is kept. How many games that were; a save of a newer version stays as it is. */
export function unload(saves: ReadonlyMap<string, Save>, storage: GuardedStorage): number {
  let merged = 0
  for (const [slug, save] of saves) {
    const text = storage.read(keyOf(slug))
    const kept = text === undefined ? undefined : readSave(text)
    if (kept?.isNewer) continue
    storage.write(keyOf(slug), writeSave(kept ? mergeSaves(kept.save, save) : save))
    if (storage.keeps) merged++
  }
  return merged
}
