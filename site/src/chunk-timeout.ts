import { type ComponentType, lazy } from 'react'
import { settings } from './settings.ts'

/** A part of the site that is loaded when it is first needed, and fails into the error page when it does not come. */
export function part<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => inTime(load()))
}

export function inTime<T>(arrival: Promise<T>): Promise<T> {
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
