/** Shows the overlay card: opening, pause, end of round, level picker and others. The first button is the main one. */
import { icon, type IconLine, type IconName } from './icons.ts'
import { find, make } from '../paint/elements.ts'
import { watchPresses } from './presses.ts'
import type { Way } from '../rules/ways.ts'

/** A line of text. `by` limits it to touch, mouse or screen readers; the stylesheet hides it elsewhere. */
export type CardLine = string | { readonly text: string; readonly by: 'touch' | 'mouse' | 'unseen' }

export interface CardButton {
  readonly label: string
  readonly icon: IconName | IconLine
  /** For a switch: whether it is on. */
  readonly on?: boolean
  /** Limits it to touch or mouse. */
  readonly by?: 'touch' | 'mouse'
  /** Emphasised, though not the main button. */
  readonly strong?: true
  does(): void
}

type CardKind =
  | 'opening'
  | 'paused'
  | 'over'
  | 'unlock'
  | 'more'
  | 'levels'
  | 'journey'
  | 'save-file'
  | 'progress'
  | 'challenge'
  | 'watch'

export interface Card {
  readonly kind: CardKind
  readonly title: string
  readonly lines: readonly CardLine[]
  /** Between title and lines: stars, a medal, the score. */
  readonly emblem?: HTMLElement | undefined
  /** Between lines and buttons: the level picker's grid, goals, a progress page. */
  readonly body?: HTMLElement | undefined
  readonly buttons: readonly CardButton[]
  readonly celebrate?: boolean
  /** Handles Esc and the pad's B. */
  back?(): void
}

/** Draws a title with at most this letter size and width, in CSS pixels. */
type DrawHeading = (title: string, size: number, room: number) => HTMLElement
/** Adds confetti to a card. */
type Celebrate = (overlay: HTMLElement) => void
/** Finds the button to focus next in this direction. */
export type NearestStop = (stops: readonly HTMLButtonElement[], way: Way) => HTMLButtonElement | undefined

export interface CardHolder {
  readonly element: HTMLElement
  readonly shown: Card | undefined
  show(card: Card): void
  hide(): void
  /** Installs drawn headings, confetti and focus moves. Until then headings are plain text. */
  decorate(draw: DrawHeading, celebrate: Celebrate, nearest: NearestStop): void
  /** Installs the names of changed keys into the lines of cards. */
  reword(reword: (text: string) => string): void
  /** Lays a card out invisibly, because the first layout takes several times as long as later ones. */
  rehearse(card: Card): void
  /** Moves the focus by d-pad or arrow keys. */
  move(way: Way): void
  press(): void
}

/** A press on the end card that began earlier was meant for the round: nobody can have read the card by then. */
const READABLE_AFTER_MS = 800

/** By then most devices have painted the first picture. */
const FIRST_FOCUS_MS = 300

/** On these cards a tap outside does nothing: it is probably accidental. */
const IGNORES_OUTSIDE_TAPS: readonly Card['kind'][] = [
  'unlock',
  'more',
  'levels',
  'journey',
  'save-file',
  'progress',
  'challenge',
]

const plainHeading: DrawHeading = (title) => make('h2', { id: 'card-title', class: 'plain' }, title)

const asItIs = (text: string) => text

