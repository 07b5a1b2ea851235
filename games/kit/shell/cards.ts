/** Composes the opening card, and buttons that several cards share. */
import type { Card, CardButton, CardLine } from './card.ts'
import type { Game } from '../game.ts'
import type { IconLine, IconName } from './icons.ts'

/** The cards that have a button More. */
export type CardWithMore = 'opening' | 'paused' | 'over'

/** The commands of card buttons. */
export interface Commands {
  play(): void
  restart(): void
  next(): void
  undo(): void
  /** Opens the journey, or the named choices. */
  pick(): void
  /** Opens the card behind More, with these buttons and others. */
  more(covered: CardWithMore, others: readonly CardButton[]): void
  /** Starts the daily round. */
  today(): void
  progress(): void
  /** Returns to the opening card. */
  home(): void
}

export const button = (label: string, icon: IconName | IconLine, does: () => void): CardButton => ({
  label,
  icon,
  does,
})

/** Leaves out the buttons that a card does not need. */
export const present = (buttons: readonly (CardButton | false | undefined)[]) =>
  buttons.filter((each): each is CardButton => Boolean(each))

/** The controls for the player's devices. */
export function controlLines<S, A>({ controls }: Game<S, A>, hasPad: boolean): CardLine[] {
  const { touch, mouse, keys, pad } = controls
  if (hasPad) return [pad]
  return [
    { text: touch, by: 'touch' },
    { text: `${mouse} ${keys}`, by: 'mouse' },
  ]
}

/** Tells screen-reader users whether the game can be played by ear. */
function earLines<S, A>({ rules, words, byEar }: Game<S, A>): CardLine[] {
  const text = words
    ? 'You can play by ear: O says where you are, L what changed, T what to do, V the board.'
    : byEar
      ? 'You can play by ear with a keyboard. Turn on By ear for more time.'
      : rules.tick && 'This game needs sight: it can’t be played by ear.'
  return text ? [{ text, by: 'unseen' }] : []
}

/** For a game that can be played by ear. */
export const earSwitch = <S, A>({ byEar }: Game<S, A>, on: boolean, does: () => void): CardButton[] =>
  byEar ? [{ ...button('By ear', 'listen', does), on }] : []

/** The mark of a finished daily round on its button, and the same for screen readers. */
const DONE = 'M4 12l6 6L20 6'
const TODAY_DONE: CardLine = { text: 'You’ve played today’s round.', by: 'unseen' }

export interface OpeningOptions {
  readonly title: string
  /** Shown below the goal of the game, to players who have not played yet. */
  readonly notes: readonly CardLine[]
  readonly switches: readonly CardButton[]
  /** For returning players, who need few switches: all other buttons. */
  readonly more?: CardButton | undefined
  /** The name of the set piece that comes next; shown to returning players. */
  readonly setPiece?: string | undefined
  readonly hasRound: boolean
  readonly hasPlayed: boolean
  /** Whether today's round has been finished. */
  readonly isTodayDone?: boolean
  readonly goals?: HTMLElement | undefined
  /** Problems with saved data, shown to everyone. */
  readonly warnings?: readonly CardLine[]
}

export function openingCard<S, A>(
  game: Game<S, A>,
  does: Commands,
  {
    title,
    notes,
    switches,
    more,
    setPiece = '',
    hasRound,
    hasPlayed,
    isTodayDone,
    goals,
    warnings = [],
  }: OpeningOptions,
): Card {
  return {
    kind: 'opening',
    title,
    // Returning players know how to play and see their goals instead.
    lines: [
      ...warnings,
      ...(isTodayDone ? [TODAY_DONE] : []),
      ...(hasPlayed ? [setPiece] : [game.goal, ...notes, ...earLines(game)]),
    ],
    body: goals,
    buttons: present([
      button(hasRound ? 'Continue' : 'Play', 'play', does.play),
      { ...button('Today', 'today', does.today), ...(isTodayDone && { icon: DONE }), strong: true },
      game.levels && pickButton(game, does),
      hasPlayed && progressButton(does),
      ...switches,
      more,
    ]),
  }
}

/** The most buttons in sight on a card. */
export const MOST_BUTTONS = 5

/** Shown before a restart that nothing could take back. */
export const askRestart = (back: () => void, restart: () => void): Card => ({
  kind: 'paused',
  title: 'Start over?',
  lines: ['This round will be lost.'],
  buttons: [button('Keep playing', 'play', back), button('Restart', 'restart', restart)],
  back,
})

/** Shown while something loads, and if it fails to. */
export const waitingCard = (back: () => void, title: string, ...lines: readonly string[]): Card => ({
  kind: 'progress',
  title,
  lines,
  buttons: [button('Back', 'back', back)],
  back,
})

const progressButton = (does: Commands) => button('Progress', 'progress', does.progress)

export const pickButton = <S, A>({ levels }: Game<S, A>, does: Commands) =>
  button(levels?.names ? 'Choose' : 'Journey', 'levels', does.pick)
