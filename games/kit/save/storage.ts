/** Wraps localStorage, which may be blocked, full or revoked at any time. The game then runs without storage. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface GuardedStorage {
  /** False if the browser stores nothing. */
  readonly keeps: boolean
  /** All keys. */
  names(): readonly string[]
  read(key: string): string | undefined
  /** Stops using the storage after the first failure. */
  write(key: string, text: string): void
  /** Writes all texts, or none. False if they do not fit. */
  writeAll(texts: ReadonlyMap<string, string>): boolean
}

/** Takes a function, because merely accessing localStorage throws in some third-party frames. */
export function guardStorage(access: () => Keeper): GuardedStorage {
  let keeper: Keeper | undefined

  function guard<Found>(use: (keeper: Keeper) => Found): Found | undefined {
    try {
      return keeper && use(keeper)
    } catch {
      keeper = undefined
      return undefined
    }
  }

  try {
    keeper = access()
  } catch {
    keeper = undefined
  }
  guard((it) => it.setItem('arcade.probe', ''))

  return {
    get keeps() {
      return keeper !== undefined
    },
    names: () => guard((it) => Array.from({ length: it.length }, (_, i) => it.key(i) ?? '')) ?? [],
    read: (key) => guard((it) => it.getItem(key)) ?? undefined,
    write: (key, text) => guard((it) => it.setItem(key, text)),
    writeAll: (texts) => guard((it) => replaceAll(it, texts)) ?? false,
  }
}

/** Restores the former texts if a new one does not fit. */
function replaceAll(keeper: Keeper, texts: ReadonlyMap<string, string>): boolean {
  const former = [...texts.keys()].map((key) => [key, keeper.getItem(key)] as const)
  try {
    for (const [key, text] of texts) keeper.setItem(key, text)
    return true
  } catch {
    // Removes first: the former texts fit only once the new ones are gone.
    for (const [key] of former) keeper.removeItem(key)
    for (const [key, text] of former) if (text !== null) keeper.setItem(key, text)
    return false
  }
}
