/** Composes the end card: verdict, result, what the round has brought, and the ways on. */
import { isOnJourney, leadsOn, type Standing } from '../../round/standing.ts'
import { button, pickButton, present, type Commands } from '../../shell/cards.ts'
import { calmWords, levelName, verdict } from '../../shell/words.ts'
import type { Deferred, DeferredOptions, HasEndButtons } from '../contract.ts'
import { awardOf } from './award.ts'
import { resultLines } from './result-lines.ts'
import { awardWords, resultTexts } from './result-texts.ts'
import type { Story } from './story.ts'

/** Buttons between the main one and More: the card has room for one main button and three others. */
const BESIDE_MORE = 2

export function createEndCard<State, Action>(
  { game, rounds, saveStore, preferences }: DeferredOptions<State, Action>,
  { story, storyWords }: Pick<Story<State>, 'story' | 'storyWords'>,
  buttons: HasEndButtons['buttons'],
): Pick<Deferred<State, Action>, 'over' | 'overWords'> {
  /** Names the level that follows a daily board or a challenge: it has nothing to do with the one just won. */
  function nextLabel(standing: Standing<State>): string {
    const { round, level } = saveStore.save
    return isOnJourney(standing) ? 'Next level' : levelName(game, round?.level ?? level)
  }

  function resultOf(standing: Standing<State>) {
    const award = awardOf(game, standing)
    return {
      ...award,
      lines: [
        // The emblem already shows a score.
        ...(award.emblem && !game.levels ? [] : resultTexts(game, standing)),
        ...resultLines(game, standing),
      ],
      body: story(standing),
    }
  }

  function waysOn(standing: Standing<State>, does: Commands, again: () => void) {
    const { watch, challenge, next } = buttons(again)
    const goesOn = next !== undefined || leadsOn(game, standing)
    const isLost = game.rules.outcome(standing.state) !== 'won'
    const isAway = !isOnJourney(standing) || standing.day !== undefined
    const side = present([
      isLost && rounds.session.undoable && button('Undo', 'undo', does.undo),
      // The only way from a daily round or a challenge back to the regular game.
      !goesOn && isAway && button('Back', 'back', does.home),
      challenge,
      // The journey of a game without levels consists of records.
      !isAway && (game.levels || !preferences.calm) && pickButton(game, does),
      goesOn && button('Again', 'restart', does.restart),
    ])
    const others = [...side.slice(BESIDE_MORE), ...present([watch])]
    return [
      next ??
        (goesOn
          ? button(nextLabel(standing), 'play', does.next)
          : button('Play again', 'play', does.restart)),
      ...side.slice(0, BESIDE_MORE),
      button('More', 'more', () => does.more('over', others)),
    ]
  }

  return {
    over: (standing, does, again) => ({
      kind: 'over',
      title: verdict(game, standing),
      ...(preferences.calm ? { lines: [calmWords(game, standing)] } : resultOf(standing)),
      buttons: waysOn(standing, does, again),
    }),
    overWords: (standing) =>
      preferences.calm
        ? [calmWords(game, standing)]
        : [
            awardWords(game, standing),
            ...resultTexts(game, standing),
            ...resultLines(game, standing),
            ...storyWords(standing),
          ],
  }
}
