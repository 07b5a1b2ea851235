/** The accessible HTML over the canvas: bars, cards, a toast, the live region. */
import { cardHolder, type Card, type CardHolder } from './card.ts'
import { make } from '../paint/elements.ts'
import { openHud, type Hud, type Tool } from './hud.ts'

export interface Shell {
  readonly canvas: HTMLCanvasElement
  readonly hud: Hud
  readonly cards: CardHolder
  show(card: Card): void
  /** Away with the card: the game has the focus again. */
  play(): void
  say(text: string): void
  toast(text: string): void
  still(still: boolean): void
}

export function openShell(title: string, goal: string, tools: readonly Tool[]): Shell {
  const canvas = make('canvas', { tabindex: 0, role: 'application', 'aria-label': `${title}. ${goal}` })
  const said = make('p', { class: 'unseen', role: 'status' })
  const toast = make('p', { class: 'toast', hidden: true })
  const hud = openHud(tools)
  const cards = cardHolder()
  const heading = make('h1', { class: 'unseen' }, title)
  const main = make('main', {}, heading, canvas, hud.element, toast, cards.element, said)
  document.body.append(main)

  /** What lies under a card cannot be reached, so the focus is trapped without a line of code. */
  function cover(kind: Card['kind'] | undefined): void {
    canvas.inert = hud.element.inert = kind !== undefined
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
      if (said.textContent !== text) said.textContent = text
    },
    toast(text) {
      if (toast.textContent === text) return
      toast.hidden = !text
      toast.textContent = text
      toast.style.setProperty('--low', `${hud.insets().bottom}px`)
    },
    still(still) {
      document.body.classList.toggle('stilled', still)
    },
  }
}
