/** Composes the card where keys and pad buttons are changed, for this game or for all. */
import type { DeferredOptions } from '../deferred/contract.ts'
import { hasPad } from '../input/pads.ts'
import { make } from '../paint/elements.ts'
import type { KeyChanges } from '../input/key-changes.ts'
import { isKeyName, keyChangesIn } from '../save/key-changes.ts'
import type { Card } from '../shell/card.ts'
import { assign, reset, type Change } from './change-keys.ts'
import type { CurrentKeys } from './current-keys.ts'
import { captureKey } from './key-capture.ts'
import { OWN_IN_SOME_GAMES, SHARED, type KeyFunction } from './key-functions.ts'

const HOW = 'Choose a line, then press its new key.'
const ESCAPE = 'Esc always pauses, and Tab always moves on.'

const nothing = () => {}

const listed = (names: readonly string[]) => names.join(' and ')

export interface KeysPage {
  card(back: () => void): Card
}

export function createKeysPage<State, Action>(
  { slug, saveStore, recard, say, usePad }: DeferredOptions<State, Action>,
  current: CurrentKeys,
): KeysPage {
  let isForAll = false
  let status = ''
  let waiting: KeyFunction | undefined
  let endWait = nothing
  const note = make('p', { class: 'note' })
  const list = make('div', { class: 'key-list' })

  const scope = () => (isForAll ? 'all' : slug)
  const functions = () => (isForAll ? SHARED : current.functions)
  const stored = () => keyChangesIn(saveStore.settings.keys)
  const changes = (): KeyChanges => (isForAll ? (stored()['all'] ?? {}) : current.changes)

  function tell(text: string): void {
    status = text
    if (text) say(text)
    refresh()
  }

  function keep(next: KeyChanges | undefined): void {
    const { [scope()]: _former, ...others } = stored()
    const all = next ? { ...others, [scope()]: next } : others
    saveStore.set({ keys: Object.keys(all).length > 0 ? all : undefined })
    current.relabel()
  }

  function stopWaiting(): void {
    endWait()
    waiting = undefined
  }

  const labels = (one: KeyFunction, device: 'keys' | 'pad') =>
    current.labels(one, device, changes(), functions())

  /** Says who has the key now, and which keys its former owner has. */
  function outcome(one: KeyFunction, device: 'keys' | 'pad', { owner }: Change): string {
    const mine = `${one.name}: ${listed(labels(one, device))}.`
    const other = owner && functions().find((each) => each[device] === owner)
    return other ? `${mine} ${other.name} has ${listed(labels(other, device))} now.` : mine
  }

  function apply(one: KeyFunction, device: 'keys' | 'pad', change: Change, name = ''): void {
    if (!change.changes) {
      const owner = functions().find((each) => each[device] === change.owner)
      return tell(`${name} is the only one for ${owner?.name ?? ''}. Give that another first.`)
    }
    // The other device keeps its changes.
    const isOther = (key: string) => key.startsWith('Pad') !== (device === 'pad')
    const others = Object.entries(changes()).filter(([key]) => isOther(key))
    keep({ ...Object.fromEntries(others), ...change.changes })
    stopWaiting()
    tell(outcome(one, device, change))
  }

  const bindings = (device: 'keys' | 'pad') => functions().map((each) => each[device])

  function take(one: KeyFunction, name: string, position?: string): void {
    const label = current.label(name)
    if (!isKeyName(name)) return tell('That key can’t be used. Press a different one.')
    if (isForAll && OWN_IN_SOME_GAMES.includes(name))
      return tell(`Some games use ${label} themselves. Press a different one.`)
    const device = position === undefined ? 'pad' : 'keys'
    apply(one, device, assign(bindings(device), changes(), one[device], name, position), label)
  }

  function restore(one: KeyFunction): void {
    apply(one, 'pad', reset(bindings('pad'), changes(), one.pad))
    apply(one, 'keys', reset(bindings('keys'), changes(), one.keys))
  }

  function wait(one: KeyFunction): void {
    stopWaiting()
    waiting = one
    endWait = captureKey(usePad, {
      pressed: (name, position) => take(one, name, position),
      reset: () => restore(one),
      cancelled() {
        waiting = undefined
        tell('Nothing was changed.')
      },
    })
    tell(`Press the new key for ${one.name}. Esc cancels, Delete restores.`)
  }

  function row(one: KeyFunction): HTMLElement {
    const caps = (device: 'keys' | 'pad') =>
      labels(one, device).map((label) => make('kbd', { class: device }, label))
    const shown =
      waiting === one
        ? [make('span', { class: 'asked' }, '…')]
        : [...caps('keys'), ...(hasPad() ? caps('pad') : [])]
    return make(
      'span',
      { class: 'key-row' },
      make('span', {}, one.name),
      make('span', { class: 'caps' }, ...shown),
    )
  }

  /** Keeps the buttons, so that focus and scrolling stay. */
  function refresh(): void {
    note.textContent = status || `${HOW} ${ESCAPE}`
    for (const [i, one] of functions().entries()) {
      const button = list.children[i]
      button?.replaceChildren(row(one))
      button?.classList.toggle('waiting', waiting === one)
    }
  }

  function fill(): void {
    list.replaceChildren(
      ...functions().map((one) => {
        const button = make('button', { class: 'key' })
        button.addEventListener('click', () => wait(one))
        return button
      }),
    )
    refresh()
  }

  return {
    card(back) {
      const leave = () => {
        stopWaiting()
        status = ''
        back()
      }
      if (list.childElementCount !== functions().length) fill()
      else refresh()
      return {
        kind: 'progress',
        title: 'Keys',
        lines: [],
        body: make(
          'div',
          { class: 'keys-body' },
          make(
            'div',
            { class: 'page key-page', role: 'region', 'aria-label': 'Functions and their keys' },
            list,
          ),
          note,
        ),
        buttons: [
          { label: 'Back', icon: 'back', does: leave },
          {
            label: 'All games',
            icon: 'levels',
            on: isForAll,
            does() {
              stopWaiting()
              isForAll = !isForAll
              status = ''
              fill()
              recard()
              say(isForAll ? 'These keys are for all games.' : 'These keys are for this game.')
            },
          },
          {
            label: 'Reset',
            icon: 'restart',
            does() {
              stopWaiting()
              keep(undefined)
              tell(
                isForAll || !stored()['all']
                  ? 'All keys are as at first.'
                  : 'The keys are those for all games.',
              )
            },
          },
        ],
        back: leave,
      }
    },
  }
}
