/**
 * Stores the names of two people who share this device, and tells them to the view. Like the name for links, they are in
 * no save file and no report.
 */
import { keyOf } from '../save/storage.ts'
import type { GameContext } from './contract.ts'
import { isolated, nameIn } from './challenge/player-name.ts'

const COUNT = 2

export interface People {
  /** One for each seat, empty without a name. */
  readonly names: readonly string[]
  /** Stores the valid parts of these texts. */
  rename(texts: readonly string[]): void
}

function namesIn(text: string | undefined): readonly string[] {
  try {
    const names: unknown = JSON.parse(text ?? '[]')
    return Array.from({ length: COUNT }, (_, seat) =>
      nameIn(String((Array.isArray(names) && names[seat]) || '')),
    )
  } catch {
    return ['', '']
  }
}

export function createPeople<State, Action>({
  slug,
  storage,
  view,
}: Pick<GameContext<State, Action>, 'slug' | 'storage' | 'view'>): People {
  const key = `${keyOf(slug)}.people`
  /** Last as long as the page where the browser stores nothing. */
  let names = namesIn(storage.read(key))
  const tell = () => view.name?.(names.map(isolated))
  tell()

  return {
    get names() {
      return names
    },
    rename(texts) {
      names = texts.map(nameIn)
      storage.use((it) => (names.some(Boolean) ? it.setItem(key, JSON.stringify(names)) : it.removeItem(key)))
      tell()
    },
  }
}
