import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** A value that only the browser knows, such as the year. Prerendered pages and the first render have `prerendered` instead. */
export function useBrowserValue<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(neverChanges, read, () => prerendered)
}
