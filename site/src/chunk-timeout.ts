/**
 * Handles chunks that fail to load: after a timeout the error page shows. If the chunk of a screen is gone, the page is
 * reloaded once first.
 */
import { type ComponentType, lazy } from 'react'
import { forgetReload, reloadOnce } from './reload-once.ts'
import { settings } from './settings.ts'

interface Screen<Props> {
  readonly default: ComponentType<Props>
}

/** A screen that loads when it is first shown. */
export function lazyWithTimeout<Props>(load: () => Promise<Screen<Props>>) {
  return lazy(() => withTimeout(loadOrReload(load)))
}

async function loadOrReload<Props>(load: () => Promise<Screen<Props>>): Promise<Screen<Props>> {
  try {
    const screen = await load()
    if (!import.meta.env.SSR) forgetReload()
    return screen
  } catch (error) {
    if (!import.meta.env.SSR && reloadOnce()) await new Promise(() => undefined) // Keeps the loading bar until the reload.
    throw error
  }
}

export function withTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Error(`A part of the page did not arrive within ${settings.chunkTimeoutMs / 1000} seconds.`),
        ),
      settings.chunkTimeoutMs,
    )
  })
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer))
}
