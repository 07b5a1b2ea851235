/** Loads a part of the game when it is needed, and shows a card while it loads or if it fails to. */
import type { CardControls } from '../deferred/contract.ts'
import { waitingCard } from '../shell/cards.ts'

export interface LatePart<Part> {
  /** Undefined until it has loaded. */
  readonly now: Part | undefined
  /** Undefined if the network failed; the next call tries again. */
  load(): Promise<Part | undefined>
  /** Calls `use` once the part has loaded. `title` is the heading of the card shown until then. */
  use(use: (part: Part) => void, back: () => void, title: string): Promise<void>
}

const ABSENT = 'This part of the game could not be loaded. Check your connection and try again.'

export function createLatePart<Part>(
  fetchPart: () => Promise<Part>,
  cover: CardControls['cover'],
): LatePart<Part> {
  let now: Part | undefined
  let loading: Promise<Part | undefined> | undefined

  /** A network failure is a TypeError and expected; errors in the script are not. */
  function failed(error: unknown): undefined {
    if (!(error instanceof TypeError)) throw error
    loading = undefined
  }

  const load = () => (loading ??= fetchPart().then((part) => (now = part), failed))

  return {
    get now() {
      return now
    },
    load,
    async use(use, back, title) {
      if (now) return use(now)
      cover(() => waitingCard(back, title, 'One moment …'))
      const loaded = await load()
      if (loaded) use(loaded)
      else cover(() => waitingCard(back, title, ABSENT))
    },
  }
}
