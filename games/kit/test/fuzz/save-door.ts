/** Opens a game on a mutated stored save, and stores a result of today. */
import { MOST_LEVEL } from '../../save/limits.ts'
import { createRounds } from '../../round/rounds.ts'
import { hasRecords, readSave, writeSave, type Save } from '../../save/save.ts'
import { keyOf, guardStorage } from '../../save/storage.ts'
import { createSaveStore } from '../../save/save-store.ts'
import type { Chance } from '../../rules/chance.ts'
import { memory } from '../memory.ts'
import { honestSave, mutatedSave, textOfSave } from './hostile-save.ts'
import { notFinite } from './oracle.ts'
import { messageOf, ENVIRONMENT, TODAY, type FuzzAttempt, type Subject } from './subject.ts'

export async function trySave(subject: Subject, attempt: FuzzAttempt): Promise<void> {
  const { rng, fault } = attempt
  const text = mutatedText(rng, textOfSave(mutatedSave(rng, honestSave(rng, subject.rounds))))
  const told = text.length > 900 ? `${text.slice(0, 300)}… (${text.length} characters)` : text
  try {
    open(subject, attempt, text, told)
  } catch (error) {
    fault('throw', `${messageOf(error)} for ${told}`)
  }
}

function mutatedText(rng: Chance, text: string): string {
  const at = rng.int(text.length)
  const kind = rng.int(20)
  if (kind === 0) return text.slice(0, at)
  if (kind === 1) return `${text.slice(0, at)}${String.fromCharCode(rng.int(128))}${text.slice(at + 1)}`
  return kind === 2
    ? rng.pick(['', 'null', '[]', '"x"', '1e999', '['.repeat(5000), text.padEnd(1_000_001)])
    : text
}

function open(
  { slug, game, format, rounds: honest }: Subject,
  attempt: FuzzAttempt,
  text: string,
  told: string,
): void {
  const { rng, fault } = attempt
  const storage = memory({ [keyOf(slug)]: text })
  const saveStore = createSaveStore(
    slug,
    guardStorage(() => storage),
    ENVIRONMENT,
  )
  const read = readSave(text)
  if (read.isWhole) attempt.accept()
  checkSave(attempt, saveStore.save, told)
  const rounds = createRounds(slug, game, saveStore, ENVIRONMENT, format)
  const bad = notFinite(rounds.session.state)
  if (bad !== undefined) fault('number', `${bad} for ${told}`)
  const before = saveStore.save
  // A second tab has written in the meantime.
  if (!read.isNewer && rng.int(2)) storage.setItem(keyOf(slug), writeSave(honestSave(rng, honest)))
  saveStore.put({ today: { day: TODAY, first: 5, best: 5 } })
  checkSave(attempt, saveStore.save, told)
  const kept = readSave(storage.getItem(keyOf(slug)) ?? '')
  if (read.isNewer && storage.getItem(keyOf(slug)) !== text)
    fault('records', `a newer save was overwritten: ${told}`)
  if (read.isNewer) return
  if (!kept.isWhole) fault('records', `what was stored is damaged, for ${told}`)
  if (kept.save.today?.day !== TODAY)
    fault('records', `today's result was lost to ${kept.save.today?.day}: ${told}`)
  if (!hasRecords(kept.save, before)) fault('records', `records were lost: ${told}`)
}

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day)

export function checkSave({ fault }: FuzzAttempt, save: Save, told: string): void {
  const { level, stars, crowns, days, today } = save
  const bad = notFinite({ ...save, round: undefined, dayRound: undefined })
  if (bad !== undefined) fault('number', `${bad} for ${told}`)
  for (const one of [level, save.round?.level ?? 1, save.dayRound?.level ?? 1])
    if (!Number.isInteger(one) || one < -7 || one > MOST_LEVEL) fault('bounds', `level ${one} for ${told}`)
  if (level < 1) fault('bounds', `level ${level} for ${told}`)
  for (const [name, count] of Object.entries(stars))
    if (!(count <= 3) || !(Number(name) <= MOST_LEVEL))
      fault('bounds', `${count} stars of ${name} for ${told}`)
  for (const [name, count] of Object.entries(crowns))
    if (count > 1 || !(Number(name) <= MOST_LEVEL)) fault('bounds', `${count} crowns of ${name} for ${told}`)
  const names = [...Object.keys(days), ...(today ? [today.day] : [])]
  if (!names.every(isDay)) fault('bounds', `days ${names.join()} for ${told}`)
}
