/** Lists every game of the catalogue with everything the browser tests need to play it. */
import type { Player } from '../../games/kit/test/player.ts'
import type { Game } from '../../games/kit/game.ts'
import type { Levels, Rules } from '../../games/kit/rules.ts'
import { type GameFolder, gameFolders } from '../../tools/folders.ts'

export interface PlayableGame extends Pick<GameFolder, 'slug' | 'about'> {
  readonly game: Game<unknown, unknown>
  readonly rules: Rules<unknown, unknown>
  readonly levels?: Levels<unknown, unknown>
  /** Creates a player who knows the game. Required for games with levels. */
  readonly createPlayer?: () => Player<unknown, unknown>
}

export async function playableGames(): Promise<PlayableGame[]> {
  return Promise.all(
    (await gameFolders()).map(async ({ slug, about, game: manifest, rules, player }) => {
      const game = {
        slug,
        about,
        ...((await import(manifest)) as Pick<PlayableGame, 'game'>),
        ...((await import(rules)) as Pick<PlayableGame, 'rules' | 'levels'>),
        ...(player && ((await import(player)) as Required<Pick<PlayableGame, 'createPlayer'>>)),
      }
      if (game.levels && !game.createPlayer)
        throw new Error(
          `games/${slug} has levels but no test/player.ts. Add one that exports openPlayer, so that the tests can play them.`,
        )
      return game
    }),
  )
}

const games = await playableGames()

export function gameOf(slug: string): PlayableGame {
  const game = games.find((one) => one.slug === slug)
  if (!game) throw new Error(`There is no game ${slug}.`)
  return game
}