/** Takes over the overlay from the page, which already contains the opening card. */
export function cardHolder(element: HTMLElement): CardHolder {
  // The page already contains the game's logotype.
  const opening = find(element, 'h2')
  const headings = new Map<string, HTMLElement>()
  let draw = plainHeading
  let celebrate: Celebrate | undefined
  let nearest: NearestStop | undefined
  let reworded = asItIs
  let shown: Card | undefined
  /** When the end card replaced the round. */
  let endedAt = -Infinity
  const presses = watchPresses()
  const isTooEarly = () =>
    (shown?.kind === 'over' || shown?.kind === 'unlock') && presses.beganAt() - endedAt < READABLE_AFTER_MS

  // Keys press the focused button, which nobody has chosen yet; a pointer aims at a button.
  element.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0 && isTooEarly()) event.stopPropagation()
    },
    true,
  )

  // A tap outside the card presses its main button; on the opening card a tap anywhere does.
  element.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !shown || IGNORES_OUTSIDE_TAPS.includes(shown.kind)) return
    const isOutside = shown.kind === 'opening' ? !target.closest('button') : target === element
    if (isOutside && !isTooEarly()) shown.buttons[0]?.does()
  })

  const buttons = () => [...element.querySelectorAll('button')]
  /** Buttons that can be focused: the stylesheet may hide some. */
  const stops = () => buttons().filter((stop) => !stop.disabled && stop.getClientRects().length > 0)

  /** Focuses the button at this index, or the default one. Does not take the focus from the host page. */
  function enter(index = -1): void {
    if (!document.hasFocus()) return
    // A new look on the end card has a button as well, before the main one.
    const first = shown?.kind === 'over' ? '.main' : '[data-first]'
    const stop = stops()[index] ?? element.querySelector<HTMLButtonElement>(first) ?? stops()[0]
    stop?.focus({ preventScroll: shown?.kind !== 'levels' })
  }
  addEventListener('focus', () => document.activeElement === document.body && enter())

  /** Keeps the page's card if it equals this one: laying it out again costs as much as painting the first picture. */
  function takeOver(card: Card): boolean {
    const stops = buttons()
    const isSame = card.kind === 'opening' && !card.body && isSameCard(element, stops, card)
    if (isSame)
      for (const [i, stop] of stops.entries()) stop.addEventListener('click', () => card.buttons[i]?.does())
    return isSame
  }

  /** Cached per frame size and typeface: drawing a heading takes as long as the rest of the card. */
  function headingOf({ title }: Card): HTMLElement {
    const key = [title, innerWidth, innerHeight, document.fonts.size].join()
    const drawn =
      headings.get(key) ?? draw(title, Math.max(42, innerHeight * 0.055), Math.min(innerWidth - 24, 400))
    headings.set(key, drawn)
    return drawn
  }

  const rewordedLine = (line: CardLine): CardLine =>
    typeof line === 'string' ? reworded(line) : { ...line, text: reworded(line.text) }

  const panel = (card: Card) =>
    panelOf(
      { ...card, lines: card.lines.map(rewordedLine) },
      card.kind === 'opening' ? opening : headingOf(card),
    )

  return {
    element,
    get shown() {
      return shown
    },
    show(card) {
      const isUpdate = shown?.kind === card.kind && shown.title === card.title
      const focused = isUpdate ? stops().findIndex((stop) => stop === document.activeElement) : -1
      const isTaken = !shown && takeOver(card)
      if (!shown) endedAt = performance.now()
      if (!isTaken) element.replaceChildren(panel(card))
      shown = card
      if (card.celebrate && !isUpdate) celebrate?.(element)
      element.className = `overlay ${card.kind}`
      element.hidden = false
      // Focusing forces a layout, so on startup it waits for the first picture; keys work without focus.
      if (isTaken) setTimeout(enter, FIRST_FOCUS_MS)
      else enter(focused)
    },
    hide() {
      shown = undefined
      element.hidden = true
      element.replaceChildren()
    },
    decorate(heading, confetti, nearestStop) {
      draw = heading
      celebrate = confetti
      nearest = nearestStop
      headings.clear()
    },
    reword: (next) => void (reworded = next),
    rehearse(card) {
      const unseen = make('div', { class: `overlay ${card.kind} rehearsed` }, panel(card))
      element.after(unseen)
      unseen.getClientRects()
      unseen.remove()
    },
    move: (way) => nearest?.(stops(), way)?.focus(),
    press() {
      if (isTooEarly()) return
      const active = document.activeElement
      if (active instanceof HTMLButtonElement && element.contains(active)) active.click()
      else shown?.buttons[0]?.does()
    },
  }
}

const textOf = (line: CardLine) => (typeof line === 'string' ? line : line.text)

const lineElement = (line: CardLine) =>
  make('p', { class: typeof line === 'string' ? undefined : line.by }, textOf(line))

/** Compares texts and switches with those in the page. */
function isSameCard(overlay: Element, stops: readonly Element[], { lines, buttons }: Card): boolean {
  const text = [...lines.map(textOf), ...buttons.map(({ label }) => label)].join('')
  return (
    overlay.querySelector('.glass')?.textContent === text &&
    buttons.every(
      ({ on }, i) => stops[i]?.getAttribute('aria-pressed') === (on === undefined ? null : String(on)),
    )
  )
}

function panelOf(card: Card, heading: HTMLElement): HTMLElement {
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

function glassOf(card: Card): HTMLElement {
  const [main, ...others] = card.buttons
  const glass = make('div', { class: 'glass' })
  if (card.emblem) glass.append(make('div', { id: 'card-emblem' }, card.emblem))
  const lines = card.lines.filter(Boolean).map(lineElement)
  if (lines.length) glass.append(make('div', { id: 'card-lines', class: 'lines' }, ...lines))
  if (card.body) glass.append(card.body)
  if (main) glass.append(buttonElement(main, 'main'))
  if (others.length)
    glass.append(make('div', { class: 'row' }, ...others.map((other) => buttonElement(other, 'side'))))
  return glass
}

export const lookOf = ({ by, strong }: CardButton, look: string) =>
  [look, strong && 'strong', by].filter(Boolean).join(' ')

export function buttonElement(given: CardButton, look: string): HTMLButtonElement {
  const { label, icon: name, on, does } = given
  const element = make('button', {
    class: lookOf(given, look),
    'aria-pressed': on === undefined ? undefined : String(on),
  })
  element.append(icon(name), make('span', {}, label))
  element.addEventListener('click', does)
  return element
}
