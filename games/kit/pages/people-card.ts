/** Asks for the names of two people who share this device, before a round that they play in turns. */
import type { CardControls, GameContext, RoundControls } from '../deferred/contract.ts'
import { createPeople } from '../deferred/people.ts'
import { nameIn } from '../deferred/challenge/player-name.ts'
import { make } from '../paint/elements.ts'
import { levelName } from '../shell/words.ts'
import { keepFocus, nameField } from './name-field.ts'

const NOTE = 'people-note'

export function createPeopleCard<State, Action>(
  options: GameContext<State, Action> & RoundControls & CardControls,
): (level: number, back: () => void) => void {
  const { game, cover, choose } = options
  const people = createPeople(options)

  return (level, back) => {
    const texts = [...people.names]
    let fields: readonly HTMLInputElement[] = []

    function play(): void {
      people.rename(texts)
      choose(level)
    }

    function form(): HTMLElement {
      const rows = texts.map((value, seat) =>
        nameField({
          id: `person-${seat + 1}`,
          label: `Player ${seat + 1}`,
          value,
          note: NOTE,
          key: 'go',
          enter: play,
        }),
      )
      for (const [seat, { field }] of rows.entries()) {
        field.addEventListener('input', () => (texts[seat] = field.value))
        field.addEventListener('change', () => (field.value = texts[seat] = nameIn(field.value)))
      }
      fields = rows.map(({ field }) => field)
      const note = make('p', { class: 'note', id: NOTE }, 'Optional. Kept in this browser, and never sent.')
      return make('div', { class: 'naming' }, ...rows.flatMap(({ label, field }) => [label, field]), note)
    }

    cover(() => {
      const focused = fields.findIndex((field) => document.activeElement === field)
      const body = form()
      const field = fields[focused]
      if (field) keepFocus(field)
      return {
        kind: 'challenge',
        title: levelName(game, level),
        lines: ['Who is playing?'],
        body,
        buttons: [
          { label: 'Play', icon: 'play', does: play },
          { label: 'Back', icon: 'back', does: back },
        ],
        back,
      }
    })
  }
}
