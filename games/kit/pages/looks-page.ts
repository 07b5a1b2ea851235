/** Shows the looks of a game, drawn by its view, and how to unlock them. */
import type { Look } from '../goals.ts'
import { make } from '../paint/elements.ts'
import { isUnlocked, reachedOf } from '../round/goal-progress.ts'
import { highest } from '../save/records.ts'
import { plural } from '../shell/words.ts'
import { pageIcon } from './icons.ts'
import { portraitOf } from '../deferred/result/portrait.ts'
import type { DeferredOptions } from '../deferred/contract.ts'

/** CSS pixels. */
const SIZE = 84

const needed = ({ goals, level }: Look) =>
  goals === undefined ? `Solve level ${level}` : `Reach ${plural(goals, ['goal', 'goals'])}`

export function createLooksPage<State, Action>(
  options: DeferredOptions<State, Action>,
): { page(): HTMLElement } {
  const { game, view, saveStore, wear, recard, say } = options
  const { looks = [], goals = [] } = game

  function choice(look: Look, isOpen: boolean, isWorn: boolean): HTMLElement {
    const button = make('button', { 'aria-pressed': String(isWorn) })
    button.append(
      portraitOf(view, look.id, SIZE),
      make('b', {}, look.name),
      ...(isOpen
        ? []
        : [
            make(
              'small',
              {},
              pageIcon('lock'),
              make('span', { class: 'unseen' }, ', locked: '),
              needed(look),
            ),
          ]),
    )
    if (isOpen)
      button.addEventListener('click', () => {
        saveStore.put({ look: look.id })
        wear(look.id)
        say(`${look.name} selected.`)
        recard()
      })
    else button.setAttribute('aria-disabled', 'true')
    return make('li', {}, button)
  }

  return {
    page() {
      const { goals: kept, stars, look: worn } = saveStore.save
      const reached = reachedOf(goals, kept).length
      const solved = highest(stars)
      const isWorn = ({ id }: Look) =>
        looks.some((one) => one.id === worn) ? id === worn : id === looks[0]?.id
      return make(
        'ul',
        { class: 'page looks' },
        ...looks.map((look) => choice(look, isUnlocked(look, reached, solved), isWorn(look))),
      )
    },
  }
}
