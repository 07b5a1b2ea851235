/** What the browser keeps. Storage may be refused, and throws then: nothing is kept, and nothing breaks. */
function using<T>(ask: () => Storage, use: (storage: Storage) => T): T | undefined {
  try {
    return use(ask())
  } catch {
    return undefined
  }
}

/** Until the tab is closed. */
export const withTabStorage = <T>(use: (storage: Storage) => T) => using(() => sessionStorage, use)

/** For good. */
export const withStorage = <T>(use: (storage: Storage) => T) => using(() => localStorage, use)
