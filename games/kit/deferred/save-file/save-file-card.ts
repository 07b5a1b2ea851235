import type { Card, CardButton } from '../../shell/card.ts'

/** What the visitor has, to take along or to keep here. `told` is what came of the last press. */
export function saveFileCard(told: string, buttons: readonly CardButton[], back: () => void): Card {
  return {
    kind: 'save-file',
    title: 'Take it with you',
    lines: [
      'Stars, bests and rounds of all games in one file. Open it on another device: what is there stays, and yours is added.',
      told,
    ],
    buttons: [...buttons, { label: 'Back', icon: 'back', does: back }],
    back,
  }
}
