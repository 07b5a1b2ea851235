/** The line between a page and the game in its frame. */
import { type FromGame, type FromPage, readFromGame } from '../../../games/kit/messages.ts'
import { nameBySight } from './sight.ts'

export interface GameLine {
  /** Has to be told of every frame that takes the place of another. */
  readonly attach: (frame: HTMLIFrameElement | null) => void
  frame(): HTMLIFrameElement | null
  /** Whether the frame holds a document of another origin: until then there is nobody to talk to. */
  isOpen(): boolean
  say(message: FromPage): void
  /** Hears the frame's game and nobody else. Returns what ends it. */
  listen(hear: (message: FromGame) => void): () => void
}

export function gameLine(origin: string): GameLine {
  let frame: HTMLIFrameElement | null = null
  return {
    attach(attached) {
      frame = attached
      if (attached) nameBySight(attached)
    },
    frame: () => frame,
    isOpen: () => frame?.contentDocument === null,
    say: (message) => frame?.contentWindow?.postMessage(message, origin),
    listen(hear) {
      function receive({ origin: from, source, data }: MessageEvent<unknown>) {
        if (from !== origin || source !== frame?.contentWindow) return
        const message = readFromGame(data)
        if (message) hear(message)
      }
      addEventListener('message', receive)
      return () => removeEventListener('message', receive)
    },
  }
}
