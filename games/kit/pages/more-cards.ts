/** Composes the cards behind More: what each card needs less often, and the options. */
import type { CardButton } from '../shell/card.ts'
import { button, helpButton, moreCard, present, type Commands } from '../shell/cards.ts'
import type { PhaseOptions } from './phase-options.ts'
import type { Transitions } from './transitions.ts'

export interface MoreCards {
  /** The button that opens a card with these choices, the options among them. */
  button(choices: () => readonly CardButton[]): CardButton
}

/** The choice opens over the card before, so that Back leads there. A switch leaves its card open. */
const leaving = (choice: CardButton, back: () => void): CardButton =>
  choice.on === undefined
    ? {
        ...choice,
        does() {
          back()
          choice.does()
        },
      }
    : choice

export function createMoreCards<State, Action>(
  { game, preferences }: PhaseOptions<State, Action>,
  commands: Commands,
  { cover, backFrom }: Pick<Transitions, 'cover' | 'backFrom'>,
): MoreCards {
  function open(title: string, choices: () => readonly CardButton[]): void {
    const back = backFrom()
    cover(() =>
      moreCard(
        title,
        choices().map((choice) => leaving(choice, back)),
        back,
      ),
    )
  }

  const options = () =>
    open('Options', () =>
      // Games without levels have it behind More, where they have one button less.
      present([...preferences.options(), game.levels && helpButton(commands)]),
    )

  return {
    button: (choices) =>
      button('More', 'more', () => open('More', () => [...choices(), button('Options', 'options', options)])),
  }
}
