/** What happens when a chunk of the site does not arrive: after a time-out it fails, and the error page shows. */
import { type ComponentType, lazy } from 'react'
import { settings } from './settings.ts'

/** A component that is loaded when it is first shown. */
export function lazyWithTimeout<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => withTimeout(load()))
}

export function withTimeout<T>(arrival: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<T>()
  const timer = setTimeout(
    () =>
      late.reject(
        new Error(`A part of the page did not arrive within ${settings.chunkTimeoutMs / 1000} seconds.`),
      ),
    settings.chunkTimeoutMs,
  )
  return Promise.race([arrival, late.promise]).finally(() => clearTimeout(timer))
}
