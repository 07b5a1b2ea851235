import { createContext } from 'react'
import type { GameText } from './catalogue.ts'
import { withTimeout } from './chunk-timeout.ts'

export type LoadGameText = (slug: string) => Promise<GameText>

/** Each game has a small module for its texts, so that no page carries the texts of all. Each is requested once. */
function fromModules(): LoadGameText {
  const requested = new Map<string, Promise<GameText>>()
  return (slug) => {
    const known = requested.get(slug)
    if (known) return known
    const address = `/game/${slug}.js`
    const coming = withTimeout(import(/* @vite-ignore */ address) as Promise<GameText>)
    requested.set(slug, coming)
    return coming
  }
}

/** In a browser, texts come from the game's module. The prerenderer provides them from memory instead. */
export const GameTextSource = createContext(fromModules())
