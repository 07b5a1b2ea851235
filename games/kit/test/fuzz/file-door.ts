/** Imports mutated save files into a storage that also holds other keys. */
import { pack, Refusal, unload, unpack } from '../../pages/save-file/save-file.ts'
import { latestDay, MOST_FILE_CHARS } from '../../save/limits.ts'
import { hasRecords, readSave, writeSave } from '../../save/save.ts'
import { keyOf, guardStorage } from '../../save/storage.ts'
import { checksumOf } from '../../replay/checksum.ts'
import type { Chance } from '../../rules/chance.ts'
import { memory, type MemoryStorage } from '../memory.ts'
import { honestSave, mutatedSave, textOfSave } from './hostile-save.ts'
import { messageOf, shown, TODAY, type FuzzAttempt, type Subject } from './subject.ts'
import { checkSave } from './save-door.ts'
import { mutated, NAMES, withField } from './values.ts'

export async function tryFile(subject: Subject, attempt: FuzzAttempt): Promise<void> {
  const { rng, fault } = attempt
  const storage = filled(subject, rng)
  const before = new Map(storage.kept)
  const text = hostileFile(subject, rng, storage)
  const told = `${text.slice(0, 500)}… (${text.length} characters)`
  try {
    const saves = unpack(text, subject.slugs, TODAY)
    unload(
      saves,
      guardStorage(() => storage),
      TODAY,
    )
    attempt.accept()
    checkStorage(subject, attempt, before, storage, told)
  } catch (error) {
    if (!(error instanceof Refusal)) fault('throw', `${messageOf(error)} for ${told}`)
    else if (differs(before, storage)) fault('records', `refused, but something was changed: ${told}`)
  }
}

/** Keys that are not saves, as in a real browser. */
const OTHERS = { 'arcade.settings': '{"muted":true}', 'arcade.probe': '', elsewhere: 'kept' }

function filled({ slug, rounds, slugs }: Subject, rng: Chance): MemoryStorage {
  const storage = memory(OTHERS)
  for (const one of [slug, rng.pick(slugs)])
    if (rng.int(4)) storage.setItem(keyOf(one), writeSave(honestSave(rng, rounds)))
  // The storage itself may already be damaged.
  if (rng.int(3) === 0) storage.setItem(keyOf(slug), textOfSave(mutatedSave(rng, honestSave(rng, rounds))))
  if (rng.int(8) === 0) storage.setItem(keyOf(slug), '{"version":99,"level":5}')
  return storage
}

function hostileFile({ slug, rounds, slugs }: Subject, rng: Chance, storage: MemoryStorage): string {
  const honest = JSON.parse(
    pack(
      guardStorage(() => storage),
      slugs,
    ),
  ) as Record<string, unknown>
  const save = mutatedSave(rng, honestSave(rng, rounds))
  const name = rng.int(3) ? slug : rng.pick([...NAMES, `${slug}.day`, `${slug}.aside`, ...slugs])
  const saves = withField(honest['saves'] as Record<string, unknown>, name, save)
  const file = { ...honest, saves, sum: checksumOf(textOfSave(saves)) }
  const kind = rng.int(12)
  if (kind === 0) return textOfSave(mutated(rng, file))
  if (kind === 1) return textOfSave({ ...file, version: rng.pick([0, 2, '1', null, 1e308, '2']) })
  if (kind === 2) return textOfSave(file).slice(0, rng.int(2000))
  return textOfSave(file)
}

const differs = (before: ReadonlyMap<string, string>, { kept }: MemoryStorage) =>
  [...before].some(([key, value]) => key !== 'arcade.probe' && kept.get(key) !== value)

function checkStorage(
  { slugs }: Subject,
  attempt: FuzzAttempt,
  before: ReadonlyMap<string, string>,
  { kept }: MemoryStorage,
  told: string,
): void {
  const { fault } = attempt
  const keys = new Set(slugs.map(keyOf))
  for (const [key, value] of kept)
    if (!keys.has(key) && key !== 'arcade.probe' && before.get(key) !== value)
      fault('records', `${key} was written: ${told}`)
  const size = [...kept.values()].reduce((sum, { length }) => sum + length, 0)
  if (size > MOST_FILE_CHARS + 1e6) fault('bounds', `${size} characters are stored: ${told}`)
  for (const key of keys) {
    const [old, now] = [before.get(key), kept.get(key)]
    if (now === undefined || now === old) continue
    const reading = readSave(now)
    const had = readSave(old ?? '')
    checkSave(attempt, reading.save, told)
    if (had.isNewer) fault('records', `a newer save was overwritten: ${told}`)
    if (!reading.isWhole) fault('records', `${key} is damaged: ${shown(now)}`)
    if (!hasRecords(reading.save, had.save) || reading.save.level < had.save.level)
      fault('records', `${key} has lost records: ${told}`)
    if (had.save.today?.day === TODAY && reading.save.today?.day !== TODAY)
      fault('records', `today's result was lost to ${reading.save.today?.day}: ${told}`)
    const known = [...Object.keys(had.save.days), had.save.today?.day]
    const named = [...Object.keys(reading.save.days), reading.save.today?.day ?? '']
    const future = named.find((day) => day > latestDay(TODAY) && !known.includes(day))
    if (future !== undefined) fault('bounds', `day ${future}: ${told}`)
  }
}
