/** Exchanges messages with the page that embeds the game, if any. */
import { readFromPage, type FromGame, type FromPage } from '../messages.ts'

export interface HostPage {
  /** False for a game that is not embedded. */
  readonly isThere: boolean
  say(message: FromGame): void
  /** Listens until the signal aborts. */
  hear(listener: (message: FromPage) => void, calledOff?: AbortSignal): void
}

/** `embedders` are the origins of other pages that may contain the game; our headers allow no others. */
export function createHostPage(siteOrigin: string, embedders: readonly string[] = []): HostPage {
  const around = location.ancestorOrigins?.[0] ?? document.referrer
  const pageOrigin = embedders.find((each) => around.startsWith(each)) ?? siteOrigin
  const page = window.parent
  const isThere = page !== window
  return {
    isThere,
    say: (message) => isThere && page.postMessage(message, pageOrigin),
    hear(listener, calledOff) {
      const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
        const message = origin === pageOrigin && source === page ? readFromPage(data) : undefined
        if (message && isThere) listener(message)
      }
      addEventListener('message', receive, calledOff && { signal: calledOff })
    },
  }
}
