import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only a browser knows; until the script has run, what the built page says instead. */
export function useInBrowser<T>(known: () => T, built: T): T {
  return useSyncExternalStore(never, known, () => built)
}
