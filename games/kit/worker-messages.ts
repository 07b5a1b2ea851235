/** Defines and parses the messages between a page and its service worker. Malformed messages are ignored. */
import { fieldsOf } from './fields.ts'

export type ToWorker =
  /** Asks to cache a page and the files that it has loaded. All are absolute URLs. */
  | { readonly offline: 'visited'; readonly page: string; readonly loaded: readonly string[] }
  /** Asks to cache everything. Answered by `CachingProgress` messages, then by `Kept`. */
  | { readonly offline: 'keep all' }
  /** Asks what is cached. Answered by `Kept`. */
  | { readonly offline: 'kept' }
  /** Sent by the previous worker when the last page of its build has closed. */
  | { readonly offline: 'take over' }

export interface CachingProgress {
  readonly done: number
  readonly all: number
}

export interface Kept {
  /** URLs of the cached pages. */
  readonly pages: readonly string[]
  /** Whether everything is cached. */
  readonly isAll: boolean
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

export function readToWorker(data: unknown): ToWorker | undefined {
  const { offline, page, loaded } = fieldsOf(data)
  if (offline === 'keep all' || offline === 'kept' || offline === 'take over') return { offline }
  return offline === 'visited' && typeof page === 'string' && isTexts(loaded)
    ? { offline, page, loaded }
    : undefined
}

export function readFromWorker(data: unknown): CachingProgress | Kept | undefined {
  const { done, all, pages, isAll } = fieldsOf(data)
  if (typeof done === 'number' && typeof all === 'number') return { done, all }
  return isTexts(pages) && typeof isAll === 'boolean' ? { pages, isAll } : undefined
}
