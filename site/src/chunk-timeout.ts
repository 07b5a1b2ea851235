/**
 * What happens when a chunk of the site does not arrive: after a time-out it fails, and the error page shows. A screen
 * whose chunk is gone is first tried once more by loading the page anew.
 */
import { type ComponentType, lazy } from 'react'
import { forgetReload, reloadOnce } from './reload-once.ts'
import { settings } from './settings.ts'

interface Screen<Props> {
  readonly default: ComponentType<Props>
}

/** A screen that is loaded when it is first shown. */
export function lazyWithTimeout<Props>(load: () => Promise<Screen<Props>>) {
  return lazy(() => withTimeout(arrivalOf(load)))
}

async function arrivalOf<Props>(load: () => Promise<Screen<Props>>): Promise<Screen<Props>> {
  try {
    const screen = await load()
    if (!import.meta.env.SSR) forgetReload()
    return screen
  } catch (error) {
    if (!import.meta.env.SSR && reloadOnce()) await new Promise(() => undefined) // The bar stays until the page goes.
    throw error
  }
}

export function withTimeout<T>(arrival: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Error(`A part of the page did not arrive within ${settings.chunkTimeoutMs / 1000} seconds.`),
        ),
      settings.chunkTimeoutMs,
    )
  })
  return Promise.race([arrival, late]).finally(() => clearTimeout(timer))
}
