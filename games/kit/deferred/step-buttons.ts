/**
 * Adds real buttons for the cursor's moves to a turn-based game: a touch screen reader finds nothing to press on a canvas.
 * They are not in the Tab order, because keys have the same effect, and invisible unless one switch is used.
 */
import { keysOf, type Shortcut } from '../input/shortcuts.ts'
import { make } from '../paint/elements.ts'
import { WAYS } from '../rules/ways.ts'
import type { Gesture } from '../view.ts'
import { capital } from '../words.ts'

const ANSWERS: readonly (readonly [string, Shortcut])[] = [
  ['Where am I?', 'where'],
  ['What changed?', 'last'],
  ['What to do?', 'task'],
  ['Read the board', 'board'],
]

function button(label: string, does: () => void, keys?: string): HTMLElement {
  const element = make('button', { class: 'side', tabindex: -1, 'aria-keyshortcuts': keys }, label)
  element.addEventListener('click', does)
  return element
}

/** Returns the group of moves. The questions are always invisible: their answers are heard. */
export function addStepButtons(
  hud: Element,
  gesture: (gesture: Gesture) => void,
  use: (shortcut: Shortcut) => void,
): HTMLElement {
  const moves = make(
    'div',
    { class: 'steps unseen', role: 'group', 'aria-label': 'Moves' },
    ...WAYS.map((way) => button(capital(way), () => gesture({ kind: 'direction', way, repeat: false }))),
    button('Choose', () => gesture({ kind: 'confirm' })),
    button('Step back', () => gesture({ kind: 'back' })),
  )
  const questions = make(
    'div',
    { class: 'unseen', role: 'group', 'aria-label': 'Questions' },
    ...ANSWERS.map(([label, shortcut]) => button(label, () => use(shortcut), keysOf(shortcut).join(' '))),
  )
  // The bar is inert under cards.
  hud.prepend(moves, questions)
  return moves
}
