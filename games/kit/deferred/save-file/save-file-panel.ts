/**
 * The card with what the visitor has: all saves into a file, a file's saves added to those that are here, and all games
 * kept for when there is no network.
 */
import { saveFileCard } from './save-file-card.ts'
import type { Card, CardButton } from '../../shell/card.ts'
import { chooseFile, saveFile } from './files.ts'
import { ICONS } from '../icons.ts'
import { pack, Refusal, unload, unpack } from './save-file.ts'
import type { Environment } from '../../page/environment.ts'
import type { SaveStore } from '../../save/save-store.ts'
import type { GuardedStorage } from '../../save/storage.ts'

export interface SaveFilePanel {
  /** False where nothing is kept, and so nothing can be taken along. */
  readonly canOpen: boolean
  card(back: () => void): Card
  /** To be told when the card is another one, and what is to be said aloud. */
  watch(changed: (said: string) => void): void
  /** It is looked into anew: what it said last is forgotten. */
  open(): void
}

/** Keeps all games and the pages around them; none where that cannot be. */
export interface Keeping {
  isKept(): Promise<boolean>
  keep(progress: (done: number, all: number) => void): Promise<boolean>
}

export function createSaveFilePanel(
  saveStore: SaveStore,
  storage: GuardedStorage,
  { today }: Environment,
  keeping: Keeping | undefined,
  slugs: readonly string[],
): SaveFilePanel {
  let told = ''
  let isKept = false
  let isKeeping = false
  let changed: ((said: string) => void) | undefined

  /** On the card, and aloud. */
  function tell(text: string): void {
    told = text
    changed?.(text)
  }

  function show(text: string): void {
    told = text
    changed?.('')
  }

  /** In a sentence. */
  function added(text: string): string {
    try {
      const games = unload(unpack(text, slugs, today()), storage, today())
      saveStore.hear()
      return games > 0 ? `Added: ${games} ${games === 1 ? 'game' : 'games'}.` : 'Nothing could be added.'
    } catch (error) {
      if (error instanceof Refusal) return error.message
      throw error
    }
  }

  async function keep({ keep }: Keeping): Promise<void> {
    if (isKeeping) return
    isKeeping = true
    tell('Keeping all games …')
    isKept = await keep((done, all) => show(`Keeping all games: ${done} of ${all} …`))
    isKeeping = false
    tell(
      isKept
        ? 'All games are kept: they can be played without a network.'
        : 'Not everything could be kept. Try again when the network is better.',
    )
  }

  const keepButton = (from: Keeping): CardButton => ({
    label: isKept ? 'Kept for offline' : 'Keep for offline',
    icon: ICONS.keep,
    on: isKept,
    does: () => void keep(from),
  })

  const buttons = (): readonly CardButton[] => [
    {
      label: 'Save a file',
      icon: ICONS.save,
      does() {
        saveFile(`greenhouse-arcade-${today()}.json`, pack(storage, slugs))
        tell('Saved to your downloads.')
      },
    },
    {
      label: 'Open a file',
      icon: ICONS.open,
      does: () => void chooseFile().then((text) => tell(added(text))),
    },
    ...(keeping ? [keepButton(keeping)] : []),
  ]

  return {
    get canOpen() {
      return saveStore.keeps
    },
    card: (back) => saveFileCard(told, buttons(), back),
    watch: (watching) => void (changed = watching),
    async open() {
      told = ''
      const wasKept = isKept
      isKept = (await keeping?.isKept()) ?? false
      if (isKept !== wasKept) changed?.('')
    },
  }
}
