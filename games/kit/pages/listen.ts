/** Composes the card that describes the game in words, to be read at the player's own pace. */
import type { Card } from '../shell/card.ts'
import { make } from '../paint/elements.ts'
import type { SpeechControls } from '../deferred/contract.ts'

const KEYS =
  'Keys during play: O for where you are, L for the last change, T for what to do, V for the board, line by line.'

export function listenCard(
  { gameText, last }: SpeechControls,
  reword: (text: string) => string,
  back: () => void,
): Card {
  const answers = [
    ['Where you are', gameText.place()],
    ['Last change', last()],
    ['What to do', `${gameText.standing()} ${gameText.task()}`],
  ] as const
  const said = answers.flatMap(([name, text]) => (text ? [make('dt', {}, name), make('dd', {}, text)] : []))
  const board = make('ol', {}, ...gameText.board().map((line) => make('li', {}, line)))
  return {
    kind: 'progress',
    title: 'Listen',
    lines: [],
    body: make(
      'div',
      { class: 'page listen', role: 'region', 'aria-label': 'The game in words', tabindex: 0 },
      make('dl', {}, ...said),
      board,
      make('p', { class: 'note' }, reword(KEYS)),
    ),
    buttons: [{ label: 'Back', icon: 'back', does: back }],
    back,
  }
}
