import { createContext } from 'react'
import { loadWithRetry, moduleAddress, type LoadAttempt } from './load-with-retry.ts'
import type { GameDescriptions } from './catalogue.ts'
import { withTimeout } from './chunk-timeout.ts'

export type LoadGameText = (slug: string, attempt: LoadAttempt) => Promise<GameDescriptions>

/** Each game has a small module for its texts, so that no page contains all texts. Each is requested once. */
const fromModules = (): LoadGameText =>
  loadWithRetry((slug, failure) => {
    const address = moduleAddress(`/game/${slug}.js`, failure)
    return withTimeout(import(/* @vite-ignore */ address) as Promise<GameDescriptions>)
  })

/** In a browser, texts come from the game's module. The prerenderer provides them from memory instead. */
export const GameTextSource = createContext(fromModules())
