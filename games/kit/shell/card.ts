/** The overlay that opening, pause, end and level picker share: one glass card, its first button the main one. */
import { icon, type IconLine, type IconName } from './icons.ts'
import { find, make } from '../paint/elements.ts'
import type { Way } from '../rules/ways.ts'

/** A line of text; one that is for fingers, for a mouse or for ears only is shown by the stylesheet where it applies. */
export type Line = string | { readonly text: string; readonly by: 'touch' | 'mouse' | 'unseen' }

export interface CardButton {
  readonly label: string
  readonly icon: IconName | IconLine
  /** For a switch: whether it is on. */
  readonly on?: boolean
  /** Where it is shown, if not everywhere. */
  readonly by?: 'touch' | 'mouse'
  /** Not the main button, and yet one that is not to be overlooked. */
  readonly strong?: true
  does(): void
}

export interface Card {
  readonly kind: 'opening' | 'paused' | 'over' | 'levels' | 'save-file' | 'progress' | 'challenge' | 'watch'
  readonly title: string
  readonly lines: readonly Line[]
  /** Between title and lines: stars, a medal, the score. */
  readonly emblem?: HTMLElement | undefined
  /** Between lines and buttons: the level picker's grid, goals, a page of the album. */
  readonly body?: HTMLElement | undefined
  readonly buttons: readonly CardButton[]
  readonly celebrate?: boolean
  /** What Esc and the pad's B do. */
  back?(): void
}

/** A title in letters of this size at most, in so much room. */
export type DrawHeading = (title: string, size: number, room: number) => HTMLElement
/** What falls over a card on which there is something to celebrate. */
export type Celebrate = (overlay: HTMLElement) => void

export interface CardHolder {
  readonly element: HTMLElement
  readonly shown: Card | undefined
  show(card: Card): void
  hide(): void
  /** From now on headings are drawn by the one, and the other celebrates; until then they are plain, and nobody does. */
  decorate(draw: DrawHeading, celebrate: Celebrate): void
  /** Lays out, unseen, what may be shown next: the first time takes several times as long as any later one. */
  rehearse(card: Card): void
  /** Move the focus, as a d-pad or the arrow keys mean it. */
  move(way: Way): void
  press(): void
}

/** By then the first picture stands on most devices. */
const FIRST_FOCUS_MS = 300

/** A tap beside such a card may be a slip. */
const IS_LOOKED_AT: readonly Card['kind'][] = ['levels', 'save-file', 'progress', 'challenge']

const plainHeading: DrawHeading = (title) => make('h2', { id: 'card-title', class: 'plain' }, title)

