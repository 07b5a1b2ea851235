/** Drops confetti over a card, for a won level or a best score. */
import { make } from '../../paint/elements.ts'

const PIECES = 28

export function confetti(overlay: HTMLElement): void {
  const pieces = Array.from({ length: PIECES }, (_, i) => {
    const piece = make('i')
    piece.style.left = `${(i * 37) % 100}%`
    piece.style.animationDelay = `${((i * 53) % 90) / 100}s`
    piece.style.background = `hsl(${(i * 67) % 360} 95% 70%)`
    return piece
  })
  overlay.append(make('div', { class: 'confetti', 'aria-hidden': 'true' }, ...pieces))
}
