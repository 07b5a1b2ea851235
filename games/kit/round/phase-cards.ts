/** Composes the opening, pause and end cards with the player's goals, switches and problems. */
import { hasPad } from '../input/pads.ts'
import type { Card, CardButton } from '../shell/card.ts'
import {
  button,
  controlLines,
  openingCard,
  pickButton,
  present,
  progressButton,
  type Commands,
} from '../shell/cards.ts'
import { goalList } from '../shell/goal-list.ts'
import { verdict } from '../shell/words.ts'
import type { PhaseOptions } from './phase-options.ts'
import { isOnJourney, leadsOn, type Standing } from './standing.ts'

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
  const { play, restart } = commands

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
    paused: () => ({
      kind: 'paused',
      title: 'Paused',
      lines: [...notes(), announcer.keys],
      body: goals(),
      buttons: present([
        button('Resume', 'play', play),
        button('Restart', 'restart', restart),
        pickButton(game, commands),
        progressButton(commands),
        game.words && button('Listen', 'listen', commands.listen),
        ...preferences.switches(deferred.switches()),
        saveStore.keeps && button('Save & offline', 'saveFile', commands.saveFile),
      ]),
      back: play,
    }),
    over(standing, more) {
      const goesOn = leadsOn(game, standing)
      const isLost = game.rules.outcome(standing.state) !== 'won'
      const award = deferred.award(standing)
      return {
        kind: 'over',
        title: verdict(game, standing),
        ...award,
        lines: [
          // The emblem already shows a score.
          ...(award.emblem && !game.levels ? [] : kind.result(game, standing)),
          ...deferred.resultLines(standing),
        ],
        body: movedGoals(),
        buttons: present([
          goesOn ? button('Next level', 'play', commands.next) : button('Play again', 'play', restart),
          goesOn && button('Again', 'restart', restart),
          isLost && rounds.session.undoable && button('Undo', 'undo', commands.undo),
          ...more,
          // The only way from a daily round or a challenge back to the regular game.
          !goesOn &&
            (!isOnJourney(standing) || standing.day !== undefined) &&
            button('Back', 'back', commands.home),
          pickButton(game, commands),
          progressButton(commands),
          preferences.soundSwitch(),
          ...deferred.switches(),
        ]),
      }
    },
  }
}
