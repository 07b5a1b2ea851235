/** Provides an in-memory localStorage for tests. */
import type { BrowserStorage } from '../save/storage.ts'

export interface MemoryStorage extends BrowserStorage {
  readonly kept: Map<string, string>
}

export function memory(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const kept = new Map(Object.entries(initial))
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}
