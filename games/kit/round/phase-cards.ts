/** Composes the opening, pause and end cards with the player's goals, switches and problems. */
import { hasPad } from '../input/pads.ts'
import type { EndButtons } from '../deferred/contract.ts'
import type { Card, CardButton } from '../shell/card.ts'
import {
  button,
  controlLines,
  openingCard,
  pickButton,
  present,
  type CardWithMore,
  type Commands,
  type OpeningOptions,
} from '../shell/cards.ts'
import { goalList } from '../shell/goal-list.ts'
import { calmWords, fullLevelName, levelName, verdict } from '../shell/words.ts'
import type { PhaseOptions } from './phase-options.ts'
import { isOnJourney, leadsOn, type Standing } from './standing.ts'

/** Buttons of the end card between the main one and More: it has room for one main button and three others. */
const BESIDE_MORE = 2

export interface PhaseCards<State> {
  opening(hasPlayed: boolean): Card
  paused(): Card
  over(standing: Standing<State>, more: EndButtons): Card
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
  const goals = () =>
    preferences.calm ? undefined : goalList(rounds.progress.missing, rounds.progress.totalOf)

  const setPiece = ({ level }: Pick<Standing<State>, 'level'>) =>
    game.levels?.titles?.[level] && fullLevelName(game, level)

  /** Names the level that follows a daily board or a challenge: it has nothing to do with the one just won. */
  function nextLabel(standing: Standing<State>): string {
    const { round, level } = saveStore.save
    return isOnJourney(standing) ? 'Next level' : levelName(game, round?.level ?? level)
  }

  function result(standing: Standing<State>): Pick<Card, 'emblem' | 'celebrate' | 'lines' | 'body'> {
    const award = deferred.award(standing)
    return {
      ...award,
      lines: [
        // The emblem already shows a score.
        ...(award.emblem && !game.levels ? [] : kind.result(game, standing)),
        ...deferred.resultLines(standing),
      ],
      body: deferred.story(standing),
    }
  }

  /** The journey of a game without levels consists of records. */
  const journeyButton = () => (game.levels || !preferences.calm) && pickButton(game, commands)
  const moreButton = (covered: CardWithMore, ...others: readonly CardButton[]) =>
    button('More', 'more', () => commands.more(covered, others))

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
    over(standing, { watch, challenge }) {
      const goesOn = leadsOn(game, standing)
      const isLost = game.rules.outcome(standing.state) !== 'won'
      const isAway = !isOnJourney(standing) || standing.day !== undefined
      const side = present([
        isLost && rounds.session.undoable && button('Undo', 'undo', commands.undo),
        // The only way from a daily round or a challenge back to the regular game.
        !goesOn && isAway && button('Back', 'back', commands.home),
        challenge,
        !isAway && journeyButton(),
        goesOn && button('Again', 'restart', restart),
      ])
      return {
        kind: 'over',
        title: verdict(game, standing),
        ...(preferences.calm ? { lines: [calmWords(game, standing)] } : result(standing)),
        buttons: [
          goesOn ? button(nextLabel(standing), 'play', commands.next) : button('Play again', 'play', restart),
          ...side.slice(0, BESIDE_MORE),
          moreButton('over', ...side.slice(BESIDE_MORE), ...present([watch])),
        ],
      }
    },
  }
}
