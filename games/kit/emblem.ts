/** Stars, medals and scores on the end card, and the level picker's grid. */
import { icon, make } from './dom.ts'
import { medalName, starWords } from './words.ts'

const METALS = [
  ['#ffd9b0', '#d98443', '#7a3b10'],
  ['#ffffff', '#b9c4d8', '#56607a'],
  ['#fff6b0', '#ffc52e', '#9c6200'],
] as const

function starRow(stars: number): Node[] {
  return [1, 2, 3].map((n) => {
    const star = icon('star')
    if (n <= stars) star.classList.add('lit')
    return star
  })
}

export function starsEmblem(stars: number): HTMLElement {
  return make(
    'div',
    { class: 'emblem stars', role: 'img', 'aria-label': starWords(stars) },
    ...starRow(stars),
  )
}

export function scoreEmblem(score: number, rank: number): HTMLElement {
  const parts: Node[] = [make('b', {}, String(score))]
  const metal = METALS[rank - 1]
  if (metal) {
    const disc = make(
      'div',
      { class: 'medal', role: 'img', 'aria-label': `${medalName(rank)} medal` },
      icon('star'),
    )
    for (const [i, name] of ['--light', '--body', '--deep'].entries())
      disc.style.setProperty(name, metal[i] ?? '')
    parts.unshift(disc)
  }
  return make('div', { class: 'emblem' }, ...parts)
}

export interface PickerChoice {
  readonly level: number
  readonly name: string
  readonly stars: number
  readonly open: boolean
  readonly current: boolean
}

export function pickerGrid(
  choices: readonly PickerChoice[],
  named: boolean,
  choose: (level: number) => void,
): HTMLElement {
  const grid = make('div', { class: named ? 'grid named' : 'grid' })
  for (const { level, name, stars, open, current } of choices) {
    const label = `${name}${named ? '' : `, ${open ? starWords(stars) : 'locked'}`}`
    const choice = make('button', {
      type: 'button',
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
