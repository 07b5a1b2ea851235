/** Stores the player's name in this browser. It is in no save file and no report, only in links that the player shares. */
import { nameIn } from '../../deferred/challenge/player-name.ts'
import { keyOf } from '../../save/storage.ts'
import type { GuardedStorage } from '../../save/storage.ts'

const KEY = keyOf('name')

export interface NameStore {
  /** Empty without a name. */
  read(): string
  /** Stores the valid part of a text and returns it. An empty one deletes the name. */
  write(text: string): string
}

export function createNameStore(storage: GuardedStorage): NameStore {
  /** Lasts as long as the page where the browser stores nothing. */
  let name = nameIn(storage.read(KEY) ?? '')
  return {
    read: () => name,
    write(text) {
      name = nameIn(text)
      storage.use((it) => (name ? it.setItem(KEY, name) : it.removeItem(KEY)))
      return name
    },
  }
}
