/** Composes the card for save files and offline use. */
import type { Card, CardButton } from '../../shell/card.ts'

/** `status` is the result of the last press. */
export function saveFileCard(status: string, buttons: readonly CardButton[], back: () => void): Card {
  return {
    kind: 'save-file',
    title: 'Save & offline',
    lines: [
      'Save your progress in all games to a file, and open it on another device. The best of both is kept, so nothing is lost.',
      status,
    ],
    buttons: [...buttons, { label: 'Back', icon: 'back', does: back }],
    back,
  }
}
