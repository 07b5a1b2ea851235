/** Makes a text field for a player's name. */
import { make } from '../paint/elements.ts'
import { MOST_NAME_SIGNS } from '../save/limits.ts'

/** A sign may have several UTF-16 units, and accents of its own until it is normalised. */
const UNITS_PER_SIGN = 4

interface NameField {
  readonly id: string
  readonly label: string
  readonly value: string
  /** The id of the note that describes it. */
  readonly note: string
  /** The function of Enter, and what the key of a keyboard on the screen says. */
  readonly key: 'send' | 'go'
  enter(): void
}

export function nameField({ id, label, value, note, key, enter }: NameField): {
  readonly field: HTMLInputElement
  readonly label: HTMLElement
} {
  const field = make('input', {
    class: 'link',
    id,
    maxlength: MOST_NAME_SIGNS * UNITS_PER_SIGN,
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: key,
    'aria-describedby': note,
  })
  field.value = value
  field.addEventListener('keydown', (press) => press.key === 'Enter' && !press.isComposing && enter())
  return { field, label: make('label', { for: id }, label) }
}

/** A keyboard on the screen resizes the frame, which redraws the card. */
export const keepFocus = (field: HTMLInputElement) =>
  queueMicrotask(() => field.focus({ preventScroll: true }))
