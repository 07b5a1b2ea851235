/** Replaces the standard keys that a text names by those that the player has chosen. Pure. */
import type { Game } from '../game.ts'
import type { KeyChanges } from '../input/key-changes.ts'
import { keysOfBinding } from './change-keys.ts'
import type { Binding, KeyFunction } from './key-functions.ts'
import { labelOf } from './key-labels.ts'

/** Words for the arrow keys in the games' texts. Longer ones first. */
const ARROWS = /\b(?:[Tt]he |an )?[Aa]rrow keys?\b|\b(?:the |an )?arrows?\b|\bthe d-pad\b/
const KEYS = new RegExp(
  `${ARROWS.source}|\\b(?:Space|Up|Down|Left|Right|up|down|left|right|[A-Z1-3])\\b|[←→↑↓]`,
  'g',
)

const WAYS = ['Up', 'Down', 'Left', 'Right']

type Controls = Pick<Game<unknown, unknown>['controls'], 'mouse' | 'keys' | 'pad'>

/** The words of a standard key: '←' is also 'Left'. */
function wordsOf(name: string, word: string): string[] {
  const way = /^(?:Arrow|Pad)(Up|Down|Left|Right)$/.exec(name)?.[1]
  return way ? [way, way.toLowerCase(), labelOf(`Arrow${way}`)] : [word]
}

/** Only texts that name keys are changed: the line of controls, and what is said about playing by ear. */
export function reworder(
  { mouse, keys, pad }: Controls,
  functions: readonly KeyFunction[],
  changes: KeyChanges,
  label: (name: string) => string,
): (text: string) => string {
  const firstOf = (binding: Binding) => label(keysOfBinding(binding, changes)[0] ?? binding.code)
  const isChanged = ({ code }: Binding) => changes[code] !== undefined && changes[code] !== code
  const device = (bindings: readonly Binding[]) => (text: string) => {
    const ways = bindings.filter(({ code }) => WAYS.some((way) => code.endsWith(way)))
    return text.replace(KEYS, (word) => {
      if (ARROWS.test(word)) return ways.some(isChanged) ? ways.map(firstOf).join(', ') : word
      const meant = bindings.find(({ code }) => wordsOf(code, labelOf(code)).includes(word))
      return meant && isChanged(meant) ? firstOf(meant) : word
    })
  }
  const byKeys = device(functions.map((one) => one.keys))
  const byPad = device(functions.map((one) => one.pad))
  return (text) => {
    if (text === pad) return byPad(text)
    if (text.endsWith(keys)) return mouse + byKeys(text.slice(mouse.length))
    return /\bby ear: O\b|: O where\b|: O for\b/i.test(text) ? byKeys(text) : text
  }
}
