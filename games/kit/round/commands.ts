/** Defines the effects of card buttons. */
import { nextLevel } from '../save/limits.ts'
import type { Game } from '../game.ts'
import { askRestart, type Commands } from '../shell/cards.ts'
import type { DeferredLoader } from '../run/deferred-loader.ts'
import type { Rounds } from './rounds.ts'
import { isOnJourney } from './standing.ts'
import { canUndo } from './tools.ts'
import type { Transitions } from './transitions.ts'

/** Ticks of a real-time round that nobody misses. */
const SHORT = 300

export function createCommands<State, Action>(
  game: Game<State, Action>,
  rounds: Rounds<State, Action>,
  deferred: DeferredLoader<State, Action>,
  { go, start, bring, cover, backFrom }: Transitions,
  home: () => void,
): Commands {
  /** Whether a restart would end a round for good. */
  function losesRound(): boolean {
    const { state, depth, ticks } = rounds.session
    return game.rules.outcome(state) === 'playing' && !canUndo(game) && (depth > 0 || ticks > SHORT)
  }

  function restart(): void {
    rounds.again(deferred.dayRival())
    start()
  }

  return {
    play: () => (rounds.isStandIn ? bring(rounds.rejoin()) : go()),
    restart() {
      if (rounds.isStandIn) bring(rounds.begin(rounds.session.level))
      else if (losesRound()) cover(() => askRestart(go, restart))
      else restart()
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
    more: (covered, others) => deferred.more(covered, backFrom(), others),
  }
}
