/** Wraps localStorage, which may be blocked, full or revoked at any time. The game then runs without it. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface GuardedStorage {
  /** False where the browser keeps nothing. */
  readonly keeps: boolean
  /** The keys of everything that is kept. */
  names(): readonly string[]
  read(key: string): string | undefined
  /** A write that fails is the last one that is tried. */
  write(key: string, text: string): void
  /** Writes all texts by key, or none: false if there is no room for them. */
  writeAll(texts: ReadonlyMap<string, string>): boolean
}

/** In a frame on another site the mere mention of localStorage may throw, so it is handed in as a question. */
export function guardStorage(ask: () => Keeper): GuardedStorage {
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
    keeper = ask()
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

/** Restores the former texts if one of the new ones does not fit. */
function replaceAll(keeper: Keeper, texts: ReadonlyMap<string, string>): boolean {
  const former = [...texts.keys()].map((key) => [key, keeper.getItem(key)] as const)
  try {
    for (const [key, text] of texts) keeper.setItem(key, text)
    return true
  } catch {
    // Shrinking comes first: the former texts fit only once the new ones are gone.
    for (const [key] of former) keeper.removeItem(key)
    for (const [key, text] of former) if (text !== null) keeper.setItem(key, text)
    return false
  }
}
