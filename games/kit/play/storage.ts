/** The browser's storage, which may be blocked, full or taken away at any time: then the game plays on without it. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'key' | 'length'>

export interface GuardedStorage {
  /** False where the browser keeps nothing. */
  readonly keeps: boolean
  /** The keys of everything that is kept. */
  names(): readonly string[]
  read(key: string): string | undefined
  /** A write that fails is the last one that is tried. */
  write(key: string, text: string): void
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
  }
}
