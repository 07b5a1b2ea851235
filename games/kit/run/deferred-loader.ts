/**
 * The way into the album, whose file is fetched when the whole picture stands: what is asked of it before it is there
 * waits for it, and where it does not come the game is played without it.
 */
import type { Album, AlbumFile, AlbumParts } from '../deferred/contract.ts'
import { waitingCard } from '../shell/cards.ts'

export interface AlbumDoor<State> extends Album<State> {
  /** Fetches it. */
  load(): void
}

const ABSENT = 'This part of the game could not be fetched. Try again when the network is better.'

/** `parts` is asked for when the album is there: by then everything else is as well. */
export function openAlbumDoor<State, Action>(
  address: string,
  parts: () => AlbumParts<State, Action>,
): AlbumDoor<State> {
  let album: Album<State> | undefined
  let coming: Promise<Album<State> | undefined> | undefined

  async function fetched(): Promise<Album<State> | undefined> {
    const file = await arriving()
    if (file) album = file.openAlbum(parts())
    else coming = undefined
    return album
  }

  async function arriving(): Promise<AlbumFile | undefined> {
    try {
      return (await import(/* @vite-ignore */ address)) as AlbumFile
    } catch (error) {
      // A file that does not come is no news; one that is broken is.
      if (!(error instanceof TypeError)) throw error
      return undefined
    }
  }

  const load = () => (coming ??= fetched())

  async function when(use: (album: Album<State>) => void, back: () => void, title = 'Album'): Promise<void> {
    if (album) return use(album)
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
    bag: (back) => void when((it) => it.bag(back), back),
    open: (back) => void when((it) => it.open(back), back),
    meet: (code) =>
      void when(
        (it) => it.meet(code),
        () => parts().home(),
      ),
    ended: (standing) => album?.ended(standing),
    buttons: (back) => album?.buttons(back) ?? [],
    switches: () => album?.switches() ?? [],
    dayRival: () => album?.dayRival(),
    pass: (delta) => album?.pass(delta),
  }
}
