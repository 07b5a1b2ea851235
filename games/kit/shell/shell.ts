/** The accessible HTML over the canvas: bars, cards, a toast, the live region. */
import { cardHolder, type Card, type CardHolder } from './card.ts'
import { find, make } from '../paint/elements.ts'
import { createHud, type Hud, type Tool } from './hud.ts'

export interface Shell {
  readonly canvas: HTMLCanvasElement
  readonly hud: Hud
  readonly cards: CardHolder
  show(card: Card): void
  /** Away with the card: the game has the focus again. */
  play(): void
  /** Said again even if it is what was said last. */
  say(text: string): void
  /** The board in words, for reading at one's own pace. */
  board(lines: readonly string[]): void
  toast(text: string): void
  /** Three, two, one: a numeral over the game; 0 is none. */
  count(left: number): void
  still(still: boolean): void
}

/** Takes over what stands in the file: see tools/shell-markup.ts. */
export function createShell(tools: readonly Tool[]): Shell {
  const main = find(document, 'main')
  const canvas = find(main, 'canvas')
  const said = find(main, '[role=status]')
  const toast = find(main, '.toast')
  const cards = cardHolder(find(main, '.overlay'))
  const hud = createHud(tools)
  canvas.after(hud.element)
  const count = make('p', { class: 'count', 'aria-hidden': 'true' })
  let listed = ''
  const list = make('ul', { class: 'unseen', 'aria-label': 'Board' })

  /** What lies under a card cannot be reached, so the focus is trapped without a line of code. */
  function cover(kind: Card['kind'] | undefined): void {
    canvas.inert = list.inert = hud.element.inert = kind !== undefined
    main.className = kind ? `covered ${kind}-shown` : 'playing'
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
      // What does not change is not read out: a space that nobody hears makes it another text.
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
      toast.style.setProperty('--low', `${hud.insets().bottom}px`)
    },
    count(left) {
      count.textContent = String(left)
      // Put in anew, so that each numeral springs up.
      if (left) canvas.after(count)
      else count.remove()
    },
    still(still) {
      document.body.classList.toggle('stilled', still)
    },
  }
}
