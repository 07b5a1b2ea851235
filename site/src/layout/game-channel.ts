/** The message channel between a page and the game in its frame. */
import { type FromGame, type FromPage, readFromGame } from '../../../games/kit/messages.ts'
import { nameByVisiblePart } from './visible-part.ts'

export interface GameChannel {
  /** Must be called with every new frame element. */
  readonly attach: (frame: HTMLIFrameElement | null) => void
  frame(): HTMLIFrameElement | null
  /** Whether the frame contains a document of a different origin; before that there is no game. */
  isOpen(): boolean
  say(message: FromPage): void
  /** Receives messages of the frame's game only. Returns a function that stops it. */
  listen(onMessage: (message: FromGame) => void): () => void
}

export function createGameChannel(origin: string): GameChannel {
  let frame: HTMLIFrameElement | null = null
  return {
    attach(attached) {
      frame = attached
      if (attached) nameByVisiblePart(attached)
    },
    frame: () => frame,
    isOpen: () => frame?.contentDocument === null,
    say: (message) => frame?.contentWindow?.postMessage(message, origin),
    listen(onMessage) {
      function receive({ origin: from, source, data }: MessageEvent<unknown>) {
        if (from !== origin || source !== frame?.contentWindow) return
        const message = readFromGame(data)
        if (message) onMessage(message)
      }
      addEventListener('message', receive)
      return () => removeEventListener('message', receive)
    },
  }
}
