/** Accesses the browser's storage. If storage is denied and throws, the result is undefined. */
function using<T>(open: () => Storage, use: (storage: Storage) => T): T | undefined {
  try {
    return use(open())
  } catch {
    return undefined
  }
}

/** Lasts until the tab is closed. */
export const withTabStorage = <T>(use: (storage: Storage) => T) => using(() => sessionStorage, use)

/** Permanent. */
export const withStorage = <T>(use: (storage: Storage) => T) => using(() => localStorage, use)
