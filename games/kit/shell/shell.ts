/** Manages the accessible HTML over the canvas: HUD, cards, toast, live region. */
import { cardHolder, type Card, type CardHolder } from './card.ts'
import { find, make } from '../paint/elements.ts'
import { createHud, type Hud } from './hud.ts'
import type { Tool } from '../input/shortcuts.ts'

export interface Shell {
  readonly canvas: HTMLCanvasElement
  readonly hud: Hud
  readonly cards: CardHolder
  show(card: Card): void
  /** Hides the card and focuses the game. */
  play(): void
  /** Announces a text, even if it equals the last one. */
  say(text: string): void
  /** Sets the hidden list that describes the board to screen readers. */
  board(lines: readonly string[]): void
  toast(text: string): void
  /** Shows a countdown numeral over the game; 0 hides it. */
  count(left: number): void
  still(still: boolean): void
  /** Sets the listener for cards and messages that appear, change or disappear. */
  watch(changed: () => void): void
}

/** Takes over the markup in the page: see tools/shell-markup.ts. */
export function createShell(tools: readonly Tool[]): Shell {
  const main = find(document, 'main')
  const canvas = find(main, 'canvas')
  const said = find(main, '[role=status]')
  const toast = find(main, '.toast')
  const cards = cardHolder(find(main, '.overlay'))
  const hud = createHud(tools)
  canvas.after(hud.element)
  // The bar at the top is the one place where nothing is played.
  hud.element.prepend(toast)
  const count = make('p', { class: 'count', 'aria-hidden': 'true' })
  let listed = ''
  let changed: (() => void) | undefined
  const list = make('ul', { class: 'unseen', 'aria-label': 'Board' })

  /** Makes everything under a card inert, which also traps the focus. */
  function cover(kind: Card['kind'] | undefined): void {
    canvas.inert = list.inert = hud.element.inert = kind !== undefined
    main.className = kind ? `covered ${kind}-shown` : 'playing'
    changed?.()
  }

  return {
    canvas,
    hud,
    cards,
    show(card) {
      cover(card.kind)
      cards.show(card)
    },
    play() {
      cards.hide()
      cover(undefined)
      canvas.focus({ preventScroll: true })
    },
    say(text) {
      // Screen readers skip unchanged text: an inaudible space makes it different.
      said.textContent = said.textContent === text ? `${text}\u00a0` : text
    },
    board(lines) {
      const text = lines.join('\n')
      if (text === listed) return
      listed = text
      list.replaceChildren(...lines.map((line) => make('li', {}, line)))
      if (!list.isConnected) canvas.after(list)
    },
    toast(text) {
      if (toast.textContent === text) return
      toast.hidden = !text
      toast.textContent = text
      changed?.()
    },
    count(left) {
      count.textContent = String(left)
      // Reinserted, so that the animation restarts for each numeral.
      if (left) canvas.after(count)
      else count.remove()
    },
    still(still) {
      document.body.classList.toggle('stilled', still)
    },
    watch: (watching) => void (changed = watching),
  }
}
