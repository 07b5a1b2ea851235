/** Shows a plain message over the game when rendering is unavailable. */
import { make } from '../../kit/paint/elements.ts'
import { INK } from '../../kit/paint/palette.ts'

/** Shows a text; an empty one removes the message. */
export function createNotice(): (text: string) => void {
  const box = make('p', { class: 'toast', role: 'alert', hidden: true })
  // Above the cards, and clear of their buttons.
  Object.assign(box.style, { zIndex: 9, top: '64px', bottom: 'auto', background: INK })
  document.body.append(box)
  return (text) => {
    box.hidden = text === ''
    box.textContent = text
  }
}
