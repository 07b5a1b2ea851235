/** Creates the round buttons that page through packs or months. */
import { make } from '../paint/elements.ts'
import { icon } from '../shell/icons.ts'

export function turnPageButton(by: number, label: string, does: () => void): HTMLButtonElement {
  const button = make('button', { class: by < 0 ? 'leaf' : 'leaf on', 'aria-label': label }, icon('back'))
  // Two arrows mean a larger step.
  if (Math.abs(by) > 1) button.append(icon('back'))
  button.addEventListener('click', does)
  return button
}
