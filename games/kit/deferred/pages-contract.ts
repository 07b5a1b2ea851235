/** Types the interface of the deferred, pages and journey scripts, which are separate files of the same build. */
import type { Standing } from '../round/standing.ts'
import type { CheckedChallenge } from './challenge/check-challenge.ts'
import type { Refused } from './challenge/link.ts'
import type { LocalChallenge } from './challenge/local-challenge.ts'
import type { Watching } from './challenge/watching.ts'
import type { DeferredOptions, HelpContent, Pages, TurnPages } from './contract.ts'
import type { GameFile } from './game-file.ts'

/** A finished round, and the attempts of the challenge that it answers. */
export interface FinishedRound<State, Action> {
  readonly challenge: LocalChallenge<State, Action>
  readonly standing: Standing<State>
  readonly others: readonly LocalChallenge<State, Action>[]
}

/** The cards of challenges. */
export interface ChallengeCards<State, Action> {
  /** Shows the results to beat. */
  offer(challenge: CheckedChallenge<State, Action>, accept: () => void): void
  /** Says why a link is refused. Offers a recording if its round is unfinished. */
  refuse(reason: Refused): void
  /** Shares a round under a name. `back` returns to the covered card. */
  share(round: FinishedRound<State, Action>, back: () => void): void
  /** The player's result among those of the challenge, for the end card. */
  results(standing: Standing<State>): HTMLElement | undefined
}

/** Everything in the pages script. */
export interface PagesPart<State, Action> extends Pages {
  readonly challenges: ChallengeCards<State, Action>
  readonly turns: TurnPages
  /** Shows a new day of play on the cards. */
  growVine(): void
}

/** The exports of the pages script. */
export interface PagesFile {
  createPages<State, Action>(
    options: DeferredOptions<State, Action>,
    help: HelpContent,
    watching: Pick<Watching<State, Action>, 'watch'>,
  ): PagesPart<State, Action>
}

/** Everything in the journey script. */
export interface JourneyPart {
  /** Opens the path of the levels, or the best rounds of a game without levels. `back` returns to the covered card. */
  open(back: () => void): void
}

/** What the journey needs of the pages. */
export interface JourneyLinks {
  /** What the game keeps in a script of its own. */
  readonly file: GameFile
  /** Opens the level picker. */
  pick(back: () => void): void
}

/** The exports of the journey script. */
export interface JourneyFile {
  createJourney<State, Action>(options: DeferredOptions<State, Action>, links: JourneyLinks): JourneyPart
}
