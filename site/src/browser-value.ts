import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** A value that only the browser knows, such as the year. Prerendering and hydration use `prerendered` instead. */
export function useBrowserValue<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(neverChanges, read, () => prerendered)
}
