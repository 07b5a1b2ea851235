/** A plain message over the game, for when there is nothing to draw it with. */
import { make } from '../kit/dom.ts'

export function notice(): (text: string) => void {
  const box = make('p', { role: 'alert', hidden: true })
  Object.assign(box.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    margin: '0',
    padding: '16px 20px',
    zIndex: '9',
    background: '#fff0d6',
    color: '#2a1458',
    font: '600 17px/1.4 system-ui, sans-serif',
    textAlign: 'center',
  })
  document.body.append(box)
  return (text) => {
    box.hidden = text === ''
    box.textContent = text
  }
}
