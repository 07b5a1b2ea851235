/** Creates the stations of the path: a button with number and stars, and a sign for what is new or given there. */
import { portraitOf } from '../../deferred/result/portrait.ts'
import { make } from '../../paint/elements.ts'
import { PACK, packOf } from '../../round/packs.ts'
import type { Records } from '../../save/records.ts'
import { starWords } from '../../shell/words.ts'
import type { View } from '../../view.ts'
import { roomBeside, roomierSide, type Frame } from './draw-leg.ts'
import type { Gifts } from './gifts.ts'
import { sceneOf } from './scenes.ts'
import { stationWords } from './station-words.ts'

/** Size of a look's portrait on its sign, in CSS pixels, and the least room for it. */
const PORTRAIT = 40
const LEAST_BREADTH = 200

export interface StationOptions<State, Action> {
  readonly view: View<State, Action>
  readonly gifts: Gifts
  readonly packs: readonly string[]
  readonly stars: Records
  readonly crowns: Records
  /** The level that comes next. */
  readonly current: number
  /** The last level that can be played. */
  readonly open: number
  readonly last: number
  play(level: number): void
  refuse(level: number): void
}

const isPackStart = (level: number) => (level - 1) % PACK === 0

/** Whether there is a sign beside the station. */
export const hasSign = (gifts: Gifts, level: number): boolean =>
  isPackStart(level) || [gifts.titleAt, gifts.lookAt, gifts.elementAt].some((at) => at(level) !== undefined)

function signOf<S, A>(
  { view, gifts, packs }: StationOptions<S, A>,
  frame: Frame,
  level: number,
): HTMLElement {
  const [look, element, title] = [gifts.lookAt(level), gifts.elementAt(level), gifts.titleAt(level)]
  const board = make('div', {
    class: `sign${roomierSide(level) < 0 ? ' before' : ''}${level % PACK === 0 ? ' last' : ''}`,
    'aria-hidden': 'true',
  })
  if (isPackStart(level)) board.append(make('b', {}, packs[packOf(level)] ?? `Pack ${packOf(level) + 1}`))
  if (title) board.append(make('q', {}, title))
  if (element) board.append(make('span', {}, `New: ${element.title}`))
  if (look) {
    if (frame.breadth >= LEAST_BREADTH) board.append(portraitOf(view, look.id, PORTRAIT))
    board.append(make('span', {}, `${gifts.isUnlocked(level) ? '✓' : 'Gift:'} ${look.name}`))
  }
  board.style.setProperty('--room', `${roomBeside(frame, level) - 14}px`)
  return board
}

export function stationOf<S, A>(options: StationOptions<S, A>, frame: Frame, level: number): HTMLElement {
  const { gifts, packs, stars, crowns, current, open, last, play, refuse } = options
  const isOpen = level <= open
  const earned = stars[level] ?? 0
  const hasCrown = crowns[level] !== undefined
  const scene = sceneOf(packs[packOf(level)], packOf(level))
  const button = make(
    'button',
    {
      class: `station ${isOpen ? `earned-${earned}` : 'locked'}${hasCrown ? ' crowned' : ''}`,
      'aria-label': stationWords(gifts, level, isOpen ? starWords(earned, hasCrown) : 'locked', scene),
      'aria-current': level === current && 'step',
      'aria-disabled': !isOpen && 'true',
      'data-level': level,
      tabindex: -1,
    },
    String(level),
  )
  button.addEventListener('click', () => (isOpen ? play(level) : refuse(level)))
  const item = make('li', { 'aria-posinset': level, 'aria-setsize': last }, button)
  if (hasSign(gifts, level)) item.append(signOf(options, frame, level))
  return item
}
