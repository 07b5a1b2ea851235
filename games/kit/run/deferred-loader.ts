/**
 * The way into the album, whose file is fetched when the whole picture stands: what is asked of it before it is there
 * waits for it, and where it does not come the game is played without it.
 */
import type { Deferred, DeferredFile, DeferredOptions } from '../deferred/contract.ts'
import { waitingCard } from '../shell/cards.ts'

export interface DeferredLoader<State> extends Deferred<State> {
  /** Fetches it. */
  load(): void
}

const ABSENT = 'This part of the game could not be fetched. Try again when the network is better.'

/** `parts` is asked for when the album is there: by then everything else is as well. */
export function createDeferredLoader<State, Action>(
  address: string,
  parts: () => DeferredOptions<State, Action>,
): DeferredLoader<State> {
  let deferred: Deferred<State> | undefined
  let coming: Promise<Deferred<State> | undefined> | undefined

  async function fetched(): Promise<Deferred<State> | undefined> {
    const file = await arriving()
    if (file) deferred = file.createDeferred(parts())
    else coming = undefined
    return deferred
  }

  async function arriving(): Promise<DeferredFile | undefined> {
    try {
      return (await import(/* @vite-ignore */ address)) as DeferredFile
    } catch (error) {
      // A file that does not come is no news; one that is broken is.
      if (!(error instanceof TypeError)) throw error
      return undefined
    }
  }

  const load = () => (coming ??= fetched())

  async function when(
    use: (deferred: Deferred<State>) => void,
    back: () => void,
    title = 'Album',
  ): Promise<void> {
    if (deferred) return use(deferred)
    const { cover } = parts()
    cover(() => waitingCard(back, title, 'One moment …'))
    const there = await load()
    if (there) use(there)
    else cover(() => waitingCard(back, title, ABSENT))
  }

  return {
    load: () => void load(),
    pick: (back) => void when((it) => it.pick(back), back, 'Levels'),
    listen: (back) => void when((it) => it.listen(back), back, 'Listen'),
    saveFile: (back) => void when((it) => it.saveFile(back), back),
    open: (back) => void when((it) => it.open(back), back),
    meet: (code) =>
      void when(
        (it) => it.meet(code),
        () => parts().home(),
      ),
    ended: (standing) => deferred?.ended(standing),
    buttons: (back) => deferred?.buttons(back) ?? [],
    switches: () => deferred?.switches() ?? [],
    dayRival: () => deferred?.dayRival(),
    pass: (delta) => deferred?.pass(delta),
  }
}
