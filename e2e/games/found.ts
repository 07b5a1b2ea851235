/** Every game that is found, with what a player needs to know of it. */
import { gameFolders, type GameFolder } from '../../workshop/folders.ts'
import type { Player } from '../../games/kit/proof/player.ts'
import type { Levels, Rules } from '../../games/kit/rules.ts'

export interface FoundGame extends Pick<GameFolder, 'slug' | 'about'> {
  readonly rules: Rules<unknown, unknown>
  readonly levels?: Levels<unknown, unknown>
  /** How it is played by hand; every game with levels says so. */
  readonly openPlayer?: () => Player<unknown, unknown>
}

export async function foundGames(): Promise<FoundGame[]> {
  return Promise.all(
    (await gameFolders()).map(async ({ slug, about, rules, player }) => {
      const game = {
        slug,
        about,
        ...((await import(rules)) as Pick<FoundGame, 'rules' | 'levels'>),
        ...(player && ((await import(player)) as Required<Pick<FoundGame, 'openPlayer'>>)),
      }
      if (game.levels && !game.openPlayer)
        throw new Error(`games/${slug} has levels but no player.ts that says how they are played by hand.`)
      return game
    }),
  )
}
