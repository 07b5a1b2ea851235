/** Wraps localStorage, which may be blocked, full or revoked at any time. The game then runs without storage. */
/** The key of a game's save. */
export const keyOf = (slug: string) => `arcade.${slug}`

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface GuardedStorage {
  /** False if the browser stores nothing. */
  readonly keeps: boolean
  read(key: string): string | undefined
  /** Stops using the storage after the first failure. */
  write(key: string, text: string): void
  /** Uses the storage itself. Undefined if there is none, or if it fails. */
  use<Result>(use: (storage: BrowserStorage) => Result): Result | undefined
}

/** Takes a function, because merely accessing localStorage throws in some third-party frames. */
export function guardStorage(access: () => BrowserStorage): GuardedStorage {
  let storage: BrowserStorage | undefined

  function guard<Found>(use: (storage: BrowserStorage) => Found): Found | undefined {
    try {
      return storage && use(storage)
    } catch {
      storage = undefined
      return undefined
    }
  }

  try {
    storage = access()
  } catch {
    storage = undefined
  }
  guard((it) => it.setItem('arcade.probe', ''))

  return {
    get keeps() {
      return storage !== undefined
    },
    read: (key) => guard((it) => it.getItem(key)) ?? undefined,
    write: (key, text) => guard((it) => it.setItem(key, text)),
    use: guard,
  }
}
