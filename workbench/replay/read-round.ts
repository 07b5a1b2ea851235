/** Reads the round in a link and replays it: every link to a round, from a challenge or from a report of a problem. */
import { createReplay } from '../../games/kit/deferred/challenge/replay.ts'
import { challengeOf, type Challenge } from '../../games/kit/deferred/challenge/link.ts'
import { codeIn } from '../../games/kit/fragment.ts'
import type { Game } from '../../games/kit/game.ts'

/** The parts of a link. Throws a sentence for the developer if it is not a link to a round. */
export function partsOf(link: string): { readonly slug: string; readonly code: string } {
  const url = URL.parse(link)
  if (!url) throw new Error(`"${link}" is not a link. Quote it: npm run replay -- "https://…#challenge=…".`)
  // A game on its own has its name in the path.
  const slug = url.searchParams.get('slug') ?? url.pathname.slice(1)
  const code = codeIn(url.hash)
  if (!slug || !code) throw new Error('The link has no slug, or no round after "#challenge=".')
  return { slug, code }
}

export interface ReplayedRound<State> {
  readonly round: Challenge<unknown>
  /** The state after every step; a step is an action or a tick. */
  readonly states: readonly State[]
  /** The ticks until each of these states; all 0 in a game in turns. */
  readonly ticks: readonly number[]
}

/** Throws why the code cannot be replayed, such as a different version of the game. */
export async function replayCode<State>(
  slug: string,
  game: Game<State, unknown>,
  code: string,
): Promise<ReplayedRound<State>> {
  const { rules, version = 1 } = game
  const round = await challengeOf({ slug, version }, code, rules.isAction)
  const { log, ...place } = round
  if (!log) throw new Error(`The round was too long for a link: it has no actions, only seed ${round.seed}.`)
  const replay = createReplay(rules, { ...place, log })
  const moments = [replay.now]
  while (!replay.isOver) {
    replay.step()
    moments.push(replay.now)
  }
  return { round, states: moments.map(({ state }) => state), ticks: moments.map((moment) => moment.ticks) }
}
