/** Composes the cards behind More: what each card needs less often, and the options. */
import type { DeferredOptions, Pages } from '../deferred/contract.ts'
import { make } from '../paint/elements.ts'
import { roundsOf } from '../round/stats.ts'
import { buttonElement, type Card, type CardButton } from '../shell/card.ts'
import { button, present, type CardWithMore } from '../shell/cards.ts'
import { PAGE_ICONS } from './icons.ts'
import { optionSwitches } from './option-switches.ts'

type Opener = (back: () => void) => void

interface Openers {
  /** Opens the progress card. */
  readonly open: Opener
  /** Opens the journey, or the picker of named levels. */
  readonly pick: Opener
  readonly help: Opener
  readonly saveFile: Opener
}

/** A card of buttons alone. */
export const moreCard = (title: string, choices: readonly CardButton[], back: () => void): Card => ({
  kind: 'more',
  title,
  lines: [],
  body: make('div', { class: 'row choices' }, ...choices.map((choice) => buttonElement(choice, 'side'))),
  buttons: [button('Back', 'back', back)],
  back,
})

export function createMoreCards<State, Action>(
  options: DeferredOptions<State, Action>,
  { open, pick, help, saveFile }: Openers,
): Pages['more'] {
  const { game, rounds, saveStore, preferences, cover, restart } = options
  const { levels } = game

  function openOptions(back: () => void): void {
    // Games without levels have it behind More, where they have one button less.
    const helpButtons = levels ? [button('Help', PAGE_ICONS.help, () => help(back))] : []
    cover(() => moreCard('Options', [...optionSwitches(options), ...helpButtons], back))
  }

  /** The buttons of each card. Back leads from the card that they open to the covered one. */
  function choicesOf(covered: CardWithMore, back: () => void): readonly (CardButton | false | undefined)[] {
    // The journey of a game without levels consists of records.
    const journeyButton =
      (levels || !preferences.calm) &&
      button(levels?.names ? 'Choose' : 'Journey', 'levels', () => pick(back))
    const progressButton = button('Progress', 'progress', () => open(back))
    const saveButton = saveStore.keeps && button('Save & offline', PAGE_ICONS.saveFile, () => saveFile(back))
    if (covered === 'opening')
      return [
        rounds.resumed && button('New round', 'restart', restart),
        levels && roundsOf(saveStore.save) > 0 && preferences.soundSwitch(),
        !levels && journeyButton,
        saveButton,
      ]
    if (covered === 'paused')
      return [
        levels ? journeyButton : button('Help', PAGE_ICONS.help, () => help(back)),
        progressButton,
        saveButton,
      ]
    return [progressButton]
  }

  return (covered, back, others) => {
    // They open their cards over the covered one, so that Back leads there.
    const leaving = others.map((other) => ({
      ...other,
      does() {
        back()
        other.does()
      },
    }))
    cover(() =>
      moreCard(
        'More',
        present([
          ...leaving,
          ...choicesOf(covered, back),
          button('Options', PAGE_ICONS.options, () => openOptions(back)),
        ]),
        back,
      ),
    )
  }
}
