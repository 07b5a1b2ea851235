/** Composes the opening, pause and end cards. */
import type { Card, CardButton, CardLine } from './card.ts'
import type { Game } from '../game.ts'
import { isOnJourney, leadsOn, type Standing } from '../round/standing.ts'
import { verdict } from './words.ts'

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
  byEar ? [{ label: 'By ear', icon: 'listen', on, does }] : []

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
    buttons: [
      { label: hasRound ? 'Continue' : 'Play', icon: 'play', does: does.play },
      { label: 'Today', icon: 'today', strong: true, does: does.today },
      ...(hasRound ? [{ label: 'New round', icon: 'restart', does: does.restart } as const] : []),
      ...pickButton(game, does),
      ...(hasPlayed ? [progressButton(does)] : []),
      ...switches,
    ],
  }
}

interface PausedOptions {
  readonly notes: readonly CardLine[]
  readonly switches: readonly CardButton[]
  /** Whether there are saves to export. */
  readonly hasSaves: boolean
  readonly goals: HTMLElement | undefined
}

export function pausedCard<S, A>(
  game: Game<S, A>,
  does: Commands,
  { notes, switches, hasSaves, goals }: PausedOptions,
): Card {
  return {
    kind: 'paused',
    title: 'Paused',
    lines: notes,
    body: goals,
    buttons: [
      { label: 'Resume', icon: 'play', does: does.play },
      { label: 'Restart', icon: 'restart', does: does.restart },
      ...pickButton(game, does),
      progressButton(does),
      ...(game.words ? [{ label: 'Listen', icon: 'listen', does: does.listen } as const] : []),
      ...switches,
      ...(hasSaves ? [{ label: 'Save & offline', icon: 'saveFile', does: does.saveFile } as const] : []),
    ],
    back: does.play,
  }
}

interface OverOptions<S> {
  readonly kind: GameKind
  /** Parts of the deferred script: emblem, confetti, further lines, buttons. */
  readonly award: Pick<Card, 'emblem' | 'celebrate'>
  readonly lines: readonly string[]
  readonly more: readonly CardButton[]
  readonly standing: Standing<S>
  readonly isUndoable: boolean
  readonly goals: HTMLElement | undefined
  readonly switches: readonly CardButton[]
}

export function overCard<S, A>(
  game: Game<S, A>,
  does: Commands,
  { kind, award, lines, more, standing, isUndoable, goals, switches }: OverOptions<S>,
): Card {
  const { state } = standing
  const won = game.rules.outcome(state) === 'won'
  const goesOn = leadsOn(game, standing)
  const main: CardButton = goesOn
    ? { label: 'Next level', icon: 'play', does: does.next }
    : { label: 'Play again', icon: 'play', does: does.restart }
  return {
    kind: 'over',
    title: verdict(game, standing),
    ...award,
    // The emblem already shows a score.
    lines: [...(award.emblem && !game.levels ? [] : kind.result(game, standing)), ...lines],
    body: goals,
    buttons: [
      main,
      ...(goesOn ? [{ label: 'Again', icon: 'restart', does: does.restart } as const] : []),
      ...(!won && isUndoable ? [{ label: 'Undo', icon: 'undo', does: does.undo } as const] : []),
      ...more,
      // The only way from a daily round or a challenge back to the regular game.
      ...(goesOn || (isOnJourney(standing) && standing.day === undefined)
        ? []
        : [{ label: 'Back', icon: 'back', does: does.home } as const]),
      ...pickButton(game, does),
      progressButton(does),
      ...switches,
    ],
  }
}

/** Shown while something loads, and if it fails to. */
export const waitingCard = (back: () => void, title: string, ...lines: readonly string[]): Card => ({
  kind: 'progress',
  title,
  lines,
  buttons: [{ label: 'Back', icon: 'back', does: back }],
  back,
})

const progressButton = (does: Commands): CardButton => ({
  label: 'Progress',
  icon: 'progress',
  does: does.progress,
})

const pickButton = <S, A>(game: Game<S, A>, does: Commands): CardButton[] =>
  game.levels ? [{ label: game.levels.names ? 'Choose' : 'Levels', icon: 'levels', does: does.pick }] : []
