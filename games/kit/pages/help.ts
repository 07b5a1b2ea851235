/** Composes the help card: aim and controls, keys, and the lessons about the elements that the player has met. */
import type { Game } from '../game.ts'
import { hasPad } from '../input/pads.ts'
import { keysOf, type Shortcut } from '../input/shortcuts.ts'
import type { HelpContent } from '../deferred/contract.ts'
import { make } from '../paint/elements.ts'
import { toolsOf } from '../round/tools.ts'
import type { Card } from '../shell/card.ts'
import { controlLines } from '../shell/cards.ts'
import { capital } from '../words.ts'
import { PAGE_ICONS } from './icons.ts'

const QUESTIONS: readonly (readonly [Shortcut, string])[] = [
  ['where', 'Say where you are'],
  ['last', 'Say the last change'],
  ['task', 'Say what to do'],
  ['board', 'Read the board, line by line'],
]

const entry = (name: string, text: string, tip = '') =>
  make('div', {}, make('dt', {}, name), make('dd', {}, text, make('small', {}, tip && ` ${tip}`)))

const section = (title: string, ...entries: readonly HTMLElement[]) =>
  entries.length ? [make('h3', {}, title), make('dl', {}, ...entries)] : []

interface HelpCommands {
  back(): void
  /** Opens the game in words. */
  listen(): void
  /** Opens the contact form of the host page, if there is one. */
  readonly report?: (() => void) | undefined
}

export function helpCard<State, Action>(
  game: Game<State, Action>,
  { learnt, switches }: HelpContent,
  { back, listen, report }: HelpCommands,
): Card {
  const keys: (readonly [Shortcut, string])[] = toolsOf(game).map((tool) => [tool, capital(tool)])
  if (game.words) keys.push(...QUESTIONS)
  return {
    kind: 'progress',
    title: 'Help',
    lines: [game.goal, ...controlLines(game, hasPad())],
    body: make(
      'div',
      { class: 'page listen help', role: 'region', 'aria-label': 'Elements and keys', tabindex: 0 },
      ...section('Elements', ...learnt().map(({ title, text, tip }) => entry(title, text, tip))),
      ...section('Keys', ...keys.map(([shortcut, text]) => entry(keysOf(shortcut).join(' or '), text))),
    ),
    buttons: [
      { label: 'Back', icon: 'back', does: back },
      ...(game.words ? [{ label: 'Listen', icon: 'listen', does: listen } as const] : []),
      ...switches(),
      ...(report ? [{ label: 'Report a problem', icon: PAGE_ICONS.goal, does: report } as const] : []),
    ],
    back,
  }
}
