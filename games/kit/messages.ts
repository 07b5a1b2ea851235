/**
 * What a game in its frame and the page around it say to each other, for both sides. Each checks origin and source of
 * what it hears, and what is malformed says nothing.
 */
import { fieldsOf } from './fields.ts'

export type FromGame =
  /** The picture stands and a press is answered. Said again when asked: see `hello`. */
  | { readonly arcade: 'ready' }
  /** Where the platform has no fullscreen: let the frame fill the window, or no longer. */
  | { readonly arcade: 'fill'; readonly on: boolean }
  /** The games are being kept for offline use: keep the pages as well. */
  | { readonly arcade: 'keep' }

export type FromPage =
  /** The page listens from now on: a game that was ready before says so once more. */
  | { readonly arcade: 'hello' }
  /** A key that was pressed on the page and is meant for the game, as in `KeyboardEvent.code`. */
  | { readonly arcade: 'key'; readonly code: string }
  /** The visitor went back: end what `fill` asked for. */
  | { readonly arcade: 'unfill' }
  /** The visitor came by a link with this challenge in its fragment. */
  | { readonly arcade: 'challenge'; readonly code: string }
  /** Whether all pages are kept. */
  | { readonly arcade: 'kept'; readonly all: boolean }

export function readFromGame(data: unknown): FromGame | undefined {
  const { arcade, on } = fieldsOf(data)
  if (arcade === 'ready' || arcade === 'keep') return { arcade }
  return arcade === 'fill' && typeof on === 'boolean' ? { arcade, on } : undefined
}

export function readFromPage(data: unknown): FromPage | undefined {
  const { arcade, code, all } = fieldsOf(data)
  if (arcade === 'hello' || arcade === 'unfill') return { arcade }
  if (arcade === 'key' || arcade === 'challenge')
    return typeof code === 'string' ? { arcade, code } : undefined
  return arcade === 'kept' && typeof all === 'boolean' ? { arcade, all } : undefined
}
