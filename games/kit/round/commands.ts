/** Defines the effects of card buttons. */
import { nextLevel } from '../save/limits.ts'
import type { Commands } from '../shell/cards.ts'
import type { DeferredLoader } from '../run/deferred-loader.ts'
import type { Rounds } from './rounds.ts'
import { isOnJourney } from './standing.ts'
import type { Transitions } from './transitions.ts'

export function createCommands<State, Action>(
  rounds: Rounds<State, Action>,
  deferred: DeferredLoader<State, Action>,
  { go, start, bring, backFrom }: Transitions,
  home: () => void,
): Commands {
  return {
    play: go,
    restart() {
      rounds.again(deferred.dayRival())
      start()
    },
    next: () =>
      bring(isOnJourney(rounds.standing) ? rounds.begin(nextLevel(rounds.session.level)) : rounds.rejoin()),
    home,
    today: () => bring(rounds.beginDay(deferred.dayRival())),
    progress: () => deferred.open(backFrom()),
    undo() {
      rounds.session.undo()
      go()
    },
    pick: () => deferred.pick(backFrom()),
    saveFile: () => deferred.saveFile(backFrom()),
    listen: () => deferred.listen(backFrom()),
  }
}