/** Takes over the overlay that stands in the file, with the opening card on it. */
export function cardHolder(element: HTMLElement): CardHolder {
  // The game's name is drawn in the file already.
  const opening = find(element, 'h2')
  const headings = new Map<string, HTMLElement>()
  let draw = plainHeading
  let celebrate: Celebrate | undefined
  let shown: Card | undefined

  // A tap beside the card means its main button; on the opening a tap anywhere does.
  element.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !shown || IS_LOOKED_AT.includes(shown.kind)) return
    const beside = shown.kind === 'opening' ? !target.closest('button') : target === element
    if (beside) shown.buttons[0]?.does()
  })

  const buttons = () => [...element.querySelectorAll('button')]
  /** Those that can be pressed: the stylesheet may hide some. */
  const stops = () => buttons().filter((stop) => !stop.disabled && stop.getClientRects().length > 0)

  /** To the button that most likely is wanted. A frame that nobody has entered yet leaves the focus to its page. */
  function enter(place = -1): void {
    if (!document.hasFocus()) return
    const stop = stops()[place] ?? element.querySelector<HTMLButtonElement>('[data-first]') ?? stops()[0]
    stop?.focus({ preventScroll: shown?.kind !== 'levels' })
  }
  addEventListener('focus', () => document.activeElement === document.body && enter())

  /** Where the card in the file is the one to show, it stays: to lay it out once more would cost as much as a picture. */
  function takeOver(card: Card): boolean {
    const stops = buttons()
    const texts = [...element.querySelectorAll('p, span:not(.unseen)')].map(({ textContent }) => textContent)
    const switched = stops.map((stop) => stop.getAttribute('aria-pressed'))
    const isSame =
      card.kind === 'opening' &&
      !card.body &&
      texts.join('|') ===
        [...card.lines.map(textOf), ...card.buttons.map(({ label }) => label)].filter(Boolean).join('|') &&
      card.buttons.every(({ on }, i) => switched[i] === (on === undefined ? null : String(on)))
    if (isSame)
      for (const [i, stop] of stops.entries()) stop.addEventListener('click', () => card.buttons[i]?.does())
    return isSame
  }

  /** Drawn once for as long as frame and typeface stay: it takes as long as everything else on a card. */
  function headingOf({ title }: Card): HTMLElement {
    const key = [title, innerWidth, innerHeight, document.fonts.size].join()
    const drawn =
      headings.get(key) ?? draw(title, Math.max(42, innerHeight * 0.055), Math.min(innerWidth - 24, 400))
    headings.set(key, drawn)
    return drawn
  }

  function panel(card: Card): HTMLElement {
    const heading = card.kind === 'opening' ? opening : headingOf(card)
    return make(
      'div',
      {
        class: 'panel',
        role: 'dialog',
        'aria-modal': 'true',
        'aria-labelledby': 'card-title',
        'aria-describedby': 'card-emblem card-lines',
      },
      heading,
      glassOf(card),
    )
  }

  return {
    element,
    get shown() {
      return shown
    },
    show(card) {
      const keepsPlace = shown?.kind === card.kind && shown.title === card.title
      const place = keepsPlace ? stops().findIndex((stop) => stop === document.activeElement) : -1
      const isTaken = !shown && takeOver(card)
      if (!isTaken) element.replaceChildren(panel(card))
      shown = card
      if (card.celebrate && !keepsPlace) celebrate?.(element)
      element.className = `overlay ${card.kind}`
      element.hidden = false
      // The focus takes a layout, and the first picture comes first: a card from the file hears every key anyway.
      if (isTaken) setTimeout(enter, FIRST_FOCUS_MS)
      else enter(place)
    },
    hide() {
      shown = undefined
      element.hidden = true
      element.replaceChildren()
    },
    decorate(heading, confetti) {
      draw = heading
      celebrate = confetti
      headings.clear()
    },
    rehearse(card) {
      const unseen = make('div', { class: `overlay ${card.kind} rehearsed` }, panel(card))
      element.after(unseen)
      unseen.getClientRects()
      unseen.remove()
    },
    move: (way) => nearest(stops(), way)?.focus(),
    press() {
      const active = document.activeElement
      if (active instanceof HTMLButtonElement && element.contains(active)) active.click()
      else shown?.buttons[0]?.does()
    },
  }
}

const textOf = (line: Line) => (typeof line === 'string' ? line : line.text)

const lineElement = (line: Line) =>
  make('p', { class: typeof line === 'string' ? undefined : line.by }, textOf(line))

function glassOf(card: Card): HTMLElement {
  const [main, ...others] = card.buttons
  const glass = make('div', { class: 'glass' })
  if (card.emblem) glass.append(make('div', { id: 'card-emblem' }, card.emblem))
  const lines = card.lines.filter(Boolean).map(lineElement)
  if (lines.length) glass.append(make('div', { id: 'card-lines', class: 'lines' }, ...lines))
  if (card.body) glass.append(card.body)
  if (main) glass.append(button(main, 'main'))
  if (others.length)
    glass.append(make('div', { class: 'row' }, ...others.map((other) => button(other, 'side'))))
  return glass
}

export const lookOf = ({ by, strong }: CardButton, look: string) =>
  [look, strong && 'strong', by].filter(Boolean).join(' ')

export function button(given: CardButton, look: string): HTMLButtonElement {
  const { label, icon: name, on, does } = given
  const element = make('button', {
    class: lookOf(given, look),
    'aria-pressed': on === undefined ? undefined : String(on),
  })
  element.append(icon(name), make('span', {}, label))
  element.addEventListener('click', does)
  return element
}

function centre(stop: Element) {
  const { x, y, width, height } = stop.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The nearest button that way, preferring those straight ahead. */
function nearest(stops: readonly HTMLButtonElement[], way: Way): HTMLButtonElement | undefined {
  const active = document.activeElement
  if (!(active instanceof HTMLButtonElement) || !stops.includes(active)) return stops[0]
  const here = centre(active)
  const sign = way === 'up' || way === 'left' ? -1 : 1
  const upright = way === 'up' || way === 'down'
  let best: { stop: HTMLButtonElement; cost: number } | undefined
  for (const stop of stops) {
    const there = centre(stop)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const ahead = sign * (upright ? dy : dx)
    if (ahead < 4) continue
    const cost = ahead + 2 * Math.abs(upright ? dx : dy)
    if (!best || cost < best.cost) best = { stop, cost }
  }
  return best?.stop
}
