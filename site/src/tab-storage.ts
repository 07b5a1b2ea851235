/** What the tab keeps until it is closed. Storage may be refused, and throws then: nothing is kept, and nothing breaks. */
export function withTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
