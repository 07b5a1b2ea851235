/** The browser's storage, which may be blocked, full or taken away at any time: then the game plays on without it. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem'>

export interface GuardedStorage {
  /** False where the browser keeps nothing. */
  readonly keeps: boolean
  read(key: string): string | undefined
  /** A write that fails is the last one that is tried. */
  write(key: string, text: string): void
}

/** In a frame on another site the mere mention of localStorage may throw, so it is handed in as a question. */
export function guardStorage(ask: () => Keeper): GuardedStorage {
  let keeper: Keeper | undefined

  function write(key: string, text: string): void {
    try {
      keeper?.setItem(key, text)
    } catch {
      keeper = undefined
    }
  }

  try {
    keeper = ask()
  } catch {
    keeper = undefined
  }
  write('arcade.probe', '')

  return {
    get keeps() {
      return keeper !== undefined
    },
    read: (key) => keeper?.getItem(key) ?? undefined,
    write,
  }
}
