/** Composes the help card: aim and controls, keys, and the lessons about the elements that the player has met. */
import type { Game } from '../game.ts'
import { hasPad } from '../input/pads.ts'
import type { HelpContent } from '../deferred/contract.ts'
import type { GameFile } from '../deferred/game-file.ts'
import { make } from '../paint/elements.ts'
import { canUndo } from '../round/tools.ts'
import type { Card } from '../shell/card.ts'
import { controlLines } from '../shell/cards.ts'
import type { CurrentKeys } from './current-keys.ts'
import type { KeyFunction } from './key-functions.ts'
import { PAGE_ICONS } from './icons.ts'

const entry = (name: string, text: string, tip = '') =>
  make('div', {}, make('dt', {}, name), make('dd', {}, text, make('small', {}, tip && ` ${tip}`)))

const section = (title: string, ...entries: readonly HTMLElement[]) =>
  entries.length ? [make('h3', {}, title), make('dl', {}, ...entries)] : []

/** The line of controls names the arrow keys. */
const isNoMove = ({ keys }: KeyFunction) => !keys.code.startsWith('Arrow')

/** The one rule for mistakes, undo and hints, which all games with levels share. */
function rewardEntries<State, Action>(game: Game<State, Action>): readonly HTMLElement[] {
  if (!game.levels?.hint) return []
  const [free, also] = canUndo(game) ? [' Undo is free.', ' or undo'] : ['', '']
  return [
    entry('Stars', `The fewer moves, the more stars.${free} A hint leaves two at most.`),
    entry('Crown', `Win without a hint${also}. Restart as often as you like.`),
  ]
}

/** For people who play by one switch. */
const ONE_BUTTON = 'One switch is enough: any one key, button or tap plays the whole game.'

interface HelpCommands {
  back(): void
  /** Opens the other ways to play. */
  access(): void
  /** Opens the contact form of the host page, if there is one. */
  readonly report?: (() => void) | undefined
}

export function helpCard<State, Action>(
  game: Game<State, Action>,
  { learnt, isOneButton }: Pick<HelpContent, 'learnt'> & Required<Pick<GameFile, 'isOneButton'>>,
  current: CurrentKeys,
  { back, access, report }: HelpCommands,
): Card {
  return {
    kind: 'progress',
    title: 'Help',
    lines: [game.goal, ...controlLines(game, hasPad()), ...(isOneButton ? [ONE_BUTTON] : [])],
    body: make(
      'div',
      { class: 'page listen help', role: 'region', 'aria-label': 'Elements and keys', tabindex: 0 },
      ...section('Stars and crowns', ...rewardEntries(game)),
      ...section('Elements', ...learnt().map(({ title, text, tip }) => entry(title, text, tip))),
      ...section(
        'Keys',
        ...current.functions.filter(isNoMove).map((one) => entry(current.labels(one).join(' or '), one.name)),
      ),
    ),
    buttons: [
      { label: 'Back', icon: 'back', does: back },
      { label: 'Access', icon: PAGE_ICONS.access, does: access },
      ...(report ? [{ label: 'Report a problem', icon: PAGE_ICONS.goal, does: report } as const] : []),
    ],
    back,
  }
}
