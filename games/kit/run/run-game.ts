/** Runs a game: creates its parts in dependency order, connects them, then starts drawing. */
import { Missing, type Game } from '../game.ts'
import { scriptBegan } from '../page/first-paint.ts'
import { createHostPage } from '../page/host-page.ts'
import { toolsOf } from '../round/tools.ts'
import { createSaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import { createShell } from '../shell/shell.ts'
import { createParts } from './create-parts.ts'
import type { Dependencies, GameInfo } from './game-parts.ts'
import { startGame } from './start-game.ts'

export function runGame<State, Action>(
  game: Game<State, Action>,
  dependencies: Dependencies<State, Action>,
  info: GameInfo,
): void {
  const storage = guardStorage(() => localStorage)
  const saveStore = createSaveStore(info.slug, storage)
  const shell = createShell(toolsOf(game))
  const hostPage = createHostPage(info.siteOrigin, info.embedders)
  try {
    const options = {
      ...dependencies,
      game,
      info,
      storage,
      saveStore,
      shell,
      hostPage,
      startedAt: scriptBegan,
    }
    startGame(createParts(options))
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    shell.show({ kind: 'opening', title: info.title, lines: [error.message], buttons: [] })
    hostPage.say({ arcade: 'ready' })
  }
}
