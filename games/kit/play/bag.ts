/** The card with what the visitor has: all saves into a file, and a file's saves added to those that are here. */
import { bagCard } from '../shell/cards.ts'
import type { Card, CardButton } from '../shell/card.ts'
import { chooseFile, saveFile } from './files.ts'
import { pack, Refusal, unload, unpack } from './luggage.ts'
import type { Outside } from './outside.ts'
import type { Shelf } from './shelf.ts'
import type { GuardedStorage } from './storage.ts'

export interface Bag {
  /** False where nothing is kept, and so nothing can be taken along. */
  readonly canOpen: boolean
  card(back: () => void): Card
  /** To be told when the card says something else. */
  watch(changed: (told: string) => void): void
  /** Forgets what it said last. */
  close(): void
}

export function openBag(shelf: Shelf, storage: GuardedStorage, { today }: Outside): Bag {
  let told = ''
  let changed: ((told: string) => void) | undefined

  function tell(text: string): void {
    told = text
    changed?.(text)
  }

  /** In a sentence. */
  function added(text: string): string {
    try {
      const games = unload(unpack(text), storage)
      shelf.hear()
      return games > 0 ? `Added: ${games} ${games === 1 ? 'game' : 'games'}.` : 'Nothing could be added.'
    } catch (error) {
      if (error instanceof Refusal) return error.message
      throw error
    }
  }

  const buttons: readonly CardButton[] = [
    {
      label: 'Save a file',
      icon: 'save',
      does() {
        saveFile(`greenhouse-arcade-${today()}.json`, pack(storage))
        tell('Saved. It lies where your downloads are.')
      },
    },
    { label: 'Open a file', icon: 'open', does: () => void chooseFile().then((text) => tell(added(text))) },
  ]

  return {
    get canOpen() {
      return shelf.keeps
    },
    card: (back) => bagCard(told, buttons, back),
    watch: (watching) => void (changed = watching),
    close: () => void (told = ''),
  }
}
