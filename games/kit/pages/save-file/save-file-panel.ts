/** Exports saves to a file, imports them, and stores all games for offline use. */
import { saveFileCard } from './save-file-card.ts'
import type { Card, CardButton } from '../../shell/card.ts'
import { chooseFile, saveFile } from './files.ts'
import { plural } from '../../shell/words.ts'
import { PAGE_ICONS } from '../icons.ts'
import { pack, Refusal, unload, unpack, unpackKeys } from './save-file.ts'
import type { Environment } from '../../page/environment.ts'
import type { SaveStore } from '../../save/save-store.ts'
import type { GuardedStorage } from '../../save/storage.ts'

export interface SaveFilePanel {
  /** False if the browser stores nothing, so that there is nothing to export. */
  readonly canOpen: boolean
  card(back: () => void): Card
  /** Sets the listener for changes of the card, with a text to announce, if any. */
  watch(changed: (announcement: string) => void): void
  /** Clears the last status. */
  open(): void
}

/** All games and pages, for offline use. */
export interface OfflineStore {
  isComplete(): Promise<boolean>
  /** Downloads everything that is missing. Returns whether the store is complete then. */
  fill(progress: (done: number, all: number) => void): Promise<boolean>
}

export function createSaveFilePanel(
  saveStore: SaveStore,
  storage: GuardedStorage,
  { today }: Environment,
  offlineStore: OfflineStore | undefined,
  slugs: readonly string[],
): SaveFilePanel {
  let status = ''
  let isComplete = false
  let isDownloading = false
  let changed: ((announcement: string) => void) | undefined

  /** Shows the status and announces it. */
  function tell(text: string): void {
    status = text
    changed?.(text)
  }

  function show(text: string): void {
    status = text
    changed?.('')
  }

  /** Imports a file. Returns the result as a sentence. */
  function importText(text: string): string {
    try {
      const games = unload(unpack(text, slugs, today()), storage, today(), unpackKeys(text))
      saveStore.hear()
      return games > 0
        ? `Added progress from ${plural(games, ['game', 'games'])}.`
        : 'Nothing could be added.'
    } catch (error) {
      if (error instanceof Refusal) return error.message
      throw error
    }
  }

  async function download({ fill }: OfflineStore): Promise<void> {
    if (isDownloading) return
    isDownloading = true
    tell('Downloading all games …')
    isComplete = await fill((done, all) => show(`Downloading: ${done} of ${all} …`))
    isDownloading = false
    tell(
      isComplete
        ? 'All games are ready to play offline.'
        : 'Not everything could be downloaded. Check your connection and try again.',
    )
  }

  const offlineButton = (store: OfflineStore): CardButton => ({
    label: isComplete ? 'Kept for offline' : 'Keep for offline',
    icon: PAGE_ICONS.keep,
    on: isComplete,
    does: () => void download(store),
  })

  const buttons = (): readonly CardButton[] => [
    {
      label: 'Save to file',
      icon: PAGE_ICONS.save,
      does() {
        saveFile(`greenhouse-arcade-${today()}.json`, pack(storage, slugs))
        tell('Saved to your downloads.')
      },
    },
    {
      label: 'Open file',
      icon: PAGE_ICONS.open,
      does: () => void chooseFile().then((text) => tell(importText(text))),
    },
    ...(offlineStore ? [offlineButton(offlineStore)] : []),
  ]

  return {
    get canOpen() {
      return saveStore.keeps
    },
    card: (back) => saveFileCard(status, buttons(), back),
    watch: (watching) => void (changed = watching),
    async open() {
      status = ''
      const wasComplete = isComplete
      isComplete = (await offlineStore?.isComplete()) ?? false
      if (isComplete !== wasComplete) changed?.('')
    },
  }
}
