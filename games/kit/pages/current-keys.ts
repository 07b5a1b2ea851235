/** The present keys of a game's functions, in the words of every text that names them. */
import type { KeyName } from '../game.ts'
import type { DeferredOptions } from '../deferred/contract.ts'
import { loadGameFile } from '../deferred/game-file.ts'
import { changesFor, type KeyChanges } from '../input/key-changes.ts'
import { keyChangesIn } from '../save/key-changes.ts'
import { keysOfBinding } from './change-keys.ts'
import { functionsOf, type KeyFunction } from './key-functions.ts'
import { labelOf, readPrinted } from './key-labels.ts'
import { reworder } from './reword.ts'

export interface CurrentKeys {
  readonly functions: readonly KeyFunction[]
  readonly changes: KeyChanges
  label(name: string): string
  /** The labels of a function's keys, or pad buttons. */
  labels(
    one: KeyFunction,
    device?: 'keys' | 'pad',
    changes?: KeyChanges,
    among?: readonly KeyFunction[],
  ): string[]
  /** Names the present keys in a text that names the standard ones. */
  reword(text: string): string
  /** Writes the present keys onto the buttons over the game. */
  relabel(): void
}

/** The key of the main block that does the same as this one of the number pad. */
const twinOf = (key: string) => key.replace(/^Numpad(?=Enter)/, '').replace(/^Numpad/, 'Digit')

/** As in `aria-keyshortcuts`. */
const shortcutOf = (name: string) => name.replace(/^@?(Key|Digit)/, '')

interface LabelledButton {
  readonly button: Element
  readonly one: KeyFunction
  /** Esc is one of its keys, and cannot be changed. */
  readonly isPause: boolean
}

/** The buttons over the game with the function of each, found by its standard keys. */
const findButtons = (functions: readonly KeyFunction[]): LabelledButton[] =>
  [...document.querySelectorAll('.hud [aria-keyshortcuts]')].flatMap((button) => {
    const standard = button.getAttribute('aria-keyshortcuts')?.split(' ') ?? []
    const one = functions.find(({ keys }) => standard.includes(shortcutOf(keys.code)))
    return one ? [{ button, one, isPause: standard.includes('Escape') }] : []
  })

export function createCurrentKeys<State, Action>({
  game,
  slug,
  saveStore,
  recard,
  reword: install,
}: DeferredOptions<State, Action>): CurrentKeys {
  let functions = functionsOf(game)
  let printed: ReadonlyMap<string, string> | undefined
  const changesNow = () => changesFor(slug, keyChangesIn(saveStore.settings.keys), game.keys ?? [])
  const label = (name: string) => labelOf(name, printed)

  /** Without a position whose letter has a function of its own, as on a French keyboard. */
  function keysOf(one: KeyFunction, changes: KeyChanges, among: readonly KeyFunction[]): string[] {
    const letters = among.filter((other) => other !== one).flatMap(({ keys }) => keysOfBinding(keys, changes))
    return keysOfBinding(one.keys, changes).filter(
      (key) =>
        (!key.startsWith('@') || !letters.includes(`Key${label(key)}`)) &&
        (twinOf(key) === key || changes[twinOf(key)] !== undefined),
    )
  }

  const labels: CurrentKeys['labels'] = (one, device = 'keys', changes = changesNow(), among = functions) =>
    (device === 'keys' ? keysOf(one, changes, among) : keysOfBinding(one.pad, changes)).map(label)

  let buttons: readonly LabelledButton[] | undefined

  function relabel(): void {
    buttons ??= findButtons(functions)
    const changes = changesNow()
    for (const { button, one, isPause } of buttons) {
      const keys = keysOf(one, changes, functions).map(shortcutOf)
      button.setAttribute('aria-keyshortcuts', [...(isPause ? ['Escape'] : []), ...keys].join(' '))
      if (button.hasAttribute('title')) button.setAttribute('title', `${one.name} (${labels(one).at(-1)})`)
    }
  }

  const current: CurrentKeys = {
    get functions() {
      return functions
    },
    get changes() {
      return changesNow()
    },
    label,
    labels,
    reword: (text) => reworder(game.controls, functions, changesNow(), label)(text),
    relabel,
  }

  async function learn(): Promise<void> {
    const [file, map] = await Promise.all([loadGameFile(slug), readPrinted()])
    const names: readonly KeyName[] = file.keyNames ?? []
    const isNew = names.length > 0 || map || saveStore.settings.keys
    functions = functionsOf(game, names)
    printed = map
    if (!isNew) return
    relabel()
    recard()
  }

  install(current.reword)
  addEventListener('storage', relabel)
  void learn()
  return current
}
