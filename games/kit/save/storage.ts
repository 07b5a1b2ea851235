/** Wraps localStorage, which may be blocked, full or revoked at any time. The game then runs without storage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface GuardedStorage {
  /** False if the browser stores nothing. */
  readonly keeps: boolean
  read(key: string): string | undefined
  /** Stops using the storage after the first failure. */
  write(key: string, text: string): void
  /** Writes all texts, or none. False if they do not fit. */
  writeAll(texts: ReadonlyMap<string, string>): boolean
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
    writeAll: (texts) => guard((it) => replaceAll(it, texts)) ?? false,
  }
}

/** Restores the former texts if a new one does not fit. */
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
