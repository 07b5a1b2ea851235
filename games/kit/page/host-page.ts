/** Exchanges messages with the page that embeds the game, if any. */
import { readFromPage, type FromGame, type FromPage } from '../messages.ts'

export interface HostPage {
  /** False for a game that is not embedded. */
  readonly isThere: boolean
  say(message: FromGame): void
  /** Listens until the signal aborts. */
  hear(listener: (message: FromPage) => void, calledOff?: AbortSignal): void
}

export function createHostPage(siteOrigin: string): HostPage {
  const page = window.parent
  const isThere = page !== window
  return {
    isThere,
    say: (message) => isThere && page.postMessage(message, siteOrigin),
    hear(listener, calledOff) {
      const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
        const message = origin === siteOrigin && source === page ? readFromPage(data) : undefined
        if (message && isThere) listener(message)
      }
      addEventListener('message', receive, calledOff && { signal: calledOff })
    },
  }
}
