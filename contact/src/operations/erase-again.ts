/** Erases messages that a restored backup has brought back: those erased on request since, and those too old by now. */
import { existsSync } from 'node:fs'
import { retentionCutoff } from '../store/clock.ts'
import { readErased } from './erased-list.ts'
import type { Store } from '../store/store.ts'

export interface EraseAgainOptions {
  readonly store: Store
  /** The list that this machine keeps. */
  readonly ownList: string
  /** Lists of other machines, named by the operator. */
  readonly otherLists: readonly string[]
  readonly retentionDays: number
  readonly now: number
}

/** Returns messages for the operator; `done` is false if nothing was erased. */
export async function eraseAgain(
  options: EraseAgainOptions,
): Promise<{ done: boolean; sentences: string[] }> {
  const { store, ownList, otherLists, retentionDays, now } = options
  const missing = otherLists.filter((file) => !existsSync(file))
  if (missing.length > 0)
    return { done: false, sentences: [`There is no list at ${missing.join(', ')}. Nothing was erased.`] }
  const refs = [ownList, ...otherLists].flatMap(readErased)
  // To the store, the clock has jumped by the age of the backup; by the store's own time old messages would stay longer.
  await store.trustClock(now)
  const listed = await store.remove(refs)
  const expired = await store.sweep(retentionCutoff({ trusted: now, checked: now }, retentionDays), now)
  const sentences = [
    `Erased again: ${listed} that had been erased on request, ${expired} that are too old. The clock is trusted: it is ${new Date(now).toISOString()}.`,
  ]
  if (!existsSync(ownList))
    sentences.push(`There is no list at ${ownList}: was nothing erased on request, or is the list lost?`)
  return { done: true, sentences }
}
