import { createContext } from 'react'
import type { GameText } from './catalogue.ts'
import { inTime } from './part.tsx'

export type LoadGameText = (slug: string) => Promise<GameText>

/** One small module a game, so that no page carries the texts of all the others; each is asked for once. */
function fromModules(): LoadGameText {
  const asked = new Map<string, Promise<GameText>>()
  return (slug) => {
    const known = asked.get(slug)
    if (known) return known
    const address = `/game/${slug}.js`
    const coming = inTime(import(/* @vite-ignore */ address) as Promise<GameText>)
    asked.set(slug, coming)
    return coming
  }
}

/** Where a game's texts come from: in a browser its own module; while prerendering, the build's memory. */
export const GameTextSource = createContext(fromModules())
