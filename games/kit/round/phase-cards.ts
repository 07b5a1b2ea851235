/** Fills the opening, pause and end cards with the player's goals, switches and problems. */
import { hasPad } from '../input/pads.ts'
import type { Card, CardButton } from '../shell/card.ts'
import { controlLines, openingCard, overCard, pausedCard, type Commands } from '../shell/cards.ts'
import { goalList } from '../shell/goal-list.ts'
import type { PhaseOptions } from './phase-options.ts'
import type { Standing } from './standing.ts'

export interface PhaseCards<State> {
  opening(hasPlayed: boolean): Card
  paused(): Card
  /** `more` are the buttons of the deferred script. */
  over(standing: Standing<State>, more: readonly CardButton[]): Card
}

export function createPhaseCards<State, Action>(
  { game, kind, title, rounds, saveStore, announcer, preferences, deferred }: PhaseOptions<State, Action>,
  commands: Commands,
): PhaseCards<State> {
  const notes = () => [
    ...controlLines(game, hasPad()),
    saveStore.keeps ? '' : 'Your browser does not save anything here: scores last until you leave.',
  ]

  /** Problems with saved data. */
  const warnings = () => [
    saveStore.wasDamaged
      ? 'Some of your saved data was damaged and has been left out. The rest is safe.'
      : '',
    rounds.warning,
  ]

  /** The open goals with their progress. */
  const goals = () => goalList(rounds.progress.missing, rounds.progress.totalOf)

  /** The goals that advanced in this round. */
  function movedGoals(): HTMLElement | undefined {
    const { open, gained, totalOf } = rounds.progress
    return goalList(
      open.filter(({ id }) => gained[id]),
      totalOf,
    )
  }

  return {
    opening: (hasPlayed) =>
      openingCard(game, commands, {
        title,
        notes: notes(),
        switches: preferences.firstSwitches(),
        hasRound: rounds.resumed,
        hasPlayed,
        goals: hasPlayed ? goals() : undefined,
        warnings: warnings(),
      }),
    paused: () =>
      pausedCard(game, commands, {
        notes: [...notes(), announcer.keys],
        switches: preferences.switches(deferred.switches()),
        hasSaves: saveStore.keeps,
        goals: goals(),
      }),
    over: (standing, more) =>
      overCard(game, commands, {
        kind,
        award: deferred.award(standing),
        lines: deferred.resultLines(standing),
        standing,
        isUndoable: rounds.session.undoable,
        goals: movedGoals(),
        more,
        switches: [preferences.soundSwitch(), ...deferred.switches()],
      }),
  }
}
