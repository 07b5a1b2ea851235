/** Which card says what: opening, pause, end of round, level picker. */
import type { Card, CardButton } from './card.ts'
import { pickerGrid, scoreEmblem, starsEmblem } from './emblem.ts'
import type { Game } from './game.ts'
import type { Save } from './saving.ts'
import { levelName, medal, result, verdict, type Standing } from './words.ts'

/** What the buttons on the cards set off. */
export interface Commands {
  play(): void
  restart(): void
  next(): void
  undo(): void
  choose(level: number): void
  pick(): void
  back(): void
}

/** Levels beyond the best one solved that may be tried, so that one hard level never ends a game. */
const OPEN_AHEAD = 3
const SHOWN_AHEAD = 12

export function openingCard<S, A>(
  game: Game<S, A>,
  title: string,
  hasRound: boolean,
  notes: readonly string[],
  switches: readonly CardButton[],
  does: Commands,
): Card {
  return {
    kind: 'opening',
    title,
    lines: [game.goal, ...notes],
    buttons: [
      { label: hasRound ? 'Continue' : 'Play', icon: 'play', does: does.play },
      ...(hasRound ? [{ label: 'New round', icon: 'restart', does: does.restart } as const] : []),
      ...pickButton(game, does),
      ...switches,
    ],
  }
}

export function pausedCard<S, A>(
  game: Game<S, A>,
  notes: readonly string[],
  switches: readonly CardButton[],
  does: Commands,
): Card {
  return {
    kind: 'paused',
    title: 'Paused',
    lines: notes,
    buttons: [
      { label: 'Resume', icon: 'play', does: does.play },
      { label: 'Restart', icon: 'restart', does: does.restart },
      ...pickButton(game, does),
      ...switches,
    ],
    back: does.play,
  }
}

export function overCard<S, A>(
  game: Game<S, A>,
  standing: Standing<S>,
  undoable: boolean,
  switches: readonly CardButton[],
  does: Commands,
): Card {
  const { state, best } = standing
  const won = game.rules.outcome(state) === 'won'
  const goesOn = won && game.levels && !game.levels.names
  const score = game.rules.score(state)
  const [first = '', ...lines] = result(game, standing)
  const main: CardButton = goesOn
    ? { label: 'Next level', icon: 'play', does: does.next }
    : { label: 'Play again', icon: 'play', does: does.restart }
  return {
    kind: 'over',
    title: verdict(game, standing),
    emblem: endEmblem(game, state, won, score),
    // The big number says the score already.
    lines: game.levels ? [first, ...lines] : lines,
    buttons: [
      main,
      ...(goesOn ? [{ label: 'Again', icon: 'restart', does: does.restart } as const] : []),
      ...(!won && undoable ? [{ label: 'Undo', icon: 'undo', does: does.undo } as const] : []),
      ...pickButton(game, does),
      ...switches,
    ],
    celebrate: game.levels ? won : score > 0 && (best === undefined || score > best),
  }
}

function endEmblem<S, A>(game: Game<S, A>, state: S, won: boolean, score: number): HTMLElement | undefined {
  if (!game.levels) return scoreEmblem(score, medal(game.medals, score))
  return won && !game.levels.names ? starsEmblem(game.levels.stars(state)) : undefined
}

export function levelsCard<S, A>(game: Game<S, A>, save: Save, current: number, does: Commands): Card {
  const named = game.levels?.names !== undefined
  const solved = Math.max(0, ...Object.keys(save.stars).map(Number))
  const last = game.levels?.names?.length ?? Math.max(solved, current) + OPEN_AHEAD + SHOWN_AHEAD
  const choices = Array.from({ length: last }, (_, i) => ({
    level: i + 1,
    name: levelName(game, i + 1),
    stars: save.stars[i + 1] ?? 0,
    open: named || i < Math.max(solved + OPEN_AHEAD, current),
    current: i + 1 === current,
  }))
  return {
    kind: 'levels',
    title: named ? 'Choose' : 'Levels',
    lines: [],
    body: pickerGrid(choices, named, does.choose),
    buttons: [{ label: 'Back', icon: 'undo', does: does.back }],
    back: does.back,
  }
}

const pickButton = <S, A>(game: Game<S, A>, does: Commands): CardButton[] =>
  game.levels ? [{ label: game.levels.names ? 'Choose' : 'Levels', icon: 'levels', does: does.pick }] : []
