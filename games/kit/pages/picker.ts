/** Composes the level picker: one pack of levels at a time, or the named choices. */
import type { Card } from '../shell/card.ts'
import { make } from '../paint/elements.ts'
import { lastOpen, levelsOfPack, packAt, packOf } from '../round/packs.ts'
import { fullLevelName, starWords } from '../shell/words.ts'
import { packWords, shownCrowns } from './crowns.ts'
import { turnPageButton } from './turn-page-button.ts'
import type { GameFile } from '../deferred/game-file.ts'
import type { GameContext, RoundControls } from '../deferred/contract.ts'

/** Packs that the outer buttons skip; they appear only if there are more packs than this. */
const FAR = 10

export function pickerCard<State, Action>(
  { game, saveStore, rounds, choose }: GameContext<State, Action> & RoundControls,
  back: () => void,
  choiceWords?: GameFile['choiceWords'],
): Card {
  const { names, packs = [], titles = {} } = game.levels ?? {}
  const { stars } = saveStore.save
  const crowns = shownCrowns(saveStore)
  const current = rounds.session.level

  function choice(label: string, level: number, text: string, look?: string): HTMLButtonElement {
    const isCurrent = level === current
    const button = make(
      'button',
      { class: look, 'aria-label': label, 'aria-current': isCurrent && 'true', 'data-first': isCurrent },
      text,
    )
    button.addEventListener('click', () => choose(level))
    return button
  }

  const namesGrid = (names: readonly string[]) =>
    make('div', { class: 'grid named' }, ...names.map((name, i) => choice(name, i + 1, name)))

  /** The packs of numbered levels, with paging. */
  function journey(): HTMLElement {
    const open = lastOpen(stars, current)
    const count = packOf(open) + 1
    let shown = packOf(current)
    const heading = make('p', { class: 'pack', 'aria-live': 'polite' })
    const grid = make('div', { class: 'grid' })
    const setPieces = make('p', { class: 'note' })

    function levelButton(level: number): HTMLElement {
      const earned = stars[level] ?? 0
      const hasCrown = crowns[level] !== undefined
      const isOpen = level <= open
      // Styles draw stars and locks: as elements they would take longer than a frame.
      const button = choice(
        `${fullLevelName(game, level)}, ${isOpen ? starWords(earned, hasCrown) : 'locked'}`,
        level,
        String(level),
        isOpen ? `earned-${earned}${hasCrown ? ' crowned' : ''}` : 'locked',
      )
      button.disabled = !isOpen
      return button
    }

    function show(): void {
      heading.replaceChildren(
        make('b', {}, packs[shown] ?? `Pack ${shown + 1}`),
        make('span', {}, packWords(packAt(shown, stars, crowns))),
      )
      grid.replaceChildren(...levelsOfPack(shown).map(levelButton))
      const named = levelsOfPack(shown).filter((level) => titles[level])
      setPieces.replaceChildren(named.map((level) => `${level} ${titles[level]}`).join('\u00a0· '))
      for (const [by, leaf] of leaves) leaf.disabled = !isPack(shown + by)
    }

    const isPack = (number: number) => number >= 0 && number < count

    const leaf = (by: number, label: string): [number, HTMLButtonElement] => {
      const button = turnPageButton(by, label, () => {
        shown += by
        show()
        // Keeps the keyboard focus when the last page disables this button.
        if (button.disabled) leaves.find(([, other]) => !other.disabled)?.[1].focus()
      })
      return [by, button]
    }

    const far = count > FAR
    const leaves = [
      ...(far ? [leaf(-FAR, 'Ten packs back')] : []),
      leaf(-1, 'Previous pack'),
      leaf(1, 'Next pack'),
      ...(far ? [leaf(FAR, 'Ten packs forward')] : []),
    ]
    show()
    const side = (sign: number) => leaves.filter(([by]) => by * sign > 0).map(([, button]) => button)
    const bar = count > 1 ? make('div', { class: 'leaves' }, ...side(-1), heading, ...side(1)) : heading
    return make('div', { class: 'packs' }, bar, grid, setPieces)
  }

  return {
    kind: 'levels',
    title: names ? 'Choose' : 'Levels',
    lines: [choiceWords?.(saveStore.save.totals) ?? ''].filter(Boolean),
    body: names ? namesGrid(names) : journey(),
    buttons: [{ label: 'Back', icon: 'back', does: back }],
    back,
  }
}
