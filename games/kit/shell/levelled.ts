/** What only a game with levels shows: stars on its end card, and the picker. */
import type { Card } from './card.ts'
import type { Commands, Kind } from './cards.ts'
import { icon } from './icons.ts'
import { make } from '../paint/elements.ts'
import type { Game } from '../game.ts'
import { lastOpen, PACK, packAt, packOf } from '../play/packs.ts'
import type { Records, Save } from '../play/save.ts'
import { earnedStars, showsStars } from '../play/standing.ts'
import { starWords } from './words.ts'

/** Packs that the outer buttons leaf over, where there are more of them. */
const FAR = 10

export const levelled: Kind = {
  emblem(game, standing) {
    const earned = earnedStars(game, standing)
    return earned && showsStars(game, standing) ? starsEmblem(earned) : undefined
  },
  picker: levelsCard,
}

function levelsCard<S, A>(game: Game<S, A>, save: Save, current: number, does: Commands): Card {
  const { names } = game.levels ?? {}
  return {
    kind: 'levels',
    title: names ? 'Choose' : 'Levels',
    lines: [],
    body: names
      ? namesGrid(names, current, does.choose)
      : packsOf(save.stars, current, game.levels?.packs ?? [], does.choose),
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

type Choose = (level: number) => void

function namesGrid(names: readonly string[], current: number, choose: Choose): HTMLElement {
  return make(
    'div',
    { class: 'grid named' },
    ...names.map((name, i) => choiceButton(name, i + 1, current, choose, name)),
  )
}

function choiceButton(
  label: string,
  level: number,
  current: number,
  choose: Choose,
  ...content: readonly (Node | string)[]
): HTMLElement {
  const isCurrent = level === current
  const choice = make('button', {
    'aria-label': label,
    'aria-current': isCurrent && 'true',
    'data-first': isCurrent,
  })
  choice.append(...content)
  choice.addEventListener('click', () => choose(level))
  return choice
}

/** One pack of levels, which can be leafed on and back. */
function packsOf(stars: Records, current: number, names: readonly string[], choose: Choose): HTMLElement {
  const open = lastOpen(stars, current)
  const packs = packOf(open) + 1
  let shown = packOf(current)
  const heading = make('p', { class: 'pack', 'aria-live': 'polite' })
  const grid = make('div', { class: 'grid' })

  function levelButton(level: number): HTMLElement {
    const earned = stars[level] ?? 0
    const isOpen = level <= open
    const label = `Level ${level}, ${isOpen ? starWords(earned) : 'locked'}`
    // Sixty stars as elements of their own would take longer than a frame: a style draws them.
    const small = isOpen ? make('small', { class: `earned-${earned}` }) : make('small', {}, icon('lock'))
    const choice = choiceButton(label, level, current, choose, String(level), small)
    if (!isOpen) choice.setAttribute('disabled', '')
    return choice
  }

  function show(): void {
    const { first, last, stars: earned } = packAt(shown, stars)
    heading.replaceChildren(
      make('b', {}, names[shown] ?? `Pack ${shown + 1}`),
      make('span', {}, `${first} to ${last}, ${earned} of ${PACK * 3} stars`),
    )
    grid.replaceChildren(...Array.from({ length: PACK }, (_, i) => levelButton(first + i)))
    for (const [by, leaf] of leaves) leaf.toggleAttribute('disabled', !isPack(shown + by))
  }

  const isPack = (number: number) => number >= 0 && number < packs

  const leaf = (by: number, label: string): [number, HTMLButtonElement] => {
    const button = make('button', { class: by < 0 ? 'leaf' : 'leaf on', 'aria-label': label })
    button.append(icon('back'))
    if (Math.abs(by) > 1) button.append(icon('back'))
    button.addEventListener('click', () => {
      shown += by
      show()
      // Whoever came to the end by keyboard goes on from what is left.
      if (button.disabled) leaves.find(([, other]) => !other.disabled)?.[1].focus()
    })
    return [by, button]
  }

  const far = packs > FAR
  const leaves = [
    ...(far ? [leaf(-FAR, 'Ten packs back')] : []),
    leaf(-1, 'Pack before'),
    leaf(1, 'Next pack'),
    ...(far ? [leaf(FAR, 'Ten packs on')] : []),
  ]
  show()
  const [before, after] = [leaves.filter(([by]) => by < 0), leaves.filter(([by]) => by > 0)]
  const bar = make(
    'div',
    { class: 'packs' },
    ...before.map(([, button]) => button),
    heading,
    ...after.map(([, button]) => button),
  )
  return make('div', { class: 'journey' }, ...(packs > 1 ? [bar] : [heading]), grid)
}
