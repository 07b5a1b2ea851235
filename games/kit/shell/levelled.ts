/** What only a game with levels shows: stars on its end card, and the picker. */
import type { Card } from './card.ts'
import type { Commands, Kind } from './cards.ts'
import { icon } from './icons.ts'
import { make } from '../paint/elements.ts'
import type { Game } from '../game.ts'
import type { Save } from '../play/save.ts'
import { levelName, starWords } from './words.ts'

/** Levels beyond the best one solved that may be tried, so that one hard level never ends a game. */
const OPEN_AHEAD = 3
const SHOWN_AHEAD = 12

export const levelled: Kind = {
  emblem({ rules, levels }, state) {
    const earned = rules.outcome(state) === 'won' && levels && !levels.names
    return earned ? starsEmblem(levels.stars(state)) : undefined
  },
  picker: levelsCard,
}

function levelsCard<S, A>(game: Game<S, A>, save: Save, current: number, does: Commands): Card {
  const named = game.levels?.names !== undefined
  const solved = Math.max(0, ...Object.keys(save.stars).map(Number))
  const last = game.levels?.names?.length ?? Math.max(solved, current) + OPEN_AHEAD + SHOWN_AHEAD
  const choices = Array.from({ length: last }, (_, i) => ({
    level: i + 1,
    name: levelName(game, i + 1),
    stars: save.stars[i + 1] ?? 0,
    open: named || i < Math.max(solved + OPEN_AHEAD, current),
    current: i + 1 === current,
  }))
  return {
    kind: 'levels',
    title: named ? 'Choose' : 'Levels',
    lines: [],
    body: pickerGrid(choices, named, does.choose),
    buttons: [{ label: 'Back', icon: 'back', does: does.back }],
    back: does.back,
  }
}

function starRow(stars: number): Node[] {
  return [1, 2, 3].map((n) => {
    const star = icon('star')
    if (n <= stars) star.classList.add('lit')
    return star
  })
}

function starsEmblem(stars: number): HTMLElement {
  return make(
    'div',
    { class: 'emblem stars', role: 'img', 'aria-label': starWords(stars) },
    ...starRow(stars),
  )
}

interface PickerChoice {
  readonly level: number
  readonly name: string
  readonly stars: number
  readonly open: boolean
  readonly current: boolean
}

function pickerGrid(
  choices: readonly PickerChoice[],
  named: boolean,
  choose: (level: number) => void,
): HTMLElement {
  const grid = make('div', { class: named ? 'grid named' : 'grid' })
  for (const { level, name, stars, open, current } of choices) {
    const label = `${name}${named ? '' : `, ${open ? starWords(stars) : 'locked'}`}`
    const choice = make('button', {
      'aria-label': label,
      disabled: !open,
      'aria-current': current && 'true',
      'data-first': current,
    })
    choice.append(named ? name : String(level))
    if (!named) choice.append(make('small', {}, ...(open ? starRow(stars) : [icon('lock')])))
    choice.addEventListener('click', () => choose(level))
    grid.append(choice)
  }
  return grid
}
