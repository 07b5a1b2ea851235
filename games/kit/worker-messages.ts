/** What a page and the service worker of its origin say to each other, for both sides. What is malformed says nothing. */
import { fieldsOf } from './fields.ts'

export type ToWorker =
  /** A page stands, with these files loaded: keep it. All are addresses as the browser has them. */
  | { readonly offline: 'visited'; readonly page: string; readonly loaded: readonly string[] }
  /** Keep everything. Answered by `Progress` as long as it goes on, then by `Kept`. */
  | { readonly offline: 'keep all' }
  /** What is kept? Answered by `Kept`. */
  | { readonly offline: 'kept' }
  /** From the worker before: the last page of the old build is gone. */
  | { readonly offline: 'take over' }

export interface Progress {
  readonly done: number
  readonly all: number
}

export interface Kept {
  /** The addresses of the pages that are kept. */
  readonly pages: readonly string[]
  /** Whether everything is. */
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

export function readFromWorker(data: unknown): Progress | Kept | undefined {
  const { done, all, pages, isAll } = fieldsOf(data)
  if (typeof done === 'number' && typeof all === 'number') return { done, all }
  return isTexts(pages) && typeof isAll === 'boolean' ? { pages, isAll } : undefined
}
