/** Composes the opening and pause cards with the player's goals, switches and problems, and a plain end card. */
import { hasPad } from '../input/pads.ts'
import type { Card } from '../shell/card.ts'
import {
  button,
  controlLines,
  openingCard,
  present,
  type CardWithMore,
  type Commands,
  type OpeningOptions,
} from '../shell/cards.ts'
import { goalList } from '../shell/goal-list.ts'
import { fullLevelName, verdict } from '../shell/words.ts'
import type { PhaseOptions } from './phase-options.ts'
import { leadsOn, type Standing } from './standing.ts'

export interface PhaseCards<State> {
  opening(hasPlayed: boolean): Card
  paused(): Card
  /** The plain end card, for as long as the deferred script has not loaded. */
  over(standing: Standing<State>): Card
}

export function createPhaseCards<State, Action>(
  { game, title, rounds, saveStore, announcer, preferences, deferred }: PhaseOptions<State, Action>,
  commands: Commands,
): PhaseCards<State> {
  const { play, restart, next } = commands

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
  const goals = () =>
    preferences.calm ? undefined : goalList(rounds.progress.missing, rounds.progress.totalOf)

  const setPiece = ({ level }: Pick<Standing<State>, 'level'>) =>
    game.levels?.titles?.[level] && fullLevelName(game, level)

  const moreButton = (covered: CardWithMore) => button('More', 'more', () => commands.more(covered, []))

  /** Returning players get fewer buttons, and More. */
  function laterButtons(hasPlayed: boolean): Pick<OpeningOptions, 'switches' | 'more'> {
    const isFull = game.levels !== undefined && hasPlayed
    return {
      // Behind More, if there is no room for it.
      switches: isFull ? [] : [preferences.soundSwitch()],
      more: moreButton('opening'),
    }
  }

  return {
    opening: (hasPlayed) =>
      openingCard(game, commands, {
        title,
        notes: notes(),
        ...(hasPlayed || rounds.resumed
          ? laterButtons(hasPlayed)
          : { switches: preferences.firstSwitches() }),
        setPiece: setPiece(rounds.standing),
        hasRound: rounds.resumed,
        hasPlayed,
        isTodayDone: rounds.isTodayDone,
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
        preferences.soundSwitch(),
        ...deferred.switches(),
        moreButton('paused'),
      ]),
      back: play,
    }),
    over: (standing) => ({
      kind: 'over',
      title: verdict(game, standing),
      lines: [],
      buttons: [
        leadsOn(game, standing) ? button('Next level', 'play', next) : button('Play again', 'play', restart),
      ],
    }),
  }
}
