/** Composes the opening card, and buttons that several cards share. */
import type { Card, CardButton, CardLine } from './card.ts'
import type { Game } from '../game.ts'
import type { IconName } from './icons.ts'
import type { Standing } from '../round/standing.ts'

/** The commands of card buttons. */
export interface Commands {
  play(): void
  restart(): void
  next(): void
  undo(): void
  pick(): void
  /** Opens the card for save files and offline use. */
  saveFile(): void
  /** Opens the game in words. */
  listen(): void
  /** Starts the daily round. */
  today(): void
  progress(): void
  /** Returns to the opening card. */
  home(): void
}

/** Texts that differ between games with levels and games with a score. The build includes only one kind. */
export interface GameKind {
  /** The emblem of the end card in words, if it has any; announced only. */
  award<S, A>(game: Game<S, A>, standing: Standing<S>): string
  /** The first lines of the end card, also announced. */
  result<S, A>(game: Game<S, A>, standing: Standing<S>): string[]
}

export const button = (label: string, icon: IconName, does: () => void): CardButton => ({ label, icon, does })

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
  if (!rules.tick || words) return []
  const text = byEar
    ? 'You can play by ear with a keyboard. Turn on By ear for more time.'
    : 'This game needs sight: it can’t be played by ear.'
  return [{ text, by: 'unseen' }]
}

/** For a game that can be played by ear. */
export const earSwitch = <S, A>({ byEar }: Game<S, A>, on: boolean, does: () => void): CardButton[] =>
  byEar ? [{ ...button('By ear', 'listen', does), on }] : []

interface OpeningOptions {
  readonly title: string
  /** Shown below the goal of the game, to players who have not played yet. */
  readonly notes: readonly CardLine[]
  readonly switches: readonly CardButton[]
  readonly hasRound: boolean
  readonly hasPlayed: boolean
  readonly goals?: HTMLElement | undefined
  /** Problems with saved data, shown to everyone. */
  readonly warnings?: readonly CardLine[]
}

export function openingCard<S, A>(
  game: Game<S, A>,
  does: Commands,
  { title, notes, switches, hasRound, hasPlayed, goals, warnings = [] }: OpeningOptions,
): Card {
  return {
    kind: 'opening',
    title,
    // Returning players know how to play and see their goals instead.
    lines: goals ? warnings : [...warnings, game.goal, ...notes, ...earLines(game)],
    body: goals,
    buttons: present([
      button(hasRound ? 'Continue' : 'Play', 'play', does.play),
      { ...button('Today', 'today', does.today), strong: true },
      hasRound && button('New round', 'restart', does.restart),
      pickButton(game, does),
      hasPlayed && progressButton(does),
      ...switches,
    ]),
  }
}

/** Shown while something loads, and if it fails to. */
export const waitingCard = (back: () => void, title: string, ...lines: readonly string[]): Card => ({
  kind: 'progress',
  title,
  lines,
  buttons: [button('Back', 'back', back)],
  back,
})

export const progressButton = (does: Commands) => button('Progress', 'progress', does.progress)

export const pickButton = <S, A>({ levels }: Game<S, A>, does: Commands) =>
  levels && button(levels.names ? 'Choose' : 'Levels', 'levels', does.pick)
